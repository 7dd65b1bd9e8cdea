/** The decision on a submission: the form with every way to decide, or why there is none. */
import { findAccount } from '#catalog/accounts.ts';
import { findWinners } from '#catalog/aliases.ts';
import { actionsFor, NOTE_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import { findObstacle } from '#catalog/moderation.ts';
import type { Submission } from '#catalog/submission-records.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { areaField } from '#web/form-fields.ts';
import { problemsOf, valueOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { notice, stateBadge } from '#web/notices.ts';
import { keyHint } from './desk-pieces.ts';
import { filterQuery, readFilter } from './queue-filter.ts';

export type Decision = 'approve' | 'reject' | 'request-changes' | 'duplicate';

/** The act of the history behind each; the sentence about what was done is chosen by it. */
export const ACTIONS = {
  approve: 'approve',
  reject: 'reject',
  'request-changes': 'request_changes',
  duplicate: 'reject',
} as const satisfies Record<Decision, string>;

/** The form of the decision; buttons elsewhere on the page belong to it by this id. */
export const FORM_ID = 'decision';

/** Address of a review page or of an act on it; the filter of the queue stays in it. */
export function reviewPath(
  visit: Visit,
  id: string,
  act?: string,
  more: Record<string, string | undefined> = {},
): string {
  const path = pathTo(visit.locale, 'editor', 'submissions', id, ...(act === undefined ? [] : [act]));
  return withQuery(path, { ...filterQuery(readFilter(visit.query)), ...more });
}

/** What stands in the place of the decision where there is none to make. */
async function decidedNotice(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts } = visit;
  const d = deskMessages(locale);
  const editor = submission.decidedBy === null ? undefined : await findAccount(parts.db, submission.decidedBy);
  const winner = (await findWinners(parts.db.read, 'submission', [submission.id])).get(submission.id);
  return notice(
    'note',
    html`<p>${t.review.decided} ${stateBadge(visit, submission.state)}</p>
      ${editor !== undefined && html`<p>${d.review.decidedBy(editor.email)}</p>`}
      ${winner !== undefined && html`<p><a href="${pathTo(locale, 'editor', 'tools', winner.slug)}">${d.review.standsFor(winner.slug)}</a></p>`}`,
  );
}

/** Whether there is anything to decide, and if so, what keeps this editor from it. */
export async function standingOf(
  visit: Visit,
  submission: Submission,
): Promise<'decided' | 'own_submission' | 'own_decision' | 'open'> {
  if (submission.state !== 'awaiting_moderation' || actionsFor(submission.state, 'editor').length === 0)
    return 'decided';
  return (await findObstacle(visit.parts.db.read, accountOf(visit), submission)) ?? 'open';
}

export async function decisionPanel(
  visit: Visit,
  submission: Submission,
  form: FormState,
  standing: Awaited<ReturnType<typeof standingOf>>,
): Promise<Html> {
  const { t, locale } = visit;
  const d = deskMessages(locale);
  if (standing === 'decided') return decidedNotice(visit, submission);
  if (standing === 'own_submission') return notice('warning', html`<p>${t.review.own}</p>`);
  if (standing === 'own_decision') return notice('warning', html`<p>${t.review.ownDecision}</p>`);
  const to = (decision: Decision) => reviewPath(visit, submission.id, decision);
  const chosen = valueOf(form, 'reason');
  const isWrong = problemsOf(form)['reason'] !== undefined;
  return html`<form
    method="post"
    action="${to('approve')}"
    id="${FORM_ID}"
    class="panel desk-decide"
    data-decide
    novalidate
  >
    <h2 id="decide">${t.review.decide}</h2>
    <div class="desk-buttons">
      <button class="button" data-key="a" formaction="${to('approve')}">${t.review.approve} ${keyHint('a')}</button>
      <button class="button button-quiet" data-key="c" formaction="${to('request-changes')}">
        ${t.review.requestChanges} ${keyHint('c')}
      </button>
    </div>
    ${areaField(visit, form, { name: 'note', label: t.review.note, hint: d.review.noteHint, optional: true, rows: 2, maxlength: NOTE_LENGTH })}
    <fieldset
      class="desk-reasons"
      id="field-reason"
      tabindex="-1"
      ${attributes({ 'aria-invalid': isWrong ? 'true' : null })}
    >
      <legend>${t.review.reason}</legend>
      ${REASON_CODES.map(
        (code, index) =>
          html`<label
            ><input
              ${attributes({ type: 'radio', name: 'reason', value: code, checked: chosen === code, 'data-number': index + 1 })}
            />${keyHint(String(index + 1))}<span>${t.reasons[code]}</span></label
          > `,
      )}
    </fieldset>
    <p class="desk-mode" data-mode role="status"></p>
    <button class="button button-danger" data-key="r" formaction="${to('reject')}">
      ${t.review.reject} ${keyHint('r')}
    </button>
  </form>`;
}
