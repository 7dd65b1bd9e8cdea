/** Statistics for admins: recent weeks, age of the queue, precision of rules, and links to each editor's figures. */
import { listMostFollowed } from '#catalog/follows/readers.ts';
import { countSought } from '#catalog/pictures/found-pictures.ts';
import { isMirror } from '#catalog/revision.ts';
import { readEmptySearches } from '#catalog/moderation/empty-searches.ts';
import { readReferrers } from '#catalog/moderation/referrers.ts';
import type { WeeklyFigures } from '#catalog/moderation/weekly-counts.ts';
import { listEmptyTasks } from '#catalog/tools/tasks/tasks.ts';
import { readQueueAges } from '#catalog/moderation/weekly-statistics.ts';
import { listEditors } from '#catalog/moderation/notes.ts';
import { readScreeningReport } from '#catalog/screening/feedback/report.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages, screeningMessages } from '#locales/subjects.ts';
import { ruleName } from '#locales/screening.ts';
import { chartFigure } from '#web/elements/charts.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText } from '#web/elements/texts.ts';
import { weekCharts } from '#web/elements/week-charts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { CHECKLIST_PAGES, checklistSection } from './checklist.ts';
import { RELEASE_PAGES, releaseSection } from './release.ts';

/** Most rules in the chart, by number of decisions. */
const RULES_SHOWN = 12;
const TEXTS_SHOWN = 20;
const TASKS_SHOWN = 300;

async function queueChart(request: PageRequest): Promise<Html | null> {
  const { charts: c } = request.t;
  const ages = await readQueueAges(request.context.db);
  return chartFigure(request, {
    id: 'chart-age',
    title: c.age,
    kind: 'bars',
    steps: c.ages,
    step: c.age,
    series: [{ label: c.entries, values: ages }],
    format: (value) => request.format.number(value),
  });
}

/** Weekly counts as a chart, and a table of their texts. */
function weeklyFigures(request: PageRequest, kind: 'searches' | 'referrers', figures: WeeklyFigures): (Html | null)[] {
  const { locale, format, t } = request;
  const s = adminMessages(locale).overview[kind];
  const { weeks, texts } = figures;
  const chart = chartFigure(request, {
    id: `chart-${kind}`,
    title: s.title,
    kind: 'bars',
    steps: weeks.map(({ week }) => format.shortDate(week)),
    step: t.charts.week,
    series: [{ label: s.counted, values: weeks.map(({ count }) => count) }],
    format: (value) => format.number(Math.round(value)),
  });
  if (texts.length === 0) return [chart];
  return [
    chart,
    html`<div class="chart-figure desk-table">
      ${tableFrame(
        s.texts,
        [s.texts, s.counted],
        texts.map((row): Row => ({ title: personText(row.text), cells: [format.number(row.count)] })),
      )}
    </div>`,
  ];
}

/** The tools that most readers follow; null without any. */
async function followedTools({ locale, context, format }: PageRequest): Promise<Html | null> {
  const { followed: t } = adminMessages(locale).overview;
  const tools = await listMostFollowed(context.db.read, TEXTS_SHOWN);
  if (tools.length === 0) return null;
  return html`<div class="chart-figure desk-table">
    ${tableFrame(
      t.title,
      [t.title, t.readers],
      tools.map(({ slug, name, count }): Row => ({
        title: html`<a href="${pathTo(locale, 'tools', slug)}"><bdi>${name}</bdi></a>`,
        cells: [format.number(count)],
      })),
    )}
  </div>`;
}

/** Tasks that no tool does, each with a link to its page at the desk; null without any. */
function emptyTasks({ locale, context }: PageRequest): Html | null {
  const { tasks: t } = adminMessages(locale).overview;
  const { empty, all } = listEmptyTasks(context.live, locale);
  if (empty.length === 0) return null;
  return html`<section class="chart-figure medium" aria-labelledby="tasks">
    <h2 id="tasks">${t.title}</h2>
    <p>${t.count({ count: empty.length, all })}</p>
    <p class="hint">${t.why}</p>
    <details>
      <summary>${t.show}</summary>
      <ul class="tags">
        ${empty.slice(0, TASKS_SHOWN).map(({ id, name }) => html`<li><a class="tag" href="${pathTo(locale, 'editor', 'tasks', id)}">${name}</a></li>`)}
      </ul>
    </details>
  </section>`;
}

