/** Who stated the price of a tool, and when. */
import { PRICE_SOURCES, type PriceSource, type StatedPrice } from '#fields/pricing.ts';
import type { Entry } from '#fields/fields.ts';

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

/** The statement after an edit by `by`: a changed price is theirs, otherwise it stays. */
export function restatedPrice(
  before: Pick<Entry, 'pricingModel'> & { priceStated: StatedPrice | null },
  after: Pick<Entry, 'pricingModel'>,
  by: PriceSource,
  at: string,
): StatedPrice | null {
  if (after.pricingModel === before.pricingModel) return before.priceStated;
  return after.pricingModel === null ? null : { by, at };
}
