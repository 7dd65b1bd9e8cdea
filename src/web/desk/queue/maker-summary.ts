/** Who sent a submission, how to reach them, and how their other submissions fared. */
import { countSubmissions } from '#catalog/moderation/account-list.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/desk/queue/messages.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { timeText } from '#web/elements/texts.ts';
import { queuePath } from './queue-filter.ts';

const DAY_MS = 86_400_000;

export async function makerSummary(request: PageRequest, submission: Submission): Promise<Html> {
  const { locale, context, format } = request;
  const t = queueMessages(locale);
  const maker = await findAccount(context.db, submission.accountId);
  const counts = await countSubmissions(context.db, submission.accountId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const age = maker === undefined ? 0 : Math.floor((context.db.now().getTime() - Date.parse(maker.createdAt)) / DAY_MS);
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
    ${submission.contactEmail !== null && html`<p class="sub">${t.review.contact}: <bdi dir="ltr">${submission.contactEmail}</bdi></p>`}
    ${
      total <= 1
        ? html`<p class="sub">${t.review.firstOne}</p>`
        : html`<ul class="desk-fared">
            ${SUBMISSION_STATES.filter((state) => counts[state] > 0).map((state) => html`<li class="${`fared-${state}`}"><a href="${queuePath(locale, state, submission.accountId)}">${t.states[state]}: ${format.number(counts[state])}</a></li>`)}
          </ul>`
    }
  </section>`;
}
