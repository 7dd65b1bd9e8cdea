/** Conversion between the submission form and an entry, and their differences. */
import { FIELD_KEYS, FIELD_NAMES, fieldOf, keyOf, type Entry, type FieldName } from '#fields/fields.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { MAIN_CATEGORY, chosenCategories } from '#web/elements/category-field.ts';
import type { Price } from '#fields/pricing.ts';
import { isLongLine, valueTexts } from '#web/elements/entry-values.ts';
import { priceInputs, typedPrice } from '#web/elements/price-field.ts';
import { blankForm, oneLine } from '#web/elements/form-state.ts';

/** Characters of an old value beside its field; the status page shows all of it. */
const LONGEST_BEFORE = 300;

/** The field of buttons other than send. */
export const ACT = 'act';

/** The button that asks for an editor's review. */
export const REVIEW = 'review';

/** The form as an API body; an empty optional field is absent. */
export function bodyOfForm(form: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const key of FIELD_KEYS) {
    const field = fieldOf(key);
    const { name, kind } = field;
    const text = form.get(name) ?? '';
    if (kind === 'categories') {
      const chosen = chosenCategories(form, name);
      if (chosen.length > 0) body[name] = chosen;
    } else if (kind === 'choices') {
      if (form.has(name)) body[name] = form.getAll(name);
    } else if (kind === 'flag') {
      if (text !== '') body[name] = text === 'true' ? true : text === 'false' ? false : text;
    } else if (kind === 'price') {
      const price = typedPrice(form, name);
      if (price !== undefined) body[name] = price;
    } else if (kind === 'choice') {
      // Unchecked radio buttons send nothing: a missing value, not an invalid one.
      if (text !== '') body[name] = text;
    } else if (field.required !== false || text !== '') {
      // One line in a field of several lines.
      body[name] = isLongLine(field) ? oneLine(text) : text;
    }
  }
  if (form.has(REVIEW)) body['review'] = true;
  return body;
}

/** The form with the values of an entry. */
export function formOfEntry(entry: Entry): FormState {
  const values = FIELD_KEYS.flatMap((key): [string, string | readonly string[]][] => {
    const { name, kind } = fieldOf(key);
    const value = entry[key];
    if (kind === 'price') return Object.entries(priceInputs(name, value as Price | null));
    return [[name, typeof value === 'boolean' ? String(value) : ((value ?? (kind === 'choices' ? [] : '')) as string)]];
  });
  return blankForm({ ...Object.fromEntries(values), [MAIN_CATEGORY]: entry.categories[0] ?? '' });
}

/** Sentences with the old values of changed fields. */
export function changesSince(request: PageRequest, form: FormState, entry: Entry): Map<FieldName, string> {
  const { submit: s } = submissionMessages(request.locale);
  const before = formOfEntry(entry).values;
  const changes = new Map<FieldName, string>();
  for (const field of FIELD_NAMES) {
    const { kind } = fieldOf(keyOf(field));
    const typed = (values: URLSearchParams): string[] =>
      kind === 'price' ? [JSON.stringify(typedPrice(values, field) ?? null)] : values.getAll(field);
    const [old, now] = [typed(before), typed(form.values)];
    const plain = (values: string[]) =>
      values
        .map((value) => value.replaceAll('\r\n', '\n').trim())
        .toSorted()
        .join('\n');
    if (plain(old) === plain(now)) continue;
    const isList = kind === 'categories' || kind === 'choices';
    const value = kind === 'price' ? entry[keyOf(field)] : isList ? old : (old[0] ?? '');
    const text = valueTexts(request, field, value).join(listSeparator(request.locale));
    changes.set(field, text === '' ? s.nothingBefore : s.before(quotable(request.locale, text, LONGEST_BEFORE)));
  }
  return changes;
}
