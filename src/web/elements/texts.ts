/** Texts of users, with their own language and direction inside a page of another language. */
import { directionOf, type Locale } from '#catalog/locales.ts';
import { localeOfScript } from '#catalog/language/detection.ts';
import { html, type Html } from './html.ts';

/** A text of the catalog in a known language. */
export function catalogText(text: string, written: Locale, page: Locale): Html {
  return written === page
    ? html`<bdi>${text}</bdi>`
    : html`<bdi lang="${written}" dir="${directionOf(written)}">${text}</bdi>`;
}

/**
 * A name or short text of unknown language. Latin script does not tell the language, so it gets no
 * `lang`; the direction follows the letters.
 */
export function personText(text: string): Html {
  const told = localeOfScript(text);
  return told === null ? html`<bdi dir="auto">${text}</bdi>` : html`<bdi lang="${told}" dir="auto">${text}</bdi>`;
}

/** A `time` element with a readable and an exact time. */
export function timeText(iso: string, shown: string): Html {
  return html`<time datetime="${iso}">${shown}</time>`;
}
