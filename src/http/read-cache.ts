/** The cache of finished read answers: bytes, compressed bytes and tag, bounded by bytes, dropped when the catalog changes. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Bodies under this size are not worth compressing: one packet either way. */
const COMPRESS_FROM = 1_024;
/** Rough size of an entry beside its bodies. */
const ENTRY_BYTES = 600;
/** Share of the cache that one answer may take. */
const LARGEST_SHARE = 8;

export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong tag without quotes; each encoding adds its own mark, since its bytes differ. */
  readonly tag: string;
  bodyIn(encoding: Encoding): Buffer;
}

export interface ReadCache {
  get(key: string, revision: number): CachedAnswer | undefined;
  set(key: string, revision: number, answer: { status: number; headers: Record<string, string>; body: string }): CachedAnswer;
  readonly bytes: number;
  readonly size: number;
}

/** Least recently used entries leave first; a new revision empties it. */
export function createReadCache(maxBytes: number): ReadCache {
  const entries = new Map<string, CachedAnswer & { bytes: number }>();
  let revision = -1;
  let bytes = 0;

  function drop(key: string, entry: { bytes: number }): void {
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function follow(current: number): void {
    if (current === revision) return;
    entries.clear();
    bytes = 0;
    revision = current;
  }

  return {
    get(key, current) {
      follow(current);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, current, answer) {
      follow(current);
      const body = Buffer.from(answer.body);
      const compressed = new Map<Encoding, Buffer>();
      const entry = {
        status: answer.status,
        headers: answer.headers,
        tag: createHash('sha1').update(body).digest('hex').slice(0, 32),
        bytes: body.length + key.length * 2 + ENTRY_BYTES,
        bodyIn(encoding: Encoding): Buffer {
          if (encoding === 'identity') return body;
          let bytesIn = compressed.get(encoding);
          if (bytesIn === undefined) {
            bytesIn = compress(body, encoding);
            compressed.set(encoding, bytesIn);
            if (entries.get(key) === entry) {
              entry.bytes += bytesIn.length;
              bytes += bytesIn.length;
            }
          }
          return bytesIn;
        },
      };
      const old = entries.get(key);
      if (old !== undefined) drop(key, old);
      if (entry.bytes * LARGEST_SHARE > maxBytes) return entry;
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const [oldest, first] of entries) {
        if (bytes <= maxBytes) break;
        drop(oldest, first);
      }
      return entry;
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
  };
}

// Sync and low levels on purpose: one 8 KB page takes about 50 µs, an asynchronous call twice that.
function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip'
    ? gzipSync(body, { level: 6 })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The encoding to answer in, by Accept-Encoding: br, then gzip, when the client names them without q=0. */
export function chooseEncoding(header: string | undefined, size: number): Encoding {
  if (header === undefined || size < COMPRESS_FROM) return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    const named = header.split(',').find((part) => part.trim().toLowerCase().split(/[;\s]/)[0] === encoding);
    if (named !== undefined && !/;\s*q=0(?:\.0{0,3})?\s*$/i.test(named)) return encoding;
  }
  return 'identity';
}

/** If-None-Match (RFC 9110, 13.1.2) by weak comparison; the tag of any encoding of the same answer counts. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined || header.length > 8_000) return false;
  return header.split(',').some((part) => {
    const given = part.trim();
    return given === '*' || given.replace(/^W\//, '').replace(/(?:-gzip|-br)?"$/, '"') === `"${tag}"`;
  });
}

/** The quoted entity tag of an answer in one encoding. */
export function entityTag(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}
