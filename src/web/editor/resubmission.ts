/** What its owner changed since editors last asked for changes: old and new values beside each other. */
import type { Changes } from '#catalog/entry-changes.ts';
import { listHistory } from '#catalog/history.ts';
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/submission-fields.ts';
import type { Submission } from '#catalog/submission-records.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { html, type Html } from '#web/html.ts';

/** The changes of the resubmission that waits for a decision; none for any other entry. */
async function findChanges(visit: Visit, submission: Submission): Promise<Changes | undefined> {
  if (submission.state !== 'awaiting_moderation') return undefined;
  const history = await listHistory(visit.parts.db, submission.id);
  const last = history.findLast(({ fromState, toState }) => fromState !== null && fromState !== toState);
  return last?.action === 'resubmit' ? (last.detail?.['changes'] as Changes | undefined) : undefined;
}

function textOf(visit: Visit, field: SubmissionField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (field === 'pricing_model') {
    const model = PRICING_MODELS.find((each) => each === value);
    return model === undefined ? '—' : visit.t.pricing[model];
  }
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const names = visit.parts.live.categories.of(visit.locale);
  return value.map((id) => names.get(String(id))?.name ?? String(id)).join(' · ');
}

/** Both texts with that marked in which they differ, from the first other word to the last. */
function markDifference(before: string, after: string): [Html, Html] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const mark = (words: string[], tag: 'del' | 'ins'): Html => {
    const middle = words.slice(start, words.length - end).join('');
    const marked = tag === 'del' ? html`<del>${middle}</del>` : html`<ins>${middle}</ins>`;
    return html`<bdi dir="auto"
      >${words.slice(0, start).join('')}${middle !== '' && marked}${words.slice(words.length - end).join('')}</bdi
    >`;
  };
  return [mark(old, 'del'), mark(now, 'ins')];
}

/** Nothing for an entry that is not a resubmission. */
export async function changedFields(visit: Visit, submission: Submission): Promise<Html | null> {
  const changes = await findChanges(visit, submission);
  const fields = SUBMISSION_FIELD_NAMES.filter((field) => changes?.[field] !== undefined);
  if (changes === undefined || fields.length === 0) return null;
  const d = deskMessages(visit.locale).review;
  return html`<section>
    <h2 id="changed">${d.changed}</h2>
    <div class="table-frame" role="region" aria-labelledby="changed" tabindex="0">
      <table class="desk-compare desk-changes">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${d.before}</th>
            <th scope="col">${d.after}</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map((field) => {
            const values = [changes[field]?.old, changes[field]?.new].map((value) => textOf(visit, field, value));
            const [before, after] = markDifference(values[0] ?? '', values[1] ?? '');
            return html`<tr>
              <th scope="row">${visit.t.submit.fields[field].label}</th>
              <td class="lines">${before}</td>
              <td class="lines">${after}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;
}