/** Agreement of editors with each rule, in percent; rules without decisions are left out. */
async function precisionList(request: PageRequest): Promise<Html | null> {
  const { locale, t } = request;
  const judged = (await readScreeningReport(request.context.db))
    .flatMap(({ rule, precision, agreed, disagreed }) =>
      precision === null ? [] : [{ rule, precision, decided: agreed + disagreed }],
    )
    .toSorted((x, y) => y.decided - x.decided)
    .slice(0, RULES_SHOWN);
  if (judged.length === 0) return null;
  const percent = (share: number): string => screeningMessages(locale).page.percent(Math.round(100 * share));
  return html`<figure class="chart-figure">
    <figcaption>${t.charts.precision}</figcaption>
    <ul class="bars">
      ${judged.map(
        ({ rule, precision }) =>
          html`<li>
            <span id="${`precision-${rule}`}">${ruleName(locale, rule)}</span>
            <meter min="0" max="1" value="${precision.toFixed(2)}" aria-labelledby="${`precision-${rule}`}">
              ${percent(precision)}
            </meter>
            <span class="count" dir="ltr">${percent(precision)}</span>
          </li>`,
      )}
    </ul>
  </figure>`;
}

/** The progress of looking for pictures, until all sites were looked at; null without outgoing requests. */
async function soughtPictures(request: PageRequest): Promise<Html | null> {
  const { context, locale } = request;
  if (context.fetcher === undefined || (await isMirror(context.db.read))) return null;
  const { format } = request;
  const sought = await countSought(context.db, context.live.index.size);
  if (sought === undefined || sought.done >= sought.all) return null;
  const { all, done } = sought;
  const t = adminMessages(locale).overview;
  return html`<div class="notice notice-note">
    <p>
      <span id="sought">${t.sites({ done: format.number(done), all: format.number(all) })}</span>
      <progress max="${String(all)}" value="${String(done)}" aria-labelledby="sought"></progress>
    </p>
    <p class="hint">${t.sitesTake} <code dir="ltr">toolshelf doctor</code></p>
  </div>`;
}

export const OVERVIEW_PAGES: readonly Page[] = [
  ...CHECKLIST_PAGES,
  ...RELEASE_PAGES,
  {
    method: 'GET',
    path: '/:locale/admin/overview',
    who: 'admin',
    async handler(request) {
      const { locale, context } = request;
      const t = adminMessages(locale);
      const weeks = await context.statistics.readWeeks(context.live.index);
      const figures = [
        ...weekCharts(request, weeks),
        await queueChart(request),
        await precisionList(request),
        ...weeklyFigures(request, 'searches', await readEmptySearches(context.db, TEXTS_SHOWN)),
        ...weeklyFigures(request, 'referrers', await readReferrers(context.db, TEXTS_SHOWN)),
        await followedTools(request),
      ];
      const shown = figures.filter((figure) => figure !== null);
      const editors = await listEditors(context.db.read);
      return answerDeskPage(request, {
        title: t.overview.title,
        section: 'overview',
        main: html`<h1>${t.overview.title}</h1>
          ${await releaseSection(request)} ${await checklistSection(request)} ${await soughtPictures(request)}
          <p class="lead">${t.overview.lead}</p>
          ${shown.length === 0 && html`<p class="empty">${t.overview.none}</p>`}
          <div class="charts">
            ${shown} ${emptyTasks(request)}
            <section class="chart-figure medium" aria-labelledby="editors">
              <h2 id="editors">${t.overview.editors}</h2>
              <ul class="plain">
                ${editors.map(
                  ({ id, email, role }) =>
                    html`<li>
                      <a href="${withQuery(pathTo(locale, 'editor', 'figures'), { editor: id })}"
                        ><bdi dir="ltr">${email}</bdi></a
                      >
                      · ${t.roles[role]}
                    </li>`,
                )}
              </ul>
            </section>
          </div>`,
      });
    },
  },
];
