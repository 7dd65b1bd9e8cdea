/** Forms with files (RFC 7578), parsed in slices within limits. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import {
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import { FORM_BYTES, MAX_FIELDS, brokenBound } from './forms.ts';
import { bodyTooLarge, readSlices } from './request-bodies.ts';

/** For a name, a type, and the longest file name of a file system, tripled by escaping. */
export const PART_HEADER_BYTES = 2_048;
/** In UTF-16 units. */
export const FIELD_NAME_LENGTH = 100;

/** Text fields, and files by field name; without empty files. */
export interface SentForm {
  fields: URLSearchParams;
  files: ReadonlyMap<string, Uint8Array>;
}

export function isMultipart({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^\s*multipart\/form-data\s*;/i.test(type);
}

/** At most 70 characters long (RFC 2046, 5.1.1). Throws `malformed_request`. */
function boundaryOf({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new CatalogError('malformed_request');
  return boundary;
}

/**
 * Reads a form of at most `maxBytes`, 64 KiB of them text, with at most 200 parts, 2 KiB of headers
 * each and names of 100 characters. Throws `malformed_request`, or `payload_too_large` at once. The
 * first of several files with one name counts.
 */
export async function readMultipart(request: FastifyRequest, body: Readable, maxBytes: number): Promise<SentForm> {
  const parser = new MultipartParser(boundaryOf(request.headers), {
    maxHeaderSize: PART_HEADER_BYTES,
    maxParts: MAX_FIELDS,
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes,
  });
  const fields = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  let textBytes = 0;

  function take(part: MultipartPart): void {
    const { name } = part;
    if (name === undefined) throw new CatalogError('malformed_request');
    if (name.length > FIELD_NAME_LENGTH) throw brokenBound('field_name_too_long', FIELD_NAME_LENGTH);
    if (isFile(part)) {
      if (part.size > 0 && !files.has(name)) files.set(name, part.bytes);
      return;
    }
    textBytes += part.size;
    if (textBytes > FORM_BYTES) throw bodyTooLarge(FORM_BYTES);
    fields.append(name, part.text);
  }

  await readSlices(request, body, maxBytes, (slice) => {
    try {
      // Data after the last boundary is ignored (RFC 2046, 5.1.1).
      if (!hasEnded(parser)) for (const part of parser.write(slice)) take(part);
    } catch (error) {
      throw refusalOf(error);
    }
  });
  if (!hasEnded(parser)) throw new CatalogError('malformed_request');
  return { fields, files };
}

/** A part with a file name. The parser's own check logs undecodable names to the console. */
function isFile({ headers }: MultipartPart): boolean {
  return /;\s*filename\s*=/i.test(headers['content-disposition'] ?? '');
}

function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function refusalOf(error: unknown): CatalogError {
  if (error instanceof CatalogError) return error;
  if (error instanceof MaxPartsExceededError) return brokenBound('too_many_fields', MAX_FIELDS);
  if (error instanceof MaxHeaderSizeExceededError) return brokenBound('field_header_too_large', PART_HEADER_BYTES);
  // A name or text that is not UTF-8 is a TypeError.
  return new CatalogError('malformed_request', { cause: error });
}
