/** Public review statistics: the queue, waiting times and outcomes. */
import { REASON_CODES } from '#catalog/lifecycle.ts';
import type { DecisionFigures } from '#catalog/moderation/decision-counts.ts';
import { STATISTICS_DAYS, type Statistics } from '#catalog/moderation/statistics.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { timeText } from '#web/elements/texts.ts';
import { weekCharts } from '#web/elements/week-charts.ts';

/** Figures by period, narrow enough for phones; null before the first decision. */
function periodTable(request: PageRequest, statistics: Statistics): Html | null {
  if (STATISTICS_DAYS.every((days) => statistics.periods[days].decisions === 0)) return null;
  const { format, locale } = request;
  const t = visitorMessages(locale);
  const { statistics: v } = t;
  const periods = STATISTICS_DAYS.map((days) => statistics.periods[days]);
  const span = (seconds: number | null) => (seconds === null ? '–' : format.duration(seconds, 'short'));
  const rows: readonly [label: string, cell: (period: DecisionFigures) => string][] = [
    [v.decisions, (period) => format.number(period.decisions)],
    [v.published, (period) => format.number(period.outcomes.published)],
    [v.rejected, (period) => format.number(period.outcomes.rejected)],
    [v.changes, (period) => format.number(period.outcomes.changes_requested)],
    [v.median, (period) => span(period.wait.median)],
    [v.p95, (period) => span(period.wait.p95)],
  ];
  return html`<div class="table-frame" role="region" aria-label="${t.titles.statistics}" tabindex="0">
    <table class="periods">
      <thead>
        <tr>
          <th scope="col">${v.span}</th>
          ${STATISTICS_DAYS.map((days) => html`<th scope="col">${format.unit(days, 'day')}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([label, cell]) =>
            html`<tr>
              <th scope="row">${label}</th>
              ${periods.map((period) => html`<td class="number">${cell(period)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Rejections of the longest period by reason, as bars; null without any. */
function reasonBars(request: PageRequest, { reasons, outcomes }: DecisionFigures): Html | null {
  if (outcomes.rejected === 0) return null;
  const { format, locale } = request;
  const t = visitorMessages(locale);
  const { statistics: v } = t;
  const given = REASON_CODES.filter((code) => reasons[code] > 0).toSorted((a, b) => reasons[b] - reasons[a]);
  return html`<section aria-labelledby="reasons">
    <h2 id="reasons">${v.reasons}</h2>
    <p class="hint">${v.period(Math.max(...STATISTICS_DAYS))}</p>
    <ul class="bars">
      ${given.map(
        (code) =>
          html`<li>
            <span id="${`reason-${code}`}">${t.reasons[code]}</span>
            <meter min="0" max="${outcomes.rejected}" value="${reasons[code]}" aria-labelledby="${`reason-${code}`}">
              ${format.number(reasons[code])}
            </meter>
            <span class="count">${format.number(reasons[code])}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

async function figures(request: PageRequest): Promise<Html> {
  const { format, locale, context } = request;
  const t = visitorMessages(locale);
  const { statistics: v } = t;
  const statistics = await context.statistics.read();
  const { queue, periods, at } = statistics;
  return html`<article class="document document-wide">
    <header>
      <h1>${t.titles.statistics}</h1>
      <p class="lead">${v.lead}</p>
    </header>
    <dl class="figures">
      <div>
        <dt>${v.waiting}</dt>
        <dd>${format.number(queue.waiting)}</dd>
      </div>
      <div>
        <dt>${v.oldest}</dt>
        <dd>${queue.oldestSince === null ? v.nobody : timeText(queue.oldestSince, format.date(queue.oldestSince))}</dd>
      </div>
      <div>
        <dt>${v.median}</dt>
        <dd>
          ${periods[30].wait.median === null ? v.noDecisions : format.duration(periods[30].wait.median)}
          <span class="sub">${v.period(30)}</span>
        </dd>
      </div>
    </dl>
    <div class="charts">${weekCharts(request, await context.statistics.readWeeks(context.live.index))}</div>
    ${periodTable(request, statistics)} ${reasonBars(request, periods[90])}
    <p class="hint">
      ${v.at(format.dateTime(at))} <a href="/agent/statistics.json" type="application/json">${v.json}</a>
    </p>
  </article>`;
}

export const STATISTICS_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/statistics',
    who: 'anyone',
    async handler(request) {
      const t = visitorMessages(request.locale);
      const { statistics: v } = t;
      return answerPage(request, {
        title: t.titles.statistics,
        description: v.lead,
        search: 'header',
        listed: true,
        main: await figures(request),
      });
    },
  },
];
