/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { NAV_BREAKPOINT } from '@/components/layout/use-menu';

it('has the breakpoint of the style sheet', () => {
  const sheet = readFileSync('app/styles/tokens.css', 'utf8');
  expect(/--breakpoint-nav: (.*);/.exec(sheet)?.[1]).toBe(NAV_BREAKPOINT);
});
