/** The fields of a submission as people read them: as they are now, and what a correction made of them. */
import type { Changes } from '#catalog/entries/changes.ts';
import type { HistoryEntry } from '#catalog/audit/log.ts';
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/entries/check.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import { listCategories } from '#catalog/tools/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { html, type Html } from '#web/html.ts';
import { shownAddress } from '#web/links.ts';
import { personText } from '#web/texts.ts';

/** Old and new value of one field. */
export type FieldChange = { field: SubmissionField } & Changes[string];

/** The fields that a history row says were changed, in the order of the form. */
export function changesIn(entry: HistoryEntry): FieldChange[] {
  const changes = (entry.detail?.['changes'] ?? {}) as Changes;
  return SUBMISSION_FIELD_NAMES.flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : []));
}

/** A value as the tables hold it in the words of the page; null for an empty one. */
function shownValue({ t, locale, parts }: Visit, field: SubmissionField, value: unknown): Html | string | null {
  if (Array.isArray(value)) {
    const names = new Map(listCategories(parts.live, locale).map(({ id, name }) => [id, name]));
    return value.map((id) => names.get(String(id)) ?? String(id)).join(' · ');
  }
  if (typeof value !== 'string' || value === '') return null;
  if (field === 'pricing_model') return t.pricing[PRICING_MODELS.find((model) => model === value) ?? 'free'];
  if (field === 'url' || field === 'logo_url') return html`<bdi dir="ltr">${shownAddress(value)}</bdi>`;
  return field === 'description' ? html`<span class="lines">${personText(value)}</span>` : personText(value);
}

function shownChange(visit: Visit, field: SubmissionField, value: unknown, side: 'del' | 'ins'): Html {
  const shown = shownValue(visit, field, value);
  if (shown === null) return html`<em>${accountMessages(visit.locale).status.empty}</em>`;
  return side === 'del' ? html`<del>${shown}</del>` : html`<ins>${shown}</ins>`;
}

/** Old and new values side by side. The contact address is shown to nobody. */
export function changeList(visit: Visit, changes: readonly FieldChange[]): Html {
  const { t, locale } = visit;
  const { status: s } = accountMessages(locale);
  return html`<dl class="changes">
    ${changes
      .filter(({ field }) => field !== 'contact_email')
      .map(
        ({ field, old, new: now }) =>
          html`<div>
            <dt>${t.submit.fields[field].label}</dt>
            <dd><span class="visually-hidden">${s.before}: </span>${shownChange(visit, field, old, 'del')}</dd>
            <dd><span class="visually-hidden">${s.now}: </span>${shownChange(visit, field, now, 'ins')}</dd>
          </div>`,
      )}
  </dl>`;
}

/** What stands in the head of the page anyway. */
const IN_HEAD = new Set<SubmissionField>(['url', 'name']);

/** The entry as it is now; what its last correction changed is marked. */
export function entrySummary(visit: Visit, submission: Submission, entries: readonly HistoryEntry[]): Html {
  const { t, locale } = visit;
  const last = entries.findLast((entry) => changesIn(entry).length > 0);
  const changed = new Set(last === undefined ? [] : changesIn(last).map(({ field }) => field));
  const values: readonly (readonly [SubmissionField, unknown])[] = [
    ['url', submission.url],
    ['name', submission.name],
    ['tagline', submission.tagline],
    ['description', submission.description],
    ['pricing_model', submission.pricingModel],
    ['categories', submission.categories],
    ['logo_url', submission.logoUrl],
  ];
  return html`<section class="entry-summary" aria-labelledby="entry">
    <h2 id="entry">${t.submission.entry}</h2>
    <dl class="entry-facts">
      ${values.map(([field, value]) => {
        const shown = shownValue(visit, field, value);
        return (
          shown !== null &&
          (changed.has(field) || !IN_HEAD.has(field)) &&
          html`<div>
            <dt>
              ${t.submit.fields[field].label}
              ${changed.has(field) && html`<span class="badge badge-changed">${accountMessages(locale).submit.changed}</span>`}
            </dt>
            <dd>${shown}</dd>
          </div>`
        );
      })}
    </dl>
  </section>`;
}
