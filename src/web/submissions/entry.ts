/** The fields of a submission for people: current values, and the changes of a correction. */
import { colon } from '#locales/quotable.ts';
import type { Changes } from '#catalog/entries/changes.ts';
import type { HistoryEntry } from '#catalog/audit/log.ts';
import { FIELDS, FIELD_NAMES, keyOf, keysInOrder, keysWhere, type Entry, type FieldName } from '#fields/fields.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { changeMessages, submissionMessages } from '#locales/subjects.ts';
import { valueTexts } from '#web/elements/entry-values.ts';
import { html, type Html } from '#web/elements/html.ts';
import { shownAddress } from '#web/elements/links.ts';
import { personText } from '#web/elements/texts.ts';

export type FieldChange = { field: FieldName } & Changes[string];

/** The changed fields of a history row, in form order. */
export function changesIn(entry: HistoryEntry): FieldChange[] {
  return changesOf((entry.detail?.['changes'] ?? {}) as Changes);
}

/** Changes in form order. */
export function changesOf(changes: Changes): FieldChange[] {
  return FIELD_NAMES.flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : []));
}

/** A value in the words of the page; null if empty. */
function shownValue(request: PageRequest, field: FieldName, value: unknown): Html | string | null {
  const texts = valueTexts(request, field, value);
  const text = texts.join(' · ');
  if (text === '') return null;
  switch (FIELDS[keyOf(field)].kind) {
    case 'categories':
    case 'choice':
    case 'choices':
    case 'flag':
      return text;
    case 'address':
      return html`<bdi dir="ltr">${shownAddress(text)}</bdi>`;
    case 'prose':
      return html`<span class="lines">${personText(text)}</span>`;
    default:
      return personText(text);
  }
}

function shownChange(request: PageRequest, field: FieldName, value: unknown, side: 'del' | 'ins'): Html {
  const shown = shownValue(request, field, value);
  if (shown === null) return html`<em>${submissionMessages(request.locale).submission.empty}</em>`;
  return side === 'del' ? html`<del>${shown}</del>` : html`<ins>${shown}</ins>`;
}

/** A table of old and new values without fields for editors; `accepted` names the approved ones of a decided change. */
export function changeList(
  request: PageRequest,
  changes: readonly FieldChange[],
  accepted: readonly string[] | null = null,
): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  const { submission: s } = t;
  return html`<dl class="changes">
    ${changes
      .filter(({ field }) => FIELDS[keyOf(field)].audience === 'public')
      .map(
        ({ field, old, new: now }) =>
          html`<div>
            <dt>
              ${t.fields[field].label}
              ${accepted !== null && !accepted.includes(field) && html`<span class="badge">${changeMessages(locale).changes.notTaken}</span>`}
            </dt>
            <dd>
              <span class="visually-hidden">${s.before}${colon(locale)}</span>${shownChange(request, field, old, 'del')}
            </dd>
            <dd>
              <span class="visually-hidden">${s.now}${colon(locale)}</span>${shownChange(request, field, now, 'ins')}
            </dd>
          </div>`,
      )}
  </dl>`;
}

/** Shown in the head of the page. */
const IN_HEAD = new Set<FieldName>(['url', 'name']);

/** The first fields; the others follow. */
const FIRST = ['url', 'name', 'tagline', 'description', 'pricingModel', 'categories'] as const;

/** Public fields in reading order; the name is their heading. */
const SHOWN = keysInOrder(FIRST, keysWhere({ audience: 'public' })).filter((key) => key !== 'name');

/** The public fields of an entry except its name. */
export function entryFacts(request: PageRequest, entry: Pick<Entry, (typeof SHOWN)[number]>): Html {
  const t = submissionMessages(request.locale);
  return html`<dl class="entry-facts">
    ${SHOWN.map((key) => {
      const shown = shownValue(request, FIELDS[key].name, entry[key]);
      return (
        shown !== null &&
        html`<div>
          <dt>${t.fields[FIELDS[key].name].label}</dt>
          <dd>${shown}</dd>
        </div>`
      );
    })}
  </dl>`;
}

/** The current entry; changes of its last correction are marked. */
export function entrySummary(request: PageRequest, submission: Submission, entries: readonly HistoryEntry[]): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  const last = entries.findLast((entry) => changesIn(entry).length > 0);
  const changed = new Set(last === undefined ? [] : changesIn(last).map(({ field }) => field));
  const keys = keysInOrder(FIRST, keysWhere({ audience: 'public' }));
  const values = keys.map((key) => [FIELDS[key].name, submission[key]] as const);
  return html`<section class="entry-summary" aria-labelledby="entry">
    <h2 id="entry">${t.submission.entry}</h2>
    <dl class="entry-facts">
      ${values.map(([field, value]) => {
        const shown = shownValue(request, field, value);
        return (
          shown !== null &&
          (changed.has(field) || !IN_HEAD.has(field)) &&
          html`<div>
            <dt>
              ${t.fields[field].label}
              ${changed.has(field) && html`<span class="badge badge-changed">${t.submit.changed}</span>`}
            </dt>
            <dd>${shown}</dd>
          </div>`
        );
      })}
    </dl>
  </section>`;
}
