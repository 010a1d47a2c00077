/** @jest-environment node */
import type { Graph } from 'schema-dts';
import { siteUrl } from '@/lib/env';
import {
  articleGraph,
  contactGraph,
  homeGraph,
  jsonLdText,
  libraryGraph,
  pageGraph,
  serviceGraph,
} from '@/lib/seo/json-ld';

const meta = { title: 'A title', description: 'A description.' };
const home = { path: '/', name: 'Home' };
const facts = {
  path: '/x',
  meta,
  trail: [home, { path: '/x', name: 'X' }],
  company: 'Lakeward',
};
const company = {
  name: 'Lakeward',
  blurb: 'Blurb.',
  email: 'hello@lakeward.example',
  phone: { href: 'tel:+14165550142' },
  locality: { city: 'Toronto', region: 'Ontario', country: 'CA' },
  social: [{ href: 'https://www.linkedin.com/' }],
};
const hours = [{ days: 'Saturday', time: '9:00 AM-5:00 PM' }];
const articleFacts = {
  id: 'a',
  title: 'An article',
  excerpt: 'Excerpt.',
  category: 'Cloud Services',
  author: 'Priya Nair',
  date: '2024-11-15',
};
const written = {
  ...articleFacts,
  image: { id: 'photo-1', focus: 'right' as const },
  words: 1234,
  authorRole: 'Engineer',
};

type Node = Record<string, unknown> & { '@type': string };

/** The nodes of a graph as a search engine reads them. */
const nodes = (graph: Graph): Node[] =>
  (JSON.parse(jsonLdText(graph)) as { '@graph': Node[] })['@graph'];
const types = (graph: Graph) => nodes(graph).map((node) => node['@type']);
const node = (graph: Graph, type: string) => nodes(graph).find((each) => each['@type'] === type);

it('cannot end its script element, whatever the words', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028\u2029&';
  const graph = pageGraph({ ...facts, meta: { title: hostile, description: hostile } });
  expect(jsonLdText(graph)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(nodes(graph)[0]?.name).toBe(hostile);
});

it('says on the home page what the company is, where and when it is open', () => {
  const graph = homeGraph({ ...facts, path: '/', trail: [home] }, company, hours);
  expect(types(graph)).toEqual(['Organization', 'WebSite', 'ProfessionalService', 'WebPage']);
  expect(node(graph, 'Organization')).toMatchObject({
    name: company.name,
    telephone: '+14165550142',
    url: `${siteUrl}/`,
    logo: expect.stringContaining(siteUrl),
  });
  expect(node(graph, 'ProfessionalService')).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' }],
    address: { addressLocality: 'Toronto', addressCountry: 'CA' },
  });
  expect(node(graph, 'WebPage')).not.toHaveProperty('breadcrumb');
});

it('says the street where there is one', () => {
  const street = '100 King Street West';
  const head = { ...facts, path: '/', trail: [home] };
  const addressOf = (whose: typeof company) =>
    node(homeGraph(head, whose, hours), 'Organization')?.address;
  expect(addressOf({ ...company, ...{ street } })).toMatchObject({ streetAddress: street });
  expect(addressOf(company)).not.toHaveProperty('streetAddress');
});

it('names the accounts of the company itself, and no front page of a network', () => {
  const account = 'https://www.linkedin.com/company/lakeward';
  const head = { ...facts, path: '/', trail: [home] };
  const whoseIs = (social: Array<{ href: string }>) =>
    node(homeGraph(head, { ...company, social }, hours), 'Organization');
  expect(whoseIs([{ href: 'https://x.com' }, { href: account }])?.sameAs).toEqual([account]);
  for (const none of [[], company.social]) expect(whoseIs(none)).not.toHaveProperty('sameAs');
});

it('leads to every other page by its trail', () => {
  expect(node(pageGraph(facts), 'WebPage')).toMatchObject({
    '@id': `${siteUrl}/x`,
    name: meta.title,
    breadcrumb: {
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, name: 'X', item: `${siteUrl}/x` },
      ],
    },
  });
  expect(types(contactGraph(facts, company, hours))).toEqual([
    'ContactPage',
    'ProfessionalService',
  ]);
});

it('names the company wherever it stands behind something', () => {
  const { company: name } = facts;
  const whose = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
  };
  const service = { name: 'S', city: 'Toronto', audience: undefined, offers: [], faqs: undefined };
  expect(node(pageGraph(facts), 'WebPage')?.publisher).toEqual(whose);
  expect(node(serviceGraph({ ...facts, ...service }), 'Service')?.provider).toEqual(whose);
  expect(node(articleGraph(facts, written), 'Article')?.publisher).toEqual(whose);
  const office = node(contactGraph(facts, company, hours), 'ProfessionalService');
  expect(office?.parentOrganization).toEqual(whose);
});

