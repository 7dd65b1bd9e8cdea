/** The home page of each language, and the way to it from `/`. */
import { listCategories, listTools } from '#catalog/tools.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { html, type Html } from '#web/html.ts';
import { siteData } from '#web/json-ld.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';
import { searchForm } from './search-form.ts';
import { sponsoredTools, toolCards } from './tool-card.ts';

const NEWEST = 8;

function categoryIndex(visit: Visit): Html {
  const { t, locale, format } = visit;
  const categories = listCategories(visit.parts.live, locale).filter((category) => category.toolCount > 0);
  return html`<section aria-labelledby="categories">
    <h2 id="categories">${t.home.categories}</h2>
    <ul class="category-index">
      ${categories.map(
        (category) =>
          html`<li>
            <a href="${pathTo(locale, 'categories', category.id)}"
              ><span>${category.name}</span> <span class="count">${format.number(category.toolCount)}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

export const HOME_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/',
    who: 'anyone',
    act: (visit) => Promise.resolve({ redirect: pathTo(visit.locale), headers: { vary: 'Accept-Language' } }),
  },
  {
    method: 'GET',
    path: '/:locale',
    who: 'anyone',
    async act(visit) {
      const { t, locale, parts } = visit;
      const newest = await listTools(parts.live, { locale, page: 1, perPage: NEWEST });
      return answerPage(visit, {
        title: t.home.title,
        description: t.home.lead,
        listed: true,
        data: [siteData(visit)],
        main: html`<section class="hero">
            <h1>${t.home.title}</h1>
            <p class="lead">${t.home.lead}</p>
            ${searchForm(visit, { q: '', large: true })}
            <p class="hero-count">
              <a href="${pathTo(locale, 'tools')}"
                >${newest.totalIsLowerBound ? t.list.foundAtLeast(newest.total) : t.list.found(newest.total)}</a
              >
            </p>
          </section>
          ${await sponsoredTools(visit, 'home')} ${categoryIndex(visit)}
          <section aria-labelledby="newest">
            <div class="section-head">
              <h2 id="newest">${t.home.newest}</h2>
              <a href="${pathTo(locale, 'tools')}">${t.home.all}</a>
            </div>
            ${toolCards(visit, newest.items)}
          </section>
          <section class="invitation" aria-labelledby="invitation">
            <h2 id="invitation">${t.home.submitTitle}</h2>
            <p>${t.home.submitText}</p>
            <p><a class="button" href="${pathTo(locale, 'submit')}">${t.nav.submit}</a></p>
          </section>`,
      });
    },
  },
];
