/** The list of an account's own submissions; the first page of the account. */
import { CatalogError } from '#catalog/errors.ts';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { listOwnSubmissions, type Submission } from '#catalog/submission-records.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { doneNotice, stateBadge } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { answerAccountPage } from './account-layout.ts';
import { verificationNotice } from './registration.ts';
import { accountOf } from './signed-in.ts';

const PER_PAGE = 20;
const LAST_PAGE = 500;

function submissionTable(visit: Visit, items: readonly Submission[]): Html {
  const { t, locale, format } = visit;
  return tableFrame(
    t.submissions.title,
    [t.submissions.name, t.submissions.state, t.submissions.submitted],
    items.map(
      (submission) =>
        html`<tr>
          <th scope="row">
            <a href="${pathTo(locale, 'submissions', submission.id)}">${personText(submission.name)}</a
            ><span class="sub" dir="ltr">${shownAddress(submission.url)}</span>
          </th>
          <td>${stateBadge(visit, submission.state)}</td>
          <td>${timeText(submission.submittedAt, format.date(submission.submittedAt))}</td>
        </tr>`,
    ),
  );
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
          ${verificationNotice(visit, account)}
          ${total === 0 ? html`<p class="empty">${t.submissions.none}</p>` : submissionTable(visit, items)}
          ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(total / PER_PAGE)), (target) =>
            withQuery(base, { status: wanted, page: target === 1 ? undefined : target }),
          )}
          <form class="account-end" method="post" action="${pathTo(locale, 'account', 'sign-out-everywhere')}">
            <button class="button button-quiet">${t.signOut.everywhere}</button>
          </form>`,
      });
    },
  },
];
