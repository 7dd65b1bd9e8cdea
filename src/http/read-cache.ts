/** The cache of finished read answers: bytes, compressed bytes and tag, bounded by bytes, dropped when the catalog changes. */
import { hash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { compress, type Encoding } from './encodings.ts';
import { entityTag } from './entity-tags.ts';
import { flatText, headerLines } from './head-lines.ts';

/** Up to here joining a body with its head costs less than a second piece. */
const JOINED_BYTES = 4_096;
/** What an entry takes beside its bodies and texts, rounded up. */
const ENTRY_BYTES = 600;
/** Part of the cache that one answer may take. */
const LARGEST_PART = 8;
/** Part of a full cache that answers asked for once may fill; the rest belongs to those that were asked for again. */
const NEW_SHARE = 0.25;
/** Places for marks of long answers that were given once. */
const MARKS = 1 << 14;
/** How many entries in use one new entry may pass over before it takes the next one's place all the same. */
const MOST_SPARED = 16;

export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong tag without quotes; each encoding adds its own mark, since its bytes differ. */
  readonly tag: string;
  bodyIn(encoding: Encoding): Buffer;
  /**
   * The same bytes in the shape that is cheapest to send: a short body as text in latin1, a character for each byte,
   * which node:http joins with the head into one write; a long one as a Buffer, since joining would copy it.
   */
  bytesIn(encoding: Encoding): string | Buffer;
  /** Its own headers and its tag in one encoding as lines of a head. */
  linesIn(encoding: Encoding): string;
  /** Marks the answer as asked for just now; for those who keep hold of it and do not come through `get`. */
  used: boolean;
  /** Counts something that hangs on this answer; `drop` is called when the answer leaves. False when it has left. */
  attach(bytes: number, drop: () => void): boolean;
}

export interface ReadCache {
  get(key: string, revision: number): CachedAnswer | undefined;
  set(
    key: string,
    revision: number,
    answer: { status: number; headers: Record<string, string>; body: string },
  ): CachedAnswer;
  readonly bytes: number;
  readonly size: number;
}

interface Entry extends CachedAnswer {
  readonly key: string;
  bytes: number;
  /** Where it is kept; undefined once it has left. */
  segment: Segment | undefined;
  drop: (() => void) | undefined;
}

interface Segment {
  entries: Map<string, Entry>;
  bytes: number;
}

/**
 * A segmented cache (Karedla, Love, Wherry, 1994): new answers pass through one segment and move to the other when
 * they are asked for again. Either takes what room there is; when there is none, new answers give way to new ones as
 * long as they fill more than their share, so that a flood of different questions pushes out other new answers only.
 * In each segment the oldest leaves first, unless it was used since it was last looked at (second chance): a hit then
 * costs one flag and no reordering. A new revision empties both.
 *
 * With `isWary`, a long answer is kept only when it was given before (the doorkeeper of TinyLFU; Einziger, Friedman, Manes,
 * 2017): most searches are asked once, and pages of theirs would fill the memory with what nobody asks for again.
 */
