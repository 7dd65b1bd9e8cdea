/** One submission on one screen: the entry, what is known of it, and the decision, by mouse or by keyboard. */
import { UNDO_MS, undoDecision } from '#catalog/moderation/undo.ts';
import { CatalogError, ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { approveSubmission, rejectAsDuplicate, rejectSubmission, requestChanges } from '#catalog/moderation/decide.ts';
import { findNeighbours, minutesWaited } from '#catalog/moderation/queue.ts';
import { claimSubmission, releaseClaim } from '#catalog/submissions/review-locks.ts';
import { findSubmission, getSubmission, type Submission } from '#catalog/submissions/records.ts';
import { findStory } from '#catalog/submissions/timeline.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { queueMessages } from '#locales/desk/queue/messages.ts';
import { sentenceOf } from '#locales/errors/messages.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { attempt, blankForm, problemsOf, refusalOf, type FormState } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice, stateBadge } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { decidedPanel } from './decided.ts';
import {
  ACTIONS,
  DECISION_FIELDS,
  FORM_ID,
  decisionPanel,
  enterButton,
  reviewPath,
  standingOf,
  type Decision,
  type Standing,
} from './decision.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { flagBadges, keyHint, spanText } from '#web/desk/desk-pieces.ts';
import { entryPreview } from './entry-preview.ts';
import { evidence } from '#web/desk/evidence.ts';
import { helpDialog } from './help-dialog.ts';
import { makerSummary } from './maker-summary.ts';
import { filterQuery, readFilter } from './queue-filter.ts';
import { selfReviewNotice } from '#web/desk/self-review.ts';
import { storySections } from './story-sections.ts';

/** The decision that this editor has just made on another entry, as long as it can be taken back. */
export async function undoBar(visit: Visit): Promise<Html | null> {
  const { locale, parts, query } = visit;
  const t = queueMessages(locale);
  const last = await findSubmission(parts.db, query.get('last') ?? '');
  if (last === undefined || last.decidedBy !== accountOf(visit).id || last.decidedAt === null) return null;
  const sentences: Readonly<Record<string, string>> = t.queue.done;
  const left = Math.ceil((Date.parse(last.decidedAt) + UNDO_MS - parts.db.now().getTime()) / 1_000);
  const said = sentences[query.get('done') ?? ''];
  if (said === undefined) return null;
  if (left <= 0) return notice('done', html`<p>${personText(last.name)}: ${said}</p>`);
  return html`<div class="notice notice-done desk-undo" role="status" data-undo="${left}">
    <p>${personText(last.name)}: ${said} <span data-left>${t.review.undoHint(left)}</span></p>
    <form method="post" action="${reviewPath(visit, last.id, 'undo')}">
      <button class="button button-quiet" data-key="u">${t.review.undo} ${keyHint('u')}</button>
    </form>
  </div>`;
}

/** Way back and state at the start, what can be done besides deciding at the end. */
async function deskHead(visit: Visit, submission: Submission, standing: Standing): Promise<Html> {
  const { locale, parts } = visit;
  const t = queueMessages(locale);
  const filter = readFilter(visit.query);
  const around = await findNeighbours(parts.db, filter, submission, accountOf(visit).id);
  const step = (id: string | null, label: string, rel: 'prev' | 'next', key: string) =>
    id === null
      ? html`<span class="button button-quiet" role="link" aria-disabled="true">${label} ${keyHint(key)}</span>`
      : html`<a class="button button-quiet" href="${reviewPath(visit, id)}" ${attributes({ rel })}
          >${label} ${keyHint(key)}</a
        >`;
  return html`<div class="desk-head">
    <p class="crumbs desk-where">
      <a href="${withQuery(pathTo(locale, 'editor', 'queue'), filterQuery(filter))}" data-queue-link
        >${t.queue.title}</a
      >
      ${
        standing === 'decided'
          ? stateBadge(visit, submission.state)
          : html`<span>${t.review.waited(spanText(visit, minutesWaited(parts.db, submission)))}</span>`
      }
      ${standing !== 'decided' && flagBadges(visit, submission)}
    </p>
    <div class="desk-steps">
      <button class="button button-quiet" data-help hidden>${t.keys.title} ${keyHint('?')}</button>
      ${standing !== 'decided' && standing !== 'own_submission' && html`<a class="button button-quiet" href="${reviewPath(visit, submission.id, 'edit')}" data-key="e">${t.review.edit} ${keyHint('e')}</a>`}
      ${step(around.before, t.review.previous, 'prev', 'k')} ${step(around.after, t.review.next, 'next', 'j')}
    </div>
  </div>`;
}

/** A refusal that is not about a field of the decision, which says it itself. */
function otherRefusal(visit: Visit, form: FormState): Html | null {
  const wrong = Object.keys(problemsOf(form));
  const isSaid = wrong.length > 0 && wrong.every((field) => DECISION_FIELDS.includes(field));
  return isSaid ? null : errorSummary(visit, form, {});
}

/** The page of a submission. Opening one that waits claims it for the editor. */
async function reviewPage(
  visit: Visit,
  submission: Submission,
  form: FormState,
  said: { error: CatalogError; sentence: string } | null = null,
): Promise<PageAnswer> {
  const { locale, parts, query } = visit;
  const t = queueMessages(locale);
  const { standing, selfReview } = await standingOf(visit, submission);
  // Nobody looks at what is their own for the others.
  const claim = standing === 'own_submission' ? null : await claimSubmission(parts.db, accountOf(visit), submission.id);
  const isOpenElsewhere = claim !== null && claim.accountId !== accountOf(visit).id;
  const story = await findStory(parts.db, submission);
  const duplicate =
    standing === 'open' ? { form: FORM_ID, action: reviewPath(visit, submission.id, 'duplicate') } : null;
  return answerDeskPage(visit, {
    title: `${submission.name} · ${t.review.title}`,
    section: 'queue',
    ...(form.error !== null && refusalOf(form.error)),
    ...(said !== null && { status: ERRORS[said.error.code] }),
    main: html`<div
        class="desk-review"
        data-review
        ${attributes({ 'data-heartbeat': standing === 'own_submission' ? null : reviewPath(visit, submission.id, 'claim') })}
      >
        ${await undoBar(visit)} ${doneNotice(query, { undone: t.review.undone, saved: t.review.saved })}
        ${said !== null && html`<div class="notice notice-warning" role="alert"><p>${said.sentence}</p></div>`}
        ${otherRefusal(visit, form)} ${selfReviewNotice(visit, selfReview)}
        ${isOpenElsewhere && notice('warning', html`<p>${t.review.openAt(claim.email)}</p>`)}
        ${await deskHead(visit, submission, standing)} ${standing === 'open' && enterButton(visit, submission)}
        <div class="desk-columns">
          <div class="desk-column">${entryPreview(visit, submission)}</div>
          <div class="desk-column">
            <div class="panel desk-evidence">
              ${storySections(visit, story)} ${await evidence(visit, submission, duplicate)}
            </div>
            ${await makerSummary(visit, submission)}
          </div>
          ${standing === 'open' && html`<p class="desk-jump"><a class="button" href="#decide">${t.review.decide}</a></p>`}
          <div class="desk-column">
            ${standing === 'decided' ? await decidedPanel(visit, submission, story) : decisionPanel(visit, submission, form, standing)}
          </div>
        </div>
      </div>
      ${helpDialog(visit)}`,
  });
}

/** Where an editor goes after a decision: the next entry of the same queue, or its oldest, or the empty queue. */
async function nextPath(visit: Visit, decided: Submission, done: string): Promise<string> {
  const { parts, locale } = visit;
  const filter = readFilter(visit.query);
  const around = await findNeighbours(parts.db, filter, decided, accountOf(visit).id);
  const next = around.after ?? around.first;
  const said = { done, last: decided.id };
  if (next !== null) return reviewPath(visit, next, undefined, said);
  return withQuery(pathTo(locale, 'editor', 'queue'), { ...filterQuery(filter), ...said });
}

/** Another editor was faster, or the entry is the editor's own: told beside the entry as it stands now. */
const TOLD_BESIDE: readonly ErrorCode[] = ['conflict', 'own_submission', 'own_decision'];

async function decide(visit: Visit, decision: Decision, act: (id: string) => Promise<Submission>): Promise<PageAnswer> {
  const t = queueMessages(visit.locale);
  const { parts, params, form } = visit;
  const id = params['id'] ?? '';
  const view = { ...visit, path: `/editor/submissions/${encodeURIComponent(id)}` };
  try {
    const result = await attempt(visit, () => act(id));
    if (result.refused !== null) {
      return await reviewPage(view, await getSubmission(parts.db, id), { values: form, error: result.refused });
    }
    await releaseClaim(parts.db, accountOf(visit), id);
    // So that the editor who opens the catalog next finds the decision in it.
    await parts.live.refresh();
    return { redirect: await nextPath(visit, result.done, ACTIONS[decision]) };
  } catch (error) {
    if (!(error instanceof CatalogError) || !TOLD_BESIDE.includes(error.code)) throw error;
    const sentence =
      error.code === 'conflict' && error.conflict === undefined
        ? t.editing.changedMeanwhile
        : sentenceOf(visit.locale, error);
    return reviewPage(view, await getSubmission(parts.db, id), blankForm(), { error, sentence });
  }
}

async function undo(visit: Visit): Promise<PageAnswer> {
  const { parts, params } = visit;
  const id = params['id'] ?? '';
  try {
    await undoDecision(parts.db, accountOf(visit), id);
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'conflict') throw error;
    const view = { ...visit, path: `/editor/submissions/${encodeURIComponent(id)}` };
    const sentence = queueMessages(visit.locale).review.undoTooLate;
    return reviewPage(view, await getSubmission(parts.db, id), blankForm(), { error, sentence });
  }
  await parts.live.refresh();
  return { redirect: reviewPath(visit, id, undefined, { done: 'undone' }) };
}

