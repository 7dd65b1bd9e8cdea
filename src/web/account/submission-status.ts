/** The page on which a submission is followed: whoever holds its link may read it, its owner may act on it. */
import { listHistory, type HistoryEntry } from '#catalog/history.ts';
import { APPEAL_LENGTH } from '#catalog/lifecycle.ts';
import { SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/submission-fields.ts';
import {
  findToolOf,
  getSubmission,
  permissionsOf,
  queuePosition,
  type Submission,
} from '#catalog/submission-records.ts';
import { listCategories } from '#catalog/tools.ts';
import { appealSubmission, withdrawSubmission } from '#catalog/submissions.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ACCOUNT_STYLESHEET_PATH } from '#web/assets/files.ts';
import { areaField, errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { doneNotice, stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { accountBar } from './account-layout.ts';
import { readExpectedWait, waitText } from './expected-wait.ts';
import { accountOf } from './signed-in.ts';

/** State, place in the queue, reason and note: the answer to "where is it?". */
async function standing(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts } = visit;
  const { submissions: s } = accountMessages(locale);
  const position = await queuePosition(parts.db, submission);
  // What an editor said before it was corrected or appealed stands in the history.
  const isDecided = submission.state !== 'awaiting_moderation';
  const tool = await findToolOf(parts.db, submission);
  return html`<section class="panel standing">
    <p class="standing-state">
      ${stateBadge(visit, submission.state)}${position !== null && html`<span>${t.submission.position(position)}</span>`}
    </p>
    ${
      position !== null &&
      html`<dl class="inline-facts">
        <div>
          <dt>${s.wait}</dt>
          <dd>${waitText(visit, await readExpectedWait(parts))}</dd>
          <dd class="hint">${s.waitHint}</dd>
        </div>
      </dl>`
    }
    <p>${t.submission.meaning[submission.state]}</p>
    ${
      isDecided &&
      submission.reasonCode !== null &&
      html`<h2>${t.submission.reason}</h2>
        <p>${reasonSentence(locale, submission.reasonCode)}</p>`
    }
    ${
      isDecided &&
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

/** The names of the fields that a history row says were changed; editors' corrections hold old and new values. */
function changedFields(entry: HistoryEntry): SubmissionField[] {
  const { changed, changes } = entry.detail ?? {};
  const names = Array.isArray(changed) ? changed : Object.keys((changes as object | undefined) ?? {});
  return SUBMISSION_FIELD_NAMES.filter((field) => names.includes(field));
}

/** One step of the history: what happened, when, the reason in the reader's language, and what was said with it. */
function timelineStep(visit: Visit, entry: HistoryEntry, action: string): Html {
  const { t, locale, format } = visit;
  const fields = changedFields(entry).map((field) => t.submit.fields[field].label);
  const separator = locale === 'ar' ? '، ' : ', ';
  return html`<li>
    <strong>${action}</strong> ${timeText(entry.at, format.dateTime(entry.at))}
    ${entry.reasonCode !== null && html`<p class="timeline-more">${reasonSentence(locale, entry.reasonCode)}</p>`}
    ${fields.length > 0 && html`<p class="timeline-more">${accountMessages(locale).status.changed(fields.join(separator))}</p>`}
    ${entry.note !== null && html`<blockquote class="lines">${personText(entry.note)}</blockquote>`}
  </li>`;
}

/** The history without the people in it: this page is open to everyone with the link. */
function timeline(visit: Visit, entries: readonly HistoryEntry[]): Html {
  const { t, locale } = visit;
  const actions: Readonly<Record<string, string>> = {
    ...t.submission.actions,
    edit: accountMessages(locale).status.edited,
  };
  return html`<section aria-labelledby="history">
    <h2 id="history">${t.submission.history}</h2>
    <ol class="timeline">
      ${entries.map((entry) => {
        const action = Object.hasOwn(actions, entry.action) ? actions[entry.action] : undefined;
        return action === undefined ? null : timelineStep(visit, entry, action);
      })}
    </ol>
  </section>`;
}

/** The entry as it is now; what its last correction changed is marked. The contact address is nobody else's business. */
function entrySummary(visit: Visit, submission: Submission, entries: readonly HistoryEntry[]): Html {
  const { t, locale, parts } = visit;
  const last = entries.findLast((entry) => changedFields(entry).length > 0);
  const changed = last === undefined ? [] : changedFields(last);
  const names = new Map(listCategories(parts.live, locale).map(({ id, name }) => [id, name]));
  const values: readonly (readonly [SubmissionField, Html | string | null])[] = [
    ['url', html`<a href="${submission.url}" rel="nofollow noopener" dir="ltr">${shownAddress(submission.url)}</a>`],
    ['name', personText(submission.name)],
    ['tagline', personText(submission.tagline)],
    ['description', submission.description && html`<span class="lines">${personText(submission.description)}</span>`],
    ['pricing_model', t.pricing[submission.pricingModel]],
    ['categories', submission.categories.map((id) => names.get(id) ?? id).join(' · ')],
    ['logo_url', submission.logoUrl && html`<span dir="ltr">${shownAddress(submission.logoUrl)}</span>`],
  ];
  return html`<section aria-labelledby="entry">
    <h2 id="entry">${t.submission.entry}</h2>
    <dl class="facts">
      ${values.map(
        ([field, value]) =>
          value !== null &&
          html`<div>
            <dt>
              ${t.submit.fields[field].label}
              ${changed.includes(field) && html`<span class="badge badge-changed">${accountMessages(locale).submit.changed}</span>`}
            </dt>
            <dd>${value}</dd>
          </div>`,
      )}
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
        <h3>${accountMessages(locale).status.appealOpen}</h3>
        ${areaField(visit, appeal, { name: 'message', label: t.submission.appealMessage, hint: t.submission.appealHint, maxlength: APPEAL_LENGTH.max })}
        <button class="button">${t.submission.appealButton}</button>
      </form>`
    }
    ${
      canWithdraw &&
      html`<details class="confirm">
        <summary>${accountMessages(locale).status.withdrawOpen}</summary>
        <form method="post" action="${path('withdraw')}" class="stack">
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
    title: t.submission.title,
    section: 'account',
    styles: [ACCOUNT_STYLESHEET_PATH],
    ...(appeal.error !== null && refusalOf(appeal.error)),
    main: html`${accountBar(visit, null)}
      <div class="medium">
        ${doneNotice(query, {
          received: t.submission.received,
          resubmitted: s.resubmitted,
          withdrawn: s.withdrawn,
          appealed: s.appealed,
        })}
        ${errorSummary(visit, appeal, { message: t.submission.appealMessage })}
        <p class="crumbs">${t.submission.title}</p>
        <h1>${personText(submission.name)}</h1>
        ${await standing(visit, submission)} ${ownerActions(visit, submission, appeal)} ${timeline(visit, history)}
        ${entrySummary(visit, submission, history)}
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
