/** One submission on one screen: the entry, what is known of it, and the decision, by mouse or by keyboard. */
import { UNDO_MS, undoDecision } from '#catalog/decision-undo.ts';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { findAccount } from '#catalog/accounts.ts';
import { actionsFor, NOTE_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation.ts';
import { findNeighbours, minutesWaited } from '#catalog/queue.ts';
import { claimSubmission, releaseClaim, type Claim } from '#catalog/submission-claims.ts';
import { findSubmission, getSubmission, type Submission } from '#catalog/submission-records.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { errorSentence } from '#locales/messages.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { areaField, errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, problemsOf, refusalOf, valueOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { doneNotice, notice, stateBadge } from '#web/notices.ts';
import { personText } from '#web/texts.ts';
import { answerDeskPage } from './desk-layout.ts';
import { keyHint, spanText } from './desk-pieces.ts';
import { earlierDecisions, entryPreview, makerSummary, similarEntries } from './entry-preview.ts';
import { findingList } from './evidence.ts';
import { helpDialog } from './help-dialog.ts';
import { filterQuery, readFilter } from './queue-filter.ts';

type Decision = 'approve' | 'reject' | 'request-changes';

const ACTIONS = {
  approve: 'approve',
  reject: 'reject',
  'request-changes': 'request_changes',
} as const satisfies Record<Decision, string>;

/** Address of a review page or of an act on it; the filter of the queue stays in it. */
function reviewPath(visit: Visit, id: string, act?: string, more: Record<string, string | undefined> = {}): string {
  const path = pathTo(visit.locale, 'editor', 'submissions', id, ...(act === undefined ? [] : [act]));
  return withQuery(path, { ...filterQuery(readFilter(visit.query)), ...more });
}

async function decisionPanel(visit: Visit, submission: Submission, form: FormState): Promise<Html> {
  const { t, locale, parts } = visit;
  const d = deskMessages(locale);
  if (submission.state !== 'awaiting_moderation' || actionsFor(submission.state, 'editor').length === 0) {
    const editor = submission.decidedBy === null ? undefined : await findAccount(parts.db, submission.decidedBy);
    return notice(
      'note',
      html`<p>${t.review.decided} ${stateBadge(visit, submission.state)}</p>
        ${editor !== undefined && html`<p>${d.review.decidedBy(editor.email)}</p>`}`,
    );
  }
  const editor = accountOf(visit);
  if (submission.accountId === editor.id) return notice('warning', html`<p>${t.review.own}</p>`);
  if (submission.appealedAt !== null && submission.decidedBy === editor.id)
    return notice('warning', html`<p>${t.review.ownDecision}</p>`);
  const to = (decision: Decision) => reviewPath(visit, submission.id, decision);
  const chosen = valueOf(form, 'reason');
  const isWrong = problemsOf(form)['reason'] !== undefined;
  return html`<form method="post" action="${to('approve')}" class="panel desk-decide" data-decide novalidate>
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

/** The decision that this editor has just made on another entry, as long as it can be taken back. */
async function undoBar(visit: Visit): Promise<Html | null> {
  const { t, locale, parts, query } = visit;
  const last = await findSubmission(parts.db, query.get('last') ?? '');
  if (last === undefined || last.decidedBy !== accountOf(visit).id || last.decidedAt === null) return null;
  const sentences: Readonly<Record<string, string>> = t.queue.done;
  const left = Math.ceil((Date.parse(last.decidedAt) + UNDO_MS - parts.db.now().getTime()) / 1_000);
  const said = sentences[query.get('done') ?? ''];
  if (said === undefined) return null;
  if (left <= 0) return notice('done', html`<p>${personText(last.name)}: ${said}</p>`);
  return html`<div class="notice notice-done desk-undo" role="status" data-undo="${left}">
    <p>${personText(last.name)}: ${said} <span data-left>${deskMessages(locale).review.undoHint(left)}</span></p>
    <form method="post" action="${reviewPath(visit, last.id, 'undo')}">
      <button class="button button-quiet" data-key="u">${deskMessages(locale).review.undo} ${keyHint('u')}</button>
    </form>
  </div>`;
}

async function deskHead(visit: Visit, submission: Submission, claim: Claim | null): Promise<Html> {
  const { t, locale, parts } = visit;
  const d = deskMessages(locale);
  const filter = readFilter(visit.query);
  const around = await findNeighbours(parts.db, filter, submission, accountOf(visit).id);
  const step = (id: string | null, label: string, rel: 'prev' | 'next', key: string) =>
    id !== null &&
    html`<a class="button button-quiet" href="${reviewPath(visit, id)}" ${attributes({ rel })}
      >${label} ${keyHint(key)}</a
    >`;
  const isWaiting = submission.state === 'awaiting_moderation';
  const isOpenElsewhere = claim !== null && claim.accountId !== accountOf(visit).id;
  return html`<div class="desk-head">
      <p class="crumbs">
        <a href="${withQuery(pathTo(locale, 'editor', 'queue'), filterQuery(filter))}" data-queue-link
          >${t.queue.title}</a
        >
        ·
        ${isWaiting ? d.review.waited(spanText(visit, minutesWaited(parts.db, submission))) : stateBadge(visit, submission.state)}
      </p>
      <div class="desk-steps">
        ${isWaiting && html`<a class="button button-quiet" href="${reviewPath(visit, submission.id, 'edit')}" data-key="e">${d.review.edit} ${keyHint('e')}</a>`}
        ${step(around.before, d.review.previous, 'prev', 'k')} ${step(around.after, d.review.next, 'next', 'j')}
        <button class="button button-quiet" data-help hidden>${d.keys.title} ${keyHint('?')}</button>
      </div>
    </div>
    ${isOpenElsewhere && notice('warning', html`<p>${d.review.openAt(claim.email)}</p>`)}`;
}

/** The page of a submission. Opening one that waits claims it for the editor. */
async function reviewPage(
  visit: Visit,
  submission: Submission,
  form: FormState,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const d = deskMessages(locale);
  const claim = await claimSubmission(parts.db, accountOf(visit), submission.id);
  return answerDeskPage(visit, {
    title: `${submission.name} · ${t.review.title}`,
    section: 'queue',
    ...(form.error !== null && refusalOf(form.error)),
    ...(said !== null && { status: ERRORS[said.code] }),
    main: html`<div class="desk-review" data-review data-heartbeat="${reviewPath(visit, submission.id, 'claim')}">
        ${await undoBar(visit)} ${doneNotice(query, { undone: d.review.undone, saved: d.review.saved })}
        ${said !== null && html`<div class="notice notice-warning" role="alert"><p>${errorSentence(locale, said.code)}</p></div>`}
        ${errorSummary(visit, form, { note: t.review.note, reason: t.review.reason })}
        ${await deskHead(visit, submission, claim)}
        <div class="desk-columns">
          <div class="desk-column">${entryPreview(visit, submission)} ${await makerSummary(visit, submission)}</div>
          <div class="desk-column">
            ${findingList(visit, submission)} ${await similarEntries(visit, submission)}
            ${await earlierDecisions(visit, submission)}
          </div>
          <div class="desk-column">${await decisionPanel(visit, submission, form)}</div>
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

async function decide(visit: Visit, decision: Decision, act: (id: string) => Promise<Submission>): Promise<PageAnswer> {
  const { parts, params, form } = visit;
  const id = params['id'] ?? '';
  const view = { ...visit, path: `/editor/submissions/${encodeURIComponent(id)}` };
  try {
    const result = await attempt(() => act(id));
    if (result.refused !== null) {
      return await reviewPage(view, await getSubmission(parts.db, id), { values: form, error: result.refused });
    }
    await releaseClaim(parts.db, accountOf(visit), id);
    // So that the editor who opens the catalog next finds the decision in it.
    await parts.live.refresh();
    return { redirect: await nextPath(visit, result.done, ACTIONS[decision]) };
  } catch (error) {
    // Another editor was faster, or the entry is the editor's own: told beside the entry as it stands now.
    if (!(error instanceof CatalogError) || (error.code !== 'conflict' && error.code !== 'own_submission')) throw error;
    return reviewPage(view, await getSubmission(parts.db, id), blankForm(), error);
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
    return reviewPage(view, await getSubmission(parts.db, id), blankForm(), error);
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
    act: (visit) => decide(visit, 'approve', (id) => approveSubmission(visit.parts.db, accountOf(visit), id, UNDOABLE)),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/reject',
    who: 'editor',
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
    act: (visit) =>
      decide(visit, 'request-changes', (id) =>
        requestChanges(visit.parts.db, accountOf(visit), id, { note: visit.form.get('note') ?? '' }, UNDOABLE),
      ),
  },
  { method: 'POST', path: '/:locale/editor/submissions/:id/undo', who: 'editor', act: undo },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/claim',
    who: 'editor',
    async act(visit) {
      const { parts, params, locale } = visit;
      const submission = await getSubmission(parts.db, params['id'] ?? '');
      await claimSubmission(parts.db, accountOf(visit), submission.id);
      return { redirect: pathTo(locale, 'editor', 'submissions', submission.id) };
    },
  },
];
