/** Turns error codes and field problems into sentences of one locale. */
import type { ErrorCode } from '#catalog/errors.ts';
import { directionOf, type Locale } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { ar } from './errors/ar.ts';
import { de } from './errors/de.ts';
import { en, type ErrorMessages } from './errors/en.ts';
import { es } from './errors/es.ts';
import { fr } from './errors/fr.ts';
import { pl } from './errors/pl.ts';
import { ru } from './errors/ru.ts';
import { uk } from './errors/uk.ts';
import { formatOf } from './format.ts';

const MESSAGES: Record<Locale, ErrorMessages> = { en, ar, ru, uk, pl, de, es, fr };

const LONGEST_VALUE = 80;

/** What went wrong and what to do, for people. */
export function errorSentence(locale: Locale, code: ErrorCode): string {
  return MESSAGES[locale].errors[code];
}

/** What is wrong with one field and what to do. Plain text: values in it still need escaping in markup. */
export function problemSentence(locale: Locale, problem: Problem): string {
  const sentence = MESSAGES[locale].problems[problem.rule];
  if (typeof sentence === 'string') return sentence;
  const min = problem.min ?? 1;
  const figures = {
    min,
    max: problem.max ?? min,
    allowed: (problem.allowed ?? []).map((value) => quotable(locale, value)).join(locale === 'ar' ? '، ' : ', '),
    value: quotable(locale, problem.value ?? ''),
  };
  return sentence(figures, formatOf(locale));
}

/**
 * A foreign value as it may stand inside a sentence: at most 80 characters, nothing invisible, and isolated
 * (FSI … PDI, UAX #9) where its letters could run against the direction of the sentence.
 */
function quotable(locale: Locale, value: string): string {
  const visible = value
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  // A surrogate pair that the cut has torn apart loses its first half, too.
  const text =
    visible.length > LONGEST_VALUE
      ? `${visible.slice(0, LONGEST_VALUE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
      : visible;
  const alike = directionOf(locale) === 'ltr' && /^[ -~…]*$/.test(text);
  return text === '' || alike ? text : `\u2068${text}\u2069`;
}
