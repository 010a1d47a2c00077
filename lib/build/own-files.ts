import { inFolder, type PageFiles } from '@/lib/navigation/page-files';
import { tally } from './tally';

type Files = readonly string[];

/** What most of these need: nothing, where no two need the same. */
function commonest(needs: readonly Files[]): Files {
  const [[most, count] = ['', 0]] = tally(needs.map((files) => files.join()));
  return (count > 1 ? needs.find((files) => files.join() === most) : undefined) ?? [];
}

/**
 * What not every page needs, of the files that each page needs, by their paths. What most pages of a folder
 * need, such as the articles, stands once, for the folder: without that the data of every page would grow by
 * each of them.
 */
export function ownFiles(pages: ReadonlyMap<string, Files>): PageFiles {
  const [first = [], ...others] = pages.values();
  const everywhere = new Set(first.filter((file) => others.every((files) => files.includes(file))));
  const folders = new Map<string, Map<string, Files>>();
  for (const [path, files] of pages) {
    const folder = inFolder(path);
    const needs = folders.get(folder) ?? new Map<string, Files>();
    folders.set(folder, needs);
    needs.set(
      path,
      files.filter((file) => !everywhere.has(file)),
    );
  }

  const own: Record<string, Files> = {};
  for (const [folder, needs] of folders) {
    const shared = commonest([...needs.values()]);
    if (shared.length > 0) own[folder] = shared;
    for (const [path, files] of needs) if (files.join() !== shared.join()) own[path] = files;
  }
  return own;
}
