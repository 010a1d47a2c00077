import { colors } from '@/lib/colors';
import { escapeMarkup } from '@/lib/format/markup';
import { HEAD, list, MAIN } from './xml';

const paints = {
  ...colors.light,
  /** The beacon at a fifth, over white: what one may write on. */
  field: '#fff0d3',
};

/** How a cell looks. Sizes in points; a number format as the application writes it. */
interface Look {
  size?: number;
  bold?: boolean;
  color?: keyof typeof paints;
  fill?: keyof typeof paints;
  line?: 'bottom' | 'box' | 'top';
  format?: string;
  align?: 'left' | 'right';
  wrap?: boolean;
  underline?: boolean;
}

const DOLLARS = '"$"#,##0.00;-"$"#,##0.00';
const RATE = '"$"#,##0.00###';
const COUNT = '#,##0';
const PERCENT = '#,##0.0%';

const looks = {
  // The first one is what an application gives to cells that no file names.
  text: {},
  title: { size: 18, bold: true },
  lead: { size: 11, color: 'muted' },
  head: { bold: true, fill: 'lake', line: 'bottom' },
  headRight: { bold: true, fill: 'lake', line: 'bottom', align: 'right' },
  label: { line: 'bottom' },
  note: { color: 'muted', line: 'bottom', wrap: true },
  warning: { color: 'danger', bold: true, line: 'bottom' },
  input: { fill: 'field', line: 'box', format: COUNT, bold: true, align: 'right' },
  inputRate: { fill: 'field', line: 'box', format: RATE, align: 'right' },
  rate: { line: 'bottom', format: RATE, align: 'right' },
  money: { line: 'bottom', format: DOLLARS, align: 'right' },
  percent: { line: 'bottom', format: PERCENT, align: 'right' },
  share: { line: 'bottom', format: '#,##0%', align: 'left' },
  figure: { bold: true, line: 'bottom', format: DOLLARS, align: 'right' },
  figurePercent: { bold: true, line: 'bottom', format: PERCENT, align: 'right' },
  total: { bold: true, line: 'top' },
  totalMoney: { bold: true, line: 'top', format: DOLLARS, align: 'right' },
  totalPercent: { bold: true, line: 'top', format: PERCENT, align: 'right' },
  remark: { bold: true, wrap: true },
  paragraph: { wrap: true },
  link: { color: 'link', underline: true },
} as const satisfies Record<string, Look>;

export type StyleName = keyof typeof looks;

const names = Object.keys(looks) as StyleName[];

/** The number by which a cell names its style. */
export const styleIndex = (name: StyleName): number => names.indexOf(name);

const FONT = 'Calibri';
/** Formats of our own are numbered from 164; those below are the application's. */
const FIRST_FORMAT = 164;

const all: readonly Look[] = Object.values(looks);
const formats = [...new Set(all.flatMap(({ format }) => format ?? []))];

const argb = (name: keyof typeof paints): string => `FF${paints[name].slice(1).toUpperCase()}`;

const font = ({ size = 11, bold, color = 'ink', underline }: Look): string =>
  `<font>${bold ? '<b/>' : ''}${underline ? '<u/>' : ''}<sz val="${size}"/><color rgb="${argb(color)}"/><name val="${FONT}"/></font>`;

const fill = ({ fill: name }: Look): string =>
  name
    ? `<fill><patternFill patternType="solid"><fgColor rgb="${argb(name)}"/></patternFill></fill>`
    : '<fill><patternFill patternType="none"/></fill>';

function border({ line }: Look): string {
  const side = (name: string) =>
    line === 'box' || line === name
      ? `<${name} style="thin"><color rgb="${argb(line === 'bottom' ? 'line' : 'edge')}"/></${name}>`
      : `<${name}/>`;
  return `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`;
}

function format({ format: code, align, wrap }: Look, index: number): string {
  const number = code === undefined ? 0 : FIRST_FORMAT + formats.indexOf(code);
  // Figures keep their distance from the words to their right.
  const horizontal = align ? ` horizontal="${align}"${align === 'right' ? ' indent="1"' : ''}` : '';
  const wrapped = wrap ? ' wrapText="1"' : '';
  return (
    `<xf numFmtId="${number}" fontId="${index}" fillId="${index + 2}" borderId="${index}" xfId="0"` +
    ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">' +
    `<alignment vertical="center"${horizontal}${wrapped}/></xf>`
  );
}

/** The style sheet of every workbook. */
export const stylesXml =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  list(
    'numFmts',
    formats.map(
      (code, index) =>
        `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeMarkup(code)}"/>`,
    ),
  ) +
  list('fonts', all.map(font)) +
  // Applications take the first two fills for themselves, whatever they say.
  list('fills', [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...all.map(fill),
  ]) +
  list('borders', all.map(border)) +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  list('cellXfs', all.map(format)) +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>';
