/** The page on which a submission is followed: whoever holds its link may read it, its owner may act on it. */
import { listHistory } from '#catalog/history.ts';
import { APPEAL_LENGTH } from '#catalog/lifecycle.ts';
import { getSubmission, permissionsOf, type Submission } from '#catalog/submission-records.ts';
import { appealSubmission, withdrawSubmission } from '#catalog/submissions.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { ACCOUNT_STYLESHEET_PATH } from '#web/assets/files.ts';
import { areaField, errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { doneNotice, monogram } from '#web/notices.ts';
import { personText } from '#web/texts.ts';
import { accountBar } from './account-layout.ts';
import { accountOf } from './signed-in.ts';
import { isOwn, standing } from './standing.ts';
import { entrySummary } from './submission-entry.ts';
import { timeline } from './submission-timeline.ts';

function appealForm(visit: Visit, submission: Submission, appeal: FormState): Html {
  const { t, locale } = visit;
  return html`<details class="appeal" ${attributes({ open: appeal.error !== null })}>
    <summary class="button button-quiet">${accountMessages(locale).status.appealOpen}</summary>
    <form method="post" action="${pathTo(locale, 'submissions', submission.id, 'appeal')}" class="form" novalidate>
      ${areaField(visit, appeal, { name: 'message', label: t.submission.appealMessage, hint: t.submission.appealHint, maxlength: APPEAL_LENGTH.max })}
      <button class="button">${t.submission.appealButton}</button>
    </form>
  </details>`;
}

function ownerActions(visit: Visit, submission: Submission, appeal: FormState): Html | null {
  const { t, locale } = visit;
  if (!isOwn(visit, submission)) return null;
  const { canResubmit, canWithdraw, canAppeal } = permissionsOf(submission);
  const path = (action: string) => pathTo(locale, 'submissions', submission.id, action);
  const isOver = submission.state === 'withdrawn' || submission.state === 'expired';
  if (!canResubmit && !canWithdraw && !canAppeal && !isOver) return null;
  return html`<section class="owner-actions" aria-label="${t.submission.whatNow}">
    ${canResubmit && html`<a class="button" href="${path('correct')}">${t.submission.correct}</a>`}
    ${isOver && html`<a class="button button-quiet" href="${pathTo(locale, 'submit')}">${t.nav.submit}</a>`}
    ${canAppeal && appealForm(visit, submission, appeal)}
    ${
      canWithdraw &&
      html`<details class="confirm">
        <summary>${accountMessages(locale).status.withdrawOpen}</summary>
        <form method="post" action="${path('withdraw')}">
          <p class="hint">${t.submission.withdrawHint}</p>
          <button class="button button-quiet button-danger">${t.submission.withdraw}</button>
        </form>
      </details>`
    }
  </section>`;
}

async function statusPage(visit: Visit, submission: Submission, appeal: FormState): Promise<PageAnswer> {
  const { t, parts, query, locale } = visit;
  const { status: s } = accountMessages(locale);
  const history = await listHistory(parts.db, submission.id);
  return answerPage(visit, {
    title: `${submission.name} · ${t.submission.title}`,
    section: 'account',
    styles: [ACCOUNT_STYLESHEET_PATH],
    ...(appeal.error !== null && refusalOf(appeal.error)),
    main: html`${accountBar(visit, isOwn(visit, submission) ? 'submissions' : null)}
      ${doneNotice(query, {
        received: t.submission.received,
        resubmitted: s.resubmitted,
        withdrawn: s.withdrawn,
        appealed: s.appealed,
      })}
      ${errorSummary(visit, appeal, { message: t.submission.appealMessage })}
      <div class="entry-head">
        ${monogram(submission.name, 'large')}
        <div>
          <p class="crumbs">
            ${isOwn(visit, submission) ? html`<a href="${pathTo(locale, 'account', 'submissions')}">${t.submissions.title}</a>` : t.submission.title}
          </p>
          <h1>${personText(submission.name)}</h1>
          <p class="sub"><bdi dir="ltr">${shownAddress(submission.url)}</bdi></p>
        </div>
      </div>
      <div class="two-sides two-sides-status">
        <div>${await standing(visit, submission)} ${ownerActions(visit, submission, appeal)}</div>
        <div class="beside-all">
          ${await timeline(visit, submission, history)}
          <p class="hint">${t.submission.keepLink}</p>
        </div>
        ${entrySummary(visit, submission, history)}
      </div>`,
  });
}

export const SUBMISSION_STATUS_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/submissions/:id',
    who: 'anyone',
    private: true,
    act: async (visit) => statusPage(visit, await getSubmission(visit.parts.db, visit.params['id'] ?? ''), blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/submissions/:id/withdraw',
    who: 'member',
    async act(visit) {
      const { id } = await withdrawSubmission(visit.parts.db, accountOf(visit), visit.params['id'] ?? '');
      return { redirect: `${pathTo(visit.locale, 'submissions', id)}?done=withdrawn` };
    },
  },
  {
    method: 'POST',
    path: '/:locale/submissions/:id/appeal',
    who: 'member',
    async act(visit) {
      const { parts, params, form, locale } = visit;
      const id = params['id'] ?? '';
      const result = await attempt(() => appealSubmission(parts.db, accountOf(visit), id, form.get('message') ?? ''));
      if (result.refused !== null) {
        const view = { ...visit, path: `/submissions/${encodeURIComponent(id)}` };
        return statusPage(view, await getSubmission(parts.db, id), { values: form, error: result.refused });
      }
      return { redirect: `${pathTo(locale, 'submissions', id)}?done=appealed` };
    },
  },
];
