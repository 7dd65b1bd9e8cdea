/** Tools for editors: the list of each state, with search. */
import { countHidden, countLanguages, findLastMoves } from '#catalog/moderation/tool-list.ts';
import { CatalogError } from '#catalog/errors.ts';
import { TROUBLED_LINK_STATES } from '#catalog/links/states.ts';
import { TOOL_STATES, reasonOf, type ToolState } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import { listToolsByLink, type LinkedTool } from '#catalog/links/list.ts';
import { listHiddenTools } from '#catalog/tools/edits.ts';
import { listTools } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages, toolMessages } from '#locales/subjects.ts';
import { attributes, html, type Child, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { tableFrame, type Column, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { actionName } from '#web/desk/audit-texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { answerAlone } from '#web/elements/link-answer.ts';
import { DESK_TOOL_PAGES } from './tool.ts';

const PER_PAGE = 50;
const QUERY_LENGTH = 100;

interface Listed {
  slug: string;
  name: string;
  tagline: string;
  url: string;
  updatedAt: string;
}

/** Name and URL, the first columns of every list. */
function firstColumns({ locale }: PageRequest): Column[] {
  const t = toolMessages(locale);
  return [t.entry, { name: t.fields.url.label, class: 'address' }];
}

/** A row; `cells` follow the first columns. */
function toolRow(request: PageRequest, tool: Listed, cells: readonly Child[]): Row {
  return {
    own: attributes({ 'data-row': true }),
    title: html`<a href="${pathTo(request.locale, 'editor', 'tools', tool.slug)}" data-open><bdi>${tool.name}</bdi></a>
      <span class="sub">${personText(tool.tagline)}</span>`,
    cells: [html`<span class="sub"><bdi dir="ltr">${shownAddress(tool.url)}</bdi></span>`, ...cells],
  };
}

/** Published tools with their last change and number of languages. */
async function publishedTable(request: PageRequest, tools: readonly Listed[]): Promise<Html> {
  const { locale, format, context } = request;
  const t = toolMessages(locale);
  const languages = await countLanguages(
    context.db,
    tools.map(({ slug }) => slug),
  );
  const rows = tools.map((tool) =>
    toolRow(request, tool, [
      timeText(tool.updatedAt, format.shortDate(tool.updatedAt)),
      html`<a href="${pathTo(locale, 'editor', 'translations', tool.slug)}"
        >${t.texts.outOf({ count: languages.get(tool.slug) ?? 1, all: LOCALES.length })}</a
      >`,
    ]),
  );
  return tableFrame(t.tools.title, [...firstColumns(request), t.tools.updated, t.texts.title], rows);
}

/** Hidden or removed tools with time, act and reason. */
async function hiddenTable(request: PageRequest, state: ToolState, tools: readonly Listed[]): Promise<Html> {
  const { locale, format, context } = request;
  const t = toolMessages(locale);
  const moves = await findLastMoves(
    context.db,
    state,
    tools.map(({ slug }) => slug),
  );
  const rows = tools.map((tool) => {
    const move = moves.get(tool.slug);
    const reason = reasonOf(move?.reasonCode);
    return toolRow(request, tool, [
      move !== undefined && timeText(move.at, format.shortDate(move.at)),
      move !== undefined && actionName(request, move.action),
      reason !== null && t.reasons[reason],
    ]);
  });
  return tableFrame(
    t.tools.title,
    [...firstColumns(request), t.history.when, t.history.action, t.decision.reason],
    rows,
  );
}

/** Tools with a broken link: time and result of the check. */
function linkTable(request: PageRequest, tools: readonly LinkedTool[]): Html {
  const { locale, format } = request;
  const t = toolMessages(locale);
  const { link } = outgoingMessages(locale);
  const rows = tools.map((tool) =>
    toolRow(request, tool, [
      tool.lastCheckedAt !== null && timeText(tool.lastCheckedAt, format.shortDate(tool.lastCheckedAt)),
      tool.movedTo === null
        ? answerAlone(request, tool.answer)
        : html`${link.movedTo} <bdi dir="ltr">${shownAddress(tool.movedTo)}</bdi>`,
    ]),
  );
  return tableFrame(t.tools.title, [...firstColumns(request), t.history.when, link.answer], rows);
}

/** The filter by state of links, for published tools. */
function linkFilter({ locale }: PageRequest, chosen: string | undefined): Html {
  const { link } = outgoingMessages(locale);
  return html`<div class="field">
    <label for="link-state">${link.filter}</label>
    <select id="link-state" name="link">
      <option value="">${link.any}</option>
      ${TROUBLED_LINK_STATES.map((each) => html`<option value="${each}" ${attributes({ selected: each === chosen })}>${link.states[each]}</option>`)}
    </select>
  </div>`;
}

async function listPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, query, format } = request;
  const t = toolMessages(locale);
  const wanted = query.get('state') ?? 'published';
  const state = TOOL_STATES.find((each) => each === wanted);
  const page = readPage(query);
  if (state === undefined || page === undefined) throw new CatalogError('not_found');
  const q = (query.get('q') ?? '').slice(0, QUERY_LENGTH);
  const wish = { page, perPage: PER_PAGE, ...(q.trim() !== '' && { q }) };
  const linkState = state === 'published' ? TROUBLED_LINK_STATES.find((each) => each === query.get('link')) : undefined;
  const linked = linkState && (await listToolsByLink(context.db, linkState, { page, perPage: PER_PAGE }));
  const found: { items: Listed[]; total: number } =
    linked ??
    (state === 'published'
      ? await listTools(context.live, { ...wish, locale })
      : q.includes('\0')
        ? { items: [], total: 0 }
        : await listHiddenTools(context.db, state, wish));
  const hidden = await countHidden(context.db);
  const base = pathTo(locale, 'editor', 'tools');
  const link = (values: { state?: ToolState; q?: string; link?: string | undefined; page?: number | undefined }) =>
    withQuery(base, { ...values, state: values.state === 'published' ? undefined : values.state });
  const tab = (each: ToolState): Html => {
    const count = hidden[each] !== undefined && html` <span class="count">${format.number(hidden[each])}</span>`;
    const current = attributes({ 'aria-current': each === state ? 'page' : null });
    return html`<li><a href="${link({ state: each, q })}" ${current}>${t.tool.states[each]}${count}</a></li>`;
  };
  return answerDeskPage(request, {
    title: t.tools.title,
    section: 'tools',
    main: html`<h1>${t.tools.title}</h1>
      <nav class="tabs" aria-label="${t.show}">
        <ul>
          ${TOOL_STATES.map(tab)}
        </ul>
      </nav>
      <form method="get" action="${base}" class="desk-filters" role="search">
        ${state !== 'published' && html`<input type="hidden" name="state" value="${state}" />`}
        <div class="field field-wide">
          <label for="tool-search">${t.tools.search}</label>
          <input id="tool-search" type="search" name="q" value="${q}" maxlength="${QUERY_LENGTH}" dir="auto" />
        </div>
        ${state === 'published' && linkFilter(request, linkState)}
        <div class="desk-filter-acts">
          <button class="button button-quiet">${t.search.button}</button>
          ${(q.trim() !== '' || linkState !== undefined) && html`<a href="${link({ state })}">${t.clear}</a>`}
        </div>
      </form>
      ${linkState !== undefined && context.fetcher === undefined && html`<p class="notice notice-note">${outgoingMessages(locale).link.off}</p>`}
      ${
        found.items.length === 0
          ? html`<p class="empty">${t.tools.none}</p>`
          : html`<div class="list-summary"><h2>${t.search.found(found.total)}</h2></div>
              <div class="desk-table" data-queue>
                ${
                  linked
                    ? linkTable(request, linked.items)
                    : state === 'published'
                      ? await publishedTable(request, found.items)
                      : await hiddenTable(request, state, found.items)
                }
              </div>`
      }
      ${listPages(request, { page, total: found.total, perPage: PER_PAGE }, (target) =>
        link({ state, q, link: linkState, page: target }),
      )}`,
  });
}

export const TOOL_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/tools', who: 'editor', handler: listPage },
  ...DESK_TOOL_PAGES,
];
