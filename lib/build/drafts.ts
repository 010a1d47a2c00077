import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// next.config.ts loads this too, and knows no @/.
import { splitFrontMatter } from '../markdown/front-matter';

const FOLDERS = ['content/articles', 'content/guides'];

/** The schema knows no other value of it than true. */
const isDraft = (source: string): boolean =>
  splitFrontMatter(source)?.fields.some(({ name }) => name === 'draft') ?? false;

/** What a build says of the articles and guides of a project that it leaves out, or undefined when there are none. */
export function draftsNote(project: string): string | undefined {
  const drafts = FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
      .map((name) => `${folder}/${name}`),
  ).filter((file) => isDraft(readFileSync(join(project, file), 'utf8')));
  if (drafts.length === 0) return undefined;
  const are = drafts.length === 1 ? '1 draft is' : `${drafts.length} drafts are`;
  return `Note: ${are} in no export: ${drafts.join(', ')}`;
}
