/** @jest-environment node */
import { encodings } from '@/lib/build/encodings';

const endings = (value?: string) => encodings(value).map(({ ending }) => ending);

it('reads which copies are asked for', () => {
  expect(endings()).toEqual([]);
  expect(endings(' ')).toEqual([]);
  expect(endings('gzip')).toEqual(['.gz']);
  expect(endings('brotli')).toEqual(['.br']);
  expect(endings(' gzip, brotli ')).toEqual(['.gz', '.br']);
});

it.each(['1', 'gz', 'gzip brotli', 'gzip,', 'toString'])(
  'refuses %s, and names the setting',
  (value) => {
    expect(() => endings(value)).toThrow(
      `PRECOMPRESS: expected gzip, brotli or gzip,brotli, found "${value}"`,
    );
  },
);
