/** The home page of each language, and the redirect from `/`. */
import type { Locale } from '#catalog/locales.ts';
import type { SiteSentence } from '#catalog/site/site.ts';
import { listConfirmations } from '#catalog/tools/confirmations.ts';
import { countBulkImported } from '#catalog/tools/bulk-imports.ts';
import { listTools, readSummaries, type ToolPage, type ToolSummary } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { screenshotPath } from '#http/pages/site-paths.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { siteData } from '#web/elements/json-ld.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { toolMark } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { categorySection } from './categories.ts';
import { collectionSection } from './collections.ts';
import { popularSection } from './popular.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { sponsoredAtHome } from './sponsored.ts';
import { taskSection } from './tasks.ts';
import { freshSince, newsOf, toolCards } from './tool-card.ts';

const NEWEST = 12;
const ON_BOARD = 4;
const COLLECTIONS = 3;
const CONFIRMED = 8;
const TASKS = 10;
const POPULAR = 8;

/** A board with a picture, which takes the room of two marks, or with marks alone. */
function boardOf(tools: readonly ToolSummary[], index: number): Html {
  const pictured = tools.find(({ screenshot }) => screenshot !== null);
  if (pictured?.screenshot == null) return html`${tools.map((tool) => toolMark(tool, 'large'))}`;
  const picture = html`<img
    class="framed"
    src="${screenshotPath(pictured.screenshot, 384)}"
    alt=""
    ${attributes({ width: 184, height: 115, loading: 'lazy', decoding: 'async' })}
  />`;
  const marks = tools.filter((tool) => tool !== pictured).slice(0, ON_BOARD - 2);
  const shown = marks.map((tool) => toolMark(tool, 'large'));
  return html`${index % 2 === 0 ? [picture, ...shown] : [...shown, picture]}`;
}

/** A decorative picture of the newest tools. */
function shelf(tools: readonly ToolSummary[]): Html {
  const boards = [0, 1, 2].map((board) => tools.slice(board * ON_BOARD, (board + 1) * ON_BOARD));
  return html`<div class="shelf" aria-hidden="true">
    ${boards.map((board, index) => html`<div class="board">${boardOf(board, index)}</div>`)}
  </div>`;
}

/** The operator's sentence, with its language if it differs from the page's. */
function sentence(said: SiteSentence | null, locale: Locale): Html | null {
  return said === null ? null : catalogText(said.text, said.locale, locale);
}

function hero(request: PageRequest, tools: readonly ToolSummary[]): Html {
  const { locale, site } = request;
  const t = visitorMessages(locale);
  return html`<section class="hero">
    <div class="hero-text">
      <h1>${sentence(site.tagline, locale) ?? t.catalog.title}</h1>
      <p class="lead">${sentence(site.description, locale) ?? t.catalog.lead}</p>
      ${searchForm(request, { q: '', size: 'large' })}
      <ul class="ticks">
        ${t.home.points.map((point) => html`<li>${point}</li>`)}
      </ul>
    </div>
    ${tools.length > 0 && shelf(tools)}
  </section>`;
}

async function newestTools(request: PageRequest, { items, total, totalIsLowerBound }: ToolPage): Promise<Html | null> {
  const { locale, format, context } = request;
  const t = visitorMessages(locale);
  if (items.length === 0) return null;
  const since = freshSince(request);
  const atOnce = await countBulkImported(context.live.db, since);
  const fresh = context.live.index.countSince(Date.parse(since)) - atOnce;
  const news = [
    ...(fresh > 0 ? [t.choosing.freshCount(fresh)] : []),
    ...(atOnce > 0 ? [t.choosing.listedCount(atOnce)] : []),
  ];
  const size = `${format.number(total)}${totalIsLowerBound ? '+' : ''}`;
  return html`<section class="newest" aria-labelledby="newest">
    <div class="section-head">
      <div>
        <h2 id="newest">${t.catalog.newest}</h2>
        ${news.length > 0 && html`<p class="hint">${news.join(' · ')}</p>`}
      </div>
      <a class="more" href="${pathTo(locale, 'tools')}">${t.catalog.all} <span class="count">${size}</span></a>
    </div>
    ${toolCards(request, items, { dated: true, isNew: newsOf(request) })}
  </section>`;
}

/** Tools stated or confirmed by their makers this week: each once, with the statement and its date. */
async function confirmedTools(request: PageRequest): Promise<Html | null> {
  const { locale, format, context } = request;
  const { confirmed: t } = visitorMessages(locale).choosing;
  const { live } = context;
  const found = await listConfirmations(live.db.read, freshSince(request), CONFIRMED);
  const rows = await Promise.all(
    found.map(async ({ tool, kind, at }) => {
      const [summary] = await readSummaries(live, [tool], locale);
      return summary === undefined ? [] : [{ summary, kind, at }];
    }),
  );
  if (rows.flat().length === 0) return null;
  return html`<section aria-labelledby="confirmed">
    <h2 id="confirmed">${t.title}</h2>
    <ul class="marked">
      ${rows.flat().map(
        ({ summary, kind, at }) =>
          html`<li>
            ${toolMark(summary)}
            <div>
              <a href="${pathTo(locale, 'tools', summary.slug)}"><bdi>${summary.name}</bdi></a>
              <p class="tick">
                <span>${t.kinds[kind]} ${timeText(at, format.shortDate(at))}</span>
              </p>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Links to ranking, statistics and API. */
function openness({ locale }: PageRequest): Html {
  const t = visitorMessages(locale);
  return html`<section aria-labelledby="about">
    <h2 id="about">${t.footer.about}</h2>
    <ul class="cards">
      ${(['ranking', 'statistics', 'api'] as const).map(
        (page) =>
          html`<li class="card">
            <h3><a href="${pathTo(locale, page)}">${t.titles[page]}</a></h3>
            <p class="hint">${t[page].lead}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}

async function homePage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, site } = request;
  const t = visitorMessages(locale);
  const sponsored = await sponsoredAtHome(request);
  const newest = await listTools(context.live, { locale, page: 1, perPage: NEWEST });
  const answer = answerPage(request, {
    title: site.tagline?.text ?? t.catalog.title,
    description: site.description?.text ?? t.catalog.lead,
    search: 'main',
    styles: [ASSET_PATHS['home.css']],
    listed: true,
    data: [siteData(request)],
    main: html`${hero(request, newest.items)} ${sponsored.box} ${await newestTools(request, newest)}
      ${await popularSection(request, POPULAR)} ${taskSection(request, TASKS)} ${categorySection(request)}
      ${await collectionSection(request, COLLECTIONS)} ${await confirmedTools(request)} ${openness(request)}
      <section class="invitation" aria-labelledby="invitation">
        <div>
          <h2 id="invitation">${t.home.submitTitle}</h2>
          <p>${t.home.submitText}</p>
        </div>
        <p><a class="button button-large" href="${pathTo(locale, 'submit')}">${t.titles.submit}</a></p>
      </section>`,
  });
  return { ...answer, placements: sponsored.placements };
}

export const HOME_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/',
    who: 'anyone',
    handler: (request) => Promise.resolve({ redirect: pathTo(request.locale), headers: { vary: 'Accept-Language' } }),
  },
  { method: 'GET', path: '/:locale', who: 'anyone', followsCatalog: true, handler: homePage },
];
