/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'app/styles';

/** Sizes that follow from what stands around them, and those that grow with the window. */
const RELATIVE = /^(?:inherit|0|[\d.]+(?:em|%)|clamp\(.*\))$/;

it('takes its sizes and tracking of letters from the named steps of tokens.css', () => {
  const typed = readdirSync(FOLDER).flatMap((file) => {
    const rules = readFileSync(join(FOLDER, file), 'utf8');
    const values = [...rules.matchAll(/(?:font-size|letter-spacing): (.+);/g)];
    return values.map(([, value = '']) => ({ file, value }));
  });
  expect(typed.length).toBeGreaterThan(50);
  const named = /^(?:--theme|var)\(--(?:text|tracking)-[\w-]+\)$/;
  expect(typed.filter(({ value }) => !named.test(value) && !RELATIVE.test(value))).toEqual([]);
});

it('hides nothing by asking whether scripts run: older browsers do not know, and would show it', () => {
  const hides = /scripting: enabled\)[^{]*\{(?:[^{}]|\{[^{}]*\})*?\{[^{}]*display: none/;
  const files = readdirSync(FOLDER);
  expect(files.filter((file) => hides.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
