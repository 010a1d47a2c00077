import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { claims } from './content/claims';
import { draftsNote } from './lib/build/drafts';
import { encodings } from './lib/build/encodings';
import { checkCompiler } from './lib/build/native';
import { checkEnvFiles, checkFolder, checkSettings, checkVariables } from './lib/build/settings';
import { contactDelivery, identifier, siteUrl } from './lib/env';

/** The commit in CI, so that an open tab notices a deploy; else fixed, so that two builds are the same bytes. */
function buildId(): string {
  if (process.env.BUILD_ID) return identifier('BUILD_ID', process.env.BUILD_ID);
  if (!process.env.CI) return 'local';
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch (cause) {
    throw new Error('CI is set, but git names no commit: set BUILD_ID', { cause });
  }
}

const nextConfig: NextConfig = {
  output: 'export',
  // Without it the build silently writes /_next/image addresses that no static host answers.
  images: { unoptimized: true },
  generateBuildId: buildId,
  // The tests check the types once, and then export the site three times.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // A navigation whose payload or chunks are broken becomes an ordinary one; without it the visitor gets
  // the error page of a page that is whole. What hangs is for lib/navigation/soft-navigation.ts.
  experimental: {
    appNavFailHandling: true,
    // It only writes the pages, and is thrown away: to shorten it takes a tenth of the build.
    serverMinification: false,
    // Each of the three exports begins from nothing: what would speed up a fourth are 62 MB for nobody.
    turbopackFileSystemCacheForBuild: process.env.BUILT_ONCE !== '1',
  },
  // They make the page script (lib/page-script/bundle.ts) and the guides (lib/guides/typeset.ts). Next
  // would read their binaries as modules.
  serverExternalPackages: ['esbuild', '@myriaddreamin/typst-ts-node-compiler'],
};

/** In `next dev` articles, guides and own photographs count as soon as they are saved: lib/build/live-folder.mjs. */
const liveFolders = Object.fromEntries(
  [
    ['content/articles.ts', 'content/articles'],
    ['content/guides.ts', 'content/guides'],
    ['content/shared/photos.ts', 'public/photographs'],
  ].map(([module, folder = '']) => {
    const options = { folder: join(process.cwd(), folder) };
    const loader = { loader: join(process.cwd(), 'lib/build/live-folder.mjs'), options };
    return [`**/${module}`, { loaders: [loader] }];
  }),
);

/** Stops where this machine, or a program on it, would spoil the build without a word that helps. */
function checkMachine(phase: string): void {
  checkFolder(process.cwd());
  // Those that Next has read.
  checkEnvFiles(loadEnvConfig(process.cwd(), phase === PHASE_DEVELOPMENT_SERVER).loadedEnvFiles);
  checkCompiler();
}

/** What whoever publishes this build should know. It stops nothing. */
function warn(): void {
  if (new URL(siteUrl).hostname.endsWith('.example')) {
    console.warn(
      `Warning: the site’s address is ${siteUrl}, which leads nowhere: canonical links, sitemap, feed and previews name it. Set NEXT_PUBLIC_SITE_URL.`,
    );
  }
  if (!contactDelivery.endpoint) {
    console.warn(
      'Warning: NEXT_PUBLIC_CONTACT_ENDPOINT is not set. The contact form simulates sending; messages are not delivered anywhere.',
    );
  }
  const unproven = claims.filter(({ proven }) => !proven).length;
  if (unproven > 0) {
    console.warn(
      `Warning: ${unproven} of ${claims.length} claims in content/claims.ts are not marked as proven. Set \`proven: true\` where the evidence is on file, or change the page.`,
    );
  }
  const drafts = draftsNote(process.cwd());
  if (drafts !== undefined) console.warn(drafts);
}

export default function config(phase: string): NextConfig {
  checkSettings(nextConfig);
  checkVariables(process.env);
  // The copies are made last: a wrong name stops the build before it begins.
  encodings(process.env.PRECOMPRESS);
  if (phase === PHASE_DEVELOPMENT_SERVER) checkMachine(phase);
  // The build loads this file once a worker; the workers inherit the mark.
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.BUILD_WARNED) {
    process.env.BUILD_WARNED = '1';
    checkMachine(phase);
    warn();
  }
  // Under export, `next dev` answers an unknown article with a server error instead of the 404 page.
  const { output: _, experimental, ...served } = nextConfig;
  // Fast refresh of the server keeps a module that threw: a page that nobody opened meanwhile would go on
  // telling the mended fault.
  const afresh = { ...experimental, turbopackServerFastRefresh: false };
  return phase === PHASE_DEVELOPMENT_SERVER
    ? { ...served, experimental: afresh, turbopack: { rules: liveFolders } }
    : nextConfig;
}
