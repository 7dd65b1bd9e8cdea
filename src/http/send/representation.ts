/** What a URL answers, with its tag and its bytes in the offered encodings, and what a request selects of it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { entityTag, isNotModified } from './entity-tags.ts';

export interface Representation {
  /** Strong tag without quotes; each encoding adds its own suffix, since its bytes differ. */
  readonly tag: string;
  /** Bytes without an encoding; Infinity if it is compressed however short it is. */
  readonly size: number;
  readonly encodings: readonly Encoding[];
  bodyIn(encoding: Encoding): Buffer | Promise<Buffer | Readable>;
  /** Opens a part, both bytes inclusive; present if ranges are served. */
  openRange?(first: number, last: number): Promise<Readable>;
}

export interface Selection {
  encoding: Encoding;
  /** Quoted. */
  etag: string;
  /** Whether the client has these bytes: the answer is a 304. */
  isUnchanged: boolean;
}

/** The encoding, the tag, and whether the client has it already (RFC 9110, 12.5.3 and 13.1.2). */
export function selectRepresentation(
  headers: IncomingHttpHeaders,
  { tag, size, encodings }: Pick<Representation, 'tag' | 'size' | 'encodings'>,
): Selection {
  const encoding = chooseEncoding(headers['accept-encoding'], size, encodings);
  return { encoding, etag: entityTag(tag, encoding), isUnchanged: isNotModified(headers['if-none-match'], tag) };
}
