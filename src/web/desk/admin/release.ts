/** The notice of a newer version of the program on the admins' overview, until it is hidden. */
import { hideRelease } from '#catalog/site/releases.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** Null without a newer version, or if its notice is hidden. */
export function releaseSection({ locale, context: { releases, live } }: PageRequest): Html | null {
  const { newest, own } = releases;
  if (newest === undefined || live.site.releaseHidden === newest.version) return null;
  const t = adminMessages(locale).release;
  return html`<section class="panel medium" aria-labelledby="release">
    <h2 id="release">${t.title(newest.version)}</h2>
    <p class="hint">
      ${t.own(own)} ${newest.url !== null && html`<a href="${newest.url}" rel="noopener noreferrer">${t.notes}</a>`}
    </p>
    <form method="post" action="${pathTo(locale, 'admin', 'overview', 'release', 'hide')}">
      <button class="button button-quiet">${t.hide}</button>
    </form>
  </section>`;
}

export const RELEASE_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/admin/overview/release/hide',
    who: 'admin',
    form: {},
    async handler(request) {
      const { context, locale } = request;
      const { newest } = context.releases;
      if (newest !== undefined) await hideRelease(context.db, accountOf(request), newest.version);
      return { redirect: pathTo(locale, 'admin', 'overview') };
    },
  },
];
