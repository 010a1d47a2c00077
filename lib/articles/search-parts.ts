import { fold } from '@/lib/format/fold';
import type { Listed, Packed, Part, Row, SearchFile } from './search-file';

/**
 * Bytes, before a host compresses them to less than half. The search file may have the first: with 1,000
 * articles as with 10,000 it stays under 40 KB over the wire. A search reads the newest bodies first, and
 * often those alone: they come in small parts.
 */
const SIZES = { first: 88 * 1024, heads: 44 * 1024, newBodies: 64 * 1024, bodies: 512 * 1024 };

/** Articles as the search file holds them, without their bodies. */
function pack<Item extends Listed>(items: readonly Item[]): Packed<Item> {
  const rests = new Map<string, number>();
  const rows = items.map(({ id, title, excerpt, date, readTime, ...rest }): Row => {
    const text = JSON.stringify(rest);
    const place = rests.get(text) ?? rests.size;
    rests.set(text, place);
    return [id, title, excerpt, date, readTime, place];
  });
  return { rests: [...rests.keys()].map((text) => JSON.parse(text)), rows };
}

/** The search file of the articles, newest first, with everything in it; `bodyOf` gives the text of one. */
export function wholeFile<Item extends Listed, From>(
  articles: readonly From[],
  itemOf: (article: From) => Item,
  bodyOf: (article: From) => string,
): SearchFile<Item> {
  return {
    total: articles.length,
    heads: pack(articles.map(itemOf)),
    bodies: articles.map((article) => fold(bodyOf(article))),
    headParts: [],
    bodyParts: [],
  };
}

type Span = readonly [from: number, to: number];

const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));

/**
 * Cuts a list into spans of at most `size` bytes, each of at least one entry, from its end. Stops when what
 * is left has at most `keep` bytes and `fits` accepts its number of entries: that is the first span. So a new
 * article, which stands first, moves no cut behind it, and what a browser has keeps its name.
 */
export function cut(
  sizes: readonly number[],
  size: number,
  keep: number,
  fits: (count: number) => boolean = () => true,
): Span[] {
  const spans: Span[] = [];
  let left = sizes.reduce((sum, bytes) => sum + bytes, 0);
  let to = sizes.length;
  while (to > 0 && (left > keep || !fits(to))) {
    let from = to - 1;
    let taken = sizes[from] ?? 0;
    while (from > 0 && taken + (sizes[from - 1] ?? 0) <= size) taken += sizes[(from -= 1)] ?? 0;
    spans.unshift([from, to]);
    left -= taken;
    to = from;
  }
  return to > 0 ? [[0, to], ...spans] : spans;
}

/**
 * Bytes of every row. What articles share counts with the oldest of them, so that a new one changes no
 * size behind it.
 */
function weigh<Item>({ rests, rows }: Packed<Item>): number[] {
  const counted = new Set<number>();
  return rows
    .toReversed()
    .map((row) => {
      const bytes = bytesOf(row) + (counted.has(row[5]) ? 0 : bytesOf(rests[row[5]]));
      counted.add(row[5]);
      return bytes;
    })
    .reverse();
}

/** The rows of a span, with what they share and nothing else. */
function packedSpan<Item>({ rests, rows }: Packed<Item>, [from, to]: Span): Packed<Item> {
  const own = rows.slice(from, to);
  const places = [...new Set(own.map((row) => row[5]))];
  return {
    rests: places.flatMap((place) => rests[place] ?? []),
    rows: own.map(([id, title, excerpt, date, readTime, place]) => [
      id,
      title,
      excerpt,
      date,
      readTime,
      places.indexOf(place),
    ]),
  };
}

/**
 * Divides a search file that has everything into one that a visitor can wait for, and parts. `publish`
 * takes the text of a part and returns its address. A library that fits in one file is left as it is.
 */
export function divide<Item extends Listed>(
  whole: SearchFile<Item>,
  publish: (text: string) => string,
  sizes: typeof SIZES = SIZES,
): SearchFile<Item> {
  if (bytesOf(whole) <= sizes.first) return whole;
  const { heads, bodies } = whole;
  const part = ([from, to]: Span, data: unknown): Part => ({
    name: publish(JSON.stringify(data)),
    count: to - from,
    newest: heads.rows[from]?.[3] ?? '',
    oldest: heads.rows[to - 1]?.[3] ?? '',
  });

  const lengths = bodies.map(bytesOf);
  const [newest = [0, 0], ...older] = cut(lengths, sizes.bodies, sizes.bodies);
  const newer = cut(lengths.slice(...newest), sizes.newBodies, sizes.newBodies);
  const bodyParts = [...newer, ...older].map((span) => part(span, bodies.slice(...span)));
  const [first = [0, 0], ...others] = cut(
    weigh(heads),
    sizes.heads,
    sizes.first,
    (count) => bytesOf(packedSpan(heads, [0, count])) <= sizes.first,
  );
  return {
    ...whole,
    heads: packedSpan(heads, first),
    bodies: [],
    headParts: others.map((span) => part(span, packedSpan(heads, span))),
    bodyParts,
  };
}
