/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { findTraces, traceOf, tracesOf } from '@/lib/takeover/search';
import { folderOf } from '../../../support/folder';

const old = {
  name: 'North Gate',
  phone: '(416) 555-0142',
  email: 'hello@gate.example',
  origin: 'https://www.gate.example',
};
const current = {
  name: 'Elm & Co',
  phone: '(613) 555-0170',
  email: 'hello@elm.example',
  origin: 'https://www.elm.example',
};
const found = async (text: string, now = current) =>
  (await findTraces(folderOf({ 'a.html': text }), tracesOf([old], now))).join('\n');

it.each([
  ['<p>North Gate</p>', 'name'],
  ['north-gate-worksheet.pdf', 'name'],
  ['<p>North&nbsp;Gate</p>', 'name'],
  ['["\\nNorth\\u00a0Gate"]', 'name'],
  ['addEventListener("northGateReady")', 'name'],
  ['tel:+14165550142', 'phone'],
  ['416 555 0142', 'phone'],
  ['mailto:hello@gate.example', 'email address'],
  ['http://www.gate.example/contact', 'address of the site'],
])('finds %p: the old %s', async (text, what) => {
  expect(await found(text)).toContain(`a.html: the old ${what} (`);
});

it('finds nothing in words that only sound like it', async () => {
  expect(await found('<p>Go north to the gates of Wingate: 416 555 0143. Elm &amp; Co</p>')).toBe(
    '',
  );
  expect(
    await findTraces(folderOf({ 'a.html': 'a mark' }), [traceOf('name', 'Ark', ['B'])]),
  ).toEqual([]);
});

it('lets the new name contain the old', async () => {
  const now = { ...current, name: 'North Gate Systems' };
  expect(await found('<p>North Gate Systems</p>', now)).toBe('');
  expect(await found('<p>North Gate Systems</p><p>North Gate</p>', now)).toContain('the old name');
});

it.each(['North', 'Gate', 'North Gate', 'Gat'])(
  'lets the old name contain the new one, %p',
  async (name) => {
    const traces = [traceOf('name', 'North Gate Systems', [name])];
    const files = { 'a.html': `<p>${name} is here</p>`, 'b.html': '<p>North Gate Systems</p>' };
    const lines = await findTraces(folderOf(files), traces);
    expect(lines).toEqual([expect.stringMatching(/^b\.html: the old name \(.*North Gate Systems/)]);
  },
);

it('does not search for what has stayed', async () => {
  expect(await found('<p>(416) 555-0142</p>', { ...current, phone: old.phone })).toBe('');
});

it('lets what has stayed contain what has not', async () => {
  const traces = tracesOf([{ ...old, name: 'Gate' }], { ...old, name: 'Elm' });
  const linesOf = (text: string) => findTraces(folderOf({ 'a.html': text }), traces);
  expect(await linesOf('mailto:hello@gate.example https://www.gate.example/contact')).toEqual([]);
  expect(await linesOf('hello@gate.example, Gate')).toHaveLength(1);
});

it('searches for all that it was ever called', async () => {
  const before = { ...old, name: 'Lakes' };
  const out = folderOf({ 'a.html': 'Lakes', 'b.html': 'North Gate', 'c.html': '416 555 0142' });
  const lines = await findTraces(out, tracesOf([before, old, current], current));
  expect(lines.map((line) => line.split(' (')[0])).toEqual([
    'a.html: the old name',
    'b.html: the old name',
    'c.html: the old phone',
  ]);
});

it('finds an old address as it stands in links, and as people write it', async () => {
  const before = { ...old, origin: 'https://www.xn--bhm-sna.example' };
  const out = folderOf({
    'a.html': 'https://www.xn--bhm-sna.example/contact',
    'b.html': 'See www.böhm.example',
    'c.html': 'Böhm',
  });
  const lines = await findTraces(out, tracesOf([before], current));
  expect(lines.filter((line) => line.includes('address of the site'))).toEqual([
    expect.stringMatching(/^a\.html/),
    expect.stringMatching(/^b\.html/),
  ]);
  expect(await findTraces(out, tracesOf([before], { ...old, origin: before.origin }))).toEqual([]);
});

it('looks into workbooks and at the names of files', async () => {
  const out = folderOf({ 'north-gate.txt': '' });
  const workbook = zipSync({ 'xl/sharedStrings.xml': strToU8('<t>North Gate</t>') }, { level: 9 });
  writeFileSync(join(out, 'b.xlsx'), workbook);
  const files = (await findTraces(out, tracesOf([old], current))).map((line) => line.split(':')[0]);
  expect(files).toEqual(['b.xlsx', 'north-gate.txt']);
});
