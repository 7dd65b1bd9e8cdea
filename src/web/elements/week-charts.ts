/** Charts of the last weeks: growth, submissions, decisions and waiting times. */
import type { Week } from '#catalog/moderation/weekly-statistics.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { chartFigure, type Chart } from './charts.ts';
import type { Html } from './html.ts';

const HOUR = 3_600;

/** The charts that have figures. */
export function weekCharts(request: PageRequest, weeks: readonly Week[]): Html[] {
  const { t, format } = request;
  const { charts: c } = t;
  const steps = weeks.map(({ from }) => format.shortDate(from));
  const number = (value: number): string => format.number(Math.round(value));
  const hours = (seconds: number | null): number | null => (seconds === null ? null : seconds / HOUR);
  const has = weeks.some(({ decisions }) => Object.values(decisions).some((count) => count > 0));
  const charts: Chart[] = [
    {
      id: 'chart-growth',
      title: c.growth,
      kind: 'lines',
      steps,
      step: c.week,
      series: [{ label: c.tools, values: weeks.map(({ tools }) => tools) }],
      format: number,
    },
    {
      id: 'chart-submissions',
      title: c.submissions,
      kind: 'bars',
      steps,
      step: c.week,
      series: [{ label: c.submitted, values: weeks.map(({ submissions }) => submissions) }],
      format: number,
    },
    {
      id: 'chart-decisions',
      title: c.decisions,
      kind: 'bars',
      steps,
      step: c.week,
      series: [
        { label: c.published, values: weeks.map(({ decisions }) => decisions.published) },
        { label: c.rejected, values: weeks.map(({ decisions }) => decisions.rejected) },
        { label: c.changes, values: weeks.map(({ decisions }) => decisions.changes_requested) },
      ],
      format: number,
    },
    {
      id: 'chart-waiting',
      title: c.waiting,
      kind: 'lines',
      steps,
      step: c.week,
      series: has
        ? [
            { label: c.median, values: weeks.map(({ wait }) => hours(wait.median)) },
            { label: c.p95, values: weeks.map(({ wait }) => hours(wait.p95)) },
          ]
        : [],
      format: (value) => format.number(Math.round(value * 10) / 10),
    },
  ];
  return charts.map((chart) => chartFigure(request, chart)).filter((figure) => figure !== null);
}
