import { join } from 'node:path';
import { formatDate } from '@/lib/format/dates';
import { savedName } from '@/lib/format/file-name';
import { firstSentence } from '@/lib/format/first-sentence';
import { partsOf } from '@/lib/guides/parts';
import type { ShelfGuide } from '@/lib/guides/search';
import { pageCountOf, typeset } from '@/lib/guides/typeset';
import type { Block } from '@/lib/markdown/blocks';
import { withLinksOf } from '@/lib/markdown/phrases';
import { absoluteUrl } from '@/lib/seo/urls';
import { company } from './company';
import { checkTitles, readFolder } from './schema/document';
import { parseGuide, type Guide } from './schema/guide';
import { brokenContent } from './schema/parse';
import * as ui from './ui';

/**
 * Reads every guide of a folder, by title. Throws a ContentError for a broken file, a file that is not a
 * guide, a title that another guide has, or when there is none to show.
 */
export function readGuides(folder: string, drafts?: boolean): Guide[] {
  const read = readFolder(folder, 'content/guides', parseGuide, drafts).sort((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );
  checkTitles('content/guides', read);
  return read;
}

/** Every guide of the site, by title. */
export const guides: readonly Guide[] = readGuides(join(process.cwd(), 'content', 'guides'));

/** A guide as PDF. Throws a ContentError that names the file of one that cannot be typeset. */
export function printGuide({ id, title, summary, date, page, reader, blocks }: Guide): Buffer {
  const site = absoluteUrl(`/${page}`);
  try {
    return typeset({
      title,
      summary,
      parts: partsOf(blocks),
      drawing: page,
      company: { name: company.name, line: firstSentence(company.blurb) },
      links: [
        { href: `mailto:${company.email}`, text: company.email },
        { href: company.phone.href, text: company.phone.label },
        { href: site, text: site.replace(/^https?:\/\//, '') },
      ],
      facts: [
        { label: ui.guideReader, text: reader },
        { label: ui.guideDate, text: formatDate(date) },
      ],
      words: ui.guideWords,
    });
  } catch (error) {
    throw brokenContent(`content/guides/${id}.md: could not be typeset: ${String(error)}`);
  }
}

/** What links to a guide say of its file. */
interface GuideFile {
  id: string;
  href: string;
  /** The name under which it is saved. */
  fileName: string;
  /** Pages, and bytes of the file. Asked for when a link is drawn: typesetting all of them takes a while. */
  size: () => { pages: number; bytes: number };
}

const files = new Map<Guide, GuideFile>();

/** The file of a guide: its address, the name to save it under, its size. The same each time. */
export function guideFile(guide: Guide): GuideFile {
  const { id } = guide;
  const file = files.get(guide) ?? {
    id,
    href: `/guides/${id}.pdf`,
    fileName: savedName(company.name, `${id}.pdf`),
    size: () => {
      const pdf = printGuide(guide);
      return { pages: pageCountOf(pdf), bytes: pdf.length };
    },
  };
  files.set(guide, file);
  return file;
}

/** A text whose links to guides say what they open: the file's kind, length and size. */
export const withGuideFacts = (blocks: readonly Block[]): Block[] =>
  withLinksOf(blocks, (link) => {
    const guide = guides.find((each) => guideFile(each).href === link.href);
    if (!guide) return link;
    const { pages, bytes } = guideFile(guide).size();
    const facts = `\u00a0(${ui.fileFacts(pages, bytes)})`;
    return { ...link, children: [...link.children, { kind: 'text', text: facts }] };
  });

/** A guide as the library's shelf shows it. */
export function shelfGuide(guide: Guide): ShelfGuide {
  const { size, ...file } = guideFile(guide);
  const { pages, bytes } = size();
  return {
    ...file,
    title: guide.title,
    summary: guide.summary,
    facts: ui.fileFacts(pages, bytes),
    draft: guide.draft,
  };
}
