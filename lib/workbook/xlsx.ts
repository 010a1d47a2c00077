import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '@/lib/format/markup';
import { LOCALE } from '@/lib/locale';
import { stylesXml, styleIndex, type StyleName } from './styles';
import { HEAD, list, MAIN } from './xml';

/** A formula (without `=`) together with the result it has when the file is saved. */
export interface Formula {
  formula: string;
  value: string | number;
}

/** A cell: a value, a formula, or neither. */
export type Cell = { style: StyleName } & (Formula | { formula?: never; value?: string | number });

/** Cells from column A on. Height in points, the application's own where none is given. */
export interface Row {
  cells: readonly Cell[];
  height?: number | undefined;
}

/** What a cell accepts: a formula (without `=`) that has to be true, and what the visitor is told. */
export interface Validation {
  cell: string;
  formula: string;
  /** Whether the cell may stay empty. */
  optional?: boolean;
  /** Whether what it does not accept may be entered all the same, after a warning. */
  warns?: boolean;
  /** At most 32 characters, the application's limit. */
  title: string;
  /** At most 255 characters, the application's limit. */
  message: string;
}

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\'`. */
  name: string;
  /** Widths of the columns from A on, in characters. */
  widths: readonly number[];
  rows: readonly Row[];
  merges: readonly string[];
  validations: readonly Validation[];
  links: readonly { cell: string; href: string }[];
}

interface Workbook {
  title: string;
  author: string;
  /** Names that formulas use, each with its one cell: `Costs` → `Assumptions!$D$5`. */
  names: Readonly<Record<string, string>>;
  sheets: readonly Sheet[];
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The letter of a column, counted from 0. Sheets here have no more than 26. */
const columnLetter = (column: number): string => String.fromCharCode(65 + column);

/** Hands out the number of each text, in the order in which the texts come. */
function sharedTexts() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    toXml(): string {
      const items = [...numbers.keys()].map((text) => `<si><t>${escapeMarkup(text)}</t></si>`);
      return `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${items.length}">${items.join('')}</sst>`;
    },
  };
}
type SharedTexts = ReturnType<typeof sharedTexts>;

function cellXml(address: string, { style, value, formula }: Cell, texts: SharedTexts): string {
  const open = `<c r="${address}" s="${styleIndex(style)}"`;
  if (formula !== undefined) {
    const type = typeof value === 'string' ? ' t="str"' : '';
    return `${open}${type}><f>${escapeMarkup(formula)}</f><v>${escapeMarkup(String(value))}</v></c>`;
  }
  if (value === undefined || value === '') return `${open}/>`;
  return typeof value === 'string'
    ? `${open} t="s"><v>${texts.numberOf(value)}</v></c>`
    : `${open}><v>${value}</v></c>`;
}

function rowXml({ cells, height }: Row, number: number, texts: SharedTexts): string {
  const size = height === undefined ? '' : ` ht="${height}" customHeight="1"`;
  const inner = cells.map((cell, column) =>
    cellXml(`${columnLetter(column)}${number}`, cell, texts),
  );
  return `<row r="${number}"${size}>${inner.join('')}</row>`;
}

const validationXml = ({ cell, formula, optional, warns, title, message }: Validation): string =>
  `<dataValidation type="custom"${warns ? ' errorStyle="warning"' : ''} allowBlank="${optional ? 1 : 0}" showInputMessage="1" showErrorMessage="1"` +
  ` errorTitle="${escapeMarkup(title)}" error="${escapeMarkup(message)}" promptTitle="${escapeMarkup(title)}" prompt="${escapeMarkup(message)}"` +
  ` sqref="${cell}"><formula1>${escapeMarkup(formula)}</formula1></dataValidation>`;

// The order of the elements is the schema's; Excel refuses any other.
const sheetXml = (sheet: Sheet, first: boolean, texts: SharedTexts): string =>
  `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
  `<sheetViews><sheetView showGridLines="0"${first ? ' tabSelected="1"' : ''} workbookViewId="0"/></sheetViews>` +
  '<sheetFormatPr defaultRowHeight="18" customHeight="1"/>' +
  list(
    'cols',
    sheet.widths.map(
      (width, column) =>
        `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
    ),
    false,
  ) +
  list(
    'sheetData',
    sheet.rows.map((row, index) => rowXml(row, index + 1, texts)),
    false,
  ) +
  list(
    'mergeCells',
    sheet.merges.map((range) => `<mergeCell ref="${range}"/>`),
  ) +
  list('dataValidations', sheet.validations.map(validationXml)) +
  list(
    'hyperlinks',
    sheet.links.map(({ cell }, index) => `<hyperlink ref="${cell}" r:id="rId${index + 1}"/>`),
    false,
  ) +
  '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="1"/>' +
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>';

