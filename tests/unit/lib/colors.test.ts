/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colors } from '@/lib/colors';

const sheet = readFileSync('app/styles/tokens.css', 'utf8');

/** The custom properties of one rule of the style sheet. */
function tokens(selector: string): Record<string, string> {
  const [, rule = ''] = sheet.split(`${selector} {`);
  const lines = rule.slice(0, rule.indexOf('\n}')).matchAll(/--([\w-]+): (.*);/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

const light = tokens(':root');
// What the dark theme does not name it has from the light one.
const dark = { ...light, ...tokens('.dark') };

it.each([
  ['light', light],
  ['dark', dark],
])('draws the chevron of the %s theme in its muted tone', (_name, { chevron = '', muted = '' }) => {
  expect(chevron).toContain(`stroke='%23${muted.slice(1)}'`);
});

it.each([
  ['light', light],
  ['dark', dark],
])('lets the beacon of the %s theme glow in its own colour', (_name, { beacon, glow = '' }) => {
  expect(glow.slice(0, 7)).toBe(beacon);
});

it('has the colours of the dark theme in the icon', () => {
  const painted = readFileSync('public/icon.svg', 'utf8').match(/#[0-9a-f]{6}/g);
  const { bg, ink, beacon } = colors.dark;
  expect(new Set(painted)).toEqual(new Set([bg, ink, beacon]));
});

it.each([
  ['light', colors.light, light],
  ['dark', colors.dark, dark],
])('has the %s colours of the style sheet', (_name, own, sheetColors) => {
  expect(Object.keys(own).length).toBeGreaterThan(0);
  expect(sheetColors).toMatchObject(own);
});
