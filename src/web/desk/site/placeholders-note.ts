/** A notice of the placeholders that are left in the text of a page, which visitors see. */
import type { Locale } from '#catalog/locales.ts';
import { listPlaceholders } from '#catalog/site/pages.ts';
import { siteMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 120;

/** For a saved text; null without placeholders. */
export function placeholdersNote(locale: Locale, text: string): Html | null {
  const left = listPlaceholders(text).slice(0, MOST_SHOWN);
  if (left.length === 0) return null;
  return notice(
    'warning',
    html`<p>${siteMessages(locale).pages.placeholdersLeft}</p>
      <ul>
        ${left.map((each) => html`<li><bdi>${each.slice(0, LONGEST_SHOWN).toWellFormed()}</bdi></li>`)}
      </ul>`,
  );
}
