/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drafts, draftsLabel, missingIn, writtenIn } from '@/content/preview';
import { routes } from '@/content/routes';

it.each(routes.map(({ path }) => path))('says where %s is written', (path) => {
  const files = writtenIn[path] ?? [];
  expect(files).not.toEqual([]);
  for (const file of files)
    expect([file, existsSync(join(process.cwd(), file))]).toEqual([file, true]);
});

it('says of no other path where it is written', () => {
  expect(Object.keys(writtenIn).sort()).toEqual(routes.map(({ path }) => path).sort());
});

it('says where the answer to an unknown address is written', () => {
  expect(missingIn.map((file) => [file, existsSync(join(process.cwd(), file))])).toEqual([
    ['content/pages/coming-soon.ts', true],
    ['content/pages/resources.ts', true],
  ]);
});

it('names the files that pages share', () => {
  expect(writtenIn['/services/cybersecurity']).toEqual([
    'content/services/cybersecurity.ts',
    'content/shared/threat-replay.ts',
  ]);
  expect(writtenIn['/contact']).toEqual([
    'content/pages/contact.ts',
    'content/shared/service-hours.ts',
  ]);
});

it('lists drafts, of which only next dev has any', () => {
  expect(drafts).toEqual([]);
  expect([1, 2].map(draftsLabel)).toEqual(['1 draft', '2 drafts']);
});
