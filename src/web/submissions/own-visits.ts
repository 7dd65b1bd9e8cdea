/** Views and clicks of one's own tool: 90 days as charts, table and files. */
import { VISIT_DAYS, VISIT_KINDS, readVisitDays, type VisitDay, type VisitKind } from '#catalog/tools/visits.ts';
import { CatalogError } from '#catalog/errors.ts';
import { listPlacementsOf } from '#catalog/tools/placements/placements.ts';
import { getDeskTool, type DeskTool } from '#catalog/tools/edits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { chartFigure } from '#web/elements/charts.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame } from '#web/elements/tables.ts';

/** Days of the shorter total. */
const WEEK = 7;

/** The visitor's own tool; `not_found` for others. */
async function getOwn(request: PageRequest): Promise<{ tool: DeskTool; days: VisitDay[] }> {
  const tool = await getDeskTool(request.context.db, request.params['slug'] ?? '');
  if (tool.state === 'removed' || tool.accountId !== accountOf(request).id) throw new CatalogError('not_found');
  return { tool, days: await readVisitDays(request.context.db, tool.id) };
}

const sum = (days: readonly VisitDay[], kind: VisitKind): number => days.reduce((all, day) => all + day[kind], 0);

function totals({ locale, format }: PageRequest, days: readonly VisitDay[]): Html {
  const { visits: t } = submissionMessages(locale);
  return html`<dl class="figures">
    ${VISIT_KINDS.map(
      (kind) =>
        html`<div>
          <dt>${t.kinds[kind]}</dt>
          <dd>${format.number(sum(days, kind))} <span class="sub">${t.week(sum(days.slice(-WEEK), kind))}</span></dd>
        </div>`,
    )}
  </dl>`;
}

function charts(request: PageRequest, days: readonly VisitDay[]): Html {
  const { locale, format } = request;
  const { visits: t } = submissionMessages(locale);
  const chart = (kind: VisitKind): Html | null =>
    chartFigure(request, {
      id: `chart-${kind}`,
      title: t.kinds[kind],
      kind: 'bars',
      steps: days.map(({ day }) => format.shortDate(day)),
      step: t.day,
      series: [{ label: t.kinds[kind], values: days.map((day) => day[kind]) }],
      format: (value) => format.number(value),
      hasTable: false,
    });
  return html`<div class="charts">${VISIT_KINDS.map(chart)}</div>`;
}

/** Days with views, latest first; folded, since on phones each day is a card. */
function dayTable({ locale, format, t: every }: PageRequest, days: readonly VisitDay[]): Html {
  const { visits: t } = submissionMessages(locale);
  const seen = days.filter((day) => VISIT_KINDS.some((kind) => day[kind] > 0)).toReversed();
  const table = tableFrame(
    t.link,
    [t.day, ...VISIT_KINDS.map((kind) => ({ name: t.kinds[kind], class: 'number' }))],
    seen.map((day) => ({
      title: format.date(day.day),
      cells: VISIT_KINDS.map((kind) => format.number(day[kind])),
    })),
  );
  return html`<details>
    <summary>${every.charts.table}</summary>
    ${table}
  </details>`;
}

async function visitsPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const { visits: t, placements } = submissionMessages(locale);
  const { tool, days } = await getOwn(request);
  const booked = await listPlacementsOf(request.context.db, tool.id);
  const isEmpty = VISIT_KINDS.every((kind) => sum(days, kind) === 0);
  const file = (ending: string): string => pathTo(locale, 'tools', tool.slug, `visits.${ending}`);
  return answerAccountPage(request, {
    title: t.title(tool.name),
    section: 'submissions',
    main: html`<h1>${t.title(tool.name)}</h1>
      <p class="lead">${t.lead(VISIT_DAYS)}</p>
      ${isEmpty ? html`<p class="empty">${t.none}</p>` : html`${totals(request, days)} ${charts(request, days)} ${dayTable(request, days)}`}
      <p class="hint">${t.counted}</p>
      <p>
        <a href="${file('csv')}" download>CSV</a> · <a href="${file('json')}" download>JSON</a> ·
        <a href="${pathTo(locale, 'tools', tool.slug)}">${t.toTool}</a>
        ${booked.length > 0 && html` · <a href="${pathTo(locale, 'tools', tool.slug, 'placements')}">${placements.title}</a>`}
      </p>`,
  });
}

const csvOf = (days: readonly VisitDay[]): string =>
  [['day', ...VISIT_KINDS], ...days.map((day) => [day.day, ...VISIT_KINDS.map((kind) => day[kind])])]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

const FILES = {
  csv: { type: 'text/csv; charset=utf-8', bodyOf: (_slug: string, days: readonly VisitDay[]) => csvOf(days) },
  json: {
    type: 'application/json; charset=utf-8',
    bodyOf: (slug: string, days: readonly VisitDay[]) => `${JSON.stringify({ tool: slug, days }, null, 2)}\n`,
  },
} as const;

export const OWN_VISIT_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools/:slug/visits', who: 'member', handler: visitsPage },
  ...(['csv', 'json'] as const).map((ending): Page => ({
    method: 'GET',
    path: `/:locale/tools/:slug/visits.${ending}`,
    who: 'member',
    async handler(request) {
      const { tool, days } = await getOwn(request);
      const { type, bodyOf } = FILES[ending];
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${tool.slug}-visits.${ending}"`,
      };
      return { body: bodyOf(tool.slug, days), headers };
    },
  })),
];
