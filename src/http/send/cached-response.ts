/** A cached response: its bytes in each encoding, made once, its tag and its headers. */
import { hash } from 'node:crypto';
import type { VisitCount } from '#catalog/tools/visits.ts';
import { compress, ENCODINGS, type Encoding } from './encodings.ts';
import type { Representation } from './representation.ts';

/** Bytes of a response besides its bodies, with its key, rounded up. */
const OBJECT_BYTES = 800;
/** Bytes of a counted slug. */
const SLUG_BYTES = 60;

export interface CacheableResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  visitCount?: Pick<VisitCount, 'kind' | 'slugs'> | undefined;
  placements?: readonly string[] | undefined;
  compared?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

export class CachedResponse implements Representation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tag: string;
  /** The views to count when it is sent to a person; null for most. */
  readonly visitCount: VisitCount | null;
  /** Ids of the placements to count as shown. */
  readonly placements: readonly string[];
  /** Slugs of two compared tools; empty for most. */
  readonly compared: readonly string[];
  /** Called when a compressed body was added. */
  onGrowth: (() => void) | undefined;
  #compressed: Partial<Record<Encoding, Buffer>> | undefined;

  constructor({ status, headers, body, visitCount, placements = NONE, compared = NONE }: CacheableResponse) {
    this.status = status;
    this.headers = headers;
    this.body = Buffer.from(body);
    this.tag = hash('sha1', this.body, 'hex').slice(0, 32);
    this.visitCount = visitCount === undefined ? null : { ...visitCount, times: 0 };
    this.placements = placements;
    this.compared = compared;
  }

  get size(): number {
    return this.body.length;
  }

  get encodings(): readonly Encoding[] {
    return ENCODINGS;
  }

  /** Its size in memory, estimated. */
  get bytes(): number {
    const bodies = [this.body, ...Object.values(this.#compressed ?? {})];
    const slugs = this.visitCount?.slugs.length ?? 0;
    return bodies.reduce((sum, body) => sum + body.length, OBJECT_BYTES + slugs * SLUG_BYTES);
  }

  bodyIn(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.body;
    const known = this.#compressed?.[encoding];
    if (known !== undefined) return known;
    const made = compress(this.body, encoding);
    this.#compressed = { ...this.#compressed, [encoding]: made };
    this.onGrowth?.();
    return made;
  }
}
