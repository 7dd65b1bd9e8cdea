/** Strict reading of what browsers send: query strings and form bodies. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '#catalog/errors.ts';

/** Largest form body in bytes. */
export const FORM_BYTES = 65_536;

const MAX_FIELDS = 200;

/**
 * Decodes `application/x-www-form-urlencoded` text (WHATWG URL, 5.1) without its leniency: a broken escape,
 * a byte sequence that is not UTF-8 or more than 200 fields throw `malformed_request`.
 */
export function parseForm(text: string): URLSearchParams {
  const form = new URLSearchParams();
  if (text === '') return form;
  const pairs = text.split('&', MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) throw new CatalogError('malformed_request');
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    form.append(decode(at < 0 ? pair : pair.slice(0, at)), at < 0 ? '' : decode(pair.slice(at + 1)));
  }
  return form;
}

/** The query of a request target, as strict as a form. */
export function parseQuery(target: string): URLSearchParams {
  const at = target.indexOf('?');
  return parseForm(at < 0 ? '' : target.slice(at + 1));
}

/** Decodes a form body; bytes that are not UTF-8 throw `malformed_request`. */
export function parseFormBody(body: Buffer): URLSearchParams {
  // Escapes make a well-formed body pure ASCII; raw bytes above it are taken when they are UTF-8.
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (error) {
    throw new CatalogError('malformed_request', { cause: error });
  }
  return parseForm(text);
}

/** Throws `unsupported_media_type` unless the headers announce an unencoded form in UTF-8. */
export function requireFormHeaders(headers: IncomingHttpHeaders): void {
  const type = headers['content-type'] ?? '';
  const plain = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type.trim());
  const encoding = headers['content-encoding'];
  if (!plain || (encoding !== undefined && encoding.toLowerCase() !== 'identity')) {
    throw new CatalogError('unsupported_media_type');
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw new CatalogError('malformed_request', { cause: error });
  }
}
