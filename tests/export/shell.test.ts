import type { HTMLElement } from 'node-html-parser';
import { company } from '@/content/company';
import { footerIndustries, footerServices } from '@/content/ui';
import {
  comingSoonTitles,
  industryPaths,
  pathsWithoutPage,
  routePaths,
  servicePaths,
  shell,
} from '../specification';
import { mainText, readPage } from '../support/html';

const linksIn = (element: HTMLElement | null) =>
  element?.querySelectorAll('a').map((link) => [link.text, link.getAttribute('href')]);

it.each([...Object.entries(comingSoonTitles), ['/404', shell.pageNotFound]])(
  '%s is a placeholder: %s',
  (path, title) => {
    const page = readPage(`${path.slice(1)}.html`);
    const main = page.document.querySelector('main');
    expect(main?.querySelector('h1')?.text).toBe(title);
    expect(mainText(page)).toContain(shell.underConstruction);
    expect(linksIn(main)).toContainEqual([shell.getStarted, '/contact']);
    const announcing = main
      ?.querySelectorAll('section')
      .filter((section) => section.querySelector('h2')?.text === shell.comingSoon);
    expect(announcing?.length).toBe(1);
    expect(announcing?.[0]?.querySelectorAll('li')).not.toHaveLength(0);
  },
);

const footer = readPage('index.html').document.querySelector('footer');

it.each([
  ['the footer', footer],
  [
    'the quick contact',
    readPage('contact.html').document.querySelector('[aria-labelledby=quick-title]'),
  ],
])('%s shows phone, email and place', (_name, block) => {
  expect(linksIn(block)).toEqual(
    expect.arrayContaining([
      [company.phone.label, company.phone.href],
      [company.email, `mailto:${company.email}`],
    ]),
  );
  expect(block?.text).toContain(shell.location);
});

describe('the footer', () => {
  it.each([
    [footerServices, servicePaths],
    [footerIndustries, industryPaths],
  ])('lists the specified %s', (name, paths) => {
    const links = linksIn(footer?.querySelector(`nav[aria-label="${name}"]`) ?? null);
    const specified = links
      ?.map(([, href = '']) => href)
      .filter((href) => routePaths.includes(href));
    expect(specified).toEqual(paths);
  });

  it('says who we are, and leads to a call and to what is not written yet', () => {
    expect(footer?.querySelectorAll('p').map(({ text }) => text)).toContain(company.blurb);
    const links = linksIn(footer) ?? [];
    expect(links).toContainEqual([shell.scheduleCall, '/contact']);
    expect(links.map(([, href]) => href)).toEqual(expect.arrayContaining([...pathsWithoutPage]));
  });
});
