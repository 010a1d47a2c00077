import { articles } from '@/content/articles';
import { navigation } from '@/content/navigation';
import { libraryPages } from '@/content/routes';
import { mainNavigation } from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { exportedPages } from '../support/html';

/** What the bar marks on a page: the entry that is the page itself, or the one under which it lies. */
const marks = new Map<string, readonly [label: string, state: 'page' | 'true']>();
for (const { label, children } of navigation)
  for (const { href } of children) marks.set(href, [label, 'true']);
const inLibrary = [
  ...articles.map(({ id }) => articlePath(id)),
  ...libraryPages.map(({ path }) => path),
];
for (const { label, href } of navigation) {
  marks.set(href, [label, 'page']);
  for (const path of inLibrary) if (path.startsWith(`${href}/`)) marks.set(path, [label, 'true']);
}

it('knows where every article stands', () => {
  expect(inLibrary.filter((path) => !marks.has(path))).toEqual([]);
});

it.each(exportedPages.map(({ path, document }) => [path, document] as const))(
  '%s: the bar says where the page stands',
  (path, document) => {
    const bar = document.querySelector(`nav[aria-label="${mainNavigation}"]`);
    const entries = bar?.querySelectorAll('.nav-entry > a') ?? [];
    expect(entries.map(({ text }) => text)).toEqual(navigation.map(({ label }) => label));
    const marked = entries
      .filter((entry) => entry.hasAttribute('aria-current'))
      .map((entry) => [entry.text, entry.getAttribute('aria-current')]);
    const mark = marks.get(path);
    expect(marked).toEqual(mark ? [mark] : []);
  },
);
