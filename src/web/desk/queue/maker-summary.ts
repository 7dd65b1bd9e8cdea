/** The submitter of an entry: contact, and results of other submissions. */
import { colon } from '#locales/quotable.ts';
import { countSubmissions } from '#catalog/moderation/account-list.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { countWaitingOf } from '#catalog/moderation/decisions/reject-and-suspend.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import { NOTE_LENGTH, REASON_CODES, SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { timeText } from '#web/elements/texts.ts';
import { queuePath } from './queue-filter.ts';

/** For admins: suspends an account that floods the queue; null for one's own or suspended one, and if nothing waits. */
async function sweepForm(
  request: PageRequest,
  submission: Submission,
  maker: Account | undefined,
): Promise<Html | null> {
  const account = accountOf(request);
  if (!hasRole(account, 'admin') || maker === undefined || maker.suspendedAt !== null || maker.id === account.id)
    return null;
  const waiting = await countWaitingOf(request.context.db, maker.id);
  if (waiting === 0) return null;
  const t = queueMessages(request.locale);
  const path = pathTo(request.locale, 'editor', 'submissions', submission.id, 'reject-all');
  return html`<details class="confirm desk-sweep">
    <summary>${t.suspendAndReject.title}</summary>
    <form method="post" action="${path}" novalidate>
      <p class="hint">${t.suspendAndReject.hint}</p>
      <div class="field">
        <label for="sweep-reason">${t.decision.reason}</label>
        <select id="sweep-reason" name="reason">
          ${REASON_CODES.map((code) => html`<option ${attributes({ value: code, selected: code === 'spam' })}>${t.reasons[code]}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="sweep-note">${t.decision.note}</label>
        <textarea id="sweep-note" name="note" rows="2" maxlength="${NOTE_LENGTH}"></textarea>
      </div>
      <button class="button button-danger">${t.suspendAndReject.button(waiting)}</button>
    </form>
  </details>`;
}

export async function makerSummary(request: PageRequest, submission: Submission): Promise<Html> {
  const { locale, context, format } = request;
  const t = queueMessages(locale);
  const maker = await findAccount(context.db, submission.accountId);
  const counts = await countSubmissions(context.db, submission.accountId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const age = maker === undefined ? 0 : Math.floor((context.db.now().getTime() - Date.parse(maker.createdAt)) / DAY_MS);
  const fared = (state: SubmissionState): Html => {
    const href = queuePath(locale, state, submission.accountId);
    const count = format.number(counts[state]);
    return html`<li class="${`fared-${state}`}"><a href="${href}">${t.states[state]}${colon(locale)}${count}</a></li>`;
  };
  return html`<section class="panel desk-maker" aria-labelledby="maker">
    <h2 id="maker">${t.review.maker}</h2>
    <p class="desk-person">
      <bdi dir="ltr">${maker?.email ?? '—'}</bdi
      >${maker?.suspendedAt != null && html` <span class="badge badge-spam">${t.accountStates.suspended}</span>`}
      <a href="${pathTo(locale, 'submissions', submission.id)}">${t.review.statusPage}</a>
    </p>
    <p class="sub">
      ${timeText(submission.submittedAt, format.dateTime(submission.submittedAt))} · ${t.review.accountAge(age)}
    </p>
    ${submission.contactEmail !== null && html`<p class="sub">${t.review.contact}${colon(locale)}<bdi dir="ltr">${submission.contactEmail}</bdi></p>`}
    ${
      total <= 1
        ? html`<p class="sub">${t.review.firstOne}</p>`
        : html`<ul class="desk-fared">
            ${SUBMISSION_STATES.filter((state) => counts[state] > 0).map(fared)}
          </ul>`
    }
    ${await sweepForm(request, submission, maker)}
  </section>`;
}
