/** The start page of an account: news of its follows, saved tools and lists. */
import { listNewsOf } from '#catalog/follows/merged-news.ts';
import { openNewsBook, type News, type NewsBook } from '#catalog/follows/news.ts';
import { findReader, type FollowingReader } from '#catalog/follows/readers.ts';
import { listOwnLists } from '#catalog/lists/lists.ts';
import { listOwn } from '#catalog/recommendations/recommendations.ts';
import { listSaved } from '#catalog/lists/saved.ts';
import { MINUTE_MS } from '#catalog/periods.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import { filtersOfSearch } from '#http/api/followed-subjects.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { changeLines, headingOf } from '#locales/news-lines.ts';
import {
  accountMessages,
  followMessages,
  listMessages,
  recommendationMessages,
  visitorMessages,
} from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { toolMark } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from './account-layout.ts';
import { listBadge } from './lists/pieces.ts';

/** Rows of each section; a link leads to the others. */
const MOST = 8;

/** The news of this minute, read once for everybody. */
const books = new WeakMap<LiveCatalog, { until: number; book: Promise<NewsBook> }>();

function bookOf({ live, db }: PageRequest['context']): Promise<NewsBook> {
  const until = Math.floor(db.now().getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  let opened = books.get(live);
  if (opened?.until !== until) {
    opened = { until, book: openNewsBook({ live, filtersOf: filtersOfSearch }, new Date(until)) };
    books.set(live, opened);
    opened.book.catch(() => books.delete(live));
  }
  return opened.book;
}

const section = (id: string, heading: string, [path, label]: readonly [string, string], rows: Html): Html =>
  html`<section aria-labelledby="${id}">
    <div class="section-head">
      <h2 id="${id}">${heading}</h2>
      <a class="more" href="${path}">${label}</a>
    </div>
    ${rows}
  </section>`;

/** Rows of tools by row number, each with its sentence. */
async function toolRows(request: PageRequest, keys: readonly number[], said?: (at: number) => Html): Promise<Html> {
  const { locale, context } = request;
  const rows: Html[] = [];
  for (const [at, key] of keys.entries())
    for (const tool of await readSummaries(context.live, [key], locale))
      rows.push(
        html`<li>
          ${toolMark(tool)}
          <div>
            <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
            ${said?.(at) ?? html`<p class="clamped">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>`}
          </div>
        </li>`,
      );
  return html`<ul class="marked">
    ${rows}
  </ul>`;
}

function newsText({ locale, format }: PageRequest, news: News): Html {
  const lines = news.kind === 'changed' ? changeLines(locale, news) : [headingOf(locale, news.kind)];
  return html`${lines.map((line) => html`<p>${line}</p>`)}
    <p class="sub">${timeText(news.at, format.shortDate(news.at))}</p>`;
}

async function newsSection(request: PageRequest, reader: FollowingReader): Promise<Html> {
  const { locale, context } = request;
  const { start } = accountMessages(locale);
  const news = (await listNewsOf(await bookOf(context), reader.follows)).slice(0, MOST);
  const rows = await toolRows(
    request,
    news.map(({ tool }) => tool),
    (at) => newsText(request, news[at]!),
  );
  const all = [pathTo(locale, 'account', 'follows'), followMessages(locale).follows.own] as const;
  return section('news', start.news, all, news.length === 0 ? html`<p>${start.noNews}</p>` : rows);
}

async function savedSection(request: PageRequest, saved: readonly { slug: string; seq: number }[]): Promise<Html> {
  const { locale, t } = request;
  const slugs = saved.map(({ slug }) => slug).join(',');
  const all = [
    withQuery(pathTo(locale, 'kept'), { tools: slugs }),
    visitorMessages(locale).choosing.kept.count(saved.length),
  ] as const;
  const keys = saved.slice(0, MOST).map(({ seq }) => seq);
  return section('saved', t.kept.title, all, await toolRows(request, keys));
}

async function listsSection(request: PageRequest, accountId: string): Promise<Html | null> {
  const { locale, context } = request;
  const lists = await listOwnLists(context.db.read, accountId);
  if (lists.length === 0) return null;
  const path = pathTo(locale, 'account', 'lists');
  const { title } = listMessages(locale).lists;
  const rows = lists.slice(0, MOST).map(
    (list) =>
      html`<li>
        <a href="${pathTo(locale, 'account', 'lists', list.id)}">${catalogText(list.title, list.locale, locale)}</a>
        ${listBadge(request, list)}
      </li>`,
  );
  return section(
    'lists',
    title,
    [path, accountMessages(locale).start.all],
    html`<ul class="tags">
      ${rows}
    </ul>`,
  );
}

/** The account's recommendations, each with its state. */
async function recommendedSection({ locale, context }: PageRequest, accountId: string): Promise<Html | null> {
  const own = context.config.recommendations ? await listOwn(context.db.read, accountId, MOST) : [];
  const rows = own.filter(({ state }) => state !== 'withdrawn');
  if (rows.length === 0) return null;
  const { recommendations: t } = recommendationMessages(locale);
  return html`<section aria-labelledby="recommended">
    <h2 id="recommended">${t.own}</h2>
    <ul class="tags">
      ${rows.map(
        ({ tool, state }) =>
          html`<li>
            <a href="${pathTo(locale, 'tools', tool.slug, 'recommend')}"><bdi>${tool.name}</bdi></a>
            <span class="badge">${t.states[state]}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** `form` is a refused change of saved tools. */
export async function startPage(request: PageRequest, form = blankForm()): Promise<PageAnswer> {
  const { locale, context, t } = request;
  const { account: a, start } = accountMessages(locale);
  const account = accountOf(request);
  const isProved = account.emailVerifiedAt !== null;
  const reader = isProved ? await findReader(context.db.read, 'email', account.email) : undefined;
  const saved = await listSaved(context.db.read, account.id);
  const sections = [
    reader !== undefined && reader.follows.length > 0 && (await newsSection(request, reader)),
    saved.length > 0 && (await savedSection(request, saved)),
    await listsSection(request, account.id),
    await recommendedSection(request, account.id),
  ].filter(Boolean);
  return answerAccountPage(request, {
    title: a.start,
    section: 'start',
    main: html`${errorSummary(request, form, { save: t.kept.title, forget: t.kept.title, all: t.kept.title })}
      <h1>${a.start}</h1>
      ${
        sections.length > 0
          ? sections
          : html`<div class="empty">
              <h2>${start.none}</h2>
              <p>${start.noneHint}</p>
              <p><a class="button" href="${pathTo(locale, 'tools')}">${visitorMessages(locale).catalog.all}</a></p>
            </div>`
      }`,
  });
}

export const START_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/start', who: 'member', handler: (request) => startPage(request) },
];
