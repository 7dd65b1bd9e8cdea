/** Who stated the price of a tool, and when. */
import { isDeepStrictEqual } from 'node:util';
import { PRICE_SOURCES, type PriceSource, type StatedPrice } from '#fields/pricing.ts';
import type { Entry, FieldKey } from '#fields/fields.ts';

interface StatedPriceColumns {
  price_stated_by: string | null;
  price_stated_at: string | null;
}

/** Null if unknown. */
export function statedPriceOf({ price_stated_by, price_stated_at }: StatedPriceColumns): StatedPrice | null {
  const by = PRICE_SOURCES.find((source) => source === price_stated_by);
  return by === undefined || price_stated_at === null ? null : { by, at: price_stated_at };
}

export function statedPriceColumns(stated: StatedPrice | null): StatedPriceColumns {
  return { price_stated_by: stated?.by ?? null, price_stated_at: stated?.at ?? null };
}

/** The fields that a statement of a price sets. */
export const PRICE_KEYS = ['pricingModel', 'priceFrom'] as const satisfies readonly FieldKey[];
type Priced = Pick<Entry, (typeof PRICE_KEYS)[number]>;

/** Whether two entries have the same price. */
export function isSamePrice(a: Priced, b: Priced): boolean {
  return PRICE_KEYS.every((key) => isDeepStrictEqual(a[key], b[key]));
}

/** The statement after an edit by `by`: a changed price is theirs, otherwise it stays. */
export function restatedPrice(
  before: Priced & { priceStated: StatedPrice | null },
  after: Priced,
  by: PriceSource,
  at: string,
): StatedPrice | null {
  if (isSamePrice(before, after)) return before.priceStated;
  return after.pricingModel === null ? null : { by, at };
}
