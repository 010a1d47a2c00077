import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { landingPages } from '../../content/landing-pages';
import { fileOf } from '../../content/schema/landing';
import { CACHE, ROOT, SOURCES } from './exports';
import { tool } from './tools';

/** The layout, the social cards and the guides name their fonts by path. */
const FONTS = [
  'node_modules/@fontsource-variable/instrument-sans',
  'node_modules/@expo-google-fonts/instrument-sans',
];

/** Next's command, for a copy that has no packages of its own. */
export const NEXT = join(ROOT, tool('next'));

/**
 * A copy of the sources, and of what else is named, below the project, where it finds the project's
 * packages. Returns its folder.
 */
export function copyProject(name: string, besides: readonly string[] = []): string {
  const copy = join(CACHE, name);
  removeCopy(copy);
  mkdirSync(copy, { recursive: true });
  for (const source of [...SOURCES, ...FONTS, ...besides])
    cpSync(join(ROOT, source), join(copy, source), { recursive: true });
  return copy;
}

/** Has Next take a copy's own settings, but for these: what a test does not look at needs no work. */
export function withExperiments(copy: string, experiments: NextConfig['experimental']): void {
  renameSync(join(copy, 'next.config.ts'), join(copy, 'settings-of-the-project.ts'));
  const config = `
import type { NextConfig } from 'next';
import settings from './settings-of-the-project';

export default function config(phase: string): NextConfig {
  const { experimental, ...others } = settings(phase);
  return { ...others, experimental: { ...experimental, ...${JSON.stringify(experiments)} } };
}
`;
  writeFileSync(join(copy, 'next.config.ts'), config);
}

/** Removes a copy; a server that is just ending may still write into it. */
export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** The first landing page of a copy, with what a build says once its headline is empty. */
export function breakableHeadline(copy: string) {
  const [page] = landingPages;
  if (!page) throw new Error('no landing page');
  const file = fileOf(page);
  const source = readFileSync(join(copy, file), 'utf8');
  const broken = source.replace(/(hero: \{\s*title: ).*,/, "$1'',");
  if (broken === source) throw new Error(`${file}: expected a hero with its title first`);
  return {
    path: page.path,
    fault: `${file}: hero.title: expected at least 1 characters`,
    empty: () => writeFileSync(join(copy, file), broken),
    mend: () => writeFileSync(join(copy, file), source),
  };
}
