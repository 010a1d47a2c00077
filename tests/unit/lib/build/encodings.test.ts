/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
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

it.each([0, 66_000])(
  'packs what is as long as a page in the luckier blocks, from byte %i',
  (from) => {
    const [brotli] = encodings('brotli');
    if (!brotli) throw new Error('no brotli');
    const page = readFileSync('package-lock.json').subarray(from, from + 66_000);
    const lengths = [0, 16].map((block) => {
      const params = {
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      };
      return brotliCompressSync(page, { params }).length;
    });
    const packed = brotli.pack(page);
    expect(packed).toHaveLength(Math.min(...lengths));
    expect(brotliDecompressSync(packed).equals(page)).toBe(true);
  },
);
