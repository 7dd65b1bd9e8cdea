/** The section of popular tools: only those that are ranked, with a link to the whole list in that order. */
import { readSummaries } from '#catalog/tools/tools.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { toolMark } from '#web/elements/notices.ts';
import { catalogText } from '#web/elements/texts.ts';

/** Fewer say nothing about a month. */
const FEWEST = 3;

/** The most popular tools of the catalog or a category; null with fewer than three. */
export async function popularSection(request: PageRequest, most: number, category?: string): Promise<Html | null> {
  const { context, locale } = request;
  const { live } = context;
  if (live.popular.length < FEWEST) return null;
  const { keys } = live.index.find({
    sort: 'popular',
    ...(category !== undefined && { category }),
    offset: 0,
    limit: most,
  });
  const ranked = new Set(live.popular);
  const tools = await readSummaries(
    live,
    keys.filter((key) => ranked.has(key)),
    locale,
  );
  if (tools.length < FEWEST) return null;
  const { popular } = visitorMessages(locale).choosing;
  const list = category === undefined ? pathTo(locale, 'tools') : pathTo(locale, 'categories', category);
  return html`<section aria-labelledby="popular">
    <div class="section-head">
      <h2 id="popular">${popular.title}</h2>
      <a class="more" href="${withQuery(list, { sort: 'popular' })}" rel="nofollow">${popular.all}</a>
    </div>
    <ol class="marked">
      ${tools.map(
        (tool) =>
          html`<li>
            ${toolMark(tool)}
            <div>
              <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
              <p class="clamped">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
            </div>
          </li>`,
      )}
    </ol>
  </section>`;
}
