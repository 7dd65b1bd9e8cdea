/** What a submission form says as the catalog checks it, the form of an entry as it is, and how the two differ. */
import { FIELDS, FIELD_KEYS, FIELD_NAMES, fieldOf, keyOf, type Entry, type FieldName } from '#fields/fields.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { submissionMessages } from '#locales/submissions.ts';
import { isLongLine, valueTexts } from '#web/elements/entry-values.ts';
import { blankForm, oneLine } from '#web/elements/form-state.ts';

/** Characters of an old value that are shown beside its field; the whole of it stands on the status page afterwards. */
const LONGEST_BEFORE = 300;

/** The button by which a form asks for an editor's review. */
export const REVIEW = 'review';

/** What a form says as the body that the catalog checks; an empty optional field is an absent one. */
export function bodyOfForm(form: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const key of FIELD_KEYS) {
    const field = fieldOf(key);
    const { name, kind } = field;
    const text = form.get(name) ?? '';
    if (kind === 'categories' || kind === 'choices') {
      if (form.has(name)) body[name] = form.getAll(name);
    } else if (kind === 'flag') {
      if (text !== '') body[name] = text === 'true' ? true : text === 'false' ? false : text;
    } else if (kind === 'choice') {
      // A radio group without a choice sends nothing: that is a missing value, not a wrong one.
      if (text !== '') body[name] = text;
    } else if (field.required !== false || text !== '') {
      // It is one sentence in a field of several lines: a line end is where somebody pressed Enter.
      body[name] = isLongLine(field) ? oneLine(text) : text;
    }
  }
  if (form.has(REVIEW)) body['review'] = true;
  return body;
}

/** The form filled with an entry as it is. */
export function formOfEntry(entry: Entry): FormState {
  return blankForm(
    Object.fromEntries(
      FIELD_KEYS.map((key) => {
        const value = entry[key] ?? (fieldOf(key).kind === 'choices' ? [] : '');
        return [FIELDS[key].name, typeof value === 'boolean' ? String(value) : value];
      }),
    ),
  );
}

/** Fields in which the form differs from what was submitted before, with the sentence that says what stood there. */
export function changesSince(request: PageRequest, form: FormState, entry: Entry): Map<FieldName, string> {
  const { submit: s } = submissionMessages(request.locale);
  const before = formOfEntry(entry).values;
  const changes = new Map<FieldName, string>();
  for (const field of FIELD_NAMES) {
    const [old, now] = [before.getAll(field), form.values.getAll(field)];
    const plain = (values: string[]) =>
      values
        .map((value) => value.replaceAll('\r\n', '\n').trim())
        .toSorted()
        .join('\n');
    if (plain(old) === plain(now)) continue;
    const { kind } = fieldOf(keyOf(field));
    const value = kind === 'categories' || kind === 'choices' ? old : (old[0] ?? '');
    const text = valueTexts(request, field, value).join(listSeparator(request.locale));
    changes.set(field, text === '' ? s.nothingBefore : s.before(quotable(request.locale, text, LONGEST_BEFORE)));
  }
  return changes;
}
