import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a file is compressed once for all requests, and what is added to its name then. */
interface Encoding {
  ending: string;
  /** The same bytes for the same file: neither writes a time into what it makes. */
  pack: (bytes: Buffer) => Buffer;
}

/**
 * How much brotli looks at before it writes, as a power of 2 in bytes; 0 is its own choice. For a page of some
 * 65 KB now the one, now the other is luckier, by up to 80 bytes: enough for one packet more.
 */
const BLOCKS = [0, 16];
/** Bytes above which nobody counts packets, and trying twice takes long. */
const LARGE = 128 * 1024;

const brotli = (bytes: Buffer, block: number): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const ENCODINGS: Readonly<Record<string, Encoding>> = {
  gzip: { ending: '.gz', pack: (bytes) => gzipSync(bytes, { level: 9 }) },
  brotli: {
    ending: '.br',
    pack: (bytes) =>
      (bytes.length > LARGE ? [0] : BLOCKS)
        .map((block) => brotli(bytes, block))
        .reduce((least, other) => (other.length < least.length ? other : least)),
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
