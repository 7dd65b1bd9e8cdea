/** The page that explains the order of results and that payment has no part in it. */
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';

function explanation({ locale, context }: PageRequest): Html {
  const t = visitorMessages(locale);
  const { ranking: r } = t;
  return html`<article class="document document-noted">
    <header>
      <h1>${t.titles.ranking}</h1>
      <p class="lead">${r.lead}</p>
    </header>
    <div class="document-notes">
      <section class="callout" aria-labelledby="paid">
        <h2 id="paid">${r.paidTitle}</h2>
        <p>${r.paid}</p>
      </section>
      <p>${r.check} <a href="${pathTo(locale, 'api')}">${r.apiLink}</a></p>
    </div>
    <section aria-labelledby="with">
      <h2 id="with">${r.withTitle}</h2>
      <p>${r.with}</p>
      <ol class="tiers">
        ${r.tiers.map((tier) => html`<li>${tier}</li>`)}
      </ol>
    </section>
    <section aria-labelledby="within">
      <h2 id="within">${r.withinTitle}</h2>
      <p>${r.within}</p>
    </section>
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">${r.alternativesTitle}</h2>
      <p>${r.alternatives}</p>
    </section>
    <section aria-labelledby="understood">
      <h2 id="understood">${r.understoodTitle}</h2>
      <p>${r.understood}</p>
      ${context.config.embeddings === undefined ? '' : html`<p>${r.meanings}</p>`}
      <p>${t.search.help}</p>
    </section>
    <section aria-labelledby="without">
      <h2 id="without">${r.withoutTitle}</h2>
      <p>${r.without}</p>
    </section>
    <section aria-labelledby="popular">
      <h2 id="popular">${r.popularTitle}</h2>
      <p>${r.popular}</p>
    </section>
    <section aria-labelledby="price">
      <h2 id="price">${r.priceTitle}</h2>
      <p>${r.price}</p>
    </section>
    <section aria-labelledby="languages">
      <h2 id="languages">${r.languagesTitle}</h2>
      <p>${r.languages}</p>
    </section>
    <section aria-labelledby="not">
      <h2 id="not">${r.notTitle}</h2>
      <ul class="crosses">
        ${r.ignored.map((item) => html`<li>${item}</li>`)}
      </ul>
    </section>
  </article>`;
}

export const RANKING_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/ranking',
    who: 'anyone',
    followsCatalog: true,
    handler(request) {
      const t = visitorMessages(request.locale);
      const { ranking: r } = t;
      return Promise.resolve(
        answerPage(request, {
          title: t.titles.ranking,
          description: r.lead,
          search: 'header',
          listed: true,
          main: explanation(request),
        }),
      );
    },
  },
];
