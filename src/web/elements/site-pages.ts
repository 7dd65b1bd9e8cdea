/** The operator's pages as others speak of them: what they are called and where they are. */
import { isKnownPage } from '#catalog/site/pages.ts';
import type { View } from '#http/pages/page-types.ts';
import { html, type Html } from './html.ts';
import { pathTo } from './links.ts';

/** What links to a page say. */
export function sitePageLabel({ t }: View, { name, title }: { name: string; title: string | null }): string {
  return isKnownPage(name) ? t.sitePages[name] : (title ?? name);
}

/** A link to the guidelines for submissions, where there are any. */
export function guidelinesLink(view: View): Html | null {
  const page = view.site.pages.find(({ name }) => name === 'guidelines');
  return page === undefined
    ? null
    : html`<p><a href="${pathTo(view.locale, page.name)}">${sitePageLabel(view, page)}</a></p>`;
}
