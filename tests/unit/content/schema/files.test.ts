/** @jest-environment node */
import { checkFiles } from '@/content/schema/files';
import { ContentError } from '@/content/schema/parse';

it('takes files that are there', () => {
  expect(() => checkFiles([{ place: 'content/x.ts', file: 'package.json' }])).not.toThrow();
});

it('names every file that is not, and what wants it', () => {
  const check = () =>
    checkFiles([
      { place: 'content/industries/retail.ts', file: 'app/industries/retail/page.tsx' },
      { place: 'content/x.ts', file: 'package.json' },
      { place: 'content/shared/photos.ts: a', file: 'content/illustrations/a.svg' },
    ]);
  expect(check).toThrow(ContentError);
  expect(check).toThrow(
    [
      'Broken content',
      'content/industries/retail.ts: expected the file app/industries/retail/page.tsx (found none)',
      'content/shared/photos.ts: a: expected the file content/illustrations/a.svg (found none)',
    ].join('\n'),
  );
});