describe('a service', () => {
  const service = {
    ...facts,
    name: 'Legal IT services',
    city: 'Toronto',
    audience: 'Legal',
    offers: [{ name: 'Solo', price: 799, least: false, unit: 'per month' }],
    faqs: [{ question: 'Why?', answer: 'Because.' }],
  };

  it('says its name, for whom it is, its prices and its questions', () => {
    const graph = serviceGraph(service);
    expect(types(graph)).toEqual(['WebPage', 'Service', 'FAQPage']);
    expect(node(graph, 'Service')).toMatchObject({
      name: service.name,
      areaServed: { name: 'Toronto' },
      audience: { name: 'Legal' },
      offers: [{ name: 'Solo', price: 799 }],
    });
    expect(node(graph, 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
      },
    ]);
  });

  it('says nothing of what a page has not', () => {
    const graph = serviceGraph({ ...service, audience: undefined, offers: [], faqs: undefined });
    expect(types(graph)).toEqual(['WebPage', 'Service']);
    expect(node(graph, 'Service')).not.toHaveProperty('audience');
    expect(node(graph, 'Service')).not.toHaveProperty('offers');
  });
});

it('lists the articles of the library in their order', () => {
  const graph = libraryGraph(facts, [articleFacts, { ...articleFacts, id: 'b', title: 'B' }]);
  expect(node(graph, 'CollectionPage')?.mainEntity).toMatchObject({
    itemListElement: [
      { position: 1, name: 'An article', url: `${siteUrl}/resources/a` },
      { position: 2, name: 'B', url: `${siteUrl}/resources/b` },
    ],
  });
});

it('says of an article who wrote it, on which day and how long it is', () => {
  const graph = articleGraph({ ...facts, path: '/resources/a' }, written);
  expect(node(graph, 'Article')).toMatchObject({
    headline: articleFacts.title,
    datePublished: articleFacts.date,
    wordCount: 1234,
    author: { name: articleFacts.author, jobTitle: 'Engineer' },
    dateModified: articleFacts.date,
    mainEntityOfPage: { '@id': `${siteUrl}/resources/a` },
  });
  const corrected = articleGraph(facts, { ...written, updated: '2026-11-28' });
  expect(node(corrected, 'Article')).toMatchObject({
    datePublished: articleFacts.date,
    dateModified: '2026-11-28',
  });
});

it('shows of an article its own picture, in the shape that the page has it', () => {
  const imageOf = (id: string) =>
    node(articleGraph(facts, { ...written, image: { id, focus: 'right' } }), 'Article')?.image;
  const { pathname, searchParams } = new URL(String(imageOf('photo-1')));
  const [w, h, crop] = ['w', 'h', 'crop'].map((name) => searchParams.get(name));
  expect([pathname, w, h, crop]).toEqual(['/photo-1', '1200', '675', 'right']);
  expect(imageOf('/photos/own.avif')).toBe(`${siteUrl}/photos/own.avif`);
});

it('joins each page with what it is about', () => {
  const service = { name: 'S', city: 'Toronto', audience: undefined, offers: [], faqs: undefined };
  const aboutOf = (graph: Graph, type: string) => {
    const found = node(graph, type);
    return found?.about ?? found?.mainEntity;
  };
  const front = homeGraph({ ...facts, path: '/', trail: [home] }, company, hours);
  expect(aboutOf(front, 'WebPage')).toEqual({ '@id': `${siteUrl}/#organization` });
  expect(aboutOf(serviceGraph({ ...facts, ...service }), 'WebPage')).toEqual({
    '@id': `${siteUrl}/x#service`,
  });
  expect(aboutOf(contactGraph(facts, company, hours), 'ContactPage')).toEqual({
    '@id': `${siteUrl}/contact#office`,
  });
});

it('says of every node which page it is, in which language, of whom and where', () => {
  const at = (path: string) => `${siteUrl}${path}`;
  const service = { name: 'S', city: 'Toronto', audience: undefined, offers: [] };
  const faqs = [{ question: 'Why?', answer: 'Because.' }];
  expect(nodes(homeGraph({ ...facts, path: '/', trail: [home] }, company, hours))).toMatchObject([
    { '@id': at('/#organization'), email: company.email, description: company.blurb, url: at('/') },
    { '@id': at('/#website'), name: company.name, url: at('/'), inLanguage: 'en-CA' },
    {
      '@id': at('/contact#office'),
      url: at('/contact'),
      image: at('/icon-512.png'),
      areaServed: { name: 'Toronto' },
      currenciesAccepted: 'CAD',
    },
    {
      url: at('/'),
      inLanguage: 'en-CA',
      isPartOf: { '@type': 'WebSite', '@id': at('/#website'), name: company.name },
    },
  ]);
  expect(nodes(serviceGraph({ ...facts, ...service, faqs }))).toMatchObject([
    { description: meta.description, url: at('/x') },
    { '@id': at('/x#service'), serviceType: 'S', description: meta.description, url: at('/x') },
    { '@id': at('/x#faq'), isPartOf: { '@id': at('/x') } },
  ]);
  const { category: articleSection, excerpt: description } = articleFacts;
  expect(node(articleGraph(facts, written), 'Article')).toMatchObject({
    '@id': at('/x#article'),
    articleSection,
    description,
    inLanguage: 'en-CA',
  });
});
