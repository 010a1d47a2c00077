import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ARTICLE = /<div data-missing="article" data-title="([^"]*)" hidden="">/;

/** The page for unknown addresses as it stands below the library: what is missing there is an article. */
function missingArticle(html: string): string {
  const [element, title] = ARTICLE.exec(html) ?? [];
  if (element === undefined) throw new Error('404.html has no answer for a missing article');
  return html
    .replace(element, () => element.replace(' hidden=""', ''))
    .replace('<div data-missing="page">', '<div data-missing="page" hidden="">')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}

/** Gives the library a 404.html of its own, for hosts that pick the nearest one. */
export function nestedNotFound(out: string): string {
  const target = join(out, 'resources/404.html');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, missingArticle(readFileSync(join(out, '404.html'), 'utf8')));
  return '404.html in resources';
}
