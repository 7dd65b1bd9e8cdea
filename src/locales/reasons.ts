/** Reasons of refusals and removals, for owners. */
import { reasonOf, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { loadMessages } from './loading.ts';

const REASONS = await loadMessages<Record<ReasonCode, string>>('reasons');

/** An unknown code reads as `other`. */
export function reasonSentence(locale: Locale, code: string): string {
  return REASONS[locale][reasonOf(code) ?? 'other'];
}
