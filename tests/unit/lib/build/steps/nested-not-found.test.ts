/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nestedNotFound } from '@/lib/build/steps/nested-not-found';
import { exportFolder } from '../../../../support/export-folder';

it('puts the page for unknown addresses into the library too', () => {
  const out = exportFolder({ '404.html': 'missing' });
  nestedNotFound(out);
  expect(readFileSync(join(out, 'resources/404.html'), 'utf8')).toBe('missing');
});
