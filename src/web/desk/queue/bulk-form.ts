/** The bulk decision form below the queue; sticky while an entry is checked. */
import { DECISIONS } from '#catalog/moderation/decisions/bulk.ts';
import { NOTE_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import type { QueueFilter } from '#catalog/moderation/queue.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { fieldError } from '#web/elements/form-fields.ts';
import { problemsOf, valueOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { filterQuery } from './queue-filter.ts';

/** Labels of the fields in the summary of errors. */
export function bulkLabels(request: PageRequest): Record<string, string> {
  const { locale } = request;
  const t = queueMessages(locale);
  return { ids: t.entry, decision: t.queue.decision, reason: t.decision.reason, note: t.decision.note };
}

/** `page` is the current page of the list, to which a refused form returns. */
export function bulkForm(request: PageRequest, filter: QueueFilter, page: number, form: FormState): Html {
  const { locale } = request;
  const t = queueMessages(locale);
  const names = { approve: t.review.approve, reject: t.review.reject, request_changes: t.review.requestChanges };
  const control = (name: string) => ({
    id: `field-${name}`,
    name,
    'aria-invalid': problemsOf(form)[name] === undefined ? null : 'true',
    'aria-describedby': problemsOf(form)[name] === undefined ? null : `field-${name}-error`,
  });
  const select = (name: string, label: string, blank: string, choices: readonly [string, string][]): Html =>
    html`<div class="${`field bulk-${name}`}">
      <label for="${`field-${name}`}">${label}</label>
      ${fieldError(request, form, name)}
      <select ${attributes(control(name))}>
        <option value="">${blank}</option>
        ${choices.map(([value, text]) => html`<option value="${value}" ${attributes({ selected: value === valueOf(form, name) })}>${text}</option>`)}
      </select>
    </div>`;
  const action = withQuery(pathTo(locale, 'editor', 'decisions'), {
    ...filterQuery(filter),
    page: page === 1 ? undefined : page,
  });
  return html`<form method="post" action="${action}" id="bulk" class="panel desk-bulk" novalidate>
    <div class="bulk-head">
      <h2>${t.queue.bulk}</h2>
      <p class="bulk-count">${t.queue.selected} <strong></strong></p>
      ${fieldError(request, form, 'ids')}
    </div>
    ${select(
      'decision',
      t.queue.decision,
      t.queue.chooseDecision,
      DECISIONS.map((each) => [each, names[each]]),
    )}
    ${select(
      'reason',
      t.decision.reason,
      t.decision.chooseReason,
      REASON_CODES.map((code) => [code, t.reasons[code]]),
    )}
    <div class="field bulk-note">
      <label for="field-note">${t.decision.note}</label>
      ${fieldError(request, form, 'note')}
      <textarea ${attributes({ ...control('note'), rows: 1, maxlength: NOTE_LENGTH, dir: 'auto' })}>
${valueOf(form, 'note')}</textarea>
    </div>
    <button class="button">${t.bulk.button}</button>
  </form>`;
}
