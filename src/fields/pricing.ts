/** The pricing models of the contract, in the order in which they are offered, and how it is said that nobody has stated one. */

export const PRICING_MODELS = ['free', 'freemium', 'paid', 'free_trial', 'open_source'] as const;
export type PricingModel = (typeof PRICING_MODELS)[number];

/** In columns, filters and facets: nobody has stated a price. In memory and in JSON that is null. */
export const UNKNOWN_PRICING = 'unknown';

/** What lists are narrowed by. */
export const PRICING_CHOICES = [...PRICING_MODELS, UNKNOWN_PRICING] as const;
export type PricingChoice = (typeof PRICING_CHOICES)[number];

export function isPricingModel(text: string): text is PricingModel {
  return (PRICING_MODELS as readonly string[]).includes(text);
}

export function isPricingChoice(text: string): text is PricingChoice {
  return (PRICING_CHOICES as readonly string[]).includes(text);
}

/** Who can have stated a price. */
export const PRICE_SOURCES = ['maker', 'editor', 'import'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Who has stated the price of a tool, and when (ISO 8601). */
export interface StatedPrice {
  by: PriceSource;
  at: string;
}
