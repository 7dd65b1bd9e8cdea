/** One tool in a list, and the sponsored tools that stand apart from every list. */
import { listSponsoredTools, type PlacementSlot } from '#catalog/placements.ts';
import { isLocale } from '#catalog/locales.ts';
import type { ToolSummary } from '#catalog/tools.ts';
import type { View, Visit } from '#http/page-types.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { monogram } from '#web/notices.ts';
import { catalogText, timeText } from '#web/texts.ts';

function toolCard(view: View, tool: ToolSummary): Html {
  const { t, locale, format } = view;
  return html`<li class="card">
    ${monogram(tool.name)}
    <div class="card-body">
      <div class="card-head">
        <h3>
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </h3>
        ${timeText(tool.publishedAt, format.date(tool.publishedAt))}
      </div>
      <p class="card-tagline">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
      <ul class="tags">
        <li class="tag tag-price">${t.pricing[tool.pricingModel]}</li>
        ${tool.categories.map((category) => html`<li><a class="tag" href="${pathTo(locale, 'categories', category.id)}">${category.name}</a></li>`)}
      </ul>
    </div>
  </li>`;
}

export function toolCards(view: View, tools: readonly ToolSummary[]): Html {
  return html`<ol class="cards">
    ${tools.map((tool) => toolCard(view, tool))}
  </ol>`;
}

/** The paid slots of a page, apart from its list and marked as such; nothing when none is booked. */
export async function sponsoredTools(visit: Visit, slot: PlacementSlot): Promise<Html | null> {
  const { t, locale } = visit;
  const tools = await listSponsoredTools(visit.parts.db, slot, locale);
  if (tools.length === 0) return null;
  return html`<aside class="sponsored" aria-label="${t.sponsored}">
    <p class="sponsored-label">${t.sponsored}</p>
    <ul>
      ${tools.map(
        (tool) =>
          html`<li>
            ${monogram(tool.name)}
            <div class="card-body">
              <p class="sponsored-name">
                <a href="${tool.url}" rel="sponsored nofollow noopener"><bdi>${tool.name}</bdi></a>
              </p>
              <p class="card-tagline">
                ${catalogText(tool.tagline, isLocale(tool.taglineLocale) ? tool.taglineLocale : 'en', locale)}
              </p>
            </div>
          </li>`,
      )}
    </ul>
  </aside>`;
}
