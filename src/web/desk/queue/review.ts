/** The review page of a submission: entry, evidence and decision, by mouse or keyboard. */
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { findHandling } from '#catalog/moderation/handling.ts';
import { CatalogError, type ErrorCode } from '#catalog/errors.ts';
import {
  approveSubmission,
  rejectAsDuplicate,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { findNeighbours, minutesWaited } from '#catalog/moderation/queue.ts';
import { findPlace } from '#catalog/moderation/queue-place.ts';
import { findSubmittedLogo, findSubmittedScreenshot } from '#catalog/submissions/pictures.ts';
import { releaseReviewLock } from '#catalog/submissions/review-locks.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import { findStory } from '#catalog/submissions/timeline.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { asRefusal } from '#http/pages/refused-forms.ts';
import { queueMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { alertNotice, doneNotice, notice, stateBadge } from '#web/elements/notices.ts';
import { decidedPanel } from './decided.ts';
import {
  ACTIONS,
  DECISION_FIELDS,
  FORM_ID,
  decisionPanel,
  enterButton,
  reviewPath,
  statusOf,
  type Decision,
  type ReviewStatus,
} from './decision.ts';
import { lockOpened } from './review-lock.ts';
import { undoBar } from './undo-bar.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { flagBadges, keyHint, spanText } from '#web/desk/desk-elements.ts';
import { addressPreview } from './address-preview.ts';
import { entryPreview } from './entry-preview.ts';
import { evidence } from '#web/desk/evidence.ts';
import { changeHandling, handlingBadges, handlingLabels, takeNote, teamSection } from './handling.ts';
import { helpDialog } from './help-dialog.ts';
import { makerSummary } from './maker-summary.ts';
import { filterQuery, readFilter } from './queue-filter.ts';
import { replyChoice, withReply } from './replies.ts';
import { selfReviewNotice } from '#web/desk/self-review.ts';
import { storySections } from './story-sections.ts';

function editLink(request: PageRequest, submission: Submission): Html {
  const { edit } = queueMessages(request.locale).review;
  const path = reviewPath(request, submission.id, 'edit');
  return html`<a class="button button-quiet" href="${path}" data-key="e">${edit} ${keyHint('e')}</a>`;
}

/** Link back and state, then the acts besides deciding. */
async function deskHead(request: PageRequest, submission: Submission, status: ReviewStatus): Promise<Html> {
  const { locale, context } = request;
  const t = queueMessages(locale);
  const filter = readFilter(request.query);
  const around = await findNeighbours(context.db, filter, submission, accountOf(request));
  const at = await findPlace(context.db, filter, submission, accountOf(request).id);
  const step = (id: string | null, label: string, rel: 'prev' | 'next', key: string) =>
    id === null
      ? html`<span class="button button-quiet" role="link" aria-disabled="true">${label} ${keyHint(key)}</span>`
      : html`<a class="button button-quiet" href="${reviewPath(request, id)}" ${attributes({ rel })}
          >${label} ${keyHint(key)}</a
        >`;
  return html`<div class="desk-head">
    <p class="crumbs desk-where">
      <a href="${withQuery(pathTo(locale, 'editor', 'queue'), filterQuery(filter))}" data-queue-link
        >${t.queue.title}</a
      >
      ${at !== null && html`<span class="count">${t.review.place({ place: at.place, total: at.total })}</span>`}
      ${
        status === 'decided'
          ? stateBadge(request, submission.state)
          : html`<span>${waitedText(request, minutesWaited(context.db, submission))}</span>`
      }
      ${status !== 'decided' && flagBadges(request, submission)}
      ${status !== 'decided' && handlingBadges(request, await findHandling(context.db, submission.id))}
    </p>
    <div class="desk-steps">
      <button class="button button-quiet" data-help hidden>${t.keys.title} ${keyHint('?')}</button>
      ${status !== 'decided' && status !== 'own_submission' && editLink(request, submission)}
      ${step(around.before, t.review.previous, 'prev', 'k')} ${step(around.after, t.review.next, 'next', 'j')}
    </div>
  </div>`;
}

/** The waiting time as a sentence. */
function waitedText(request: PageRequest, minutes: number): string {
  const span = spanText(request, minutes);
  return minutes < 1 ? span : queueMessages(request.locale).review.waited(span);
}

/** A refusal that is not about a field of the decision form. */
function otherRefusal(request: PageRequest, form: FormState): Html | null {
  const wrong = Object.keys(problemsOf(form));
  const isSaid = wrong.length > 0 && wrong.every((field) => DECISION_FIELDS.includes(field));
  return isSaid ? null : errorSummary(request, form, {});
}

/** The review page. Opening a waiting submission locks it for the editor, unless another site linked there. */
async function reviewPage(
  request: PageRequest,
  submission: Submission,
  form: FormState,
  { message = null, team = blankForm() }: { message?: string | null; team?: FormState } = {},
): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = queueMessages(locale);
  const { status, selfReview } = await statusOf(request, submission);
  // One's own submission is not locked.
  const claim = status === 'own_submission' ? null : await lockOpened(request, submission);
  const isOpenElsewhere = claim !== null && claim.accountId !== accountOf(request).id;
  const story = await findStory(context.db, submission);
  const duplicate =
    status === 'open' ? { form: FORM_ID, action: reviewPath(request, submission.id, 'duplicate') } : null;
  const logo = await findSubmittedLogo(context.db.read, submission);
  return answerDeskPage(request, {
    title: `${submission.name} · ${t.review.title}`,
    section: 'queue',
    main: html`<div
        class="desk-review"
        data-review
        ${attributes({ 'data-heartbeat': status === 'own_submission' ? null : reviewPath(request, submission.id, 'claim') })}
      >
        ${await undoBar(request)}
        ${doneNotice(query, { undone: t.review.undone, saved: t.review.saved, noted: t.team.noted, handled: t.team.handled, swept: t.suspendAndReject.done })}
        ${message !== null && alertNotice(message)} ${otherRefusal(request, form)}
        ${errorSummary(request, team, handlingLabels(request))} ${selfReviewNotice(request, selfReview)}
        ${isOpenElsewhere && notice('warning', html`<p>${t.review.openAt(claim.email)}</p>`)}
        ${await deskHead(request, submission, status)} ${status === 'open' && enterButton(request, submission)}
        <div class="desk-columns">
          <div class="desk-column">
            ${entryPreview(request, submission, logo?.hash ?? null, await findSubmittedScreenshot(context.db.read, submission.id))}
            ${await addressPreview(request, submission, logo)}
          </div>
          <div class="desk-column">
            <div class="panel desk-evidence">
              ${storySections(request, story)} ${await evidence(request, submission, story, duplicate)}
            </div>
            ${await makerSummary(request, submission)}
          </div>
          ${status === 'open' && html`<p class="desk-jump"><a class="button" href="#decide">${t.review.decide}</a></p>`}
          <div class="desk-column">
            ${
              status === 'decided'
                ? await decidedPanel(request, submission, story)
                : decisionPanel(
                    request,
                    submission,
                    form,
                    status,
                    status === 'open' ? await replyChoice(request, submission) : null,
                  )
            }
          </div>
        </div>
        ${await teamSection(request, submission, team, status === 'open' || status === 'own_decision')}
      </div>
      ${helpDialog(request)}`,
  });
}

/** Path after a decision: the next entry of the queue, its oldest, or the empty queue. */
async function nextPath(request: PageRequest, decided: Submission, done: string): Promise<string> {
  const { context, locale } = request;
  const filter = readFilter(request.query);
  const around = await findNeighbours(context.db, filter, decided, accountOf(request));
  const next = around.after ?? around.first;
  const query = { done, last: decided.id };
  if (next !== null) return reviewPath(request, next, undefined, query);
  return withQuery(pathTo(locale, 'editor', 'queue'), { ...filterQuery(filter), ...query });
}

/** Refusals by another editor's act or by ownership: shown with the current entry. */
const SHOWN_WITH_ENTRY: readonly ErrorCode[] = ['conflict', 'own_submission', 'own_decision'];

/** The review page for a form that was sent from another page. */
export async function reviewAgain(
  request: PageRequest,
  form: FormState,
  more: { message?: string; team?: FormState } = {},
): Promise<PageAnswer> {
  const submission = await getSubmission(request.context.db, request.params['id'] ?? '');
  return reviewPage(
    { ...request, path: `/editor/submissions/${encodeURIComponent(submission.id)}` },
    submission,
    form,
    more,
  );
}

async function decide(
  request: PageRequest,
  decision: Decision,
  act: (id: string) => Promise<Submission>,
): Promise<PageAnswer> {
  const t = queueMessages(request.locale);
  const { context, params } = request;
  const id = params['id'] ?? '';
  try {
    const done = await act(id);
    await releaseReviewLock(context.db, accountOf(request), id);
    return { redirect: await nextPath(request, done, ACTIONS[decision]) };
  } catch (error) {
    if (!(error instanceof CatalogError) || !SHOWN_WITH_ENTRY.includes(error.code)) throw error;
    const isChanged = error.code === 'conflict' && error.conflict === undefined;
    const message = isChanged ? t.editing.changedMeanwhile : sentenceOf(request.locale, error);
    return asRefusal(await reviewAgain(request, blankForm(), { message }), error);
  }
}

async function undo(request: PageRequest): Promise<PageAnswer> {
  const { context, params } = request;
  const id = params['id'] ?? '';
  await undoDecision(context.db, accountOf(request), id);
  return { redirect: reviewPath(request, id, undefined, { done: 'undone' }) };
}

const decisionPage = (
  decision: Decision,
  fields: FormFields,
  act: (request: PageRequest, id: string) => Promise<Submission>,
): Page => ({
  method: 'POST',
  path: `/:locale/editor/submissions/:id/${decision}`,
  who: 'editor',
  form: { ...DECISION, ...fields },
  again: (request, form) => reviewAgain(request, form),
  handler: (request) => decide(request, decision, (id) => act(request, id)),
});

const teamAgain = (request: PageRequest, team: FormState): Promise<PageAnswer> =>
  reviewAgain(request, blankForm(), { team });

const UNDOABLE = { undoMs: UNDO_MS } as const;

export const REVIEW_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/submissions/:id',
    who: 'editor',
    handler: async (request) =>
      reviewPage(request, await getSubmission(request.context.db, request.params['id'] ?? ''), blankForm()),
  },
  decisionPage('approve', {}, (request, id) => approveSubmission(request.context.db, accountOf(request), id, UNDOABLE)),
  decisionPage('reject', { reply: CHOSEN }, async (request, id) =>
    rejectSubmission(request.context.db, accountOf(request), id, await withReply(request, id), UNDOABLE),
  ),
  decisionPage('request-changes', { reply: CHOSEN }, async (request, id) =>
    requestChanges(request.context.db, accountOf(request), id, await withReply(request, id), UNDOABLE),
  ),
  decisionPage('duplicate', { of: CHOSEN }, (request, id) => {
    const { context, form } = request;
    const values = { of: form.get('of') ?? '', note: form.get('note') ?? '' };
    return rejectAsDuplicate(context.db, accountOf(request), id, values, UNDOABLE);
  }),
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/undo',
    who: 'editor',
    form: {},
    late: (request) => reviewAgain(request, blankForm(), { message: queueMessages(request.locale).review.undoTooLate }),
    handler: undo,
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/notes',
    who: 'editor',
    form: { desk_note: NOTE_LENGTH },
    again: teamAgain,
    handler: takeNote,
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/handling',
    who: 'editor',
    form: { act: CHOSEN, assignee: CHOSEN, days: CHOSEN, escalation: NOTE_LENGTH },
    again: teamAgain,
    handler: changeHandling,
  },
];
