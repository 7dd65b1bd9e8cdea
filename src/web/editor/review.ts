/** One submission in front of an editor: the entry, what screening found, who sent it, and the decision. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { actionsFor, NOTE_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation.ts';
import { getSubmission, type Submission } from '#catalog/submission-records.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { errorSentence } from '#locales/messages.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { areaField, errorSummary, selectField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { entryUnderReview, findingList, makerPanel, priorDecision } from './evidence.ts';

type Decision = 'approve' | 'reject' | 'request-changes';

const ACTIONS = {
  approve: 'approve',
  reject: 'reject',
  'request-changes': 'request_changes',
} as const satisfies Record<Decision, string>;

interface Forms {
  reject: FormState;
  changes: FormState;
}

const blankForms = (): Forms => ({ reject: blankForm(), changes: blankForm() });

function decisionForms(visit: Visit, submission: Submission, forms: Forms): Html {
  const { t, locale } = visit;
  const actions = actionsFor(submission.state, 'editor');
  if (actions.length === 0)
    return notice('note', html`<p>${t.review.decided} <strong>${t.states[submission.state]}</strong></p>`);
  const editor = accountOf(visit);
  if (submission.accountId === editor.id) return notice('warning', html`<p>${t.review.own}</p>`);
  if (submission.appealedAt !== null && submission.decidedBy === editor.id)
    return notice('warning', html`<p>${t.review.ownDecision}</p>`);
  const path = (decision: Decision) => pathTo(locale, 'editor', 'submissions', submission.id, decision);
  const reasons = REASON_CODES.map((code) => ({ value: code, label: t.reasons[code] }));
  return html`<div class="decisions">
    <form method="post" action="${path('approve')}" class="panel stack">
      <h3>${t.review.approve}</h3>
      <p class="hint">${t.review.approveHint}</p>
      <button class="button">${t.review.approve}</button>
    </form>
    <form method="post" action="${path('request-changes')}" class="panel stack" novalidate>
      <h3>${t.review.requestChanges}</h3>
      ${areaField(visit, forms.changes, { name: 'note', label: t.review.note, rows: 4, maxlength: NOTE_LENGTH })}
      <button class="button button-quiet">${t.review.requestChanges}</button>
    </form>
    <form method="post" action="${path('reject')}" class="panel stack" novalidate>
      <h3>${t.review.reject}</h3>
      ${selectField(visit, forms.reject, { name: 'reason', label: t.review.reason, choices: reasons, blank: t.review.chooseReason })}
      ${areaField(visit, forms.reject, { name: 'reject_note', label: t.review.note, optional: true, rows: 4, maxlength: NOTE_LENGTH })}
      <button class="button button-danger">${t.review.reject}</button>
    </form>
  </div>`;
}

async function reviewPage(
  visit: Visit,
  submission: Submission,
  forms: Forms,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { t, locale } = visit;
  const refused = forms.reject.error ?? forms.changes.error;
  const form = forms.reject.error === null ? forms.changes : forms.reject;
  return answerAccountPage(visit, {
    title: `${submission.name} · ${t.review.title}`,
    section: 'queue',
    ...(refused !== null && refusalOf(refused)),
    ...(said !== null && { status: ERRORS[said.code] }),
    main: html`${said !== null && notice('warning', html`<p>${errorSentence(locale, said.code)}</p>`)}
      ${errorSummary(visit, form, { note: t.review.note, reject_note: t.review.note, reason: t.review.reason })}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'queue')}">${t.queue.title}</a></p>
      <div class="split split-review">
        <div>${entryUnderReview(visit, submission)} ${findingList(visit, submission)}</div>
        <div>${await makerPanel(visit, submission)} ${priorDecision(visit, submission)}</div>
      </div>
      <section aria-labelledby="decide">
        <h2 id="decide">${t.review.decide}</h2>
        ${decisionForms(visit, submission, forms)}
      </section>`,
  });
}

/** The note of a rejection has its own field name on the page, where two notes stand side by side. */
function asRejectNote(error: CatalogError): CatalogError {
  const { note, ...others } = error.fields;
  return note === undefined ? error : new CatalogError(error.code, { fields: { ...others, reject_note: note } });
}

async function decide(visit: Visit, decision: Decision, act: (id: string) => Promise<Submission>): Promise<PageAnswer> {
  const { parts, params, form, locale } = visit;
  const id = params['id'] ?? '';
  const view = { ...visit, path: `/editor/submissions/${encodeURIComponent(id)}` };
  try {
    const result = await attempt(() => act(id));
    if (result.refused === null) {
      // So that the editor who opens the catalog next finds the decision in it.
      await parts.live.refresh();
      return { redirect: `${pathTo(locale, 'editor', 'queue')}?done=${ACTIONS[decision]}` };
    }
    const forms = blankForms();
    if (decision === 'reject') forms.reject = { values: form, error: asRejectNote(result.refused) };
    else forms.changes = { values: form, error: result.refused };
    return await reviewPage(view, await getSubmission(parts.db, id), forms);
  } catch (error) {
    // Another editor was faster, or the entry is the editor's own: told beside the entry as it stands now.
    if (!(error instanceof CatalogError) || (error.code !== 'conflict' && error.code !== 'own_submission')) throw error;
    return reviewPage(view, await getSubmission(parts.db, id), blankForms(), error);
  }
}

export const REVIEW_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/submissions/:id',
    who: 'editor',
    act: async (visit) =>
      reviewPage(visit, await getSubmission(visit.parts.db, visit.params['id'] ?? ''), blankForms()),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/approve',
    who: 'editor',
    act: (visit) => decide(visit, 'approve', (id) => approveSubmission(visit.parts.db, accountOf(visit), id)),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/reject',
    who: 'editor',
    act: (visit) =>
      decide(visit, 'reject', (id) =>
        rejectSubmission(visit.parts.db, accountOf(visit), id, {
          reason: visit.form.get('reason') ?? '',
          note: visit.form.get('reject_note') ?? visit.form.get('note') ?? '',
        }),
      ),
  },
  {
    method: 'POST',
    path: '/:locale/editor/submissions/:id/request-changes',
    who: 'editor',
    act: (visit) =>
      decide(visit, 'request-changes', (id) =>
        requestChanges(visit.parts.db, accountOf(visit), id, { note: visit.form.get('note') ?? '' }),
      ),
  },
];
