/** Charts: bars and lines drawn on the server, each with its figures as a table. */
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { directionOf } from '#catalog/locales.ts';
import type { View } from '#http/pages/page-types.ts';
import { attributes, html, type Html } from './html.ts';
import { tableFrame } from './tables.ts';

export interface Series {
  label: string;
  /** One for each step; null without a figure. */
  values: readonly (number | null)[];
}

export interface Chart {
  id: string;
  title: string;
  /** `bars` are stacked, `lines` each start at zero. */
  kind: 'bars' | 'lines';
  /** Names of the steps in reading order. */
  steps: readonly string[];
  /** The header of the table's first column. */
  step: string;
  series: readonly Series[];
  format(value: number): string;
  /** False if a table elsewhere on the page has the same figures. */
  hasTable?: false;
}

const WIDTH = 360;
const HEIGHT = 190;
const MARGIN = { top: 12, bottom: 22, side: 6, axis: 44 };
const TICKS = 3;

/** The horizontal range in reading direction: the scale is beside the first step. */
function across(view: View): [number, number] {
  const ends: [number, number] = [MARGIN.axis, WIDTH - MARGIN.side];
  return directionOf(view.locale) === 'rtl' ? [WIDTH - ends[0], WIDTH - ends[1]] : ends;
}

function highest({ kind, series, steps }: Chart): number {
  const sums = steps.map((_, at) =>
    kind === 'bars'
      ? series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)
      : Math.max(...series.map(({ values }) => values[at] ?? 0)),
  );
  return Math.max(1, ...sums);
}

function bars({ series, steps }: Chart, range: [number, number], y: (value: number) => number): Html[] {
  const band = scaleBand(
    steps.map((_, at) => at),
    range,
  ).padding(0.25);
  return steps.flatMap((_, at) => {
    let below = 0;
    return series.map(({ values }, which) => {
      const value = values[at] ?? 0;
      const [foot, head] = [y(below), y(below + value)];
      below += value;
      return html`<rect
        ${attributes({
          class: `chart-${which}`,
          x: (band(at) ?? 0).toFixed(1),
          y: head.toFixed(1),
          width: band.bandwidth().toFixed(1),
          height: (foot - head).toFixed(1),
        })}
      ></rect>`;
    });
  });
}

function lines({ series, steps }: Chart, range: [number, number], y: (value: number) => number): Html[] {
  const point = scalePoint(
    steps.map((_, at) => at),
    range,
  ).padding(0.3);
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => point(at) ?? 0)
    .y((value) => y(value ?? 0))
    .digits(1);
  return series.flatMap(({ values }, which) => [
    html`<path ${attributes({ class: `chart-line chart-line-${which}`, d: draw(values) ?? '' })}></path>`,
    ...values.flatMap((value, at) =>
      value === null
        ? []
        : [
            html`<circle
              ${attributes({ class: `chart-${which}`, cx: (point(at) ?? 0).toFixed(1), cy: y(value).toFixed(1), r: '2.5' })}
            ></circle>`,
          ],
    ),
  ]);
}

function drawing(view: View, chart: Chart): Html {
  const range = across(view);
  const isRtl = directionOf(view.locale) === 'rtl';
  const y = scaleLinear([0, highest(chart)], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const ticks = y.ticks(TICKS).filter((tick) => Number.isInteger(tick) || chart.kind === 'lines');
  const edge = isRtl ? WIDTH - MARGIN.axis + 5 : MARGIN.axis - 5;
  const last = chart.steps.length - 1;
  const named = [...new Set([0, Math.floor(last / 2), last])];
  const place = scalePoint(
    chart.steps.map((_, at) => at),
    range,
  ).padding(0.5);
  return html`<svg viewBox="${`0 0 ${WIDTH} ${HEIGHT}`}" role="img" aria-labelledby="${chart.id}" class="chart">
    ${ticks.map(
      (tick) =>
        html`<line
            ${attributes({ class: 'chart-grid', x1: String(range[0]), x2: String(range[1]), y1: y(tick).toFixed(1), y2: y(tick).toFixed(1) })}
          ></line>
          <text
            ${attributes({ x: String(edge), y: (y(tick) + 3.5).toFixed(1), 'text-anchor': 'end', direction: isRtl ? 'rtl' : null })}
            >${chart.format(tick)}</text
          >`,
    )}
    ${chart.kind === 'bars' ? bars(chart, range, y) : lines(chart, range, y)}
    ${named.map((at) => {
      // The last label ends at the edge of the picture, which would cut it off.
      const isLast = at === last && last > 0;
      const x = isLast ? range[1] : (place(at) ?? 0);
      return html`<text
        ${attributes({ x: x.toFixed(1), y: String(HEIGHT - 6), 'text-anchor': isLast ? 'end' : 'middle' })}
        >${chart.steps[at]}</text
      >`;
    })}
  </svg>`;
}

/** The chart with legend and table; null without figures. */
export function chartFigure(view: View, chart: Chart): Html | null {
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === null || value === 0));
  if (isEmpty) return null;
  const { table } = view.t.charts;
  return html`<figure class="chart-figure">
    <figcaption id="${chart.id}">${chart.title}</figcaption>
    ${
      chart.series.length > 1 &&
      html`<ul class="chart-legend">
        ${chart.series.map(({ label }, which) => html`<li><span class="${`chart-key chart-key-${which}`}"></span>${label}</li>`)}
      </ul>`
    }
    ${drawing(view, chart)} ${chart.hasTable !== false && figuresOf(chart, table)}
  </figure>`;
}

/** The figures of a chart as a folded table. */
function figuresOf(chart: Chart, summary: string): Html {
  return html`<details>
    <summary>${summary}</summary>
    ${tableFrame(
      chart.title,
      [chart.step, ...chart.series.map(({ label }) => ({ name: label, class: 'number' }))],
      chart.steps.map((step, at) => ({
        title: step,
        cells: chart.series.map(({ values }) => {
          const value = values[at] ?? null;
          return value === null ? '–' : chart.format(value);
        }),
      })),
    )}
  </details>`;
}
