/** The list of an account's own submissions; the first page of the account. */
import { CatalogError } from '#catalog/errors.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { findToolOf, listOwnSubmissions, queuePosition, type Submission } from '#catalog/submission-records.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { doneNotice, stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { answerAccountPage } from './account-layout.ts';
import { readExpectedWait, waitText } from './expected-wait.ts';
import { verificationNotice } from './registration.ts';
import { accountOf } from './signed-in.ts';

const PER_PAGE = 20;
const LAST_PAGE = 500;

/** What comes next for one entry: its place and the usual wait, the owner's turn, the reason, the way to the tool. */
async function nextStep(visit: Visit, submission: Submission, wait: number | null): Promise<Html | null> {
  const { t, locale, parts } = visit;
  const { submissions: s } = accountMessages(locale);
  if (submission.state === 'awaiting_moderation') {
    const position = await queuePosition(parts.db, submission);
    return html`${position !== null && html`<span>${t.submission.position(position)}</span>`}<span
        >${s.wait}: ${waitText(visit, wait)}</span
      >`;
  }
  if (submission.state === 'changes_requested') {
    return html`<span
      >${s.yourTurn}:
      <a href="${pathTo(locale, 'submissions', submission.id, 'correct')}">${t.submission.correct}</a></span
    >`;
  }
  if (submission.state === 'rejected' && submission.reasonCode !== null)
    return html`<span>${reasonSentence(locale, submission.reasonCode)}</span>`;
  if (submission.state !== 'published') return null;
  const tool = await findToolOf(parts.db, submission);
  return tool?.state === 'published'
    ? html`<a href="${pathTo(locale, 'tools', tool.slug)}">${t.submission.open}</a>`
    : null;
}

async function submissionList(visit: Visit, items: readonly Submission[]): Promise<Html> {
  const { t, locale, format, parts } = visit;
  const wait = await readExpectedWait(parts);
  const steps = await Promise.all(items.map((submission) => nextStep(visit, submission, wait)));
  return html`<ul class="own-entries">
    ${items.map(
      (submission, index) =>
        html`<li class="own-entry">
          <div>
            <h2><a href="${pathTo(locale, 'submissions', submission.id)}">${personText(submission.name)}</a></h2>
            <span class="sub" dir="ltr">${shownAddress(submission.url)}</span>
            <span class="sub"
              >${t.submissions.submitted}:
              ${timeText(submission.submittedAt, format.date(submission.submittedAt))}</span
            >
          </div>
          <div class="own-entry-next">${stateBadge(visit, submission.state)} ${steps[index]}</div>
        </li>`,
    )}
  </ul>`;
}

function stateFilter(visit: Visit, current: SubmissionState | undefined): Html {
  const { t, locale } = visit;
  const { submissions: s } = accountMessages(locale);
  const base = pathTo(locale, 'account', 'submissions');
  const link = (state: SubmissionState | undefined, label: string) =>
    html`<li>
      <a
        href="${withQuery(base, { status: state })}"
        ${attributes({ 'aria-current': state === current ? 'true' : null })}
        >${label}</a
      >
    </li>`;
  return html`<nav aria-label="${s.filter}">
    <ul class="filter-links">
      ${link(undefined, s.all)} ${SUBMISSION_STATES.map((state) => link(state, t.states[state]))}
    </ul>
  </nav>`;
}

export const OWN_SUBMISSION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account',
    who: 'member',
    act: ({ locale }) => Promise.resolve({ redirect: pathTo(locale, 'account', 'submissions') }),
  },
  {
    method: 'GET',
    path: '/:locale/account/submissions',
    who: 'member',
    async act(visit) {
      const { t, locale, parts, query } = visit;
      const account = accountOf(visit);
      const { submissions: s } = accountMessages(locale);
      const page = readPage(query, LAST_PAGE);
      const wanted = query.get('status') ?? '';
      const status = SUBMISSION_STATES.find((state) => state === wanted);
      if (page === undefined || (wanted !== '' && status === undefined)) throw new CatalogError('not_found');
      const { items, total } = await listOwnSubmissions(parts.db, account.id, { status, page, perPage: PER_PAGE });
      const base = pathTo(locale, 'account', 'submissions');
      return answerAccountPage(visit, {
        title: t.submissions.title,
        section: 'submissions',
        main: html`${doneNotice(query, { verification: t.verify.sent })}
          <div class="section-head">
            <h1>${t.submissions.title}</h1>
            <a class="button" href="${pathTo(locale, 'submit')}">${t.nav.submit}</a>
          </div>
          ${verificationNotice(visit, account)} ${(total > 0 || wanted !== '') && stateFilter(visit, status)}
          ${
            total === 0
              ? html`<p class="empty">${wanted === '' ? t.submissions.none : s.noneHere}</p>`
              : await submissionList(visit, items)
          }
          ${items.some(({ state }) => state === 'awaiting_moderation') && html`<p class="hint">${s.wait}: ${s.waitHint}</p>`}
          ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(total / PER_PAGE)), (target) =>
            withQuery(base, { status: wanted, page: target === 1 ? undefined : target }),
          )}`,
      });
    },
  },
];
