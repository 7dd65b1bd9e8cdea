/** Why an entry was refused or taken down, as its owner reads it. */
import { reasonOf, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { loadMessages } from './loading.ts';

const REASONS = await loadMessages<Record<ReasonCode, string>>('reasons');

/** The sentence of a reason code; an unknown code reads as `other`. */
export function reasonSentence(locale: Locale, code: string): string {
  return REASONS[locale][reasonOf(code) ?? 'other'];
}
