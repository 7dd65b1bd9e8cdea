/** Closed reports with their outcomes, each with a reopen button. */
import { REPORT_LIFECYCLE } from '#catalog/lifecycle.ts';
import type { ClosedReport } from '#catalog/moderation/reports/list.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { reportMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { ownership } from '#web/desk/self-review.ts';
import { reportText } from './report-group.ts';

/** The query of the list, to which forms return. */
type Query = Record<string, string | number | undefined>;

/** Null for one's own tool. */
async function reopenForm(request: PageRequest, query: Query, { id, tool }: ClosedReport): Promise<Html | null> {
  const { isRefused } = await ownership(request, [tool.accountId]);
  if (isRefused) return null;
  const buttons = Object.keys(REPORT_LIFECYCLE.closed) as (keyof typeof REPORT_LIFECYCLE.closed)[];
  return html`${buttons.map(
    (action) =>
      html`<form
        method="post"
        action="${withQuery(pathTo(request.locale, 'editor', 'reports', tool.slug, action), query)}"
      >
        <input type="hidden" name="id" value="${id}" />
        <button class="button button-quiet">${reportMessages(request.locale).reports[action]}</button>
      </form>`,
  )}`;
}

async function closedRow(request: PageRequest, query: Query, report: ClosedReport): Promise<Row> {
  const { locale, format } = request;
  const t = reportMessages(locale);
  return {
    title: html`<a href="${pathTo(locale, 'editor', 'tools', report.tool.slug)}"><bdi>${report.tool.name}</bdi></a>
      <span class="${`badge badge-tool-${report.tool.state}`}">${t.tool.states[report.tool.state]}</span>`,
    cells: [
      reportText(request, report),
      html`${report.outcome === null ? '—' : t.report.outcomes[report.outcome]}
      ${report.note !== null && html`<span class="sub lines">${personText(report.note)}</span>`}`,
      html`${timeText(report.closedAt, format.dateTime(report.closedAt))}
        <span class="sub"><bdi dir="ltr">${report.closedBy ?? '—'}</bdi></span>
        ${await reopenForm(request, query, report)}`,
    ],
  };
}

/** A page of closed reports with their total. */
export async function closedReports(
  request: PageRequest,
  query: Query,
  { items, total }: { items: readonly ClosedReport[]; total: number },
): Promise<Html> {
  const t = reportMessages(request.locale);
  const columns = [
    t.history.subjects.tool,
    { name: t.reports.report, class: 'desk-text-cell' },
    { name: t.reports.outcome, class: 'desk-text-cell' },
    t.reports.closing,
  ];
  const rows = await Promise.all(items.map((report) => closedRow(request, query, report)));
  return html`<div class="list-summary"><h2>${t.reports.count(total)}</h2></div>
    <div class="desk-table">${tableFrame(t.report.earlier, columns, rows)}</div>`;
}
