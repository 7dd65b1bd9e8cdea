/** Links to the operator's pages. */
import { isKnownPage } from '#catalog/site/pages.ts';
import type { View } from '#http/pages/page-types.ts';
import { html, type Html } from './html.ts';
import { pathTo } from './links.ts';

/** The text of a link to a page. */
export function sitePageLabel({ t }: View, { name, title }: { name: string; title: string | null }): string {
  return isKnownPage(name) ? t.sitePages[name] : (title ?? name);
}

/** A link to the submission guidelines; null without any. */
export function guidelinesLink(view: View): Html | null {
  const page = view.site.pages.find(({ name }) => name === 'guidelines');
  return page === undefined
    ? null
    : html`<p><a href="${pathTo(view.locale, page.name)}">${sitePageLabel(view, page)}</a></p>`;
}
