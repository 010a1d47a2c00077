import { home } from '@/content/pages/home';
import { exportedPages, readPage } from '../support/html';
import { pagesWith } from '../support/landing';

/** The photographs of a page, whatever their size. */
const photographsOf = ({ document }: (typeof exportedPages)[number]) =>
  document
    .querySelectorAll('.photo img')
    .map((image) => new URL(image.getAttribute('src') ?? '', 'http://site').pathname);

/** Articles may share a photograph, and the library shows those of many. */
const others = exportedPages.filter(({ path }) => !path.startsWith('/resources'));

it.each(others.map((page) => [page.path, page] as const))(
  '%s: no photograph stands twice',
  (_path, page) => {
    const photographs = photographsOf(page);
    expect(photographs.filter((one, index) => photographs.indexOf(one) !== index)).toEqual([]);
  },
);

it('has a photograph for every tab, and for every industry on the home page', () => {
  const tabs = pagesWith('tabs').flatMap((content) => content.tabs.items);
  expect(others.flatMap(photographsOf).length).toBeGreaterThanOrEqual(
    tabs.length + home.industries.items.length,
  );
});

it.each(pagesWith('tabs').map(({ path, tabs }) => [path, tabs.items.length] as const))(
  '%s: every tab has a drawing of its own, and no other',
  (path, count) => {
    const panels = readPage(`${path.slice(1)}.html`).document.querySelectorAll('[role=tabpanel]');
    expect(panels.length).toBe(count);
    const drawings = panels.map((panel) =>
      panel.querySelectorAll('use').map((use) => use.getAttribute('href')),
    );
    for (const drawing of drawings) expect(drawing).toEqual([expect.stringContaining('#')]);
    expect(new Set(drawings.flat()).size).toBe(count);
  },
);
