/** Who has stated the price of a tool, and when: as columns hold it, and what an edit makes of it. */
import { PRICE_SOURCES, type PriceSource, type StatedPrice } from '#fields/pricing.ts';
import type { Entry } from '#fields/fields.ts';

interface StatedPriceColumns {
  price_stated_by: string | null;
  price_stated_at: string | null;
}

/** Null where nobody has stated one, and in rows from before it was kept. */
export function statedPriceOf({ price_stated_by, price_stated_at }: StatedPriceColumns): StatedPrice | null {
  const by = PRICE_SOURCES.find((source) => source === price_stated_by);
  return by === undefined || price_stated_at === null ? null : { by, at: price_stated_at };
}

export function statedPriceColumns(stated: StatedPrice | null): StatedPriceColumns {
  return { price_stated_by: stated?.by ?? null, price_stated_at: stated?.at ?? null };
}

/** Who has stated the price once `by` has made one entry of another: whoever changed it, or the one before. */
export function restatedPrice(
  before: Pick<Entry, 'pricingModel'> & { priceStated: StatedPrice | null },
  after: Pick<Entry, 'pricingModel'>,
  by: PriceSource,
  at: string,
): StatedPrice | null {
  if (after.pricingModel === before.pricingModel) return before.priceStated;
  return after.pricingModel === null ? null : { by, at };
}