const relationships = (items: readonly { type: string; target: string; external?: boolean }[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  items
    .map(
      ({ type, target, external }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${type}" Target="${escapeMarkup(target)}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('') +
  '</Relationships>';

const sheetFile = (index: number): string => `worksheets/sheet${index + 1}.xml`;

function contentTypes(sheets: number): string {
  const parts = [
    ['xl/workbook.xml', `${SPREADSHEET}.sheet.main+xml`],
    ['xl/styles.xml', `${SPREADSHEET}.styles+xml`],
    ['xl/sharedStrings.xml', `${SPREADSHEET}.sharedStrings+xml`],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...Array.from({ length: sheets }, (_, index) => [
      `xl/${sheetFile(index)}`,
      `${SPREADSHEET}.worksheet+xml`,
    ]),
  ];
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    parts.map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`).join('') +
    '</Types>'
  );
}

const workbookXml = ({ sheets, names }: Workbook): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
  '<bookViews><workbookView activeTab="0"/></bookViews>' +
  list(
    'sheets',
    sheets.map(
      ({ name }, index) =>
        `<sheet name="${escapeMarkup(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    ),
    false,
  ) +
  list(
    'definedNames',
    Object.entries(names).map(
      ([name, cell]) => `<definedName name="${name}">${escapeMarkup(cell)}</definedName>`,
    ),
    false,
  ) +
  // The stored results are for previews; whoever opens the file computes them anew.
  '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>';

const coreXml = ({ title, author }: Workbook): string =>
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${escapeMarkup(title)}</dc:title><dc:creator>${escapeMarkup(author)}</dc:creator><dc:language>${LOCALE}</dc:language></cp:coreProperties>`;

/** Stops at a text that is longer than the application takes: Excel would repair the file, and drop it. */
export function checkLength(what: string, text: string, most: number): void {
  if (text.length > most)
    throw new Error(`${what} of a workbook: expected at most ${most} characters, found "${text}"`);
}

/** Stops at the name of a sheet that Excel does not take, or that would end within a formula. */
function checkName(name: string): void {
  checkLength('name of a sheet', name, 31);
  const [sign] = /[[\]:*?/\\']/.exec(name) ?? [];
  if (sign)
    throw new Error(`name of a sheet of a workbook: expected none of []:*?/\\', found "${sign}"`);
}

/**
 * The file of a workbook (Office Open XML). The same workbook is the same bytes on any machine at any time.
 * Throws an Error that names what the application does not take.
 */
export function xlsx(workbook: Workbook): Uint8Array<ArrayBuffer> {
  const names = workbook.sheets.map(({ name }) => name.toLowerCase());
  for (const [index, { name, validations }] of workbook.sheets.entries()) {
    checkName(name);
    if (names.indexOf(name.toLowerCase()) < index)
      throw new Error(
        `name of a sheet of a workbook: expected one of its own, found "${name}" again`,
      );
    for (const { title, message } of validations) {
      checkLength('title of a message', title, 32);
      checkLength('message', message, 255);
    }
  }
  const texts = sharedTexts();
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(workbook.sheets.length),
    '_rels/.rels': relationships([
      { type: `${RELATIONS}/officeDocument`, target: 'xl/workbook.xml' },
      { type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': coreXml(workbook),
    'xl/workbook.xml': workbookXml(workbook),
    'xl/_rels/workbook.xml.rels': relationships([
      ...workbook.sheets.map((_, index) => ({
        type: `${RELATIONS}/worksheet`,
        target: sheetFile(index),
      })),
      { type: `${RELATIONS}/styles`, target: 'styles.xml' },
      { type: `${RELATIONS}/sharedStrings`, target: 'sharedStrings.xml' },
    ]),
    'xl/styles.xml': stylesXml,
  };
  for (const [index, sheet] of workbook.sheets.entries()) {
    parts[`xl/${sheetFile(index)}`] = sheetXml(sheet, index === 0, texts);
    if (sheet.links.length === 0) continue;
    parts[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relationships(
      sheet.links.map(({ href }) => ({
        type: `${RELATIONS}/hyperlink`,
        target: href,
        external: true,
      })),
    );
  }
  parts['xl/sharedStrings.xml'] = texts.toXml();
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  // An archive holds local times: from local parts the date is the same wherever the machine stands.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}
