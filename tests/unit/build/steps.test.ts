/** @jest-environment node */
import { policyOf } from '@/lib/build/steps/content-security-policy';
import { steadyMeta, withFont } from '@/lib/build/steps/not-found-head';
import { onIntent } from '@/lib/build/steps/scripts-on-intent';
import { jsonLdText, pageGraph } from '@/lib/seo/json-ld';
import { openingHours } from '@/lib/seo/opening-hours';

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><script>page()</script><script src="/_next/old.js" noModule=""></script></head><body><p>Words</p><script type="application/ld+json">{"a":1}</script><script id="_R_">boot()</script><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"$&"])</script></body></html>`;

describe('scripts on intent', () => {
  const { html, payload, address } = onIntent(PAGE);
  it('take the framework’s scripts and data out of the page, and leave the rest', () => {
    expect(html).not.toMatch(/src=|as="script"|__next_f|_R_/);
    expect(html).toContain('<script>page()</script>');
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(html).toContain('<p>Words</p>');
  });
  it('list the data first, then each file once, in order, without those for old browsers', () => {
    expect(html).toContain(
      `id="page-scripts">["${address}","/_next/a.js","/_next/b.js"]</script></body>`,
    );
  });
  it('keep the data as it is, in order', () => {
    expect(payload).toBe(
      'boot();\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"$&"])',
    );
  });
  it('refuse a page that Next no longer writes this way', () => {
    expect(() => onIntent('<html><body></body></html>')).toThrow('no scripts of Next');
  });
});

describe('a steady head', () => {
  it('puts named meta tags in one order, and moves nothing else', () => {
    const head = (tags: string) =>
      `<head><meta charSet="utf-8"/>${tags}</head><body><meta name="z"/></body>`;
    const [a, b] = ['<meta name="a" content="1"/>', '<meta name="robots" content="noindex"/>'];
    const steady = steadyMeta(head(`${a}<title>T</title>${b}`));
    expect(steady).toBe(head(`${a}${b}<title>T</title>`));
    expect(steadyMeta(head(`${b}${a}<title>T</title>`))).toBe(steady);
  });
  it('preloads the font that other pages preload, once', () => {
    const font = '<link rel="preload" href="/f.woff2" as="font"/>';
    const viewport = '<meta name="viewport" content="width=device-width"/>';
    const mended = withFont(`<head>${viewport}</head>`, `<head>${font}</head>`);
    expect(mended).toBe(`<head>${viewport}${font}</head>`);
    expect(withFont(mended, font)).toBe(mended);
    expect(() => withFont(mended, '<head></head>')).toThrow('preloads no font');
  });
});

describe('the policy', () => {
  it('hashes what runs, not what is data, and reads line ends as browsers do', () => {
    const unix = policyOf('<script>a\nb</script><script type="application/json">[]</script>');
    expect(policyOf('<script>a\r\nb</script>')).toBe(unix);
    expect(unix.match(/sha256-/g)).toHaveLength(1);
  });
  it.each([
    ['<p style="color:red">x</p>', 'style='],
    ['<img src="x" onerror="y()">', 'onerror='],
    ['<style>p{}</style>', '<style'],
  ])('refuses %s, which it would block', (html, named) => {
    expect(() => policyOf(html)).toThrow(named);
  });
});

describe('structured data', () => {
  it('cannot end its script element, whatever the words', () => {
    const hostile = '</script><script>alert(1)</script><!--\u2028&';
    const text = jsonLdText(
      pageGraph({ path: '/x', meta: { title: hostile, description: hostile }, trail: [] }),
    );
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
  });
  it('reads hours from the lines that are hours', () => {
    expect(
      openingHours([
        { days: 'Saturday', time: '12:00 AM-12:30 PM' },
        { days: 'Sunday', time: 'Emergency Only' },
        { days: '24/7', time: 'Emergency Support' },
      ]),
    ).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '00:00',
        closes: '12:30',
      },
    ]);
  });
});
