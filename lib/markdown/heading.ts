import type { Heading as HeadingNode } from 'mdast';
import type { Block } from './blocks';
import { readPhrase } from './phrase';
import { named, refuse, written, type Reading } from './reading';
import { phraseText } from './text';

/** Letters of any script, digits, and marks that belong to a letter. */
const APART = /[^\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /['\u2018\u2019]/g;
const ACCENTS = /\p{M}/gu;

/** `What’s left?` → `whats-left`. A heading without letters and digits is a `section`. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(APART, '-')
    .replace(/^-|-$/g, '') || 'section';

/** The anchor of a heading, unlike every one in `taken`, to which it is added. */
function idOf(text: string, taken: Set<string>): string {
  const slug = slugOf(text);
  let id = slug;
  for (let copy = 2; taken.has(id); copy += 1) id = `${slug}-${copy}`;
  taken.add(id);
  return id;
}

/** A subheading of level 2 or 3. One of level 3 stands below one of level 2. */
export function readHeading(reading: Reading, node: HeadingNode): Block[] {
  if (!written(reading, node).startsWith('#')) {
    refuse(reading, node, 'expected ## before a subheading, not a line under it');
  }
  const { depth } = node;
  if (depth !== 2 && depth !== 3) {
    refuse(reading, node, 'expected a subheading of level 2 or 3 (## or ###)');
    return [];
  }
  if (depth === 3 && reading.headingIds.size === 0) {
    refuse(reading, node, 'expected a subheading of level 2 (##) before one of level 3');
  }
  const formed = node.children.find(({ type }) => type !== 'text');
  if (formed) {
    refuse(reading, formed, 'expected plain words in a subheading', named(reading, formed));
  }
  const text = phraseText(readPhrase(reading, node, 'expected words in a subheading'));
  return [{ kind: 'heading', level: depth, id: idOf(text, reading.headingIds), text }];
}
