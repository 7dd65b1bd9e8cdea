/** A finished answer: its bytes in each encoding, its tag and the lines of its head, made once. */
import { hash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { compress, type Encoding } from './encodings.ts';
import { entityTag } from './entity-tags.ts';
import { flatText, headerLines } from './head-lines.ts';

/** Up to here joining a body with its head costs less than a second piece. */
const JOINED_BYTES = 4_096;
/** What an answer takes beside its bodies and texts, rounded up. */
const ENTRY_BYTES = 600;

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

/** What an answer is made of. */
export interface FinishedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer in a cache. One object without functions of its own: a catalog's worth of them is kept. */
export class KeptAnswer<Place extends { bytes: number }> implements CachedAnswer {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  /** What it takes, with all that hangs on it. */
  bytes: number;
  used = false;
  /** Where it is kept; undefined once it has left. */
  segment: Place | undefined = undefined;
  drop: (() => void) | undefined = undefined;
  readonly plain: string | Buffer;
  packed: Partial<Record<Encoding, string | Buffer>> | undefined = undefined;
  /** Of the answer as it is, which is the usual one, and of its encodings. */
  lines: string | undefined = undefined;
  packedLines: Partial<Record<Encoding, string>> | undefined = undefined;

  constructor(key: string, { status, headers, body }: FinishedAnswer) {
    // Here once for all times that they are sent: the heads of answers are written as text.
    for (const name in headers) validateHeaderValue(name, headers[name] ?? '');
    const written = Buffer.from(body);
    this.key = key;
    this.status = status;
    this.headers = headers;
    this.tag = hash('sha1', written, 'hex').slice(0, 32);
    this.plain = joinable(written);
    this.bytes = this.plain.length + key.length + ENTRY_BYTES;
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

  linesIn(encoding: Encoding): string {
    if (encoding === 'identity') return (this.lines ??= this.makeLines(encoding));
    this.packedLines ??= {};
    return (this.packedLines[encoding] ??= this.makeLines(encoding));
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

  makeLines(encoding: Encoding): string {
    const lines = flatText(headerLines({ ...this.headers, etag: entityTag(this.tag, encoding) }));
    this.grow(lines.length);
    return lines;
  }

  /** What it grows by is counted now and made room for with the next answer. */
  grow(bytes: number): void {
    this.bytes += bytes;
    if (this.segment !== undefined) this.segment.bytes += bytes;
  }
}

function joinable(bytes: Buffer): string | Buffer {
  return bytes.length <= JOINED_BYTES ? bytes.toString('latin1') : bytes;
}
