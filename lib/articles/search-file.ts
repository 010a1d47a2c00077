import { headText, type HeadRun, type Library, type Run, type Searchable } from './search';

/** Where the library's search begins to read. Its address stays; what it names changes with its contents. */
export const SEARCH_FILE = '/resources/search.json';

/** What the search file holds of an article besides its body. */
export interface Listed extends Searchable {
  readTime: number;
}
/** An article; its last entry is the place of what it shares with others. */
export type Row = [
  id: string,
  title: string,
  excerpt: string,
  date: string,
  readTime: number,
  rest: number,
];
type Rest<Item> = Omit<Item, 'id' | 'title' | 'excerpt' | 'date' | 'readTime'>;

/** Articles as rows. What many of them share (category, author, picture) is said once. */
export interface Packed<Item> {
  rests: Array<Rest<Item>>;
  rows: Row[];
}

/** Articles that follow on those before them, in a file of their own. */
export type Part = Pick<Run, 'count' | 'newest' | 'oldest'> & { name: string };

/**
 * The search file: titles and excerpts of the newest articles, and where the others lie. While all bodies
 * fit in as well, they stand in it and there are no parts.
 */
export interface SearchFile<Item> {
  total: number;
  heads: Packed<Item>;
  bodies: string[];
  headParts: Part[];
  bodyParts: Part[];
}

/** A run of articles that are there; its days are those of its first and last. */
function headRun<Item extends Searchable>(items: readonly Item[]): HeadRun<Item> {
  const [newest, oldest] = [items[0]?.date ?? '', items.at(-1)?.date ?? ''];
  return { count: items.length, newest, oldest, items, texts: items.map(headText) };
}

/** The library before anything of it was read but the articles of one page. */
export function unreadLibrary<Item extends Searchable>(
  shown: readonly Item[],
  total: number,
): Library<Item> {
  // Their days are not known: they may be any.
  const rest = { name: SEARCH_FILE, newest: '9', oldest: '' };
  const others = total - shown.length;
  return {
    total,
    heads: [headRun(shown), ...(others > 0 ? [{ ...rest, count: others }] : [])],
    bodies: [{ ...rest, count: total }],
  };
}

/** What a card reads of an article, besides its picture and its minutes. */
const TEXTS = ['id', 'title', 'excerpt', 'category', 'author', 'date'];

const areTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((text) => typeof text === 'string');

/**
 * The articles of a row list, undefined when it is none. A host may answer with anything: what a card
 * reads of an article is looked at here, or the card would fail and the page with it.
 */
function unpack<Item>(data: unknown): Item[] | undefined {
  const { rests, rows } = Object(data);
  if (!Array.isArray(rests) || !Array.isArray(rows)) return undefined;
  const items = rows.map((row: unknown) => {
    const [id, title, excerpt, date, readTime, place] = Array.isArray(row) ? row : [];
    return { ...rests[place], id, title, excerpt, date, readTime };
  });
  const isWhole = (item: (typeof items)[number]) => {
    const { id, slot, alt } = Object(item.image);
    return (
      typeof item.readTime === 'number' &&
      areTexts([id, slot, alt, ...TEXTS.map((name) => item[name])])
    );
  };
  return items.every(isWhole) ? items : undefined;
}

function areParts(data: unknown): data is Part[] {
  const isPart = (part: unknown) => {
    const { name, count, newest, oldest } = Object(part);
    return Number.isSafeInteger(count) && count > 0 && areTexts([name, newest, oldest]);
  };
  return Array.isArray(data) && data.every(isPart);
}

const counted = (runs: readonly Run[]) => runs.reduce((sum, { count }) => sum + count, 0);

/** The library that a search file tells of. Throws when what was fetched is none. */
export function readLibrary<Item extends Searchable>(data: unknown): Library<Item> {
  const { total, heads, bodies, headParts, bodyParts } = Object(data);
  const items = unpack<Item>(heads);
  if (!items?.length || !areTexts(bodies) || !areParts(headParts) || !areParts(bodyParts))
    throw new Error('not the library');
  const first = headRun(items);
  const texts = { ...first, count: bodies.length, texts: bodies };
  const library = {
    total,
    heads: [first, ...headParts],
    bodies: bodies.length > 0 ? [texts, ...bodyParts] : bodyParts,
  };
  if (counted(library.heads) !== total || counted(library.bodies) !== total)
    throw new Error('not the whole library');
  return library;
}

/** The library with the part `name`, which was fetched. Throws when it is not that part. */
export function withPart<Item extends Searchable>(
  library: Library<Item>,
  name: string,
  data: unknown,
): Library<Item> {
  const fill = <One extends Run>(run: One, read: Pick<One, 'texts'> | undefined): One => {
    if (run.name !== name) return run;
    if (read?.texts?.length !== run.count) throw new Error('not the part');
    return { ...run, ...read };
  };
  const items = unpack<Item>(data);
  const asHeads = items && { items, texts: items.map(headText) };
  const asBodies = areTexts(data) ? { texts: data } : undefined;
  return {
    ...library,
    heads: library.heads.map((run) => fill<HeadRun<Item>>(run, asHeads)),
    bodies: library.bodies.map((run) => fill(run, asBodies)),
  };
}

/** A library that was read anew, with the parts that were fetched before: a name always has the same contents. */
export function withPartsOf<Item>(fresh: Library<Item>, before: Library<Item>): Library<Item> {
  const keep = <One extends Run>(runs: readonly One[], old: readonly One[]) =>
    runs.map((run) => (run.texts ? run : (old.find(({ name }) => name === run.name) ?? run)));
  return {
    ...fresh,
    heads: keep(fresh.heads, before.heads),
    bodies: keep(fresh.bodies, before.bodies),
  };
}
