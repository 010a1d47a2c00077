import type { HTMLElement } from 'node-html-parser';
import { serviceOf } from '@/content/article-service';
import { articles } from '@/content/articles';
import {
  authorRole,
  minutesToRead,
  nextArticle,
  relatedArticles,
  relatedService,
} from '@/content/ui';
import { articlePath } from '@/lib/articles/facts';
import { formatDate } from '@/lib/format/dates';
import { article as fixed } from '../specification';
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

describe.each(articles.map((article) => [article.id, article] as const))('%s', (id, article) => {
  const { document } = readPage(`${articlePath(id).slice(1)}.html`);
  const { title, author, category, date, readTime } = article;

  it('says who wrote it and when, how long it takes and what it is about', () => {
    const head = document.querySelector('article > div');
    expect(head?.querySelector('h1')?.text).toBe(title);
    expect(wordsIn(head)).toEqual(
      expect.arrayContaining([author, formatDate(date), minutesToRead(readTime), category]),
    );
  });

  it('introduces its author', () => {
    const names = author.split(' ');
    const initials = `${names[0]?.[0]}${names.length > 1 ? names.at(-1)?.[0] : ''}`;
    expect(wordsIn(section(document, fixed.aboutAuthor))).toEqual(
      expect.arrayContaining([initials, author, authorRole]),
    );
  });

  it('names what is like it', () => {
    const alike = articles.filter((other) => other.id !== id && other.category === category);
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
