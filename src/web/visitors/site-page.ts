/** A page of the operator, such as an imprint. */
import { orNotFound } from '#catalog/errors.ts';
import { findPage } from '#catalog/site/pages.ts';
import { directionOf } from '#catalog/locales.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { firstParagraph, markdownText } from '#web/elements/markdown.ts';
import { sitePageLabel } from '#web/elements/site-pages.ts';

async function sitePage(request: PageRequest): Promise<PageAnswer> {
  const { locale, t, context, params } = request;
  const page = orNotFound(findPage(context.pages(), params['slug'] ?? '', locale, request.site.locales));
  const title = page.title ?? sitePageLabel(request, page);
  const isOwn = page.locale === locale;
  const summary = firstParagraph(page.body);
  return answerPage(request, {
    title,
    ...(summary !== undefined && { description: summary }),
    search: 'header',
    // Of equal texts at several URLs, only the one in its own language is indexed.
    listed: isOwn,
    locales: page.locales,
    main: html`${!isOwn && html`<p class="notice notice-note">${t.sitePages.onlyIn(request.format.language(page.locale))}</p>`}
      <article class="document" lang="${page.locale}" dir="${directionOf(page.locale)}">
        <h1>${title}</h1>
        ${markdownText(page.body)}
      </article>`,
  });
}

export const SITE_PAGE_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/:slug', who: 'anyone', followsCatalog: true, handler: sitePage },
];
