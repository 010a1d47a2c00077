import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a file is compressed once for all requests, and what is added to its name then. */
interface Encoding {
  ending: string;
  /** The same bytes for the same file: neither writes a time into what it makes. */
  pack: (bytes: Buffer) => Buffer;
}

const ENCODINGS: Readonly<Record<string, Encoding>> = {
  gzip: { ending: '.gz', pack: (bytes) => gzipSync(bytes, { level: 9 }) },
  brotli: {
    ending: '.br',
    pack: (bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
};

/** The encodings that PRECOMPRESS names, joined by a comma; none when it is not set. Throws for any other. */
export function encodings(value: string | undefined): Encoding[] {
  const names = value?.trim() ? value.split(',').map((name) => name.trim()) : [];
  return names.map((name) => {
    const encoding = Object.hasOwn(ENCODINGS, name) ? ENCODINGS[name] : undefined;
    if (encoding) return encoding;
    throw new Error(`PRECOMPRESS: expected gzip, brotli or gzip,brotli, found "${value?.trim()}"`);
  });
}
