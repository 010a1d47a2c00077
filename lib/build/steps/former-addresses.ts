import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMERLY_FILE, type FormerAddress, type Formerly } from '@/lib/articles/former';
import { escapeMarkup } from '@/lib/format/markup';
import { fullTitle } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/urls';

/**
 * The page at a former address, for hosts that read no rules: it leads to the article at once, by what needs
 * no scripts and search engines take for a redirect for good. In the look of the article's own page it links
 * to the article besides, for browsers that are told to lead nowhere by themselves.
 */
export function linkPage(
  articlePage: string,
  { to, title }: FormerAddress,
  { heading, siteName }: Formerly,
): string {
  const found = [/<html[^>]*>/, /<link rel="stylesheet" href="[^"]*"/].map((pattern) => {
    const [element] = pattern.exec(articlePage) ?? [];
    if (element === undefined) throw new Error(`${to}: no ${pattern.source} in its page`);
    return element;
  });
  const [html, sheet] = found;
  return [
    `<!DOCTYPE html>${html}<head><meta charSet="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `${sheet}/>`,
    `<title>${escapeMarkup(fullTitle(heading, siteName))}</title>`,
    `<meta http-equiv="refresh" content="0; url=${to}"/>`,
    `<link rel="canonical" href="${absoluteUrl(to)}"/>`,
    '<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml"/></head>',
    '<body><main class="mx-auto w-full max-w-[76.5rem] px-5 pt-32 pb-24 sm:px-8 md:pt-40">',
    `<h1 class="text-title tracking-display">${escapeMarkup(heading)}</h1>`,
    `<p class="mt-4 text-lead"><a class="text-link underline" href="${to}">${escapeMarkup(title)}</a></p>`,
    '</main></body></html>',
  ].join('');
}

/**
 * Makes former addresses of articles lead to them: `_redirects` is read by Netlify and Cloudflare Pages,
 * `_redirects.map` by nginx, and a link page stands there for all other hosts. Without any former address
 * nothing is written.
 */
export function formerAddresses(out: string): string {
  const file = join(out, FORMERLY_FILE);
  const formerly: Formerly = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const { addresses } = formerly;
  if (addresses.length === 0) return 'no former addresses';

  for (const address of addresses) {
    const article = readFileSync(join(out, `${address.to}.html`), 'utf8');
    writeFileSync(join(out, `${address.from}.html`), linkPage(article, address, formerly));
  }
  // Netlify shows the link page unless a rule is forced; Cloudflare forces all, and skips what it cannot read.
  const rules = addresses.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  // Behind those of whoever deploys the site (public/_redirects): of two rules the first holds.
  const redirects = join(out, '_redirects');
  const own = existsSync(redirects) ? [readFileSync(redirects, 'utf8').trimEnd()] : [];
  writeFileSync(redirects, `${[...own, ...rules].join('\n')}\n`);
  const map = addresses.map(({ from, to }) => `${from} ${to};\n`);
  writeFileSync(join(out, '_redirects.map'), map.join(''));
  return `${addresses.length} former addresses`;
}
