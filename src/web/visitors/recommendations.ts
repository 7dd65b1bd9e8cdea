/** Recommendations of a tool: the first ones on its page, all on a page of their own. */
import { CatalogError } from '#catalog/errors.ts';
import { vote } from '#catalog/recommendations/edits.ts';
import {
  countByTask,
  findOwn,
  listShown,
  listVotes,
  RECOMMENDATION_ORDERS,
  type Recommendation,
  type RecommendationOrder,
} from '#catalog/recommendations/recommendations.ts';
import type { Tool } from '#catalog/tools/tools.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { recommendationMessages, visitorMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { beyondList, listPages, readPage } from '#web/elements/pagination.ts';
import { countSentence, recommendationCard, requireRecommendations } from '#web/elements/recommendation-card.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Recommendations on the page of a tool, and on a page of all. */
const FIRST = 3;
const PER_PAGE = 20;

const pageOf = (locale: PageRequest['locale'], slug: string): string =>
  pathTo(locale, 'tools', slug, 'recommendations');

/** The page and order that a query asks for; undefined where there are no such. */
function readWanted(query: URLSearchParams): { page: number | undefined; order: RecommendationOrder | undefined } {
  const sort = query.get('sort') ?? 'helpful';
  return { page: readPage(query), order: RECOMMENDATION_ORDERS.find((each) => each === sort) };
}

/** An address with page and order; the first page and the usual order have no parameter. */
const addressOf = (base: string, { page, order }: { page?: number | undefined; order: string | undefined }): string =>
  withQuery(base, { sort: order === 'helpful' ? undefined : order, page: page === 1 ? undefined : page });

/** The link to the form. */
export function recommendLink({ locale, context }: PageRequest, { slug }: Pick<Tool, 'slug'>): Html | null {
  if (!context.config.recommendations) return null;
  const { link } = recommendationMessages(locale).recommendations;
  return html`<a href="${pathTo(locale, 'tools', slug, 'recommend')}" rel="nofollow">${link}</a>`;
}

/**
 * The first recommendations on the page of a tool; null without any. Search engines get no data about
 * them: a Review needs a rating and its author's name there, and these have neither
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export async function recommendationSection(request: PageRequest, tool: Tool): Promise<Html | null> {
  const { locale, context } = request;
  const sentence = context.config.recommendations ? await countSentence(request, tool.id) : null;
  if (sentence === null) return null;
  const { recommendations: t } = recommendationMessages(locale);
  const first = await listShown(context.db.read, tool.id, { page: 1, perPage: FIRST, order: 'helpful' });
  return html`<section aria-labelledby="recommendations">
    <div class="section-head">
      <h2 id="recommendations">${t.title}</h2>
      <a class="more" href="${pageOf(locale, tool.slug)}" rel="nofollow">${t.all}</a>
    </div>
    ${sentence}
    <ul class="plain recommendations">
      ${first.map((said) => recommendationCard(request, said))}
    </ul>
  </section>`;
}

/** The visitor's acts on a recommendation: vote, answer as the maker, report. */
function actsOf(
  { locale }: PageRequest,
  said: Recommendation,
  {
    tool,
    page,
    order,
    mayVote,
    hasVoted,
    mayAnswer,
  }: Record<'mayVote' | 'hasVoted' | 'mayAnswer', boolean> & { tool: Tool; page: number; order: RecommendationOrder },
): Html {
  const { recommendations: t } = recommendationMessages(locale);
  const act = hasVoted ? 'unvote' : 'vote';
  const report = withQuery(pathTo(locale, 'tools', tool.slug, 'report'), { recommendation: said.id });
  return html`${
      mayVote &&
      html`<form method="post" action="${addressOf(pathTo(locale, 'recommendations', said.id, act), { page, order })}">
        <button class="button-link">${t[act]}</button>
      </form>`
    }${mayAnswer && html`<a href="${pathTo(locale, 'recommendations', said.id, 'answer')}">${t.answer.button}</a>`}
    <a href="${report}" rel="nofollow">${t.report.link}</a>`;
}

