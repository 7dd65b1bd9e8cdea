/** Texts that people wrote: shown with their own language and direction inside a page of another language. */
import { directionOf, type Locale } from '#catalog/locales.ts';
import { localeOfScript } from '#catalog/language/detection.ts';
import { html, type Html } from './html.ts';

/** A text of the catalog whose language is known. */
export function catalogText(text: string, written: Locale, page: Locale): Html {
  return written === page
    ? html`<bdi>${text}</bdi>`
    : html`<bdi lang="${written}" dir="${directionOf(written)}">${text}</bdi>`;
}

/**
 * A name or other short text of unknown language. Only its script tells one, so that Latin text gets no language mark,
 * which might be wrong; its direction follows its letters.
 */
export function personText(text: string): Html {
  const told = localeOfScript(text);
  return told === null ? html`<bdi dir="auto">${text}</bdi>` : html`<bdi lang="${told}" dir="auto">${text}</bdi>`;
}

/** A time as people read it, with the exact one for machines. */
export function timeText(iso: string, shown: string): Html {
  return html`<time datetime="${iso}">${shown}</time>`;
}
