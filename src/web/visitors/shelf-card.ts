/** The card of a collection or of a reader's list: some of its logos, title, introduction and size. */
import type { Locale } from '#catalog/locales.ts';
import type { ToolSummary } from '#catalog/tools/tools.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { toolMark } from '#web/elements/notices.ts';
import { catalogText } from '#web/elements/texts.ts';

/** Logos on a card. */
const MARKS = 5;

interface Shelf {
  path: string;
  title: string;
  intro: string;
  /** The language of both. */
  locale: Locale;
  /** Its first tools, or all. */
  tools: readonly ToolSummary[];
  /** The number of its tools. */
  size: number;
}

export function shelfCard({ locale }: View, { path, title, intro, locale: written, tools, size }: Shelf): Html {
  return html`<li class="card collection-card">
    <div class="collection-marks" aria-hidden="true">${tools.slice(0, MARKS).map((tool) => toolMark(tool))}</div>
    <h3><a href="${path}">${catalogText(title, written, locale)}</a></h3>
    ${intro !== '' && html`<p class="card-tagline">${catalogText(intro, written, locale)}</p>`}
    <p class="count">${visitorMessages(locale).search.found(size)}</p>
  </li>`;
}
