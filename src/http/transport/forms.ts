/** Strict parsing of query strings and form bodies. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '#catalog/errors.ts';
import { createFields, type ProblemRule } from '#catalog/problems.ts';
import { roomFor } from '#catalog/language/hygiene.ts';

/** Largest form body in bytes. */
export const FORM_BYTES = 65_536;

export const MAX_FIELDS = 200;

/** The error for a form that exceeds the limit `rule`. */
export function brokenBound(rule: ProblemRule, max: number): CatalogError {
  return new CatalogError('malformed_request', { fields: { body: [{ rule, max }] } });
}

/**
 * Decodes `application/x-www-form-urlencoded` text (WHATWG URL, 5.1) strictly: a broken escape,
 * bytes that are not UTF-8 or more than 200 fields throw `malformed_request`.
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

/** The query of a request target, parsed like a form. */
export function parseQuery(target: string): URLSearchParams {
  const at = target.indexOf('?');
  return parseForm(at < 0 ? '' : target.slice(at + 1));
}

/** Throws `malformed_request` for bytes that are not UTF-8. */
export function parseFormBody(body: Buffer): URLSearchParams {
  // A well-formed body is ASCII with escapes; raw UTF-8 is accepted too.
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (error) {
    throw new CatalogError('malformed_request', { cause: error });
  }
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw brokenBound('too_many_fields', MAX_FIELDS);
  return parseForm(text);
}

/** The fields of a form: the most characters of each, and whether it may repeat. */
export type FormFields = Readonly<Record<string, number | { max: number; many: true }>>;

/** A form, and the error for texts that are too long; the error holds them whole for the page. */
export interface ReadForm {
  /** The declared fields only, each cut to its limit. */
  form: URLSearchParams;
  refusal: CatalogError | null;
}

/**
 * Limits a form to its declared fields: others are dropped, and the first value of a field counts
 * unless it may repeat. A longer text than `roomFor` is cut in `form`; then `refusal` must be
 * thrown.
 */
export function readForm(sent: URLSearchParams, fields: FormFields): ReadForm {
  const form = new URLSearchParams();
  const problems = createFields();
  const typed = new Map<string, string>();
  for (const [name, text] of sent) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || (typeof field === 'number' && form.has(name))) continue;
    const max = typeof field === 'number' ? field : field.max;
    form.append(name, text.slice(0, roomFor(max)));
    if (text.length <= roomFor(max) || typed.has(name)) continue;
    problems.add(name, { rule: 'too_long', max });
    typed.set(name, text);
  }
  const { fields: tooLong } = problems;
  const refusal =
    typed.size === 0 ? null : new CatalogError('validation_failed', { fields: tooLong, extra: { typed } });
  return { form, refusal };
}

/** Throws `unsupported_media_type` unless the body is an unencoded form in UTF-8. */
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
