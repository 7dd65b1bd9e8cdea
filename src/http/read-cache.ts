/** The cache of finished read answers: bytes, compressed bytes and tag, bounded by bytes, dropped when the catalog changes. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Bodies under this size are not worth compressing: one packet either way. */
const COMPRESS_FROM = 1_024;
/** Rough size of an entry beside its bodies. */
const ENTRY_BYTES = 600;
/** Part of the cache that one answer may take. */
const LARGEST_PART = 8;
/** Part of the cache that answers asked for once may fill; the rest belongs to those that were asked for again. */
const NEW_SHARE = 0.25;

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

interface Entry extends CachedAnswer {
  bytes: number;
  segment: Segment;
}

interface Segment {
  entries: Map<string, Entry>;
  bytes: number;
  readonly maxBytes: number;
}

/**
 * A segmented cache (Karedla, Love, Wherry, 1994): new answers pass through a small segment and move to the large one
 * when they are asked for again, so that a flood of different questions pushes out other new answers only.
 * In each segment the least recently used leaves first; a new revision empties both.
 */
export function createReadCache(maxBytes: number): ReadCache {
  const fresh: Segment = { entries: new Map(), bytes: 0, maxBytes: maxBytes * NEW_SHARE };
  const proven: Segment = { entries: new Map(), bytes: 0, maxBytes: maxBytes * (1 - NEW_SHARE) };
  let revision = -1;

  function follow(current: number): void {
    if (current === revision) return;
    for (const segment of [fresh, proven]) {
      segment.entries.clear();
      segment.bytes = 0;
    }
    revision = current;
  }

  function remove(key: string, entry: Entry): void {
    entry.segment.entries.delete(key);
    entry.segment.bytes -= entry.bytes;
  }

  function add(key: string, entry: Entry, segment: Segment): void {
    entry.segment = segment;
    segment.entries.set(key, entry);
    segment.bytes += entry.bytes;
    for (const [oldest, first] of segment.entries) {
      if (segment.bytes <= segment.maxBytes) break;
      remove(oldest, first);
    }
  }

  return {
    get(key, current) {
      follow(current);
      const entry = proven.entries.get(key) ?? fresh.entries.get(key);
      if (entry === undefined) return undefined;
      remove(key, entry);
      add(key, entry, proven);
      return entry;
    },
    set(key, current, answer) {
      follow(current);
      const body = Buffer.from(answer.body);
      const compressed = new Map<Encoding, Buffer>();
      const entry: Entry = {
        status: answer.status,
        headers: answer.headers,
        tag: createHash('sha1').update(body).digest('hex').slice(0, 32),
        bytes: body.length + key.length * 2 + ENTRY_BYTES,
        segment: fresh,
        bodyIn(encoding) {
          if (encoding === 'identity') return body;
          let bytes = compressed.get(encoding);
          if (bytes === undefined) {
            bytes = compress(body, encoding);
            compressed.set(encoding, bytes);
            entry.bytes += bytes.length;
            if (entry.segment.entries.get(key) === entry) entry.segment.bytes += bytes.length;
          }
          return bytes;
        },
      };
      const old = proven.entries.get(key) ?? fresh.entries.get(key);
      if (old !== undefined) remove(key, old);
      if (entry.bytes * LARGEST_PART <= maxBytes) add(key, entry, fresh);
      return entry;
    },
    get bytes() {
      return fresh.bytes + proven.bytes;
    },
    get size() {
      return fresh.entries.size + proven.entries.size;
    },
  };
}

// Sync and low levels on purpose: one 8 KB page takes about 50 µs, an asynchronous call takes twice that.
function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip'
    ? gzipSync(body, { level: 6 })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The encoding to answer in, by Accept-Encoding: br, then gzip, when the client names them without q=0. */
export function chooseEncoding(header: string | undefined, size: number): Encoding {
  if (header === undefined || size < COMPRESS_FROM) return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    if (!header.includes(encoding)) continue;
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
