/** The page named in our User-Agent: which requests we send to websites, and how to stop them. */
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages } from '#locales/subjects.ts';
import { CRAWLER, CRAWLER_PATH, userAgent } from '#outgoing/crawler.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';

function explanation({ locale, site, publicUrl, context }: PageRequest): Html {
  const { bot: t } = outgoingMessages(locale);
  return html`<article class="document">
    <header>
      <h1>${t.title}</h1>
      <p class="lead">${t.lead(site.name)}</p>
    </header>
    ${context.fetcher === undefined && notice('note', html`<p>${t.off}</p>`)}
    <section aria-labelledby="what">
      <h2 id="what">${t.requests}</h2>
      <ul>
        ${t.does.map((item) => html`<li>${item}</li>`)}
      </ul>
    </section>
    <section aria-labelledby="how">
      <h2 id="how">${t.behaviour}</h2>
      <ul>
        ${t.rules.map((item) => html`<li>${item}</li>`)}
      </ul>
    </section>
    <section aria-labelledby="out">
      <h2 id="out">${t.optOut}</h2>
      <p>${t.optOutText}</p>
      <pre dir="ltr" tabindex="0"><code>User-agent: ${CRAWLER}
Disallow: /</code></pre>
      <p>${t.agent}</p>
      <pre dir="ltr" tabindex="0"><code>${userAgent(publicUrl)}</code></pre>
    </section>
  </article>`;
}

export const BOT_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: CRAWLER_PATH,
    who: 'anyone',
    handler: ({ locale }) =>
      Promise.resolve({ redirect: pathTo(locale, 'about', 'bot'), headers: { vary: 'Accept-Language' } }),
  },
  {
    method: 'GET',
    path: `/:locale${CRAWLER_PATH}`,
    who: 'anyone',
    followsCatalog: true,
    handler(request) {
      const { bot: t } = outgoingMessages(request.locale);
      return Promise.resolve(
        answerPage(request, {
          title: t.title,
          description: t.lead(request.site.name),
          search: 'header',
          listed: true,
          main: explanation(request),
        }),
      );
    },
  },
];
