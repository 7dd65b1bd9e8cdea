/** The contract's pricing models in display order, the value for an unknown price, and prices as numbers. */

export const PRICING_MODELS = ['free', 'freemium', 'paid', 'free_trial', 'open_source'] as const;
export type PricingModel = (typeof PRICING_MODELS)[number];

/** An unknown price in columns, filters and facets; null in memory and JSON. */
export const UNKNOWN_PRICING = 'unknown';

/** Values of the filter. */
export const PRICING_CHOICES = [...PRICING_MODELS, UNKNOWN_PRICING] as const;
export type PricingChoice = (typeof PRICING_CHOICES)[number];

/** Whether a tool can be used without paying. */
export const HAS_FREE_USE: Readonly<Record<PricingModel, boolean>> = {
  free: true,
  freemium: true,
  free_trial: false,
  open_source: true,
  paid: false,
};

/** The period of a price: a month, a year, for good, or one use. */
export const PRICE_PERIODS = ['month', 'year', 'once', 'use'] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

/** Currencies of prices (ISO 4217), each with the US dollars that one unit is roughly worth; rates only group prices. */
const CURRENCY_RATES = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.3,
  AED: 0.27,
  AUD: 0.65,
  BRL: 0.18,
  CAD: 0.72,
  CHF: 1.15,
  CNY: 0.14,
  CZK: 0.045,
  DKK: 0.15,
  INR: 0.012,
  JPY: 0.0067,
  KRW: 0.00073,
  KZT: 0.002,
  MXN: 0.053,
  NOK: 0.094,
  PLN: 0.26,
  RUB: 0.012,
  SAR: 0.27,
  SEK: 0.097,
  TRY: 0.025,
  UAH: 0.024,
} as const;
export type Currency = keyof typeof CURRENCY_RATES;
export const CURRENCIES = Object.keys(CURRENCY_RATES) as Currency[];

/** The smallest and the largest amount, of any currency. */
export const PRICE_RANGE = { min: 0.001, max: 1_000_000 } as const;

/** The lowest regular price of the paid plans. */
export interface Price {
  amount: number;
  currency: Currency;
  per: PricePeriod;
}

/** Upper bounds of the filter by price, in US dollars a month. */
export const PRICE_BOUNDS = ['10', '20', '50', '100'] as const;

const MONTHS: Record<PricePeriod, number | undefined> = { month: 1, year: 12, once: undefined, use: undefined };

const dollarsOf = ({ amount, currency }: Price): number => amount * CURRENCY_RATES[currency];

/** US dollars for a month of a tool, 0 with free use; undefined if unknown. */
function monthlyDollars(pricing: string, price: Price | undefined): number | undefined {
  if (isPricingModel(pricing) && HAS_FREE_USE[pricing]) return 0;
  const months = price === undefined ? undefined : MONTHS[price.per];
  return price === undefined || months === undefined ? undefined : dollarsOf(price) / months;
}

/** The bounds that the monthly price of a tool stays within; none for an unknown price. */
export function boundsAbove(pricing: string, price: Price | undefined): readonly string[] {
  const dollars = monthlyDollars(pricing, price) ?? Infinity;
  return PRICE_BOUNDS.filter((bound) => dollars <= Number(bound));
}

/** More millionths of a dollar than any price: all keys of a group are below the next group's. */
const PRICE_GROUP = 2 ** 44;

/**
 * Where a price stands among others, a whole number below 2^46: prices of a month in US dollars, free use as 0; then what
 * is paid once, then for each use; then unknown prices, all alike.
 */
export function priceKey(pricing: string, price: Price | undefined): number {
  const monthly = monthlyDollars(pricing, price);
  const inGroup = (group: number, dollars: number): number => group * PRICE_GROUP + Math.round(dollars * 1e6);
  if (monthly !== undefined) return inGroup(0, monthly);
  return price === undefined ? inGroup(3, 0) : inGroup(price.per === 'once' ? 1 : 2, dollarsOf(price));
}

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
