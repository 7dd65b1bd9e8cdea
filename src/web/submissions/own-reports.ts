/** The reports of an account, with their outcomes. */
import { listOwnReports, type OwnReport } from '#catalog/moderation/reports/answers.ts';
import { orNotFound } from '#catalog/errors.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { outcomeSentence } from '#locales/reasons.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { beyondList, listPages, readPage } from '#web/elements/pagination.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';

const PER_PAGE = 50;

function reportRow({ locale, format }: PageRequest, report: OwnReport): Row {
  const t = submissionMessages(locale);
  const { about, outcome, closedAt } = report;
  const name = html`<bdi>${about.name}</bdi>`;
  return {
    title: about.path === null ? name : html`<a href="${pathTo(locale, ...about.path)}">${name}</a>`,
    cells: [
      html`${t.reportKinds[report.kind]}
      ${report.message !== null && html`<span class="sub lines">${personText(report.message)}</span>`}`,
      timeText(report.createdAt, format.date(report.createdAt)),
      closedAt === null
        ? t.ownReports.waits
        : html`${outcomeSentence(locale, outcome ?? 'unclear')}
            <span class="sub">${timeText(closedAt, format.date(closedAt))}</span>`,
    ],
  };
}

async function reportsPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const { ownReports: t } = submissionMessages(locale);
  const page = orNotFound(readPage(query));
  const { items, total } = await listOwnReports(context.db, accountOf(request), { page, perPage: PER_PAGE });
  const columns = [t.tool, t.report, t.sent, t.outcome];
  return answerAccountPage(request, {
    title: t.title,
    section: 'reports',
    main: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${
        items.length === 0
          ? total === 0
            ? html`<p class="empty">${t.none}</p>`
            : beyondList(request, [pathTo(locale, 'account', 'reports'), t.title])
          : tableFrame(
              t.title,
              columns,
              items.map((report) => reportRow(request, report)),
            )
      }
      ${listPages(request, { page, total, perPage: PER_PAGE }, (target) =>
        withQuery(pathTo(locale, 'account', 'reports'), { page: target }),
      )}`,
  });
}

export const OWN_REPORT_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/reports', who: 'member', handler: reportsPage },
];
