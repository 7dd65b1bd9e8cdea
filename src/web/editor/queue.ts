/** The editors' queue: what waits for a decision, oldest first. */
import { CatalogError } from '#catalog/errors.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { listQueue, type Submission } from '#catalog/submission-records.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;

function stateTabs(visit: Visit, current: SubmissionState): Html {
  const { t, locale } = visit;
  const base = pathTo(locale, 'editor', 'queue');
  return html`<nav class="tabs" aria-label="${t.queue.states}">
    <ul>
      ${SUBMISSION_STATES.map(
        (state) =>
          html`<li>
            <a
              href="${withQuery(base, { status: state === 'awaiting_moderation' ? undefined : state })}"
              ${attributes({ 'aria-current': state === current ? 'page' : null })}
              >${t.states[state]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function flags(visit: Visit, submission: Submission): Html {
  const verdicts = [...new Set(submission.findings.map((finding) => finding.verdict))];
  return html`${submission.appealedAt !== null && html`<span class="badge badge-flag">${visit.t.submission.appeal}</span> `}${verdicts.map(
    (verdict) =>
      html`<span class="${`badge badge-flag badge-${verdict.replaceAll('_', '-')}`}"
        >${visit.t.review.verdicts[verdict]}</span
      > `,
  )}`;
}

function queueTable(visit: Visit, items: readonly Submission[]): Html {
  const { t, locale, format } = visit;
  return tableFrame(
    t.queue.title,
    [t.queue.name, t.queue.flags, t.queue.since],
    items.map(
      (submission) =>
        html`<tr>
          <th scope="row">
            <a href="${pathTo(locale, 'editor', 'submissions', submission.id)}">${personText(submission.name)}</a
            ><span class="sub">${personText(submission.tagline)}</span
            ><span class="sub" dir="ltr">${shownAddress(submission.url)}</span>
          </th>
          <td>${flags(visit, submission)}</td>
          <td>${timeText(submission.queuedAt, format.dateTime(submission.queuedAt))}</td>
        </tr>`,
    ),
  );
}

export const QUEUE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/queue',
    who: 'editor',
    async act(visit) {
      const { t, locale, parts, query } = visit;
      const page = readPage(query, LAST_PAGE);
      const wanted = query.get('status') ?? 'awaiting_moderation';
      const status = SUBMISSION_STATES.find((state) => state === wanted);
      if (page === undefined || status === undefined) throw new CatalogError('not_found');
      const { items, total } = await listQueue(parts.db, { status, page, perPage: PER_PAGE });
      const base = pathTo(locale, 'editor', 'queue');
      return answerAccountPage(visit, {
        title: t.queue.title,
        section: 'queue',
        main: html`${doneNotice(query, t.queue.done)}
          <h1>${t.queue.title}</h1>
          ${stateTabs(visit, status)}
          <div class="list-summary"><h2>${t.queue.waiting(total)}</h2></div>
          ${items.length === 0 ? html`<p class="empty">${t.queue.none}</p>` : queueTable(visit, items)}
          ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(total / PER_PAGE)), (target) =>
            withQuery(base, {
              status: status === 'awaiting_moderation' ? undefined : status,
              page: target === 1 ? undefined : target,
            }),
          )}`,
      });
    },
  },
];
