import { strFromU8, unzipSync } from 'fflate';
import { xlsx, type Sheet } from '@/lib/workbook/xlsx';
import { openWorkbook } from '../../../support/spreadsheet';

const SIGNS = `<b>5 > 4 & "4" < '5'</b>`;

const sheet: Sheet = {
  name: 'Sums & more',
  widths: [10],
  rows: [
    { cells: [{ style: 'label', value: SIGNS }] },
    { cells: [] },
    { cells: [{ style: 'money', value: 5, formula: 'IF("<&>"="<&>",5,4)' }] },
    { cells: [{ style: 'label', value: 'none' }], height: 30 },
  ],
  merges: [],
  validations: [
    { cell: 'A3', formula: 'A3<>"<"', title: 'A "title"', message: SIGNS, optional: true },
  ],
  links: [{ cell: 'A1', href: 'https://www.example.com/?a=1&b=2' }],
};
const book = {
  title: 'A & B',
  author: '<us>',
  names: { Five: `'${sheet.name}'!$A$3` },
  sheets: [sheet],
};

it('keeps every sign that means something in XML', () => {
  const { cells, validations, links, sheets, named, read } = openWorkbook(xlsx(book));
  expect(sheets).toEqual([sheet.name]);
  expect(cells.get('Sums & more!A1')?.value).toBe(SIGNS);
  expect(cells.get('Sums & more!A3')).toEqual({ value: 5, formula: 'IF("<&>"="<&>",5,4)' });
  expect(read(named('Five'))).toBe(5);
  expect(validations.get('Sums & more!A3')).toEqual({
    formula: 'A3<>"<"',
    prompt: SIGNS,
    optional: true,
    warns: false,
  });
  expect(links.get('Sums & more!A1')).toBe('https://www.example.com/?a=1&b=2');
});

it.each<[string, Partial<Sheet>]>([
  ['name of a sheet', { name: 'x'.repeat(32) }],
  [
    'title of a message',
    { validations: [{ cell: 'A3', formula: 'TRUE', title: 'x'.repeat(33), message: 'x' }] },
  ],
  [
    'message',
    { validations: [{ cell: 'A3', formula: 'TRUE', title: 'x', message: 'x'.repeat(256) }] },
  ],
])('refuses a %s that Excel would drop', (what, change) => {
  const long = { ...book, sheets: [{ ...sheet, ...change }] };
  expect(() => xlsx(long)).toThrow(new RegExp(`^${what} of a workbook: expected at most \\d+`));
});

it('refuses two sheets of one name, however it is written', () => {
  const twice = { ...book, sheets: [sheet, { ...sheet, name: sheet.name.toUpperCase() }] };
  expect(() => xlsx(twice)).toThrow('expected one of its own');
});

it.each([..."[]:*?/\\'"])('refuses %s in the name of a sheet', (sign) => {
  const named = { ...book, sheets: [{ ...sheet, name: `ROI${sign} yours` }] };
  expect(() => xlsx(named)).toThrow(`found "${sign}"`);
});

it('leaves out what a sheet has none of, since Excel repairs a file with empty lists', () => {
  const bare = { ...sheet, validations: [], links: [] };
  const files = unzipSync(xlsx({ ...book, names: {}, sheets: [bare] }));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('xl/worksheets/sheet1.xml')).not.toMatch(/mergeCells|dataValidations|hyperlinks/);
  expect(text('xl/workbook.xml')).not.toContain('definedNames');
  expect(Object.keys(files)).not.toContain('xl/worksheets/_rels/sheet1.xml.rels');
});

it('opens with its first sheet alone selected: what is typed would stand in every one that is', () => {
  const second = { ...sheet, name: 'More sums' };
  const files = Object.entries(unzipSync(xlsx({ ...book, sheets: [sheet, second] })));
  const selected = files.filter(([, bytes]) => strFromU8(bytes).includes('tabSelected'));
  expect(selected.map(([name]) => name)).toEqual(['xl/worksheets/sheet1.xml']);
});

it('is the same file at any time', () => {
  // Date.now alone would leave `new Date()` at the machine's time.
  jest.useFakeTimers();
  try {
    jest.setSystemTime(Date.UTC(2024, 0, 1));
    const before = xlsx(book);
    jest.setSystemTime(Date.UTC(2031, 6, 1));
    expect(xlsx(book)).toEqual(before);
  } finally {
    jest.useRealTimers();
  }
});
