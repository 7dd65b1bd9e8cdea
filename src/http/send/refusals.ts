/** Refusals in words: the reason, and when to try again. */
import type { Locale } from '#catalog/locales.ts';
import type { CatalogError, ErrorCode } from '#catalog/errors.ts';
import { sentenceOf } from '#locales/errors.ts';
import { everyPageMessages } from '#locales/subjects.ts';

/** Refusals of two sentences in every language: the reason, and that one may try again. */
export const TWO_SENTENCES: readonly ErrorCode[] = [
  'rate_limited',
  'submission_limit_exceeded',
  'too_many_attempts',
  'unavailable',
  'overloaded',
];

/** The reason of a refusal, which does not say itself when to try again where `retryText` follows. */
export function reasonText(locale: Locale, error: CatalogError, isFollowed = error.retryAfter !== undefined): string {
  const { readOnly } = everyPageMessages(locale);
  if (error.code === 'maintenance' && isFollowed) return `${readOnly.title} ${readOnly.unchanged}`;
  const sentence = sentenceOf(locale, error);
  return isFollowed && TWO_SENTENCES.includes(error.code) ? sentence.slice(0, sentence.indexOf('. ') + 1) : sentence;
}

/** When a refused request can be made again, in minutes from 90 seconds on. */
export function retryText(locale: Locale, retryAfter: number): string {
  const { error } = everyPageMessages(locale);
  const seconds = Math.max(1, Math.ceil(retryAfter));
  return seconds < 90 ? error.retrySeconds(seconds) : error.retryMinutes(Math.ceil(seconds / 60));
}

/** The reason, and when to try again where that is known. */
export function refusalText(locale: Locale, error: CatalogError): string {
  const reason = reasonText(locale, error);
  return error.retryAfter === undefined ? reason : `${reason} ${retryText(locale, error.retryAfter)}`;
}
