import type {
  Answer,
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  ProfessionalService,
  Question,
  Thing,
  WebSite,
} from 'schema-dts';
import { articlePath, lastChanged, type ArticleFacts } from '@/lib/articles/facts';
import { CURRENCY, LOCALE } from '@/lib/locale';
import type { Hours } from '@/lib/opening-hours';
import { photoSources, type PhotoSource } from '@/lib/photos';
import { offer, type OfferFacts } from './offers';
import { openingHours } from './opening-hours';
import { absoluteUrl, wholeAddress } from './urls';

interface Step {
  path: string;
  name: string;
}

export interface PageFacts {
  path: string;
  /** Title and description as the page's head has them. */
  meta: { title: string; description: string };
  /** The way to the page, the home page first and the page itself last. */
  trail: readonly Step[];
  /** The company's name. */
  company: string;
}

interface CompanyFacts {
  name: string;
  blurb: string;
  email: string;
  phone: { href: string };
  street?: string | undefined;
  locality: { city: string; region: string; country: string };
  /** Its accounts on networks, or the networks' front pages. */
  social: ReadonlyArray<{ href: string }>;
}

/** A node of the graph: the types of schema-dts also allow a bare address. */
type NodeOf<Type> = Exclude<Type, string>;
type Node = NodeOf<Thing>;

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');
const officeId = absoluteUrl('/contact#office');

const graph = (...nodes: Node[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes });

/** The graph as the text of a script element: nothing in it can end the element or open another. */
export const jsonLdText = (data: Graph): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

function breadcrumbs(trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

type PageType = 'WebPage' | 'CollectionPage' | 'ContactPage';

function webPage(type: PageType, { path, meta, trail, company }: PageFacts) {
  return {
    '@type': type,
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: LOCALE,
    isPartOf: { '@type': 'WebSite', '@id': websiteId, name: company },
    publisher: organization(company),
    ...(trail.length > 1 ? { breadcrumb: breadcrumbs(trail) } : {}),
  } as const;
}

/** The company, as the other pages refer to it: a crawler that reads one page alone still knows its name. */
const organization = (name: string) =>
  ({ '@type': 'Organization', '@id': organizationId, name, url: absoluteUrl('/') }) as const;

/** How the company and its office are reached. */
const contactOf = ({ name, email, phone, street, locality }: CompanyFacts) =>
  ({
    name,
    email,
    telephone: phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: locality.city,
      addressRegion: locality.region,
      addressCountry: locality.country,
    },
  }) as const;

/** Accounts of the company itself: the front page of a network is nobody's. */
const accountsOf = ({ social }: CompanyFacts): string[] =>
  social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');

function organizationNode(company: CompanyFacts): NodeOf<Organization> {
  const accounts = accountsOf(company);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    ...contactOf(company),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    description: company.blurb,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

const office = (company: CompanyFacts, hours: Hours): NodeOf<ProfessionalService> => ({
  '@type': 'ProfessionalService',
  '@id': officeId,
  ...contactOf(company),
  url: absoluteUrl('/contact'),
  image: absoluteUrl('/icon-512.png'),
  areaServed: { '@type': 'City', name: company.locality.city },
  currenciesAccepted: CURRENCY,
  openingHoursSpecification: openingHours(hours),
  parentOrganization: organization(company.name),
});

/** The home page: the company, its office and its site. */
export function homeGraph(facts: PageFacts, company: CompanyFacts, hours: Hours): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId,
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: LOCALE,
    publisher: organization(company.name),
  };
  return graph(organizationNode(company), website, office(company, hours), {
    ...webPage('WebPage', facts),
    about: { '@id': organizationId },
  });
}

/** A page without more to say than where it stands. */
export const pageGraph = (facts: PageFacts): Graph => graph(webPage('WebPage', facts));

/** The contact page, and the office with its hours. */
export const contactGraph = (facts: PageFacts, company: CompanyFacts, hours: Hours): Graph =>
  graph(
    { ...webPage('ContactPage', facts), mainEntity: { '@id': officeId } },
    office(company, hours),
  );

interface ServiceFacts extends PageFacts {
  name: string;
  city: string;
  /** For whom the service is made, on the page of an industry. */
  audience: string | undefined;
  offers: readonly OfferFacts[];
  faqs: ReadonlyArray<{ question: string; answer: string }> | undefined;
}

/** A service or industry page: the service, its priced offers, and the questions answered there. */
export function serviceGraph({
  name,
  city,
  audience,
  offers,
  faqs,
  ...facts
}: ServiceFacts): Graph {
  const serviceId = absoluteUrl(`${facts.path}#service`);
  const nodes: Node[] = [
    { ...webPage('WebPage', facts), mainEntity: { '@id': serviceId } },
    {
      '@type': 'Service',
      '@id': serviceId,
      name,
      serviceType: name,
      description: facts.meta.description,
      url: absoluteUrl(facts.path),
      provider: organization(facts.company),
      areaServed: { '@type': 'City', name: city },
      ...(audience === undefined
        ? {}
        : { audience: { '@type': 'BusinessAudience', name: audience } }),
      ...(offers.length === 0 ? {} : { offers: offers.map((each) => offer(facts.path, each)) }),
    },
  ];
  if (faqs) {
    nodes.push({
      '@type': 'FAQPage',
      '@id': absoluteUrl(`${facts.path}#faq`),
      isPartOf: { '@id': absoluteUrl(facts.path) },
      mainEntity: faqs.map(({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
      })),
    });
  }
  return graph(...nodes);
}

/** The library, and the articles that a page of it lists. */
export const libraryGraph = (facts: PageFacts, articles: readonly ArticleFacts[]): Graph =>
  graph({
    ...webPage('CollectionPage', facts),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: article.title,
        url: absoluteUrl(articlePath(article.id)),
      })),
    },
  });

interface WrittenArticle extends ArticleFacts {
  image: PhotoSource;
  /** Number of its words. */
  words: number;
  /** What its author is by profession. */
  authorRole: string;
}

/** An article. Its day stands as a day: a search engine needs no hour, and any hour would be invented. */
export function articleGraph(facts: PageFacts, article: WrittenArticle): Graph {
  const { title, excerpt, category, author, authorRole, date, image, words } = article;
  const posting: NodeOf<Article> = {
    '@type': 'Article',
    '@id': absoluteUrl(`${facts.path}#article`),
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    dateModified: lastChanged(article),
    wordCount: words,
    inLanguage: LOCALE,
    // As the page itself names it: 1200 px wide, the least that Google asks for a large one.
    image: wholeAddress(photoSources(image, 'hero').src),
    author: { '@type': 'Person', name: author, jobTitle: authorRole },
    publisher: organization(facts.company),
    mainEntityOfPage: { '@id': absoluteUrl(facts.path) },
  };
  return graph(webPage('WebPage', facts), posting);
}
