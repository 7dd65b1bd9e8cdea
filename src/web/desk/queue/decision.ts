/** The decision form of a waiting submission, or why this editor cannot decide. */
import { actionsFor, NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { findInvolvement, type Involvement } from '#catalog/audit/self-review.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { fieldError } from '#web/elements/form-fields.ts';
import { valueOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { keyHint, reasonChoices } from '#web/desk/desk-elements.ts';
import { filterQuery, readFilter } from './queue-filter.ts';

export type Decision = 'approve' | 'reject' | 'request-changes' | 'duplicate';

/** The audit act of each decision, which chooses the sentence of the notice. */
export const ACTIONS = {
  approve: 'approve',
  reject: 'reject',
  'request-changes': 'request_changes',
  duplicate: 'reject',
} as const satisfies Record<Decision, string>;

/** Lets buttons elsewhere on the page submit the form. */
export const FORM_ID = 'decision';

/** Path of a review page or of an act on it, with the filter of the queue. */
export function reviewPath(
  request: PageRequest,
  id: string,
  act?: string,
  more: Record<string, string | undefined> = {},
): string {
  const path = pathTo(request.locale, 'editor', 'submissions', id, ...(act === undefined ? [] : [act]));
  return withQuery(path, { ...filterQuery(readFilter(request.query)), ...more });
}

export type ReviewStatus = 'decided' | 'open' | 'own_submission' | 'own_decision';

/**
 * Whether the submission can be decided, and if so, what prevents this editor. `selfReview` is set
 * if the editor is involved but may decide, since nobody else could.
 */
export async function statusOf(
  request: PageRequest,
  submission: Submission,
): Promise<{ status: ReviewStatus; selfReview: Involvement | null }> {
  if (submission.state !== 'awaiting_moderation' || actionsFor('submission', submission, 'editor').length === 0)
    return { status: 'decided', selfReview: null };
  const concern = { owners: [submission.accountId], submission };
  const found = await findInvolvement(request.context.db.read, accountOf(request), concern);
  if (found === null) return { status: 'open', selfReview: null };
  return found.mayAct
    ? { status: 'open', selfReview: found.involvement }
    : { status: found.involvement, selfReview: null };
}

/** Fields of the decision, which show their own errors; the first invalid one gets focus. */
export const DECISION_FIELDS = ['note', 'reason'];

function noteField(request: PageRequest, form: FormState): Html {
  const t = queueMessages(request.locale);
  const d = t.review;
  const error = fieldError(request, form, 'note', { missing: d.noteMissing, isAlone: true });
  return html`<div class="field">
    <label for="field-note">${t.decision.note}</label>
    <p class="hint" id="field-note-hint">${d.noteHint}</p>
    ${error}
    <textarea
      ${attributes({
        id: 'field-note',
        name: 'note',
        rows: 2,
        maxlength: NOTE_LENGTH,
        dir: valueOf(form, 'note') === '' ? null : 'auto',
        'aria-describedby': error === null ? 'field-note-hint' : 'field-note-hint field-note-error',
        'aria-invalid': error === null ? null : 'true',
        autofocus: error !== null,
      })}
    >
${valueOf(form, 'note')}</textarea>
  </div>`;
}

function reasonField(request: PageRequest, form: FormState): Html {
  const t = queueMessages(request.locale);
  const error = fieldError(request, form, 'reason', { missing: t.decision.chooseReason, isAlone: true });
  const chosen = valueOf(form, 'reason');
  return html`<fieldset
    class="${error === null ? 'desk-reasons' : 'desk-reasons is-wrong'}"
    id="field-reason"
    tabindex="-1"
    ${attributes({ 'aria-describedby': error === null ? null : 'field-reason-error', autofocus: error !== null })}
  >
    <legend>${t.decision.reason}</legend>
    ${error} ${reasonChoices(request, 'submission', chosen)}
  </fieldset>`;
}

/**
 * Pressed by Enter on a reason: browsers press the first button of a form, which would otherwise
 * approve or reject as a duplicate.
 */
export function enterButton(request: PageRequest, submission: Submission): Html {
  return html`<button form="${FORM_ID}" formaction="${reviewPath(request, submission.id, 'reject')}" hidden></button>`;
}

/**
 * The form; each button is below the fields that it needs: note for a request, reason for a
 * rejection. `reply` precedes the note.
 */
export function decisionPanel(
  request: PageRequest,
  submission: Submission,
  form: FormState,
  status: Exclude<ReviewStatus, 'decided'>,
  reply: Html | null,
): Html {
  const t = queueMessages(request.locale);
  if (status === 'own_submission') return notice('warning', html`<p>${t.review.ownSubmission}</p>`);
  if (status === 'own_decision') return notice('warning', html`<p>${t.review.ownDecision}</p>`);
  const to = (decision: Decision) => reviewPath(request, submission.id, decision);
  return html`<form
    method="post"
    action="${to('approve')}"
    id="${FORM_ID}"
    class="panel desk-decide"
    data-decide
    novalidate
  >
    <h2 id="decide" tabindex="-1">${t.review.decide}</h2>
    <button class="button" data-key="a" formaction="${to('approve')}">${t.review.approve} ${keyHint('a')}</button>
    <div class="desk-act">
      ${reply} ${noteField(request, form)}
      <button class="button button-quiet" data-key="c" formaction="${to('request-changes')}">
        ${t.review.requestChanges} ${keyHint('c')}
      </button>
    </div>
    <div class="desk-act">
      ${reasonField(request, form)}
      <p class="desk-mode" data-mode role="status"></p>
      <button class="button button-danger" data-key="r" formaction="${to('reject')}">
        ${t.review.reject} ${keyHint('r')}
      </button>
    </div>
  </form>`;
}
