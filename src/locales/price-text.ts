/** Prices in words. */
import type { Locale } from '#catalog/locales.ts';
import type { Price } from '#fields/pricing.ts';
import { formatOf } from './format.ts';
import { everyPageMessages } from './subjects.ts';

/** The lowest price of the paid plans, such as "from $20 a month". */
export function priceText(locale: Locale, { amount, currency, per }: Price): string {
  return everyPageMessages(locale).price.from[per](formatOf(locale).money(amount, currency));
}

/** A bound of the filter, such as "up to $20 a month". */
export function boundText(locale: Locale, bound: string): string {
  return everyPageMessages(locale).price.upTo(formatOf(locale).money(Number(bound), 'USD'));
}
