/** Readers' reports: open ones by tool, closed ones with outcomes, and closing. */
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH, REPORT_STATES } from '#catalog/lifecycle.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { reopenReport } from '#catalog/moderation/reports/reopen.ts';
import {
  countReports,
  findReportedTools,
  listClosedReports,
  listOpenReports,
  type ReportCounts,
  type ReportFilter,
} from '#catalog/moderation/reports/list.ts';
import { countReportedLists } from '#catalog/moderation/reports/reported-lists.ts';
import { REPORT_KINDS, type ReportKind } from '#catalog/moderation/reports/reports.ts';
import { countWaiting } from '#catalog/recommendations/recommendations.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listMessages, recommendationMessages, reportMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, SEVERAL } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { LAST_PAGE, pagination, readPage } from '#web/elements/pagination.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { ownership } from '#web/desk/self-review.ts';
import { closedReports } from './closed-reports.ts';
import { reportGroup, reportedTool } from './report-group.ts';

const TOOLS_PER_PAGE = 20;
const CLOSED_PER_PAGE = 50;
/** Reports shown of each tool, and of a single one. */
const SHOWN = 5;
const SHOWN_OF_ONE = 100;
const QUERY_LENGTH = 100;

const STATES = REPORT_STATES;

/** The query of the list. */
interface ReportsQuery {
  state: (typeof STATES)[number];
  kind?: ReportKind | undefined;
  /** Slug of a tool, or a part of its name. */
  tool?: string | undefined;
  page: number;
}

function readReportsQuery(query: URLSearchParams): ReportsQuery {
  const state = STATES.find((each) => each === (query.get('state') ?? 'open'));
  const page = readPage(query);
  if (state === undefined || page === undefined) throw new CatalogError('not_found');
  const tool = (query.get('tool') ?? '').trim().slice(0, QUERY_LENGTH).replaceAll('\0', '');
  const kind = REPORT_KINDS.find((each) => each === query.get('kind'));
  return { state, page, kind, tool: tool === '' ? undefined : tool };
}

function queryOf({ state, kind, tool, page }: ReportsQuery): Record<string, string | number | undefined> {
  return {
    state: state === 'open' ? undefined : state,
    kind,
    tool,
    page: page === 1 ? undefined : page,
  };
}

const basePath = (request: PageRequest): string => pathTo(request.locale, 'editor', 'reports');

/** Path of a group's form, with the query of the list to return to, or the page of the tool. */
export function closePath(
  request: PageRequest,
  slug: string,
  query: Record<string, string | number | undefined>,
): string {
  return withQuery(pathTo(request.locale, 'editor', 'reports', slug, 'close'), query);
}

/** Path of the reports of one tool. */
export function reportsPath(request: PageRequest, slug: string, state: ReportsQuery['state']): string {
  return withQuery(basePath(request), queryOf({ state, tool: slug, page: 1 }));
}