export function createReadCache(maxBytes: number, { isWary = false } = {}): ReadCache {
  const fresh: Segment = { entries: new Map(), bytes: 0 };
  const proven: Segment = { entries: new Map(), bytes: 0 };
  /** Part of the tag of a long answer, at a place that follows from it; a later one takes the place. */
  const given = new Int32Array(isWary ? MARKS : 0);
  let revision = -1;

  function wasGiven(tag: string): boolean {
    const mark = Number.parseInt(tag.slice(0, 8), 16) | 0;
    const place = mark & (MARKS - 1);
    const isKnown = given[place] === mark;
    given[place] = mark;
    return isKnown;
  }

  function follow(current: number): void {
    if (current <= revision) return;
    for (const segment of [fresh, proven]) {
      for (const entry of segment.entries.values()) leave(entry);
      segment.entries.clear();
      segment.bytes = 0;
    }
    revision = current;
  }

  function leave(entry: Entry): void {
    entry.segment = undefined;
    entry.drop?.();
    entry.drop = undefined;
  }

  function move(entry: Entry, segment: Segment): void {
    if (entry.segment !== undefined) {
      entry.segment.entries.delete(entry.key);
      entry.segment.bytes -= entry.bytes;
    }
    entry.segment = segment;
    entry.used = false;
    segment.entries.set(entry.key, entry);
    segment.bytes += entry.bytes;
    makeRoom();
  }

  function makeRoom(): void {
    while (fresh.bytes + proven.bytes > maxBytes) {
      dropOldest(fresh.bytes > maxBytes * NEW_SHARE || proven.entries.size === 0 ? fresh : proven);
    }
  }

  function dropOldest(segment: Segment): void {
    let spared = 0;
    for (const [key, oldest] of segment.entries) {
      segment.entries.delete(key);
      if (!oldest.used || spared >= MOST_SPARED) {
        segment.bytes -= oldest.bytes;
        leave(oldest);
        return;
      }
      oldest.used = false;
      spared += 1;
      segment.entries.set(key, oldest);
    }
  }

  return {
    get(key, current) {
      follow(current);
      const entry = proven.entries.get(key) ?? fresh.entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.segment === fresh) move(entry, proven);
      else entry.used = true;
      return entry;
    },
    set(key, current, answer) {
      follow(current);
      const entry = createEntry(key, answer);
      const old = current === revision ? (proven.entries.get(key) ?? fresh.entries.get(key)) : undefined;
      if (old?.segment !== undefined) {
        old.segment.entries.delete(key);
        old.segment.bytes -= old.bytes;
        leave(old);
      }
      // What was worked out of an older revision, while a newer one came, is given once and not kept.
      if (current !== revision || entry.bytes * LARGEST_PART > maxBytes) return entry;
      if (!isWary || isShort(entry)) move(entry, fresh);
      else if (wasGiven(entry.tag)) move(entry, proven);
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

function createEntry(
  key: string,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): Entry {
  // Here once for all times that they are sent: the heads of answers are written as text.
  for (const name in headers) validateHeaderValue(name, headers[name] ?? '');
  const written = Buffer.from(body);
  const plain = joinable(written);
  let gzip: string | Buffer | undefined;
  let br: string | Buffer | undefined;
  const compressed = (encoding: 'gzip' | 'br'): string | Buffer => {
    // Not of `body`: what a function here names is kept as long as the entry.
    const bytes = compress(entry.bodyIn('identity'), encoding);
    grow(entry, bytes.length);
    return joinable(bytes);
  };
  const tag = hash('sha1', written, 'hex').slice(0, 32);
  const lines: Partial<Record<Encoding, string>> = {};
  const entry: Entry = {
    key,
    status,
    headers,
    tag,
    bytes: plain.length + key.length + ENTRY_BYTES,
    segment: undefined,
    used: false,
    drop: undefined,
    bytesIn: (encoding) =>
      encoding === 'identity' ? plain : encoding === 'br' ? (br ??= compressed('br')) : (gzip ??= compressed('gzip')),
    linesIn(encoding) {
      let own = lines[encoding];
      if (own === undefined) {
        own = lines[encoding] = flatText(headerLines({ ...headers, etag: entityTag(tag, encoding) }));
        grow(entry, own.length);
      }
      return own;
    },
    bodyIn(encoding) {
      const bytes = entry.bytesIn(encoding);
      return typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    },
    attach(bytes, drop) {
      if (entry.segment === undefined) return false;
      const before = entry.drop;
      entry.drop =
        before === undefined
          ? drop
          : () => {
              before();
              drop();
            };
      grow(entry, bytes);
      return true;
    },
  };
  return entry;
}

function isShort(answer: CachedAnswer): boolean {
  return typeof answer.bytesIn('identity') === 'string';
}

function joinable(bytes: Buffer): string | Buffer {
  return bytes.length <= JOINED_BYTES ? bytes.toString('latin1') : bytes;
}

/** What an entry grows by is counted now and made room for with the next entry. */
function grow(entry: Entry, bytes: number): void {
  entry.bytes += bytes;
  if (entry.segment !== undefined) entry.segment.bytes += bytes;
}
