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
  const files = readdirSync(FOLDER).map((file) => ({
    file,
    rules: readFileSync(join(FOLDER, file), 'utf8'),
  }));
  const hides = /scripting: enabled\)[^{]*\{(?:[^{}]|\{[^{}]*\})*?\{[^{}]*display: none/;
  expect(files.filter(({ rules }) => hides.test(rules))).toEqual([]);
  // They never have what is asked for: of a card it is only that its words can be selected.
  const asking = files.filter(({ rules }) => rules.includes('scripting: enabled'));
  expect(asking.map(({ file }) => file)).toEqual(['cards.css']);
});
