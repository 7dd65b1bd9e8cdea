/** Makes untrusted values safe within a sentence. */
import { directionOf, type Locale } from '#catalog/locales.ts';

const LONGEST_VALUE = 80;

/** The language's separator of list items. */
export const listSeparator = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ');

/** The separator of a label and its value; French has a space before the colon. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00A0: ' : ': ');

/** A text isolated in its own direction (FSI … PDI, UAX #9). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * An untrusted value for a sentence: at most `longest` characters, none invisible, and isolated
 * (FSI … PDI, UAX #9) if its direction may differ.
 */
export function quotable(locale: Locale, value: string, longest = LONGEST_VALUE): string {
  const visible = value
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  // Removes half a surrogate pair at the cut.
  const text = visible.length > longest ? `${visible.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : visible;
  const alike = directionOf(locale) === 'ltr' && /^[ -~…]*$/.test(text);
  return text === '' || alike ? text : isolated(text);
}
