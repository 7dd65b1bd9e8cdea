/** Tools in the catalog as editors see them: the list of each state, searched. */
import { CatalogError } from '#catalog/errors.ts';
import { TOOL_STATES, type ToolState } from '#catalog/lifecycle.ts';
import { listHiddenTools } from '#catalog/tool-edits.ts';
import { listTools } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { answerDeskPage } from './desk-layout.ts';
import { DESK_TOOL_PAGES } from './tool.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;
const QUERY_LENGTH = 100;

interface Listed {
  slug: string;
  name: string;
  tagline: string;
  url: string;
  updatedAt: string;
}

function toolRow(visit: Visit, tool: Listed): Html {
  const { locale, format } = visit;
  return html`<tr data-row>
    <th scope="row">
      <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}" data-open><bdi>${tool.name}</bdi></a
      ><span class="sub">${personText(tool.tagline)}</span>
    </th>
    <td><span class="sub" dir="ltr">${shownAddress(tool.url)}</span></td>
    <td>${timeText(tool.updatedAt, format.date(tool.updatedAt))}</td>
    <td><a href="${pathTo(locale, 'editor', 'translations', tool.slug)}">${deskMessages(locale).texts.title}</a></td>
  </tr>`;
}

async function listPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const d = deskMessages(locale);
  const wanted = query.get('state') ?? 'published';
  const state = TOOL_STATES.find((each) => each === wanted);
  const page = readPage(query, LAST_PAGE);
  if (state === undefined || page === undefined) throw new CatalogError('not_found');
  const q = (query.get('q') ?? '').slice(0, QUERY_LENGTH);
  const wish = { page, perPage: PER_PAGE, ...(q.trim() !== '' && { q }) };
  const found: { items: Listed[]; total: number } =
    state === 'published'
      ? await listTools(parts.live, { ...wish, locale })
      : q.includes('\0')
        ? { items: [], total: 0 }
        : await listHiddenTools(parts.db, state, wish);
  const base = pathTo(locale, 'editor', 'tools');
  const link = (values: { state?: ToolState; q?: string; page?: number | undefined }) =>
    withQuery(base, { ...values, state: values.state === 'published' ? undefined : values.state });
  return answerDeskPage(visit, {
    title: d.tools.title,
    section: 'tools',
    main: html`<h1>${d.tools.title}</h1>
      <nav class="tabs" aria-label="${t.queue.states}">
        <ul>
          ${TOOL_STATES.map((each) => html`<li><a href="${link({ state: each, q })}" ${attributes({ 'aria-current': each === state ? 'page' : null })}>${d.tools.states[each]}</a></li>`)}
        </ul>
      </nav>
      <form method="get" action="${base}" class="desk-filters" role="search">
        ${state !== 'published' && html`<input type="hidden" name="state" value="${state}" />`}
        <div class="field">
          <label for="tool-search">${d.tools.search}</label>
          <input id="tool-search" type="search" name="q" value="${q}" maxlength="${QUERY_LENGTH}" dir="auto" />
        </div>
        <button class="button button-quiet">${t.search.button}</button>
      </form>
      ${
        found.items.length === 0
          ? html`<p class="empty">${d.tools.none}</p>`
          : html`<div class="list-summary"><h2>${t.list.found(found.total)}</h2></div>
              <div class="table-frame" role="region" aria-label="${d.tools.title}" tabindex="0">
                <table class="desk-table" data-queue>
                  <thead>
                    <tr>
                      ${[t.queue.name, t.submit.fields.url.label, d.tools.updated, d.texts.title].map((column) => html`<th scope="col">${column}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${found.items.map((tool) => toolRow(visit, tool))}
                  </tbody>
                </table>
              </div>`
      }
      ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(found.total / PER_PAGE)), (target) => link({ state, q, page: target === 1 ? undefined : target }))}`,
  });
}

export const TOOL_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/tools', who: 'editor', act: listPage },
  ...DESK_TOOL_PAGES,
];
