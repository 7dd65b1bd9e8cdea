/** The card of a tool in lists. */
import type { ToolSummary } from '#catalog/tools/tools.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import { LARGEST_NEWS } from '#catalog/tools/bulk-imports.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { priceText } from '#locales/price-text.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { screenshotPath } from '#http/pages/site-paths.ts';
import { categoryIcon } from '#web/elements/category-icons.ts';
import { CARD_CATEGORIES } from '#web/elements/category-groups.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { BOOKMARK } from '#web/elements/icons.ts';
import { pathTo } from '#web/elements/links.ts';
import { hueOf, toolMark, verifiedMark } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';

/** The earliest publication time of new tools; cached pages are remade daily. */
export function freshSince({ context }: PageRequest): string {
  const now = context.db.now().getTime();
  return new Date(now - (now % DAY_MS) - PERIODS.newTool.lasts + DAY_MS).toISOString();
}

/**
 * Tells new tools by their publication time. Rows of an import share theirs: a list of more than
 * LARGEST_NEWS tools is no news of each of them.
 */
export function newsOf(request: PageRequest): (publishedAt: string) => boolean {
  const { index } = request.context.live;
  const since = freshSince(request);
  return (publishedAt) => {
    if (publishedAt < since) return false;
    const time = Date.parse(publishedAt);
    return index.countSince(time) - index.countSince(time + 1) <= LARGEST_NEWS;
  };
}

export interface CardOptions {
  /** Whether cards show when their tools were published, as the list is sorted by it. */
  dated?: boolean;
  /** Id of the page's category; cards name the other ones. */
  within?: string;
  /** Ids of the categories of the tool whose alternatives are listed; cards name the other ones first. */
  beside?: ReadonlySet<string>;
  /** Slug of the tool of a search for alternatives. */
  named?: string;
  /** A short reason for each tool, by slug. */
  reasons?: ReadonlyMap<string, string | Html>;
  /** Whether a tool published at that time is marked as new; by default none. */
  isNew?: (publishedAt: string) => boolean;
}

/** The bookmark button, stored on the visitor's device; hidden without its script. */
export function saveButton({ locale }: View, { slug, name }: Pick<ToolSummary, 'slug' | 'name'>): Html {
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

/** Cards on the first screen load their pictures at once. */
const FIRST_PICTURES = 3;

/**
 * The picture of a tool; without one a panel of the same size in its colour, with the sign of its
 * category. Decorative: the name is next to it.
 */
function cardPicture({ name, screenshot, categories }: ToolSummary, index: number): Html {
  if (screenshot === null) {
    const [category] = categories;
    return html`<span class="${`card-picture card-cover ${hueOf(name)}`}" aria-hidden="true"
      >${category !== undefined && categoryIcon(category.id)}</span
    >`;
  }
  return html`<img
    class="card-picture"
    src="${screenshotPath(screenshot, 384)}"
    srcset="${screenshotPath(screenshot, 384)} 384w, ${screenshotPath(screenshot, 640)} 640w"
    sizes="(width < 46rem) 92vw, 24rem"
    alt=""
    ${attributes({ width: 384, height: 240, loading: index < FIRST_PICTURES ? null : 'lazy', decoding: 'async' })}
  />`;
}

interface Place {
  index: number;
  /** Whether the list shows pictures. */
  isPictured: boolean;
}

function toolCard(view: View, tool: ToolSummary, options: CardOptions, { index, isPictured }: Place): Html {
  const { dated = false, within, beside, named, reasons, isNew } = options;
  const { locale, format } = view;
  const t = visitorMessages(locale);
  const categories = tool.categories
    .filter(({ id }) => id !== within)
    .toSorted((a, b) => Number(beside?.has(a.id) ?? false) - Number(beside?.has(b.id) ?? false))
    .slice(0, CARD_CATEGORIES);
  const plans = tool.priceFrom && html`<span class="price-from"> · ${priceText(locale, tool.priceFrom)}</span>`;
  return html`<li class="card">
    ${isPictured && cardPicture(tool, index)}
    <div class="card-head">
      ${toolMark(tool)}
      <div>
        <h3>
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </h3>
        <p class="card-facts">
          ${tool.pricingModel !== null && html`<span class="price">${t.pricing[tool.pricingModel]}${plans}</span>`}
          ${tool.isVerified && verifiedMark(t.catalog.verified)}
          ${isNew?.(tool.publishedAt) === true && html`<span class="tag tag-fresh">${t.choosing.fresh}</span>`}
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
    ${saveButton(view, tool)}
  </li>`;
}

/** A list shows pictures if at least one tool in three has one; with fewer, signs of categories would fill the page. */
const TOOLS_A_PICTURE = 3;

/** A list of cards: all show a picture, or none does. */
export function toolCards(view: View, tools: readonly ToolSummary[], options: CardOptions = {}): Html {
  const pictures = tools.filter(({ screenshot }) => screenshot !== null).length;
  const isPictured = pictures > 0 && pictures * TOOLS_A_PICTURE >= tools.length;
  return html`<ol class="${isPictured ? 'cards cards-pictured' : 'cards'}">
    ${tools.map((tool, index) => toolCard(view, tool, options, { index, isPictured }))}
  </ol>`;
}
