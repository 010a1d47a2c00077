import { articles } from '@/content/articles';
import { guides } from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { fileOf, type LandingContent } from '@/content/schema/landing';
import type { ComingSoon, Contact, Home } from '@/content/schema/site';
import type { Block } from '@/lib/markdown/blocks';
import { proseOf } from '@/lib/markdown/text';
import { pagesWithCopy, textsOf } from './content';

export interface Sentence {
  /** Name of the page or id of the article. */
  page: string;
  /** Where it stands: `faqs.items.4.answer`. */
  place: string;
  text: string;
}

/**
 * Ids, addresses and names of slots; the figures of a strip, which are specified and stand in two halves; what a
 * card says in the words of its article.
 */
const NOT_PROSE =
  /\.(id|slug|slot|icon|kind|path|href|color|source|drawing)$|^\.stats\.\d\.(value|suffix)$|^\.resources\.items\.\d\.(\w+\.)?(title|category)$/;

/** A text sentence by sentence. A full stop within a number or before a small letter ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?]”?)\s+(?=[A-Z“\d$])/);

const linesOf = (page: string, texts: ReadonlyArray<readonly [string, string]>): Sentence[] =>
  texts.flatMap(([place, text]) =>
    sentencesOf(text).map((sentence) => ({ page, place, text: sentence })),
  );

/** Every text of a page, sentence by sentence; a label or a line of a list counts as one. */
export const proseOfPage = (page: string, content: unknown): Sentence[] =>
  linesOf(
    page,
    textsOf(content)
      .filter(([place]) => !NOT_PROSE.test(place))
      .map(([place, text]) => [place.slice(1), text] as const),
  );

const proseOfText = (id: string, title: string, lead: string, blocks: readonly Block[]) =>
  linesOf(
    id,
    [title, lead, ...proseOf(blocks).split('\n')].map((text) => ['the text', text] as const),
  );

/** The prose of every page and article of the site. */
export const prose: readonly Sentence[] = [
  ...pagesWithCopy.flatMap(([page, content]) => proseOfPage(page, content)),
  ...articles.flatMap(({ id, title, excerpt, blocks }) => proseOfText(id, title, excerpt, blocks)),
];

/** The prose of every guide. */
export const guideProse: readonly Sentence[] = guides.flatMap(({ id, title, summary, blocks }) =>
  proseOfText(id, title, summary, blocks),
);

/** A text that ends as a sentence does; labels and lines of lists do not. */
export const isSentence = ({ text }: Sentence): boolean => /[.?]”?$/.test(text);

/** A page whose figures are all accounted for, and the file that holds it. */
export interface AccountedPage {
  name: string;
  file: string;
  content: LandingContent | Home | Contact | ComingSoon;
}

/** The pages whose every figure has to be known: the landing pages, home, contact and the placeholders. */
export const accountedPages: readonly AccountedPage[] = [
  ...landingPages.map((page) => ({
    name: page.slug,
    file: fileOf(page),
    content: page,
  })),
  { name: 'home', file: 'content/pages/home.ts', content: home },
  { name: 'contact', file: 'content/pages/contact.ts', content: contact },
  ...[...comingSoonPages, pageNotFound].map((page) => ({
    name: page.path,
    file: 'content/pages/coming-soon.ts',
    content: page,
  })),
];
