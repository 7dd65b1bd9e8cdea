/** The page on which a submission is followed: whoever holds its link may read it, its owner may act on it. */
import { listHistory, type HistoryEntry } from '#catalog/history.ts';
import { APPEAL_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import {
  findToolOf,
  getSubmission,
  permissionsOf,
  queuePosition,
  type Submission,
} from '#catalog/submission-records.ts';
import { appealSubmission, withdrawSubmission } from '#catalog/submissions.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { areaField, errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { doneNotice, stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { accountBar } from './account-layout.ts';
import { accountOf } from './signed-in.ts';

function reasonText(visit: Visit, code: string): string {
  const known = REASON_CODES.find((reason) => reason === code);
  return known === undefined ? code : visit.t.reasons[known];
}

/** State, place in the queue, reason and note: the answer to "where is it?". */
async function standing(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts } = visit;
  const position = await queuePosition(parts.db, submission);
  const tool = await findToolOf(parts.db, submission);
  return html`<section class="panel standing">
    <p class="standing-state">
      ${stateBadge(visit, submission.state)}${position !== null && html`<span>${t.submission.position(position)}</span>`}
    </p>
    <p>${t.submission.meaning[submission.state]}</p>
    ${
      submission.reasonCode !== null &&
      html`<h2>${t.submission.reason}</h2>
        <p>${reasonText(visit, submission.reasonCode)}</p>`
    }
    ${
      submission.editorNote !== null &&
      html`<h2>${t.submission.note}</h2>
        <p class="lines">${personText(submission.editorNote)}</p>`
    }
    ${
      submission.appealMessage !== null &&
      html`<h2>${t.submission.appeal}</h2>
        <p class="lines">${personText(submission.appealMessage)}</p>`
    }
    ${tool?.state === 'published' && html`<p><a class="button" href="${pathTo(locale, 'tools', tool.slug)}">${t.submission.open}</a></p>`}
  </section>`;
}

/** The history without the people in it: this page is open to everyone with the link. */
function timeline(visit: Visit, entries: readonly HistoryEntry[]): Html {
  const { t, format } = visit;
  const actions: Readonly<Record<string, string>> = t.submission.actions;
  const shown = entries.filter((entry) => Object.hasOwn(actions, entry.action));
  return html`<section aria-labelledby="history">
    <h2 id="history">${t.submission.history}</h2>
    <ol class="timeline">
      ${shown.map((entry) => html`<li><strong>${actions[entry.action]}</strong> ${timeText(entry.at, format.dateTime(entry.at))}</li>`)}
    </ol>
  </section>`;
}

function entrySummary(visit: Visit, submission: Submission): Html {
  const { t } = visit;
  return html`<section aria-labelledby="entry">
    <h2 id="entry">${t.submission.entry}</h2>
    <dl class="facts">
      <div>
        <dt>${t.submit.fields.url.label}</dt>
        <dd><a href="${submission.url}" rel="nofollow noopener" dir="ltr">${shownAddress(submission.url)}</a></dd>
      </div>
      <div>
        <dt>${t.submit.fields.tagline.label}</dt>
        <dd>${personText(submission.tagline)}</dd>
      </div>
      <div>
        <dt>${t.submit.fields.pricing_model.label}</dt>
        <dd>${t.pricing[submission.pricingModel]}</dd>
      </div>
    </dl>
  </section>`;
}

function ownerActions(visit: Visit, submission: Submission, appeal: FormState): Html | null {
  const { t, locale, account } = visit;
  if (account?.id !== submission.accountId) return null;
  const { canResubmit, canWithdraw, canAppeal } = permissionsOf(submission);
  if (!canResubmit && !canWithdraw && !canAppeal) return null;
  const path = (action: string) => pathTo(locale, 'submissions', submission.id, action);
  return html`<section class="panel actions" aria-labelledby="actions">
    <h2 id="actions">${t.submission.whatNow}</h2>
    ${canResubmit && html`<p><a class="button" href="${path('correct')}">${t.submission.correct}</a></p>`}
    ${
      canAppeal &&
      html`<form method="post" action="${path('appeal')}" class="stack" novalidate>
        ${areaField(visit, appeal, { name: 'message', label: t.submission.appealMessage, hint: t.submission.appealHint, maxlength: APPEAL_LENGTH.max })}
        <button class="button">${t.submission.appealButton}</button>
      </form>`
    }
    ${
      canWithdraw &&
      html`<form method="post" action="${path('withdraw')}">
        <p class="hint">${t.submission.withdrawHint}</p>
        <button class="button button-quiet button-danger">${t.submission.withdraw}</button>
      </form>`
    }
  </section>`;
}

async function statusPage(visit: Visit, submission: Submission, appeal: FormState): Promise<PageAnswer> {
  const { t, parts, query } = visit;
  return answerPage(visit, {
    title: t.submission.title,
    section: 'account',
    ...(appeal.error !== null && refusalOf(appeal.error)),
    main: html`${accountBar(visit, null)}
      <div class="medium">
        ${doneNotice(query, { received: t.submission.received, resubmitted: t.submission.received })}
        ${errorSummary(visit, appeal, { message: t.submission.appealMessage })}
        <p class="crumbs">${t.submission.title}</p>
        <h1>${personText(submission.name)}</h1>
        ${await standing(visit, submission)} ${ownerActions(visit, submission, appeal)}
        ${timeline(visit, await listHistory(parts.db, submission.id))} ${entrySummary(visit, submission)}
        <p class="hint">${t.submission.keepLink}</p>
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
      return { redirect: pathTo(visit.locale, 'submissions', id) };
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
      return { redirect: pathTo(locale, 'submissions', id) };
    },
  },
];
