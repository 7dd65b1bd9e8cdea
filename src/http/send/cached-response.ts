/** A cached response: its bytes in each encoding, its tag and its header fields, made once. */
import { hash } from 'node:crypto';
import type { Sighting } from '#catalog/tools/visits.ts';
import { compress, type Encoding } from './encodings.ts';
import { entityTag } from './entity-tags.ts';

/** Up to here joining a body with its head costs less than a second piece. */
const JOINED_BYTES = 4_096;
/** Bytes that a response takes besides its bodies and texts, rounded up. */
const ENTRY_BYTES = 600;
/** A slug of what is counted. */
const SLUG_BYTES = 60;
/** What a list of header fields takes: the list with its tag and its length as text, */
const FIELDS_BYTES = 160;
/** and for each name and value. */
const POINTER_BYTES = 8;

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong tag without quotes; each encoding adds its own mark, since its bytes differ. */
  readonly tag: string;
  /** What is counted whenever it is sent to a person; null for most. */
  readonly sighting: Sighting | null;
  /** The placements that it shows, of which each showing is counted. */
  readonly placements: readonly string[];
  bodyIn(encoding: Encoding): Buffer;
  /**
   * The same bytes in the shape that is cheapest to send: a short body as text in latin1, a character for each byte,
   * which node:http joins with the head into one write; a long one as a Buffer, since joining would copy it.
   */
  bytesIn(encoding: Encoding): string | Buffer;
  /** Names and values in turn of its own headers and of those that follow from its bytes in one encoding. */
  fieldsIn(encoding: Encoding): readonly string[];
  /** Marks the response as just used, for callers that hold it and do not use `get`. */
  used: boolean;
  /** Counts something attached to this response; `drop` is called on eviction. False once evicted. */
  attach(bytes: number, drop: () => void): boolean;
}

/** What a response is made of. */
export interface CacheableResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  sighting?: Pick<Sighting, 'kind' | 'slugs'> | undefined;
  placements?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** A cached response. One object without methods of its own, since there are very many. */
export class CacheEntry<Place extends { bytes: number }> implements CachedResponse {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly sighting: Sighting | null;
  readonly placements: readonly string[];
  /** What it takes, with all that hangs on it. */
  bytes: number;
  used = false;
  /** The cache that holds it; undefined once evicted. */
  segment: Place | undefined = undefined;
  drop: (() => void) | undefined = undefined;
  readonly plain: string | Buffer;
  packed: Partial<Record<Encoding, string | Buffer>> | undefined = undefined;
  /** Of the bytes as they are, which is the usual one, and of their encodings. */
  fields: readonly string[] | undefined = undefined;
  packedFields: Partial<Record<Encoding, readonly string[]>> | undefined = undefined;

  constructor(key: string, { status, headers, body, sighting, placements = NONE }: CacheableResponse) {
    const written = Buffer.from(body);
    this.key = key;
    this.status = status;
    this.headers = headers;
    this.sighting = sighting === undefined ? null : { ...sighting, times: 0 };
    this.placements = placements;
    this.tag = hash('sha1', written, 'hex').slice(0, 32);
    this.plain = joinable(written);
    this.bytes = this.plain.length + key.length + ENTRY_BYTES + (sighting?.slugs.length ?? 0) * SLUG_BYTES;
  }

  get isShort(): boolean {
    return typeof this.plain === 'string';
  }

  bytesIn(encoding: Encoding): string | Buffer {
    if (encoding === 'identity') return this.plain;
    this.packed ??= {};
    let packed = this.packed[encoding];
    if (packed === undefined) {
      packed = this.packed[encoding] = joinable(compress(this.bodyIn('identity'), encoding));
      this.grow(packed.length);
    }
    return packed;
  }

  bodyIn(encoding: Encoding): Buffer {
    const bytes = this.bytesIn(encoding);
    return typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  }

  fieldsIn(encoding: Encoding): readonly string[] {
    if (encoding === 'identity') return (this.fields ??= this.makeFields(encoding));
    this.packedFields ??= {};
    return (this.packedFields[encoding] ??= this.makeFields(encoding));
  }

  attach(bytes: number, drop: () => void): boolean {
    if (this.segment === undefined) return false;
    const before = this.drop;
    this.drop =
      before === undefined
        ? drop
        : () => {
            before();
            drop();
          };
    this.grow(bytes);
    return true;
  }

  makeFields(encoding: Encoding): readonly string[] {
    const fields = [
      ...Object.entries(this.headers).flat(),
      'etag',
      entityTag(this.tag, encoding),
      'content-length',
      String(this.bytesIn(encoding).length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ];
    this.grow(FIELDS_BYTES + fields.length * POINTER_BYTES);
    return fields;
  }

  /** Its growth is counted now; room is made for it with the next response. */
  grow(bytes: number): void {
    this.bytes += bytes;
    if (this.segment !== undefined) this.segment.bytes += bytes;
  }
}

/** A response in the same shape that no cache holds. */
export const uncached = (response: CacheableResponse): CachedResponse => new CacheEntry('', response);

function joinable(bytes: Buffer): string | Buffer {
  return bytes.length <= JOINED_BYTES ? bytes.toString('latin1') : bytes;
}