const UNDOABLE = { undoable: true } as const;

export const REVIEW_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/submissions/:id',
    who: 'editor',
    act: async (visit) => reviewPage(visit, await getSubmission(visit.parts.db, visit.params['id'] ?? ''), blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/approve',
    who: 'editor',
    form: DECISION,
    act: (visit) => decide(visit, 'approve', (id) => approveSubmission(visit.parts.db, accountOf(visit), id, UNDOABLE)),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/reject',
    who: 'editor',
    form: DECISION,
    act: (visit) =>
      decide(visit, 'reject', (id) =>
        rejectSubmission(
          visit.parts.db,
          accountOf(visit),
          id,
          { reason: visit.form.get('reason') ?? '', note: visit.form.get('note') ?? '' },
          UNDOABLE,
        ),
      ),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/request-changes',
    who: 'editor',
    form: DECISION,
    act: (visit) =>
      decide(visit, 'request-changes', (id) =>
        requestChanges(visit.parts.db, accountOf(visit), id, { note: visit.form.get('note') ?? '' }, UNDOABLE),
      ),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/duplicate',
    who: 'editor',
    form: { ...DECISION, of: CHOSEN },
    act: (visit) =>
      decide(visit, 'duplicate', (id) =>
        rejectAsDuplicate(
          visit.parts.db,
          accountOf(visit),
          id,
          { of: visit.form.get('of') ?? '', note: visit.form.get('note') ?? '' },
          UNDOABLE,
        ),
      ),
  },
  { method: 'POST', path: '/:locale/editor/submissions/:id/undo', who: 'editor', form: {}, act: undo },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/claim',
    who: 'editor',
    form: {},
    async act(visit) {
      const { parts, params, locale } = visit;
      const submission = await getSubmission(parts.db, params['id'] ?? '');
      await claimSubmission(parts.db, accountOf(visit), submission.id);
      return { redirect: pathTo(locale, 'editor', 'submissions', submission.id) };
    },
  },
];
