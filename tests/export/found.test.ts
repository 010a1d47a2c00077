import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { landingPages } from '@/content/landing-pages';
import { resources } from '@/content/pages/resources';
import { trailTo } from '@/content/routes';
import { shownOf } from '@/content/schema/landing';
import { authorRole, breadcrumb } from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { pageOf } from '@/lib/articles/pages';
import { escapeMarkup } from '@/lib/format/markup';
import { FEED_PATH } from '@/lib/seo/feed';
import { absoluteUrl } from '@/lib/seo/urls';
import { contact } from '../specification';
import { OUT } from '../support/exports';
import { exportedPages, mainText, readPage } from '../support/html';
import { BEFORE_TAX } from '../support/landing';

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
const page = (path: string) => readPage(path === '/' ? 'index.html' : `${path.slice(1)}.html`).html;

/** What an offer costs: this much, or this much at least. */
interface Price {
  '@type': string;
  price?: number;
  minPrice?: number;
  priceCurrency: string;
  valueAddedTaxIncluded: boolean;
  unitText: string;
  priceComponent?: Price[];
}

/** Every address in structured data, wherever it stands. */
function addresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addresses);
}

/** Every object in structured data, however deep. */
function objects(value: unknown): Array<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

/** A page's photographs, without what says how they are cut. */
const photographsOf = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('img[srcset]')
    .map((image) => (image.getAttribute('src') ?? '').replace(/\?.*/, ''))
    .filter(Boolean);

