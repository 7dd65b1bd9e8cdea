/** The submissions of an account; its first page. */
import { colon } from '#locales/quotable.ts';
import { listClaims } from '#catalog/claims/claims.ts';
import { CatalogError } from '#catalog/errors.ts';
import { PERIODS } from '#catalog/periods.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { findToolsOf, queuePositions, type BecomeTool } from '#catalog/submissions/progress.ts';
import {
  answerDeadline,
  countOwnSubmissions,
  listOwnSubmissions,
  permissionsOf,
  type Submission,
} from '#catalog/submissions/records.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages, claimMessages, submissionMessages } from '#locales/subjects.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { doneNotice, monogram, stateBadge } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { readExpectedWait, spanText } from '#web/elements/expected-wait.ts';
import { verificationNotice } from '#web/account/verification.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { canSubmitAgain, pathToAgain } from './status-panel.ts';

const PER_PAGE = 20;
const MOST_CLAIMS = 100;

/** By entry id, for all entries on the page. */
interface Progress {
  positions: ReadonlyMap<string, number>;
  tools: ReadonlyMap<string, BecomeTool>;
}

/** Whether a tool is published long enough to be asked about. */
const isSettled = ({ context }: PageRequest, { decidedAt }: Submission): boolean =>
  decidedAt === null || context.db.now().getTime() - Date.parse(decidedAt) > PERIODS.settledIn.lasts;

/** The next step of an entry: queue position, owner's turn, reason, or links to the tool and a new attempt. */
function nextStep(request: PageRequest, submission: Submission, progress: Progress): Html | null {
  const { locale, format } = request;
  const t = submissionMessages(locale);
  const { submissions: s, submission: status } = t;
  if (submission.state === 'awaiting_moderation') {
    const position = progress.positions.get(submission.id);
    return position === undefined ? null : html`<span>${t.submission.position(position)}</span>`;
  }
  const deadline = answerDeadline(submission);
  if (deadline !== null)
    return html`<span class="own-entry-turn"
        ><strong>${s.yourTurn}.</strong> ${status.until(format.date(deadline))}</span
      ><a class="button" href="${pathTo(locale, 'submissions', submission.id, 'correct')}">${t.submission.correct}</a>`;
  if (submission.state === 'published') {
    const tool = progress.tools.get(submission.id);
    return tool?.state === 'published'
      ? html`<span class="own-entry-acts"
          ><a href="${pathTo(locale, 'tools', tool.slug)}">${t.submission.open}</a>
          <a href="${pathTo(locale, 'tools', tool.slug, 'visits')}">${t.visits.link}</a>
          ${
            isSettled(request, submission) &&
            html`<a href="${pathTo(locale, 'tools', tool.slug, 'still-right')}"
              >${changeMessages(locale).stillRight.title}</a
            >`
          }</span
        >`
      : null;
  }
  const { canAppeal } = permissionsOf(submission);
  return html`${submission.reasonCode !== null && html`<span>${reasonSentence(locale, submission.reasonCode)}</span>`}
    <span class="own-entry-acts"
      >${canAppeal && html`<a href="${pathTo(locale, 'submissions', submission.id)}">${s.appealable}</a>`}
      ${canSubmitAgain(submission) && html`<a href="${pathToAgain(locale, submission)}">${status.submitAgain}</a>`}</span
    >`;
}

async function submissionList(request: PageRequest, items: readonly Submission[]): Promise<Html> {
  const { locale, format, context } = request;
  const t = submissionMessages(locale);
  const positions = await queuePositions(context.db, items);
  const tools = await findToolsOf(context.db, items);
  return html`<ul class="own-entries">
    ${items.map(
      (submission) =>
        html`<li class="${`own-entry own-entry-${submission.state.replaceAll('_', '-')}`}">
          ${monogram(submission.name)}
          <div class="own-entry-what">
            <h2><a href="${pathTo(locale, 'submissions', submission.id)}">${personText(submission.name)}</a></h2>
            <p class="sub"><bdi dir="ltr">${shownAddress(submission.url)}</bdi></p>
            <p class="sub">
              ${t.submissions.submitted}${colon(locale)}${timeText(submission.submittedAt, format.date(submission.submittedAt))}
            </p>
          </div>
          <div class="own-entry-next">
            ${stateBadge(request, submission.state)} ${nextStep(request, submission, { positions, tools })}
          </div>
        </li>`,
    )}
  </ul>`;
}

