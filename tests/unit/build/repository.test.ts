/** @jest-environment node */
import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

it('lists every setting of a build in .env.example, commented out', () => {
  const names = ['lib/env.ts', 'next.config.ts']
    .flatMap((file) => [...read(file).matchAll(/process\.env\.(\w*[A-Z])\b/g)])
    .map(([, name = '']) => name)
    .filter((name) => name !== 'BUILD_WARNED'); // next.config.ts talks to its own workers
  expect(names.length).toBeGreaterThanOrEqual(5);
  const listed = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
});

it.each(['@fontsource-variable/instrument-sans', '@fontsource/instrument-sans', 'lucide-react'])(
  'serves the licence of %s',
  (name) => {
    // The year moves with every January's release.
    const plain = (text: string) => text.replace(/\d{4}/g, '').replace(/\s+/g, ' ').trim();
    const licence = plain(read(`node_modules/${name}/LICENSE`));
    expect(licence.length).toBeGreaterThan(1000);
    expect(plain(read('public/licences.txt'))).toContain(licence);
  },
);

it('asks for the same Node in .nvmrc and package.json', () => {
  const { engines } = JSON.parse(read('package.json'));
  expect(engines.node).toMatch(new RegExp(`^>=${read('.nvmrc').trim()}\\.`));
});
