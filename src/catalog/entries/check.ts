/** Validation of an entry, with all its problems at once. */
import { createFields, type Fields } from '#catalog/problems.ts';
import { cleanText } from '#catalog/language/hygiene.ts';
import { FIELDS, FIELD_KEYS, fieldOf, findKey, keysWhere, type Entry } from '#fields/fields.ts';
import { pickEntry } from './columns.ts';
import { checkField, type Blanks, type Known } from './field-checks.ts';
import { checkPublicUrl } from './urls/canonical-url.ts';

/** A valid entry. */
export interface CheckedEntry extends Entry {
  canonicalUrl: string;
  /** Equal exactly for addresses of the same page (CONTRACT section 4). */
  urlKey: string;
}

/** Whether an entry lacks a field that new ones require, as imported ones may. */
export function isIncomplete(entry: Entry): boolean {
  return keysWhere({ required: 'new' }).some((key) => entry[key] === null);
}

/**
 * Validates the fields of an entry without the database. Reports all problems; unknown fields are
 * listed in `unknown` and ignored. A body that is no object is a problem of `body`. Old entries may
 * lack fields that new ones require. With `before`, `body` is a patch: only its fields are
 * validated and changed, and null clears an optional one.
 */
export function checkEntry(
  body: unknown,
  known: Known,
  { blanks = 'absent', isNew = true, before }: { blanks?: Blanks; isNew?: boolean; before?: Entry } = {},
): { entry: CheckedEntry; unknown: string[]; fields: null } | { entry: null; unknown: string[]; fields: Fields } {
  const { fields, add, isEmpty } = createFields();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    add('body', { rule: 'not_an_object' });
    return { entry: null, unknown: [], fields };
  }
  const given = body as Record<string, unknown>;
  const values: Partial<Record<keyof Entry, unknown>> = before === undefined ? {} : pickEntry(before);
  for (const key of FIELD_KEYS) {
    const field = fieldOf(key);
    if (before !== undefined && !Object.hasOwn(given, field.name)) continue;
    const isOptional = field.required === false || (field.required === 'new' && (!isNew || before?.[key] === null));
    const { value, problems } = checkField(field, given[field.name], { blanks, known, isOptional });
    for (const problem of problems) add(field.name, problem);
    values[key] = value;
  }
  const unknown = Object.keys(given).filter((name) => findKey(name) === undefined);
  if (!isEmpty()) return { entry: null, unknown, fields };
  const entry = values as Entry;
  const url = (given[FIELDS.url.name] as string | undefined) ?? entry.url;
  const address = checkPublicUrl(cleanText(url));
  if (!address.ok) throw new Error('an address that was checked is none');
  return { entry: { ...entry, canonicalUrl: address.canonical, urlKey: address.key }, unknown, fields: null };
}
