import FormulaParser from 'fast-formula-parser';
import { strFromU8, unzipSync } from 'fflate';

interface Cell {
  /** As the file has it: for a formula, the result it was saved with. */
  value: unknown;
  formula?: string;
}

/** A cell's place: `'A sheet'!$B$5`, or `B5` on the sheet that is named. */
function place(address: string, sheet = ''): { sheet: string; row: number; col: number } {
  const [, name = sheet, letter = '', row = ''] =
    /^(?:'?([^'!]+)'?!)?\$?([A-Z])\$?(\d+)$/.exec(address) ?? [];
  return { sheet: name, row: Number(row), col: letter.charCodeAt(0) - 64 };
}
const keyOf = ({ sheet, row, col }: ReturnType<typeof place>) =>
  `${sheet}!${String.fromCharCode(64 + col)}${row}`;

const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagName(name)];
const text = (element: Element | undefined) => element?.textContent ?? '';

/** An argument of a function, as the engine hands it over. */
interface Argument {
  value: unknown;
}
/** The value of an argument that may not be an error: Excel passes it on, where the engine reads FALSE. */
function valueOf({ value }: Argument): unknown {
  if (value instanceof FormulaParser.FormulaError) throw value;
  return value;
}
const truths = (values: readonly Argument[]) =>
  values.map(valueOf).filter((value) => typeof value === 'boolean' || typeof value === 'number');
const STRICT = {
  AND: (...values: Argument[]) => truths(values).every(Boolean),
  OR: (...values: Argument[]) => truths(values).some(Boolean),
};

/** Reads a workbook from its bytes and computes its formulas with a spreadsheet engine. */
export function openWorkbook(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  function part(name: string): Document {
    const file = files[name];
    if (!file) throw new Error(`expected ${name} in the workbook`);
    const document = new DOMParser().parseFromString(strFromU8(file), 'application/xml');
    const fault = document.querySelector('parsererror');
    if (fault) throw new Error(`${name}: ${fault.textContent}`);
    return document;
  }

  const texts = all(part('xl/sharedStrings.xml'), 'si').map(text);
  const book = part('xl/workbook.xml');
  const names = new Map(
    all(book, 'definedName').map((name) => [name.getAttribute('name'), place(text(name))]),
  );
  const cells = new Map<string, Cell>();
  const validations = new Map<
    string,
    { formula: string; prompt: string; optional: boolean; warns: boolean }
  >();
  const links = new Map<string, string | null>();
  const sheets = all(book, 'sheet').map((sheet) => sheet.getAttribute('name') ?? '');
  for (const [index, sheet] of sheets.entries()) {
    const document = part(`xl/worksheets/sheet${index + 1}.xml`);
    for (const cell of all(document, 'c')) {
      const formula = cell.querySelector('f')?.textContent ?? undefined;
      const [stored] = all(cell, 'v').map(text);
      const type = cell.getAttribute('t');
      const number = stored === undefined ? null : Number(stored);
      const value = type === 's' ? texts[Number(stored)] : type === 'str' ? stored : number;
      const key = keyOf(place(cell.getAttribute('r') ?? '', sheet));
      cells.set(key, formula === undefined ? { value } : { value, formula });
    }
    for (const validation of all(document, 'dataValidation')) {
      validations.set(keyOf(place(validation.getAttribute('sqref') ?? '', sheet)), {
        formula: text(all(validation, 'formula1')[0]),
        prompt: validation.getAttribute('prompt') ?? '',
        optional: validation.getAttribute('allowBlank') === '1',
        warns: validation.getAttribute('errorStyle') === 'warning',
      });
    }
    const targets = new Map(
      all(part(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`), 'Relationship').map((item) => [
        item.getAttribute('Id'),
        item.getAttribute('Target'),
      ]),
    );
    for (const link of all(document, 'hyperlink')) {
      const target = targets.get(link.getAttribute('r:id')) ?? null;
      links.set(keyOf(place(link.getAttribute('ref') ?? '', sheet)), target);
    }
  }

  const written = new Map<string, unknown>();
  let computed = new Map<string, unknown>();
  function valueAt(position: ReturnType<typeof place>): unknown {
    const key = keyOf(position);
    if (written.has(key)) return written.get(key);
    const cell = cells.get(key);
    if (cell?.formula === undefined) return cell?.value;
    if (!computed.has(key)) computed.set(key, compute(cell.formula, position));
    return computed.get(key);
  }
  const anEngine = () =>
    new FormulaParser({
      onCell: valueAt,
      onRange: ({ sheet, from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (__, col) =>
            valueAt({ sheet, row: from.row + row, col: from.col + col }),
          ),
        ),
      onVariable: (name) => names.get(name),
      functions: STRICT,
    });
  // An engine cannot begin anew while it computes: a cell that it reads is computed by the next one.
  const engines: FormulaParser[] = [];
  let depth = 0;
  function compute(formula: string, position: ReturnType<typeof place>): unknown {
    const engine = (engines[depth] ??= anEngine());
    depth += 1;
    try {
      return engine.parse(formula, position);
    } finally {
      depth -= 1;
    }
  }

  return {
    files: Object.keys(files),
    sheets,
    cells,
    validations,
    links,
    /** Where a name leads, as `Sheet!B5`. */
    named: (name: string): string => {
      const position = names.get(name);
      if (!position) throw new Error(`expected a cell with the name ${name}`);
      return keyOf(position);
    },
    /** Writes into a cell, as a visitor would; null empties it, and `#N/A` is the error of a look-up that found nothing. */
    write(key: string, value: unknown) {
      written.set(key, value === '#N/A' ? FormulaParser.FormulaError.NA : value);
      computed = new Map();
    },
    /** What a cell shows now. */
    read: (key: string): unknown => valueAt(place(key)),
    /** What a formula gives at a cell now. */
    evaluate: (formula: string, key: string): unknown => compute(formula, place(key)),
  };
}
