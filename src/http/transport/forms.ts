/** Strict reading of what browsers send: query strings and form bodies. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '#catalog/errors.ts';
import { createFields, type ProblemRule } from '#catalog/problems.ts';
import { roomFor } from '#catalog/language/hygiene.ts';

/** Largest form body in bytes. */
export const FORM_BYTES = 65_536;

/** Most fields of a form. */
export const MAX_FIELDS = 200;

/** The refusal of a form that breaks a bound, named by its rule. */
export function brokenBound(rule: ProblemRule, max: number): CatalogError {
  return new CatalogError('malformed_request', { fields: { body: [{ rule, max }] } });
}

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
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw brokenBound('too_many_fields', MAX_FIELDS);
  return parseForm(text);
}

/** What a form may hold: the most characters of each field by its name, and whether it may be given more than once. */
export type FormFields = Readonly<Record<string, number | { max: number; many: true }>>;

/** The refusal of a form with texts that are too long; it carries them whole, so that they can be shown again. */
export interface ReadForm {
  /** The declared fields alone, none longer than its room. */
  form: URLSearchParams;
  refusal: CatalogError | null;
}

/**
 * What was sent as the declared fields of a form, bounded before anybody looks at it: other fields are left out, of a
 * field that is given more often than it may be the first counts. A text that cannot fit (`roomFor`) is cut in `form`,
 * and then there is a `refusal` to be thrown instead of acting.
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