/** The company's own accounts: the front page of a network is none. */
const accounts = company.social
  .map(({ href }) => href)
  .filter((href) => /^https:\/\/[^/]+\/[^?#]/.test(href));

/** The way to a page, as its structured data has it. */
const stepsOf = (webPage: Node) =>
  (
    webPage.breadcrumb as {
      itemListElement: Array<{ position: number; name: string; item: string }>;
    }
  ).itemListElement;

it.each(exportedPages.map((each) => [each.path, each] as const))(
  '%s says what it is, and where it stands',
  (path, { html, document }) => {
    const types = typesOf(html);
    const own = types.find((type) => /Page$/.test(type) && type !== 'FAQPage') ?? '';
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    const webPage = node(html, own);
    expect(webPage.description).toBe(description);
    expect(webPage.url).toBe(absoluteUrl(path));
    if (path !== '/') {
      const steps = stepsOf(webPage);
      expect(steps.map(({ name }) => name)).toEqual(trailTo(path).map(({ name }) => name));
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.length).toBeGreaterThan(1);
    }
    const known = [absoluteUrl('/'), 'https://schema.org', ...photographsOf(document), ...accounts];
    const elsewhere = addresses(nodesOf(html)).filter(
      (address) => !known.some((start) => address.startsWith(start)),
    );
    expect(elsewhere).toEqual([]);
    const inside = objects(nodesOf(html));
    const described = new Set(inside.filter((each) => '@type' in each).map((each) => each['@id']));
    // What a page only points at, it also says: whoever reads one page has all of its graph.
    const pointed = inside.map((each) => each['@id']).filter((id) => id !== undefined);
    expect(pointed.filter((id) => !described.has(id))).toEqual([]);
  },
);

/** The days of a line of the specified hours, as search engines are told them. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Saturday: ['Saturday'],
  Sunday: ['Sunday'],
};

/** A specified time: `6:00 PM` → `18:00`. */
function onTheClock(time: string): string {
  const [, hour, minutes, half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

it('describes the company, its office and its site on the home page', () => {
  const home = page('/');
  expect(typesOf(home)).toEqual(['Organization', 'WebSite', 'ProfessionalService', 'WebPage']);
  expect(node(home, 'Organization')).toMatchObject({
    name: company.name,
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email,
  });
  expect(node(home, 'Organization').sameAs ?? []).toEqual(accounts);
  const logo = new URL(String(node(home, 'Organization').logo));
  expect(readFileSync(join(OUT, logo.pathname)).subarray(1, 4).toString()).toBe('PNG');
  const hours = contact.hours.flatMap(({ days, time }) => {
    const allDay = /^(open )?all day$/i.test(time);
    if (!allDay && !/\d/.test(time)) return [];
    const [opens, closes] = allDay ? ['00:00', '23:59'] : time.split('-').map(onTheClock);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[days], opens, closes }];
  });
  expect(hours.length).toBeGreaterThan(0);
  expect(node(home, 'ProfessionalService').openingHoursSpecification).toEqual(hours);
});

describe.each(landingPages.map((content) => [content.path, shownOf(content)] as const))(
  '%s',
  (path, { kind, name, serviceName, contactService, plans, pricing, faqs }) => {
    const exported = readPage(`${path.slice(1)}.html`);
    const { html } = exported;
    const service = node(html, 'Service');

    it('shows the same trail to readers and to search engines', () => {
      const crumbs = exported.document
        .querySelectorAll(`nav[aria-label="${breadcrumb}"] li`)
        .map((step) => {
          const link = step.querySelector('a');
          return {
            name: (link ?? step).text,
            item: absoluteUrl(link?.getAttribute('href') ?? path),
          };
        });
      const steps = stepsOf(node(html, 'WebPage'));
      expect(crumbs).toEqual(steps.map((step) => ({ name: step.name, item: step.item })));
      expect(steps.at(-1)?.name).toBe(name);
      expect(steps).toHaveLength(3);
    });

    it('is named as what is offered, for whom', () => {
      expect(service.name).toBe(serviceName);
      expect(service.audience).toEqual(
        kind === 'industry' ? { '@type': 'BusinessAudience', name } : undefined,
      );
      // An industry chooses one of the form's services; it is not that service.
      if (kind === 'industry') expect(serviceName).not.toBe(contactService);
    });

    it('states prices as they stand on the page', () => {
      const priced = [...(plans?.items ?? [])].flatMap(({ price }) => {
        if (price.monthly === 'Custom') return [];
        const setup = 'setup' in price ? [{ price: price.setup }] : [];
        const byYear = 'annual' in price ? [[{ price: price.annual }]] : [];
        return [[{ price: price.monthly }, ...setup], ...byYear];
      });
      const options = (pricing?.options ?? []).map(({ price }) => [
        pricing?.prefix === undefined ? { price } : { minPrice: price },
      ]);
      const offers = (service.offers ?? []) as Array<{ price?: number; priceSpecification: Price }>;
      const stated = offers.map(({ price, priceSpecification }) => {
        const parts = priceSpecification.priceComponent ?? [priceSpecification];
        // A price of its own has only what costs nothing else.
        expect(price).toBe(parts.length > 1 ? undefined : parts[0]?.price);
        expect(parts[0]?.unitText).toMatch(/\S/);
        return parts.map(({ '@type': type, priceCurrency, price: amount, minPrice, ...rest }) => {
          expect([type, priceCurrency]).toEqual(['UnitPriceSpecification', 'CAD']);
          expect(rest.valueAddedTaxIncluded).toBe(false);
          return minPrice === undefined ? { price: amount } : { minPrice };
        });
      });
      expect(stated).toEqual([...priced, ...options]);
      if (stated.length > 0) expect(mainText(exported)).toContain(BEFORE_TAX);
    });

    it('states with each price of its panel the terms that stand above it', () => {
      const offers = (service.offers ?? []) as Array<{ description?: string }>;
      const panel = pricing?.options.map(() => pricing.lead);
      expect(offers.flatMap(({ description }) => description ?? [])).toEqual(panel ?? []);
    });

    it('repeats the questions of the page, where it has some', () => {
      expect(typesOf(html).includes('FAQPage')).toBe(faqs !== undefined);
      if (!faqs) return;
      const { mainEntity } = node(html, 'FAQPage') as unknown as {
        mainEntity: Array<{ name: string; acceptedAnswer: { text: string } }>;
      };
      expect(
        mainEntity.map((entry) => ({ question: entry.name, answer: entry.acceptedAnswer.text })),
      ).toEqual(faqs.items);
    });
  },
);

const namingCity = exportedPages.filter(({ path, document }) => {
  const title = document.querySelector('title')?.text;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const isLanding = landingPages.some((content) => content.path === path);
  return isLanding && `${title} ${description}`.includes(company.locality.city);
});

it('names in its own words, on a landing page, the city that its title or description names', () => {
  const { city } = company.locality;
  if (namingCity.length === 0)
    throw new Error(
      `expected ${city}, the city of content/company.ts, in the title or description of a page of content/services or content/industries`,
    );
  const silent = namingCity.filter((exported) => !mainText(exported).includes(city));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('describes every article, and lists them in the library', () => {
  for (const { id, title, date, author, image } of articles) {
    const told = node(page(articlePath(id)), 'Article');
    expect(told).toMatchObject({
      headline: title,
      datePublished: date,
      author: { '@type': 'Person', name: author, jobTitle: authorRole },
    });
    // One of our own has nothing behind its name.
    expect(`${String(told.image)}?`).toContain(`/${image.id.replace(/^\//, '')}?`);
  }
  const { mainEntity } = node(page('/resources'), 'CollectionPage') as unknown as {
    mainEntity: { itemListElement: Array<{ name: string }> };
  };
  expect(mainEntity.itemListElement.map(({ name }) => name)).toEqual(
    pageOf(articles, 1).map(({ title }) => title),
  );
});

it('says in the feed what the library is about', () => {
  const feed = readFileSync(join(OUT, FEED_PATH), 'utf8');
  const [, description] = /<description>(.*?)<\/description>/s.exec(feed) ?? [];
  expect(description).toBe(escapeMarkup(resources.hero.lead));
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
