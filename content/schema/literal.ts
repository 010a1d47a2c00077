/** Where something of a literal begins, and whether it is what was looked for or what should hold it. */
interface Place {
  line: number;
  found: boolean;
}

interface Token {
  text: string;
  line: number;
}

/** Strings, comments, words, and else single characters. */
const TOKEN =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[\w$]+|\S/g;

function tokensOf(source: string): Token[] {
  let line = 1;
  let read = 0;
  return Array.from(source.matchAll(TOKEN), ({ 0: text, index }) => {
    line += source.slice(read, index).split('\n').length - 1;
    read = index;
    return { text, line };
  }).filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'));
}

/** The parts between the commas of a list, object or call, which begins with its bracket. */
function partsOf([, ...tokens]: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (/^[)\]}]$/.test(token.text)) depth -= 1;
    if (depth < 0) break;
    if (/^[([{]$/.test(token.text)) depth += 1;
    if (depth === 0 && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const isLiteral = (tokens: readonly Token[]) => /^[[{]$/.test(tokens[0]?.text ?? '');

/** What a list has at an index, or an object under a name. None when it is not written there. */
function memberOf(literal: readonly Token[], key: PropertyKey): Token[] | undefined {
  const parts = partsOf(literal);
  if (literal[0]?.text === '[') {
    const before = parts.slice(0, Number(key) + 1);
    return before.some(([first]) => first?.text === '.') ? undefined : before[Number(key)];
  }
  const part = parts.find(([name]) => name?.text.replace(/^(['"])(.*)\1$/, '$2') === String(key));
  return part?.[1]?.text === ':' ? part.slice(2) : part;
}

/** Every object or list that the module defines something from, `export const page = definePage({ … })`. */
function definitionsOf(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap(({ text }, index) => {
    if (!/^define\w/.test(text) || tokens[index + 1]?.text !== '(') return [];
    const literal = partsOf(tokens.slice(index + 1)).findLast(isLiteral);
    return literal ? [literal] : [];
  });
}

/** Whether a literal has every text that the data have, so that it is the one of several it came from. */
function holds(literal: readonly Token[], data: unknown): boolean {
  const written = new Set(literal.map(({ text }) => text.slice(1, -1)));
  const texts = Object.values(data ?? {}).filter((value) => typeof value === 'string');
  return texts.every((text) => written.has(text));
}

/**
 * Where a field of these data stands in the content module that defines them, or else the nearest object
 * around it that is written out. Undefined for a module of another kind.
 */
export function placeInModule(
  source: string,
  path: readonly PropertyKey[],
  data: unknown,
): Place | undefined {
  const all = definitionsOf(tokensOf(source));
  const [definition, ...others] = all.length > 1 ? all.filter((each) => holds(each, data)) : all;
  let literal: Token[] | undefined = definition;
  let line = definition?.[0]?.line;
  if (line === undefined || others.length > 0) return undefined;
  for (const key of path) {
    literal = literal && isLiteral(literal) ? memberOf(literal, key) : undefined;
    if (!literal) return { line, found: false };
    line = literal[0]?.line ?? line;
  }
  return { line, found: true };
}
