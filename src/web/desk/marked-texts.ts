/** Old and new value of a field with their differences marked. */
import type { Changes } from '#catalog/entries/changes.ts';
import { FIELD_NAMES, type FieldName } from '#fields/fields.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { valueTexts } from '#web/elements/entry-values.ts';
import { html, type Html } from '#web/elements/html.ts';

function textOf(request: PageRequest, field: FieldName, value: unknown): string {
  return valueTexts(request, field, value).join(' · ');
}

/** The words of a text, marked from `start` to `end` without the last blank. */
function marked(words: string[], start: number, end: number, tag: 'del' | 'ins'): Html {
  if (words.length === 0) return html`—`;
  const middle = words.slice(start, words.length - end).join('');
  const trimmed = middle.trimEnd();
  const mark = tag === 'del' ? html`<del>${trimmed}</del>` : html`<ins>${trimmed}</ins>`;
  return html`<bdi dir="auto"
    >${words.slice(0, start).join('')}${trimmed !== '' && mark}${middle.slice(trimmed.length)}${words.slice(words.length - end).join('')}</bdi
  >`;
}

/** Both texts, marked from the first to the last different word. */
function markDifference(before: string, after: string): [Html, Html] {
  const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\s)/));
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [marked(old, start, end, 'del'), marked(now, start, end, 'ins')];
}

/** Old and new value of a field with their differences marked. */
export function markedTexts(request: PageRequest, field: FieldName, before: unknown, after: unknown): [Html, Html] {
  return markDifference(textOf(request, field, before), textOf(request, field, after));
}

/** The changed fields in form order. */
export function changedFields(changes: Changes): FieldName[] {
  return FIELD_NAMES.filter((field) => changes[field] !== undefined);
}
