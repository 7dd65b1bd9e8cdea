/** The page of a visitor's bookmarks, whose slugs are in the URL, so that it can be shared. */
import { findMerged } from '#catalog/entries/redirects.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { SAVED_MOST } from '#catalog/lists/saved.ts';
import { findSummaries } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { attributes, html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { toolCards } from './tool-card.ts';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** The slugs of the query: separated by commas, or repeated as forms send them. */
function slugsOf({ query }: PageRequest, most: number): string[] {
  const slugs = query.getAll('tools').flatMap((text) => text.split(','));
  return [...new Set(slugs)].filter((slug) => slug !== '').slice(0, most);
}

/** The slugs of the query, each once, merged tools replaced; and the replacements. */
export async function currentSlugs(
  request: PageRequest,
  most: number,
): Promise<{ slugs: string[]; moved: ReadonlyMap<string, string> }> {
  const slugs = slugsOf(request, most);
  const moved = await findMerged(request.context.db.read, slugs.filter(isSlug));
  return { slugs: [...new Set(slugs.map((slug) => moved.get(slug) ?? slug))], moved };
}

async function bookmarksPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = visitorMessages(locale);
  const { kept, compare } = t.choosing;
  const { slugs, moved } = await currentSlugs(request, SAVED_MOST);
  const tools = await findSummaries(context.live, slugs, locale);
  return answerPage(request, {
    title: t.kept.title,
    description: kept.lead,
    search: 'header',
    main: html`<header>
        <h1>${t.kept.title}</h1>
        <p class="lead">${kept.lead}</p>
        ${[...moved].map(([was, now]) => html`<data hidden value="${now}" data-was="${was}"></data>`)}
      </header>
      ${
        tools.length === 0
          ? html`<div class="empty">
              <h2>${kept.none}</h2>
              <p>${kept.noneHint}</p>
              <p><a class="button button-quiet" href="${pathTo(locale, 'tools')}">${t.catalog.all}</a></p>
            </div>`
          : html`${
                tools.length >= FEWEST_COMPARED &&
                html`<form class="compare-form" method="get" action="${pathTo(locale, 'compare')}">
                  <fieldset>
                    <legend>${compare.choose}</legend>
                    ${tools.map(
                      ({ slug, name }, at) =>
                        html`<label
                          ><input
                            type="checkbox"
                            name="tools"
                            value="${slug}"
                            ${attributes({ checked: at < MOST_COMPARED })}
                          />
                          <bdi>${name}</bdi></label
                        >`,
                    )}
                  </fieldset>
                  <button class="button">${t.kept.compare}</button>
                </form>`
              }
              <h2>${kept.count(tools.length)}</h2>
              ${toolCards(request, tools)}
              <p><button type="button" class="button button-quiet scripted" data-forget-kept>${kept.clear}</button></p>`
      }`,
  });
}

export const BOOKMARK_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/kept',
    who: 'anyone',
    followsCatalog: true,
    isPersonal: true,
    handler: bookmarksPage,
  },
];
