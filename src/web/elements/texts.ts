/** Texts of users, with their own language and direction inside a page of another language. */
import type { CatalogError, ErrorCode } from '#catalog/errors.ts';
import { directionOf, type Locale } from '#catalog/locales.ts';
import { localeOfScript } from '#catalog/language/detection.ts';
import type { EveryPageMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import type { View } from '#http/pages/page-types.ts';
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

/** Refusals of two sentences in every language: the reason, and that one may try again. */
export const TWO_SENTENCES: readonly ErrorCode[] = [
  'rate_limited',
  'submission_limit_exceeded',
  'too_many_attempts',
  'unavailable',
  'overloaded',
];

/** The reason of a refusal, which does not say itself when to try again where `retryText` follows. */
export function reasonText(view: View, error: CatalogError, isFollowed = error.retryAfter !== undefined): string {
  const { t, locale } = view;
  if (error.code === 'maintenance' && isFollowed) return `${t.readOnly.title} ${t.readOnly.unchanged}`;
  const sentence = sentenceOf(locale, error);
  return isFollowed && TWO_SENTENCES.includes(error.code) ? sentence.slice(0, sentence.indexOf('. ') + 1) : sentence;
}

/** When a refused request can be made again, in minutes from 90 seconds on. */
export function retryText({ t }: { t: EveryPageMessages }, retryAfter: number): string {
  const seconds = Math.ceil(retryAfter);
  return seconds < 90 ? t.error.retrySeconds(seconds) : t.error.retryMinutes(Math.ceil(seconds / 60));
}
