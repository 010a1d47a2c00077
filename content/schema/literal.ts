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

/**
 * Where a field stands in a content module, `export const page = definePage({ … })`, or else the nearest
 * object around it that is written out. Undefined for a module of another kind.
 */
export function placeInModule(source: string, path: readonly PropertyKey[]): Place | undefined {
  const tokens = tokensOf(source);
  const calls = tokens.flatMap(({ text }, index) =>
    /^define\w/.test(text) && tokens[index + 1]?.text === '(' ? [index + 1] : [],
  );
  if (calls.length !== 1) return undefined;
  let literal = partsOf(tokens.slice(calls[0])).findLast(isLiteral);
  let line = literal?.[0]?.line;
  if (!literal || line === undefined) return undefined;
  for (const key of path) {
    literal = isLiteral(literal) ? memberOf(literal, key) : undefined;
    if (!literal) return { line, found: false };
    line = literal[0]?.line ?? line;
  }
  return { line, found: true };
}
