import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlePath } from '@/lib/articles/facts';
import { articles } from './articles';
import { guideFile, guides } from './guides';
import { landingPages } from './landing-pages';
import { comingSoonPages } from './pages/coming-soon';
import { libraryPages } from './routes';
import { fileOf } from './schema/landing';

/** What `next dev` says of a page at its corner (app/_frames/Preview.tsx). No export knows of this file. */
export const previewLabel = 'Written in';
export const draftsLabel = (count: number): string => (count === 1 ? '1 draft' : `${count} drafts`);

/** A page's module, and what it takes from files that it shares with others. */
function withShared(file: string): string[] {
  const source = readFileSync(join(process.cwd(), file), 'utf8');
  const shared = source.matchAll(/ from '@\/(content\/(?:shared|workbooks)\/[a-z0-9-]+)'/g);
  return [file, ...Array.from(shared, ([, name]) => `${name}.ts`)];
}

const library = ['content/pages/resources.ts', 'content/articles', 'content/guides'];

/** The path of every page, with the files and folders of content/ that it is written in. */
export const writtenIn: Readonly<Record<string, readonly string[]>> = {
  '/': withShared('content/pages/home.ts'),
  '/contact': withShared('content/pages/contact.ts'),
  '/resources': library,
  ...Object.fromEntries([
    ...libraryPages.map(({ path }) => [path, library]),
    ...comingSoonPages.map(({ path }) => [path, ['content/pages/coming-soon.ts']]),
    ...landingPages.map((page) => [page.path, withShared(fileOf(page))]),
    ...articles.map(({ id }) => [articlePath(id), [`content/articles/${id}.md`]]),
  ]),
};

/** What an address without a page answers: Page Not Found, and the library's own words for an article. */
export const missingIn: readonly string[] = [
  'content/pages/coming-soon.ts',
  'content/pages/resources.ts',
];

/** The articles and guides that no export shows yet, each with its address here. */
export const drafts: ReadonlyArray<{ href: string; title: string }> = [
  ...articles.map(({ draft, id, title }) => ({ draft, title, href: articlePath(id) })),
  ...guides.map((guide) => ({ ...guide, href: guideFile(guide).href })),
].flatMap(({ draft, href, title }) => (draft ? [{ href, title }] : []));
