/** @jest-environment node */
import { colors } from '@/lib/colors';
import { darkTokens, lightTokens } from '../../support/tokens';

it.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('draws the chevron of the %s theme in its muted tone', (_name, { chevron = '', muted = '' }) => {
  expect(chevron).toContain(`stroke='%23${muted.slice(1)}'`);
});

it.each([
  ['light', colors.light, lightTokens],
  ['dark', colors.dark, darkTokens],
])('has the %s colours of the style sheet', (_name, own, sheetColors) => {
  expect(Object.keys(own).length).toBeGreaterThan(0);
  expect(sheetColors).toMatchObject(own);
});
