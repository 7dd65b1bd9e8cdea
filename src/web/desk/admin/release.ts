/** The notice of a newer version of the program on the admins' overview, until it is hidden. */
import { hideRelease, readNewer, type Release } from '#catalog/site/releases.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { actPage } from '#web/elements/act-pages.ts';

async function newerOf({ context: { config, db, version } }: PageRequest): Promise<Release | undefined> {
  return config.outgoing === 'off' || config.releaseFeed === undefined
    ? undefined
    : readNewer(db.read, config.releaseFeed, version);
}

/** Null without a newer version, or if its notice is hidden. */
export async function releaseSection(request: PageRequest): Promise<Html | null> {
  const { locale, context } = request;
  const newest = await newerOf(request);
  if (newest === undefined || context.live.site.releaseHidden === newest.version) return null;
  const t = adminMessages(locale).release;
  return html`<section class="panel medium" aria-labelledby="release">
    <h2 id="release">${t.title(newest.version)}</h2>
    <p class="hint">
      ${t.own(context.version)}
      ${newest.url !== null && html`<a href="${newest.url}" rel="noopener noreferrer">${t.notes}</a>`}
    </p>
    <form method="post" action="${pathTo(locale, 'admin', 'overview', 'release', 'hide')}">
      <button class="button button-quiet">${t.hide}</button>
    </form>
  </section>`;
}

export const RELEASE_PAGES: readonly Page[] = [
  actPage({
    path: '/:locale/admin/overview/release/hide',
    who: 'admin',
    async act(db, account, _, request) {
      const newest = await newerOf(request);
      if (newest !== undefined) await hideRelease(db, account, newest.version);
    },
    back: '/admin/overview',
  }),
];
