import { SCRIPT_LIST_ID } from '../../lib/page-script/loading';

/** The files that a page's list names, its own data first. Throws for a page without a list. */
export function listedScripts(html: string): string[] {
  const [, list] = new RegExp(`id="${SCRIPT_LIST_ID}">([^<]*)`).exec(html) ?? [];
  if (list === undefined) throw new Error('the page has no list of scripts');
  return JSON.parse(list);
}
