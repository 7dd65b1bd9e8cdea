/** A cached response: its bytes in each encoding, its tag and its headers, made once. */
import { hash } from 'node:crypto';
import type { Sighting } from '#catalog/tools/visits.ts';
import { compress, type Encoding } from './encodings.ts';
import { entityTag } from './entity-tags.ts';

/** Up to this size copying a body behind the head is cheaper than a second write. */
const JOINED_BYTES = 4_096;
/** Bytes of an entry besides its bodies and texts, rounded up. */
const ENTRY_BYTES = 600;
/** Bytes of a counted slug. */
const SLUG_BYTES = 60;
/** Bytes of a list of headers, with tag and length as text, */
const FIELDS_BYTES = 160;
/** and of each name and value. */
const POINTER_BYTES = 8;

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong tag without quotes; each encoding adds its own suffix, since its bytes differ. */
  readonly tag: string;
  /** The views to count when it is sent to a person; null for most. */
  readonly sighting: Sighting | null;
  /** Ids of the placements to count as shown. */
  readonly placements: readonly string[];
  bodyIn(encoding: Encoding): Buffer;
  /**
   * The bytes in the form that is cheapest to send: a short body as latin1 text, one character per
   * byte, which node:http writes with the head; a long one as a Buffer, to avoid a copy.
   */
  bytesIn(encoding: Encoding): string | Buffer;
  /** Alternating names and values of its headers, with those of one encoding. */
  fieldsIn(encoding: Encoding): readonly string[];
  /** Marks the response as used, for callers that hold it instead of calling `get`. */
  used: boolean;
  /** Attaches something to this response and counts its bytes; eviction calls `drop`. False once evicted. */
  attach(bytes: number, drop: () => void): boolean;
}

export interface CacheableResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  sighting?: Pick<Sighting, 'kind' | 'slugs'> | undefined;
  placements?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** A cached response. A class, since there are very many of them. */
export class CacheEntry<Place extends { bytes: number }> implements CachedResponse {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly sighting: Sighting | null;
  readonly placements: readonly string[];
  /** Its size with all attachments. */
  bytes: number;
  used = false;
  /** Undefined once evicted. */
  segment: Place | undefined = undefined;
  drop: (() => void) | undefined = undefined;
  readonly plain: string | Buffer;
  packed: Partial<Record<Encoding, string | Buffer>> | undefined = undefined;
  /** Headers of the uncompressed bytes, which is the usual case, and of the encodings. */
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

  /** Counts growth now; the next response makes room for it. */
  grow(bytes: number): void {
    this.bytes += bytes;
    if (this.segment !== undefined) this.segment.bytes += bytes;
  }
}

/** A response that no cache holds. */
export const uncached = (response: CacheableResponse): CachedResponse => new CacheEntry('', response);

function joinable(bytes: Buffer): string | Buffer {
  return bytes.length <= JOINED_BYTES ? bytes.toString('latin1') : bytes;
}
