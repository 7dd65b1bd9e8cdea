/** Reasons of decisions for owners, and outcomes of reports for reporters. */
import { reasonOf } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { REPORT_OUTCOMES } from '#catalog/moderation/reports/reports.ts';
import { outcomeMessages, reasonMessages } from './subjects.ts';

/** An unknown code reads as `other`. */
export const reasonSentence = (locale: Locale, code: string): string =>
  reasonMessages(locale)[reasonOf(code) ?? 'other'];

/** An unknown outcome reads as `unclear`. */
export const outcomeSentence = (locale: Locale, outcome: string): string =>
  outcomeMessages(locale)[REPORT_OUTCOMES.find((known) => known === outcome) ?? 'unclear'];