function filterForm(request: PageRequest, wanted: ReportsQuery, counts: ReportCounts): Html {
  const { locale, format } = request;
  const t = reportMessages(locale);
  const { reportKinds: kinds } = t;
  const { state, kind: chosen, tool } = wanted;
  const link = (each: ReportsQuery['state']) => withQuery(basePath(request), queryOf({ state: each, tool, page: 1 }));
  const selected = (kind: string): Html => attributes({ selected: kind === chosen });
  const counted = (kind: ReportKind): string => format.number(counts.kinds[kind]);
  return html`<nav class="tabs" aria-label="${t.show}">
      <ul>
        ${STATES.map(
          (each) =>
            html`<li>
              <a href="${link(each)}" ${attributes({ 'aria-current': each === state ? 'page' : null })}
                >${t.reports[each]} <span class="count">${format.number(counts[each])}</span></a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <form method="get" action="${basePath(request)}" class="desk-filters" role="search">
      ${state !== 'open' && html`<input type="hidden" name="state" value="${state}" />`}
      <div class="field">
        <label for="filter-kind">${t.reports.kind}</label>
        <select id="filter-kind" name="kind">
          <option value="">${t.all}</option>
          ${REPORT_KINDS.map((kind) => html`<option value="${kind}" ${selected(kind)}>${kinds[kind]} (${counted(kind)})</option>`)}
        </select>
      </div>
      <div class="field field-wide">
        <label for="filter-tool">${t.reports.tool}</label>
        <input
          ${attributes({ id: 'filter-tool', type: 'search', name: 'tool', value: tool ?? '', maxlength: QUERY_LENGTH, dir: 'auto' })}
        />
      </div>
      <div class="panel-actions">
        <button class="button button-quiet">${t.filter}</button>
        ${(chosen ?? tool) !== undefined && html`<a href="${withQuery(basePath(request), { state: state === 'open' ? undefined : state })}">${t.clear}</a>`}
      </div>
    </form>`;
}

async function openList(
  request: PageRequest,
  wanted: ReportsQuery,
  filter: ReportFilter,
  form: FormState,
  slug: string | null,
): Promise<[Html, number]> {
  const { context, locale } = request;
  const t = reportMessages(locale);
  const paging = { page: wanted.page, perPage: TOOLS_PER_PAGE, most: SHOWN };
  const several = await listOpenReports(context.db, filter, paging);
  const { items, total } =
    several.total === 1 ? await listOpenReports(context.db, filter, { ...paging, most: SHOWN_OF_ONE }) : several;
  const owned = await Promise.all(items.map(({ tool }) => ownership(request, [tool.accountId])));
  return [
    html`<div class="list-summary"><h2>${t.search.found(total)}</h2></div>
      ${items.map(
        (group, index) =>
          html`<section class="panel desk-report">
            ${reportedTool(request, group.tool)}
            <p class="sub">${t.reports.count(group.total)}</p>
            ${owned[index]?.notice}
            ${
              owned[index]?.isRefused !== true &&
              reportGroup(request, group, {
                action: closePath(request, group.tool.slug, queryOf(wanted)),
                form: group.tool.slug === slug ? form : null,
                more: reportsPath(request, group.tool.slug, 'open'),
              })
            }
          </section>`,
      )}`,
    Math.ceil(total / TOOLS_PER_PAGE),
  ];
}

async function closedList(request: PageRequest, wanted: ReportsQuery, filter: ReportFilter): Promise<[Html, number]> {
  const closed = await listClosedReports(request.context.db, filter, { page: wanted.page, perPage: CLOSED_PER_PAGE });
  return [await closedReports(request, queryOf(wanted), closed), Math.ceil(closed.total / CLOSED_PER_PAGE)];
}

/** The list; `form` is the refused closing of the reports of `tool`. */
async function reportsPage(
  request: PageRequest,
  form: FormState,
  tool: { slug: string; name: string } | null = null,
  refusal: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = reportMessages(locale);
  const wanted = readReportsQuery(query);
  const filter = { kind: wanted.kind, tools: await findReportedTools(context.db, wanted.tool ?? '') };
  const counts = await countReports(context.db, wanted.state, filter);
  const isEmpty = counts[wanted.state] === 0 || (wanted.kind && counts.kinds[wanted.kind] === 0);
  const isFiltered = (wanted.kind ?? wanted.tool) !== undefined;
  // The page has such a form for each tool.
  const labelOf = (label: string): string => (tool === null ? label : `${quotable(locale, tool.name)} – ${label}`);
  const [list, pages] = isEmpty
    ? [html`<p class="empty">${wanted.state === 'open' && !isFiltered ? t.reports.none : t.reports.noneFound}</p>`, 0]
    : wanted.state === 'open'
      ? await openList(request, wanted, filter, form, tool?.slug ?? null)
      : await closedList(request, wanted, filter);
  return answerDeskPage(request, {
    title: t.reports.title,
    section: 'reports',
    main: html`${doneNotice(query, { closed: t.report.done, some: t.report.doneSome, reopened: t.reports.reopened })}
      ${refusal !== null && notice('warning', html`<p>${t.reports.already}</p>`)}
      ${errorSummary(request, form, {
        ids: labelOf(t.reports.title),
        outcome: labelOf(t.reports.outcome),
        note: labelOf(t.reports.note),
        id: t.reports.report,
      })}
      <h1>${t.reports.title}</h1>
      <p class="lead">${t.reports.lead}</p>
      <p>
        <a href="${pathTo(locale, 'editor', 'lists')}">${listMessages(locale).lists.desk.title}</a>
        (${request.format.number(await countReportedLists(context.db))})
        ${
          context.config.recommendations &&
          html`·
            <a href="${pathTo(locale, 'editor', 'recommendations')}"
              >${recommendationMessages(locale).recommendations.title}</a
            >
            (${request.format.number(await countWaiting(context.db))})`
        }
      </p>
      ${filterForm(request, wanted, counts)} ${list}
      ${pagination(request, wanted.page, Math.min(LAST_PAGE, pages), (page) => withQuery(basePath(request), queryOf({ ...wanted, page })))}`,
  });
}

async function close(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form, locale, query } = request;
  const { slug } = await getDeskTool(context.db, params['slug'] ?? '');
  const closing = { ids: form.getAll('ids'), outcome: form.get('outcome'), note: form.get('note') };
  const { earlier } = await closeReports(context.db, accountOf(request), slug, closing);
  return {
    redirect:
      query.get('from') === 'tool'
        ? withQuery(pathTo(locale, 'editor', 'tools', slug), { done: earlier > 0 ? 'reports_some' : 'reports' })
        : withQuery(basePath(request), { ...queryOf(readReportsQuery(query)), done: earlier > 0 ? 'some' : 'closed' }),
  };
}

const onReports = (request: PageRequest, query = request.query): PageRequest => ({
  ...request,
  path: '/editor/reports',
  search: '',
  query,
});

async function closeAgain(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { context, params, query } = request;
  const tool = await getDeskTool(context.db, params['slug'] ?? '');
  const shown = query.get('from') === 'tool' ? new URLSearchParams({ tool: tool.slug }) : query;
  return reportsPage(onReports(request, shown), form, tool);
}

/** After another editor's act: the closed reports of the tool. */
const closeLate = (request: PageRequest, { error }: FormState): Promise<PageAnswer> => {
  const closed = new URLSearchParams({ state: 'closed', tool: request.params['slug'] ?? '' });
  return reportsPage(onReports(request, closed), blankForm(), null, error);
};

async function reopen(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form, query } = request;
  const wanted = readReportsQuery(query);
  await reopenReport(context.db, accountOf(request), params['slug'] ?? '', form.get('id') ?? '');
  return { redirect: withQuery(basePath(request), { ...queryOf(wanted), done: 'reopened' }) };
}

export const REPORT_DESK_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/reports',
    who: 'editor',
    handler: (request) => reportsPage(request, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/editor/reports/:slug/close',
    who: 'editor',
    form: { ids: SEVERAL, outcome: CHOSEN, note: NOTE_LENGTH },
    again: closeAgain,
    late: closeLate,
    handler: close,
  },
  {
    method: 'POST',
    path: '/:locale/editor/reports/:slug/reopen',
    who: 'editor',
    form: { id: CHOSEN },
    again: (request, form) => reportsPage(onReports(request), form),
    handler: reopen,
  },
];