async function recommendationsPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, params, query, account } = request;
  requireRecommendations(request);
  const { recommendations: t } = recommendationMessages(locale);
  const slug = params['slug'] ?? '';
  const tool = await findTool(request, slug);
  if (tool === undefined) return missingTool(request, slug, ['recommendations']);
  const { page, order } = readWanted(query);
  if (page === undefined || order === undefined) throw new CatalogError('not_found');
  const { read } = context.db;
  const total = (await countByTask(read, tool.id)).reduce((sum, { people }) => sum + people, 0);
  const shown = await listShown(read, tool.id, { page, perPage: PER_PAGE, order });
  const ids = shown.map(({ id }) => id);
  const votes = account === null ? new Set<string>() : await listVotes(read, account.id, ids);
  const owner = await read
    .selectFrom('published_tools')
    .select('account_id')
    .where('id', '=', tool.id)
    .executeTakeFirst();
  const isMaker = account !== null && owner?.account_id === account.id;
  const own = account === null ? undefined : await findOwn(read, account.id, tool.id);
  const base = pageOf(locale, tool.slug);
  const actions = (said: Recommendation): Html =>
    actsOf(request, said, {
      tool,
      page,
      order,
      mayAnswer: isMaker && said.answeredBy !== account.id,
      mayVote: account !== null && account.emailVerifiedAt !== null && !isMaker && said.authorId !== account.id,
      hasVoted: votes.has(said.id),
    });
  return answerPage(request, {
    title: t.titleOf(tool.name),
    description: t.lead,
    section: 'tools',
    search: 'header',
    main: html`${doneNotice(query, { answered: t.done.answered })}
      <header>
        <p class="crumbs">
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </p>
        <h1>${t.titleOf(tool.name)}</h1>
        <p class="lead">${t.lead}</p>
      </header>
      ${await countSentence(request, tool.id)}
      ${
        !isMaker &&
        html`<p>
          <a class="button" href="${pathTo(locale, 'tools', tool.slug, 'recommend')}" rel="nofollow"
            >${own === undefined || own.state === 'withdrawn' ? t.link : t.edit}</a
          >
        </p>`
      }
      ${
        total > 1 &&
        html`<nav class="sort" aria-labelledby="sort">
          <span id="sort">${t.order}</span>
          <ul>
            ${RECOMMENDATION_ORDERS.map(
              (each) =>
                html`<li>
                  <a
                    href="${addressOf(base, { order: each })}"
                    ${attributes({ 'aria-current': each === order ? 'true' : null })}
                    rel="nofollow"
                    >${t.orders[each]}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>`
      }
      ${
        shown.length === 0
          ? total === 0
            ? html`<p class="empty">${t.none}</p>`
            : beyondList(request, [addressOf(base, { order }), t.all])
          : html`<ul class="plain recommendations">
              ${shown.map((said) => recommendationCard(request, said, actions(said)))}
            </ul>`
      }
      ${shown.length > 0 && listPages(request, { page, total, perPage: PER_PAGE }, (target) => addressOf(base, { order, page: target }))}
      <p><a href="${pathTo(locale, 'tools', tool.slug)}">${visitorMessages(locale).tool.back}</a></p>`,
  });
}

const votePage = (act: 'vote' | 'unvote'): Page => ({
  method: 'POST',
  path: `/:locale/recommendations/:id/${act}`,
  who: 'member',
  form: {},
  async handler(request) {
    const { context, params, query, locale } = request;
    requireRecommendations(request);
    const [account, id] = [accountOf(request), params['id'] ?? ''];
    await takeAttempt(request, 'recommendation', account.id);
    const slug = await vote(context.db, account, id, act === 'vote');
    return { redirect: `${addressOf(pageOf(locale, slug), readWanted(query))}#r-${id}` };
  },
});

export const RECOMMENDATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/tools/:slug/recommendations',
    who: 'anyone',
    private: true,
    handler: recommendationsPage,
  },
  votePage('vote'),
  votePage('unvote'),
];
