import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '@/content/articles';
import { legal } from '@/content/industries/legal';
import { trailTo } from '@/content/routes';
import { cybersecurity } from '@/content/services/cybersecurity';
import { OUT } from '../support/exports';
import { exportedPages, readPage } from '../support/html';

type Node = Record<string, unknown> & { '@type': string };

/** The nodes of a page's structured data. Fails when it is not one valid block. */
function nodesOf(html: string): Node[] {
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map((match) => match[1] ?? '');
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0] ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const typesOf = (html: string) => nodesOf(html).map((node) => node['@type']);
const node = (html: string, type: string): Node => {
  const found = nodesOf(html).find((each) => each['@type'] === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};
const page = (file: string) => readPage(`${file}.html`).html;

/** Every address in structured data, wherever it stands. */
function addresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addresses);
}

it.each(exportedPages.map((each) => [each.path, each] as const))(
  '%s says what it is, and where it stands',
  (path, { html, document }) => {
    const types = typesOf(html);
    const own = types.find((type) => /Page$/.test(type) && type !== 'FAQPage') ?? '';
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    const webPage = node(html, own);
    expect(webPage.description).toBe(description);
    expect(webPage.url).toBe(
      path === '/' ? 'https://www.lakeward.example/' : `https://www.lakeward.example${path}`,
    );
    if (path !== '/') {
      const { itemListElement } = webPage.breadcrumb as {
        itemListElement: Array<{ position: number; name: string; item: string }>;
      };
      expect(itemListElement.map(({ name }) => name)).toEqual(
        trailTo(path).map(({ name }) => name),
      );
      expect(itemListElement.length).toBeGreaterThan(1);
    }
    for (const address of addresses(nodesOf(html))) {
      expect(address).toMatch(/^https:\/\/(www\.lakeward\.example\/|schema\.org)/);
    }
  },
);

it('describes the company, its office and its site on the home page', () => {
  const home = page('index');
  expect(typesOf(home)).toEqual(['Organization', 'WebSite', 'ProfessionalService', 'WebPage']);
  expect(node(home, 'Organization')).toMatchObject({
    name: 'Lakeward',
    telephone: '+14165550142',
    email: 'hello@lakeward.example',
  });
  expect(node(home, 'ProfessionalService').openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '08:00', closes: '18:00' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' }),
  ]);
});

it('states prices as they stand on the page', () => {
  const offers = node(page('services/cybersecurity'), 'Service').offers as Array<{
    name: string;
    price: number;
    priceCurrency: string;
  }>;
  expect(offers.map(({ name, price }) => [name, price])).toEqual(
    cybersecurity.plans.items.map((plan) => [plan.name, plan.price.monthly]),
  );
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['CAD']));
  const legalOffers = node(page('industries/legal'), 'Service').offers as unknown[];
  expect(legalOffers).toHaveLength(
    legal.plans.items.filter(({ price }) => price.monthly !== 'Custom').length,
  );
});

it('repeats the questions of a page in its FAQ', () => {
  const { mainEntity } = node(page('services/cybersecurity'), 'FAQPage') as unknown as {
    mainEntity: Array<{ name: string; acceptedAnswer: { text: string } }>;
  };
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    cybersecurity.faqs.items.map(({ question, answer }) => [question, answer]),
  );
});

it('describes every article, and lists them in the library', () => {
  for (const { id, title, date, author } of articles) {
    expect(node(page(`resources/${id}`), 'Article')).toMatchObject({
      headline: title,
      datePublished: date,
      author: { '@type': 'Person', name: author },
    });
  }
  const { mainEntity } = node(page('resources'), 'CollectionPage') as unknown as {
    mainEntity: { itemListElement: Array<{ name: string }> };
  };
  expect(mainEntity.itemListElement.map(({ name }) => name)).toEqual(
    articles.map(({ title }) => title),
  );
});

it('gives every page a card of its own for Open Graph and Twitter', () => {
  const images = exportedPages.map(({ document }) => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? '';
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(content('meta[name="twitter:image"]')).toBe(content('meta[property="og:image"]'));
    const { pathname } = new URL(content('meta[property="og:image"]'));
    expect(readFileSync(join(OUT, pathname)).subarray(1, 4).toString()).toBe('PNG');
    return pathname;
  });
  expect(new Set(images).size).toBe(exportedPages.length);
});

it('keeps titles and descriptions within what a result shows', () => {
  for (const { path, document } of exportedPages) {
    const title = document.querySelector('title')?.text ?? '';
    const description =
      document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    // Articles carry their own titles and excerpts, whose limits are wider.
    const [longTitle, longDescription] = /^\/resources\/./.test(path) ? [82, 220] : [60, 160];
    expect([path, title.length <= longTitle]).toEqual([path, true]);
    expect([path, description.length <= longDescription]).toEqual([path, true]);
  }
});