/** The current wait for decisions, once for the whole list. */
async function usualWait(request: PageRequest): Promise<Html | null> {
  const { submissions: s } = submissionMessages(request.locale);
  const wait = await readExpectedWait(request.context);
  return wait === null
    ? null
    : html`<p class="hint own-wait">${s.wait}${colon(request.locale)}${spanText(request, wait)}. ${s.waitHint}</p>`;
}

/** States with entries and their counts. */
function stateFilter(
  { locale, format }: PageRequest,
  counts: ReadonlyMap<SubmissionState, number>,
  current: SubmissionState | undefined,
): Html {
  const t = submissionMessages(locale);
  const { submissions: s } = t;
  const base = pathTo(locale, 'account', 'submissions');
  const link = (state: SubmissionState | undefined, label: string, count: number) =>
    html`<li>
      <a
        href="${withQuery(base, { status: state })}"
        ${attributes({ 'aria-current': state === current ? 'true' : null })}
        >${label} <span class="count">${format.number(count)}</span></a
      >
    </li>`;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shown = SUBMISSION_STATES.filter((state) => counts.has(state) || state === current);
  return html`<nav aria-label="${s.filter}">
    <ul class="filter-links">
      ${link(undefined, s.all, all)} ${shown.map((state) => link(state, t.states[state], counts.get(state) ?? 0))}
    </ul>
  </nav>`;
}

function nothingYet({ locale }: PageRequest): Html {
  const t = submissionMessages(locale);
  const { submissions: s } = t;
  return html`<div class="empty">
    <h2>${t.submissions.none}</h2>
    <p>${s.nothingYet}</p>
    <p><a class="button" href="${pathTo(locale, 'submit')}">${t.titles.submit}</a></p>
  </div>`;
}

/** Claimed tools that others submitted; null without any. */
async function claimedTools(request: PageRequest): Promise<Html | null> {
  const { locale, context } = request;
  const { claims: t } = claimMessages(locale);
  const claims = await listClaims(context.db, { accountId: accountOf(request).id, most: MOST_CLAIMS });
  const shown = claims.filter(({ tool }) => tool.state === 'published').toReversed();
  if (shown.length === 0) return null;
  return html`<section aria-labelledby="claims">
    <h2 id="claims">${t.mine}</h2>
    <ul class="own-entries">
      ${shown.map(
        ({ tool, state, subject }) =>
          html`<li class="own-entry">
            ${monogram(tool.name)}
            <div class="own-entry-what">
              <h3><a href="${pathTo(locale, 'tools', tool.slug, 'claim')}">${personText(tool.name)}</a></h3>
              <p class="sub"><bdi dir="ltr">${subject}</bdi></p>
            </div>
            <div class="own-entry-next">
              <span class="badge">${t.states[state]}</span>
              ${
                state === 'verified' &&
                html`<span class="own-entry-acts"
                  ><a href="${pathTo(locale, 'tools', tool.slug, 'still-right')}"
                    >${changeMessages(locale).stillRight.title}</a
                  ></span
                >`
              }
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

export const OWN_SUBMISSION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/submissions',
    who: 'member',
    async handler(request) {
      const { locale, context, query } = request;
      const t = submissionMessages(locale);
      const account = accountOf(request);
      const { submissions: s } = t;
      const page = readPage(query);
      const wanted = query.get('status') ?? '';
      const status = SUBMISSION_STATES.find((state) => state === wanted);
      if (page === undefined || (wanted !== '' && status === undefined)) throw new CatalogError('not_found');
      const { items, total } = await listOwnSubmissions(context.db, account.id, {
        status,
        page,
        perPage: PER_PAGE,
        turnFirst: true,
      });
      const counts = await countOwnSubmissions(context.db, account.id);
      const base = pathTo(locale, 'account', 'submissions');
      return answerAccountPage(request, {
        title: t.submissions.title,
        section: 'submissions',
        main: html`${doneNotice(query, { verification: t.unverified.sent })}
          <div class="section-head">
            <h1>${t.submissions.title}</h1>
            ${counts.size > 0 && html`<a class="button" href="${pathTo(locale, 'submit')}">${t.titles.submit}</a>`}
          </div>
          ${verificationNotice(request, account)}
          ${(counts.size > 1 || status !== undefined) && stateFilter(request, counts, status)}
          ${items.some(({ state }) => state === 'awaiting_moderation') && (await usualWait(request))}
          ${
            counts.size === 0
              ? nothingYet(request)
              : total === 0
                ? html`<p class="empty">${s.noneHere}</p>`
                : await submissionList(request, items)
          }
          ${page === 1 && wanted === '' && (await claimedTools(request))}
          ${listPages(request, { page, total, perPage: PER_PAGE }, (target) =>
            withQuery(base, { status: wanted, page: target }),
          )}`,
      });
    },
  },
];
