import type { HTMLElement } from 'node-html-parser';
import { serviceOf } from '@/content/article-service';
import { articles } from '@/content/articles';
import { libraryPages } from '@/content/routes';
import {
  authorRole,
  minutesToRead,
  nextArticle,
  relatedArticles,
  relatedService,
  shareArticle,
} from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { formatDate } from '@/lib/format/dates';
import { textOf } from '@/lib/markdown/text';
import { absoluteUrl } from '@/lib/seo/urls';
import { article as fixed, library } from '../specification';
import { readPage } from '../support/html';

/** The section of a page that a heading names. */
const section = (document: HTMLElement, name: string) =>
  document
    .querySelectorAll('section[aria-labelledby]')
    .find(
      (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.text === name,
    );

/** The words of every element that holds nothing but words. */
const wordsIn = (element: HTMLElement | null | undefined) =>
  element
    ?.querySelectorAll('*')
    .filter(({ children }) => children.length === 0)
    .map(({ text }) => text);

const headings = (element: HTMLElement | undefined) =>
  (element?.querySelectorAll('h3') ?? []).map(({ text }) => text);

const cards = ['/resources', ...libraryPages.map(({ path }) => path)].flatMap((path) =>
  readPage(`${path.slice(1)}.html`).document.querySelectorAll('main article'),
);

describe.each(articles.map((article) => [article.id, article] as const))('%s', (id, article) => {
  const { document } = readPage(`${articlePath(id).slice(1)}.html`);
  const { title, author, category, date, updated, readTime, excerpt, image, blocks } = article;
  const alike = articles.filter((other) => other.id !== id && other.category === category);

  it('has one card in the library, which shows what it is about and leads to it', () => {
    const own = cards.filter((each) => each.querySelector(`a[href="/resources/${id}"]`));
    expect(own.length).toBe(1);
    const [card] = own;
    expect(card?.querySelector('img')?.getAttribute('src')).toContain(image.id);
    expect(card?.querySelector('h2, h3')?.text).toBe(title);
    expect(wordsIn(card)).toEqual(
      expect.arrayContaining([date, minutesToRead(readTime), excerpt, category]),
    );
    expect(card?.querySelector('a')?.text).toMatch(new RegExp(`^${library.readMore}\\b`));
  });

  it('begins with its excerpt, and goes on with its text', () => {
    const [first, second] = document.querySelectorAll('.article-text > *');
    expect(first?.text).toBe(excerpt);
    expect(second?.text).toContain(textOf(blocks).split('\n')[0]);
  });

  it('goes on with sharing, author, what is like it, and the newsletter', () => {
    const sections = document.querySelectorAll('main section h2');
    expect(sections.map(({ text }) => text)).toEqual([
      shareArticle,
      fixed.aboutAuthor,
      nextArticle,
      relatedService,
      ...(alike.length > 0 ? [relatedArticles] : []),
      fixed.newsletterTitle,
    ]);
    // The page itself is what is shared, also where no script runs.
    const shared = encodeURIComponent(absoluteUrl(articlePath(id)));
    for (const link of section(document, shareArticle)?.querySelectorAll('a') ?? [])
      expect(link.getAttribute('href')).toContain(shared);
  });

  it('says who wrote it and when, how long it takes and what it is about', () => {
    const head = document.querySelector('article > div');
    expect(head?.querySelector('h1')?.text).toBe(title);
    expect(wordsIn(head)).toEqual(
      expect.arrayContaining([author, formatDate(date), minutesToRead(readTime), category]),
    );
    const days = head?.querySelectorAll('time').map((day) => day.getAttribute('datetime'));
    expect(days).toEqual(updated ? [date, updated] : [date]);
  });

  it('introduces its author', () => {
    const names = author.split(' ');
    const initials = `${names[0]?.[0]}${names.length > 1 ? names.at(-1)?.[0] : ''}`;
    expect(wordsIn(section(document, fixed.aboutAuthor))).toEqual(
      expect.arrayContaining([initials, author, authorRole]),
    );
  });

  it('names what is like it', () => {
    expect(headings(section(document, relatedArticles))).toEqual(
      alike.slice(0, fixed.relatedMaximum).map((other) => other.title),
    );
  });

  it('ends with another article and its service', () => {
    const [next] = headings(section(document, nextArticle));
    expect(articles.map((each) => each.title).filter((each) => each !== title)).toContain(next);
    const links = section(document, relatedService)?.querySelectorAll('a');
    expect(links?.map((link) => link.getAttribute('href'))).toEqual([serviceOf(category).path]);
  });
});
