/** The sponsored tools of a page, separate from its list and labelled. */
import { isLocale } from '#catalog/locales.ts';
import { listSponsoredAbove, listSponsoredAtHome, type SponsoredTool } from '#catalog/tools/placements/sponsored.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { PLACEMENT_CLICK_PATH } from '#http/pages/site-paths.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { OUTWARD } from '#web/elements/icons.ts';
import { toolMark } from '#web/elements/notices.ts';
import { catalogText } from '#web/elements/texts.ts';
import type { List } from './list-query.ts';

/** The placements of a page; empty without any. */
export interface Sponsored {
  box: Html | null;
  /** Ids of the placements, to count views. */
  placements: readonly string[];
}

const NOTHING: Sponsored = { box: null, placements: [] };

export async function sponsoredAtHome(request: PageRequest): Promise<Sponsored> {
  if (request.placementVersion === '') return NOTHING;
  return boxOf(request, await listSponsoredAtHome(request.context.db, request.locale));
}

/** Placements above a list: only tools of the list itself; none above alternatives or empty lists. */
export async function sponsoredAbove(
  request: PageRequest,
  slot: 'results' | 'category',
  { wanted, found }: List,
): Promise<Sponsored> {
  if (request.placementVersion === '' || found.total === 0 || found.alternativesTo !== null) return NOTHING;
  const { q, categories, pricings, attributes, exact } = wanted;
  const listQuery = { q: q === '' ? undefined : q, categories, pricings, attributes, exact };
  return boxOf(request, await listSponsoredAbove(request.context.live, slot, listQuery, request.locale));
}

function boxOf(request: PageRequest, tools: readonly SponsoredTool[]): Sponsored {
  if (tools.length === 0) return NOTHING;
  const { locale, publicUrl } = request;
  const t = visitorMessages(locale);
  const box = html`<aside class="sponsored" aria-label="${t.sponsored}">
    <p class="sponsored-label">${t.sponsored}</p>
    <ul>
      ${tools.map(
        (tool) =>
          html`<li>
            ${toolMark(tool)}
            <div>
              <p class="sponsored-name">
                <a
                  href="${tool.url}"
                  rel="sponsored nofollow noopener"
                  ping="${`${publicUrl}${PLACEMENT_CLICK_PATH}/${tool.id}`}"
                  ><bdi>${tool.name}</bdi> ${OUTWARD}</a
                >
              </p>
              <p class="card-tagline">
                ${catalogText(tool.tagline, isLocale(tool.taglineLocale) ? tool.taglineLocale : 'en', locale)}
              </p>
            </div>
          </li>`,
      )}
    </ul>
  </aside>`;
  return { box, placements: tools.map(({ id }) => id) };
}
