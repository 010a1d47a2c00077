/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articles, readArticles } from '@/content/articles';
import { navigation } from '@/content/navigation';
import { routes, unwrittenPaths } from '@/content/routes';

const SPECIFIED = [
  '/',
  '/about',
  '/about/leadership',
  '/about/certifications',
  '/about/careers',
  '/services',
  '/services/managed-it',
  '/services/cybersecurity',
  '/services/cloud-services',
  '/services/network-infrastructure',
  '/services/it-consulting',
  '/services/app-web-dev',
  '/industries',
  '/industries/healthcare',
  '/industries/legal',
  '/industries/financial',
  '/industries/manufacturing',
  '/industries/architecture',
  '/industries/non-profit',
  '/case-studies',
  '/resources',
  '/resources/cloud-migration-best-practices',
  '/resources/cybersecurity-threats-2024',
  '/resources/digital-transformation-smb',
  '/resources/network-infrastructure-wifi7',
  '/resources/managed-it-vs-internal',
  '/blog',
  '/events',
  '/contact',
];

it('has exactly the specified routes, each once', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...SPECIFIED].sort());
});

it('links from the bar only to routes, with a description for every child', () => {
  const paths = new Set(routes.map(({ path }) => path));
  const linked = navigation.flatMap(({ href, children }) => [
    href,
    ...children.map((child) => child.href),
  ]);
  expect(linked.filter((href) => !paths.has(href))).toEqual([]);
  expect(navigation.map(({ label }) => label)).toEqual([
    'About',
    'Services',
    'Industries',
    'Resources',
  ]);
  expect(navigation.map(({ children }) => children.length)).toEqual([3, 6, 6, 1]);
});

it('leaves privacy, terms and security without a page', () => {
  expect(unwrittenPaths.map(({ path }) => path)).toEqual(['/privacy', '/terms', '/security']);
});

it.each([
  ['cloud-migration-best-practices', 'Cloud Services', '2024-11-15', 8],
  ['cybersecurity-threats-2024', 'Cybersecurity', '2024-11-08', 10],
  ['digital-transformation-smb', 'IT Consulting', '2024-10-28', 7],
  ['network-infrastructure-wifi7', 'Network Infrastructure', '2024-10-15', 6],
  ['managed-it-vs-internal', 'Managed IT', '2024-09-20', 9],
])('ships %s as specified', (id, category, date, readTime) => {
  expect(articles.find((article) => article.id === id)).toMatchObject({ category, date, readTime });
});

it('lists articles newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

describe('a folder of articles', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'articles-'));
  it('must not be empty', () =>
    expect(() => readArticles(folder())).toThrow(/at least one article/));
  it('holds nothing but articles', () => {
    const path = folder();
    writeFileSync(join(path, 'notes.txt'), 'x');
    expect(() => readArticles(path)).toThrow(/notes\.txt.*only \.md/);
  });
  it('knows ids that differ only in case as one', () => {
    const path = folder();
    writeFileSync(join(path, 'same.md'), 'x');
    writeFileSync(join(path, 'Same.md'), 'x');
    expect(() => readArticles(path)).toThrow(/expected a different id/);
  });
});
