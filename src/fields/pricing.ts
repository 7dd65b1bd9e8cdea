/** The contract's pricing models in display order, and the value for an unknown price. */

export const PRICING_MODELS = ['free', 'freemium', 'paid', 'free_trial', 'open_source'] as const;
export type PricingModel = (typeof PRICING_MODELS)[number];

/** An unknown price in columns, filters and facets; null in memory and JSON. */
export const UNKNOWN_PRICING = 'unknown';

/** Values of the filter. */
export const PRICING_CHOICES = [...PRICING_MODELS, UNKNOWN_PRICING] as const;
export type PricingChoice = (typeof PRICING_CHOICES)[number];

export function isPricingModel(text: string): text is PricingModel {
  return (PRICING_MODELS as readonly string[]).includes(text);
}

export function isPricingChoice(text: string): text is PricingChoice {
  return (PRICING_CHOICES as readonly string[]).includes(text);
}

export const PRICE_SOURCES = ['maker', 'editor', 'import'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Who stated a price, and when (ISO 8601). */
export interface StatedPrice {
  by: PriceSource;
  at: string;
}
