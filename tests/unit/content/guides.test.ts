/** @jest-environment node */
import { join } from 'node:path';
import { company } from '@/content/company';
import * as guidesModule from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { checkLinks } from '@/content/schema/document-links';
import { ContentError } from '@/content/schema/parse';
import { sources } from '@/content/shared/sources';
import { savedName } from '@/lib/format/file-name';
import { linkKind } from '@/lib/markdown/links';
import { textOf } from '@/lib/markdown/text';
import { guideButtons } from '../../specification';
import { actionsOf } from '../../support/content';
import { blocksOf } from '../../support/markdown';

const { guideFile, guides, printGuide, shelfGuide, withGuideFacts } = guidesModule;
const sizes = guides.map((guide) => [guide.id, guideFile(guide).size()] as const);

it.each(Object.entries(guideButtons))('%s opens or saves its guides', (slug, buttons) => {
  const page = landingPages.find((each) => each.slug === slug);
  const actions = actionsOf(page);
  for (const { kind, label, guide } of buttons) {
    const action = actions.find((each) => each.label === label);
    expect([label, action?.kind, action?.guide?.id]).toEqual([label, kind, guide]);
  }
});

it('belongs to a page that leads to it', () => {
  const alone = guides.filter(({ id, page }) => {
    const own = landingPages.find(({ path }) => path === `/${page}`);
    return !JSON.stringify(own).includes(`/guides/${id}.pdf`);
  });
  expect(
    alone.map(
      ({ id, page }) => `content/guides/${id}.md: page ${page} has no button or card to it`,
    ),
  ).toEqual([]);
});

it.each(sizes)('%s has four to eight pages', (_id, { pages }) => {
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(pages).toBeLessThanOrEqual(8);
});

it('says what a link leads to, and saves it under a name of ours', () => {
  for (const guide of guides) {
    const { pages } = guideFile(guide).size();
    const { href, fileName, facts } = shelfGuide(guide);
    expect(href).toBe(`/guides/${guide.id}.pdf`);
    expect(fileName).toBe(savedName(company.name, `${guide.id}.pdf`));
    expect(facts).toBe(`PDF, ${pages} pages, ${Math.round(printGuide(guide).length / 1000)} KB`);
  }
});

it('says in a text what a link to one of them opens, wherever it stands', () => {
  const [guide] = guides;
  if (!guide) throw new Error('no guide');
  const { href, facts } = shelfGuide(guide);
  const link = `the **[sheet](${href})**`;
  const source = [link, `- ${link}`, `> ${link}`, `| ${link} |\n| - |\n| [us](/contact) |`];
  const text = textOf(withGuideFacts(blocksOf(source.join('\n\n'))));
  const said = `the sheet\u00a0(${facts})`;
  expect(text.split('\n')).toEqual([said, said, said, said, 'us']);
});

it('typesets all of them in less than five seconds of work', () => {
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof guidesModule>('@/content/guides');
    const before = process.cpuUsage();
    for (const guide of again.guides) again.printGuide(guide);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});

it('names the file of a guide that cannot be typeset', () => {
  const [guide] = guides;
  if (!guide) throw new Error('no guide');
  const broken = { ...guide, title: 'λόγος' };
  expect(() => printGuide(broken)).toThrow(ContentError);
  expect(() => printGuide(broken)).toThrow(`content/guides/${guide.id}.md: could not be typeset`);
});

it('stops at a link to a page that does not exist', () => {
  const [guide] = guides;
  expect(() => checkLinks('content/guides', guide ? [guide] : [], ['/'])).toThrow(
    new RegExp(`content/guides/${guide?.id}\\.md:5: expected the path of a page`),
  );
});

it('knows no publisher whom no guide cites', () => {
  // A draft brings its publishers with it.
  const all = guidesModule.readGuides(join(process.cwd(), 'content/guides'), true);
  const cited = all.flatMap(({ links }) =>
    links.filter(({ href }) => linkKind(href) === 'web').map(({ href }) => new URL(href).host),
  );
  expect(Object.keys(sources).filter((host) => !cited.includes(host))).toEqual([]);
});
