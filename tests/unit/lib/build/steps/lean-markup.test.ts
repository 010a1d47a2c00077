/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { leanMarkup, leanPages } from '@/lib/build/steps/lean-markup';
import { folderOf } from '../../../../support/folder';

const PAGE =
  '<!DOCTYPE html><html><head><link rel="a" crossorigin="" href="/a"/></head><body><details open="" data-x="=&quot;&quot;" hidden=""></details><p title="a > b" hidden="">a=""</p><svg viewBox="0 0 1 1"><path d="M0 0"></path><g><use href="#a"></use></g><rect title=">"></rect></svg><script>if (a="") "<path></path>"</script></body></html>';

it('says the same in fewer bytes', () => {
  const lean = leanMarkup(PAGE);
  expect(lean).toContain('<link rel="a" crossorigin href="/a"/>');
  expect(lean).toContain('<details open data-x="=&quot;&quot;" hidden></details>');
  expect(lean).toContain('<path d="M0 0"/><g><use href="#a"/></g><rect title=">"/>');
  expect(new JSDOM(lean).serialize()).toBe(new JSDOM(PAGE).serialize());
});

it('leaves out the namespace of an icon and the names that no style reads', () => {
  const icon = (namespace: string, names: string) =>
    `<svg${namespace} width="24" class="${names}size-5" aria-hidden="true"></svg>`;
  const drawn = icon(' xmlns="http://www.w3.org/2000/svg"', 'lucide lucide-chart-3 ');
  expect(leanMarkup(`<p>${drawn}lucide lucide-x</p>`)).toBe(
    `<p>${icon('', '')}lucide lucide-x</p>`,
  );
  expect(new JSDOM(leanMarkup(drawn)).window.document.querySelector('svg')?.namespaceURI).toBe(
    'http://www.w3.org/2000/svg',
  );
});

it('leaves out what is said to X in the words of Open Graph', () => {
  const card =
    '<meta property="og:title" content="A &gt; B"/><meta name="twitter:card" content="summary"/>';
  const again =
    '<meta name="twitter:title" content="A > B"/><meta name="twitter:description" content="C"/>';
  const image = '<meta name="twitter:image:alt" content="twitter:title"/>';
  expect(leanMarkup(`${card}${again}${image}<meta name="next-size-adjust" content=""/>`)).toBe(
    `${card}${image}`,
  );
});

it('leaves words and scripts as they are', () => {
  expect(leanMarkup(PAGE)).toContain('>a=""</p>');
  expect(leanMarkup(PAGE)).toContain('<script>if (a="") "<path></path>"</script>');
});

it('does so in every page', () => {
  const out = folderOf({ 'index.html': PAGE, 'contact.html': PAGE });
  expect(leanPages(out)).toContain('2 pages');
  for (const page of ['index.html', 'contact.html'])
    expect(readFileSync(join(out, page), 'utf8')).toBe(leanMarkup(PAGE));
});
