/** Foreign values made fit to stand inside a sentence. */
import { directionOf, type Locale } from '#catalog/locales.ts';

const LONGEST_VALUE = 80;

/** How a language parts the items of a list. */
export function listSeparator(locale: Locale): string {
  return locale === 'ar' ? '، ' : ', ';
}

/**
 * A foreign value as it may stand inside a sentence: at most `longest` characters, nothing invisible, and isolated
 * (FSI … PDI, UAX #9) where its letters could run against the direction of the sentence.
 */
export function quotable(locale: Locale, value: string, longest = LONGEST_VALUE): string {
  const visible = value
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  // A surrogate pair that the cut has torn apart loses its first half, too.
  const text = visible.length > longest ? `${visible.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : visible;
  const alike = directionOf(locale) === 'ltr' && /^[ -~…]*$/.test(text);
  return text === '' || alike ? text : `\u2068${text}\u2069`;
}
