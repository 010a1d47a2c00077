import { inFolder, type PageFiles } from '@/lib/page-files';

/**
 * What not every page needs, of the files that each page needs, by their paths. Where all pages of a folder
 * need the same, such as the articles, it stands once, for the folder.
 */
export function ownFiles(pages: ReadonlyMap<string, readonly string[]>): PageFiles {
  const [first = [], ...others] = pages.values();
  const everywhere = new Set(first.filter((file) => others.every((files) => files.includes(file))));
  const own = [...pages].map(([path, files]) => ({
    path,
    files: files.filter((file) => !everywhere.has(file)),
  }));

  const needsOf = new Map<string, Set<string>>();
  for (const { path, files } of own) {
    const folder = inFolder(path);
    needsOf.set(folder, (needsOf.get(folder) ?? new Set()).add(files.join()));
  }
  const entries = own.map(({ path, files }) => {
    const folder = inFolder(path);
    return [needsOf.get(folder)?.size === 1 ? folder : path, files] as const;
  });
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0));
}
