/** The pricing models of the contract, in the order in which they are offered. */

export const PRICING_MODELS = ['free', 'freemium', 'paid', 'free_trial', 'open_source'] as const;
export type PricingModel = (typeof PRICING_MODELS)[number];

export function isPricingModel(text: string): text is PricingModel {
  return (PRICING_MODELS as readonly string[]).includes(text);
}
