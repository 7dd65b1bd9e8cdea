/** Collections for visitors: their pages, the list of current ones, and the newest on the home page. */
import { CatalogError } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { phaseOf, textIn, type Collection } from '#catalog/tools/collections/collections.ts';
import { readSummaries, type ToolSummary } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData, listData } from '#web/elements/json-ld.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { answerPage } from '#web/elements/layout.ts';
import { FEED_ICON } from '#web/elements/icons.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { shelfCard } from './shelf-card.ts';
import { newsOf, toolCards } from './tool-card.ts';

type Shown = Collection & { published: readonly ToolSummary[] };

/** At most `most` current collections with tools, newest first. */
async function listShown({ context, locale }: PageRequest, most = Infinity): Promise<Shown[]> {
  const now = context.db.now();
  const shown: Shown[] = [];
  for (const collection of context.live.collections) {
    if (shown.length >= most) break;
    if (phaseOf(collection, now) !== 'shown') continue;
    const published = await readSummaries(context.live, collection.tools, locale);
    if (published.length > 0) shown.push({ ...collection, published });
  }
  return shown;
}

function collectionCard(request: PageRequest, collection: Shown): Html {
  const { locale, site } = request;
  const { published } = collection;
  return shelfCard(request, {
    path: pathTo(locale, 'collections', collection.id),
    ...textIn(collection, locale, site.locales),
    tools: published,
    size: published.length,
  });
}

const cardsOf = (request: PageRequest, collections: readonly Shown[]): Html =>
  html`<ul class="cards">
    ${collections.map((collection) => collectionCard(request, collection))}
  </ul>`;

/** The newest collections under a heading; null without any. */
export async function collectionSection(request: PageRequest, most: number): Promise<Html | null> {
  const { locale } = request;
  const { collections: t } = visitorMessages(locale).choosing;
  const shown = await listShown(request, most);
  if (shown.length === 0) return null;
  return html`<section aria-labelledby="collections">
    <div class="section-head">
      <h2 id="collections">${t.chosen}</h2>
      <a class="more" href="${pathTo(locale, 'collections')}">${t.all}</a>
    </div>
    ${cardsOf(request, shown)}
  </section>`;
}

async function collectionsPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site } = request;
  const { collections: t } = visitorMessages(locale).choosing;
  const shown = await listShown(request);
  return answerPage(request, {
    title: t.title,
    description: t.lead,
    section: 'categories',
    styles: [ASSET_PATHS['home.css']],
    search: 'header',
    listed: true,
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: t.title, path: pathTo(locale, 'collections') },
      ]),
    ],
    main: html`<header>
        <h1>${t.title}</h1>
        <p class="lead">${t.lead}</p>
      </header>
      ${
        shown.length === 0
          ? html`<p class="empty">${t.none}</p>`
          : html`<h2>${t.chosen}</h2>
              ${cardsOf(request, shown)}`
      }`,
  });
}

/** The collection of the path, once it has begun. Throws `not_found`. */
function getCollection({ context, params }: PageRequest): Collection {
  const id = params['id'] ?? '';
  const found = isSlug(id) ? context.live.collections.find((each) => each.id === id) : undefined;
  if (found === undefined || phaseOf(found, context.db.now()) === 'coming') throw new CatalogError('not_found');
  return found;
}

async function collectionPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, format, context } = request;
  const t = visitorMessages(locale);
  const { collections: c, follow } = t.choosing;
  const collection = getCollection(request);
  const isOver = phaseOf(collection, context.db.now()) === 'over';
  const { title, intro, locale: written } = textIn(collection, locale, site.locales);
  const tools = await readSummaries(context.live, collection.tools, locale);
  const base = pathTo(locale, 'collections', collection.id);
  return answerPage(request, {
    title,
    description: intro === '' ? c.lead : intro,
    section: 'categories',
    styles: [ASSET_PATHS['home.css']],
    search: 'header',
    listed: !isOver && tools.length > 0 && request.search === '',
    subject: { collection: { id: collection.id, name: title } },
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: c.title, path: pathTo(locale, 'collections') },
        { name: title, path: base },
      ]),
      listData(request, title, tools, 0),
    ],
    main: html`<div class="list-head">
        <p class="crumbs"><a href="${pathTo(locale, 'collections')}">${c.title}</a></p>
        <h1>${catalogText(title, written, locale)}</h1>
        ${intro !== '' && html`<p class="lead">${catalogText(intro, written, locale)}</p>`}
        <p class="holdings">${c.chosen} · ${timeText(collection.updatedAt, format.shortDate(collection.updatedAt))}</p>
      </div>
      ${isOver && notice('note', html`<p>${c.over}</p>`)}
      <h2>${t.search.found(tools.length)}</h2>
      ${toolCards(request, tools, { isNew: newsOf(request) })}
      <p class="follow">
        ${FEED_ICON} ${follow} <a href="${`${base}/feed.atom`}">Atom</a> <a href="${`${base}/feed.rss`}">RSS</a>
      </p>`,
  });
}

export const COLLECTION_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/collections', who: 'anyone', followsCatalog: true, handler: collectionsPage },
  { method: 'GET', path: '/:locale/collections/:id', who: 'anyone', followsCatalog: true, handler: collectionPage },
];
