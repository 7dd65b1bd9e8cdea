/** One tool in a list. */
import type { ToolSummary } from '#catalog/tools/tools.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { html, type Html } from '#web/elements/html.ts';
import { BOOKMARK } from '#web/elements/icons.ts';
import { pathTo } from '#web/elements/links.ts';
import { toolMark, verifiedMark } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';

/** The page of the tool names all of them. */
const CARD_CATEGORIES = 2;

/** Comes after every time that is written as ours are. */
const LATER = '~';

/** When the oldest of the new tools may have been published: pages are made anew every day. */
export function freshSince({ context }: PageRequest): string {
  const now = context.db.now().getTime();
  return new Date(now - (now % DAY_MS) - PERIODS.newTool.lasts + DAY_MS).toISOString();
}

/** What a list says about its cards. */
export interface CardOptions {
  /** Whether the list is ordered by date, so that cards show theirs. */
  dated?: boolean;
  /** Id of the category that the page is about; cards name their other ones. */
  within?: string;
  /** Slug of the tool that a search for its alternatives names. */
  named?: string;
  /** Half a sentence on why a tool stands here, by slug. */
  reasons?: ReadonlyMap<string, string | Html>;
  /** Tools that were published since then are marked as new. */
  newSince?: string;
}

/** Keeps a tool on the visitor's device; works by a script, and is not shown without. */
export function keepButton({ locale }: View, { slug, name }: Pick<ToolSummary, 'slug' | 'name'>): Html {
  const { keep } = visitorMessages(locale).choosing.kept;
  return html`<button
    type="button"
    class="keep scripted"
    data-keep="${slug}"
    aria-pressed="false"
    aria-label="${keep(name)}"
  >
    ${BOOKMARK}
  </button>`;
}

function toolCard(
  view: View,
  tool: ToolSummary,
  { dated = false, within, named, reasons, newSince = LATER }: CardOptions,
): Html {
  const { locale, format } = view;
  const t = visitorMessages(locale);
  const categories = tool.categories.filter(({ id }) => id !== within).slice(0, CARD_CATEGORIES);
  return html`<li class="card">
    <div class="card-head">
      ${toolMark(tool)}
      <div>
        <h3>
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </h3>
        <p class="card-facts">
          ${tool.pricingModel !== null && html`<span class="price">${t.pricing[tool.pricingModel]}</span>`}
          ${tool.isVerified && verifiedMark(t.catalog.verified)}
          ${tool.publishedAt >= newSince && html`<span class="tag tag-fresh">${t.choosing.fresh}</span>`}
          ${tool.slug === named && html`<span class="tag">${t.alternatives.named}</span>`}
          ${dated && timeText(tool.publishedAt, format.shortDate(tool.publishedAt))}
        </p>
      </div>
    </div>
    <p class="card-tagline">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
    ${reasons?.has(tool.slug) === true && html`<p class="card-why">${reasons.get(tool.slug)}</p>`}
    ${
      categories.length > 0 &&
      html`<ul class="tags">
        ${categories.map(({ id, name }) => html`<li><a class="tag" href="${pathTo(locale, 'categories', id)}">${name}</a></li>`)}
      </ul>`
    }
    ${keepButton(view, tool)}
  </li>`;
}

export function toolCards(view: View, tools: readonly ToolSummary[], options: CardOptions = {}): Html {
  return html`<ol class="cards">
    ${tools.map((tool) => toolCard(view, tool, options))}
  </ol>`;
}
