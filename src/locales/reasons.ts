/** Reasons of decisions for owners, and outcomes of reports for reporters. */
import { reasonOf } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { REPORT_OUTCOMES } from '#catalog/moderation/reports/reports.ts';
import { outcomeMessages, reasonMessages } from './subjects.ts';

/** An unknown code reads as `other`. */
export function reasonSentence(locale: Locale, code: string): string {
  return reasonMessages(locale)[reasonOf(code) ?? 'other'];
}

/** An unknown outcome reads as `unclear`. */
export function outcomeSentence(locale: Locale, outcome: string): string {
  return outcomeMessages(locale)[REPORT_OUTCOMES.find((known) => known === outcome) ?? 'unclear'];
}
