/** The ranking: tiers, and weights of the score within a tier. */
import type { PricingChoice, PricingModel } from '#fields/pricing.ts';

/**
 * Tiers, best first; a hit belongs to the first that fits. In tiers of names, the only ones of suggestions, the newest come
 * first. The others are ordered together by score, then newest, name, slug; hits of far tiers are excluded from other
 * orders, which would mix them with close ones.
 */
export const TIERS = [
  { id: 'exact_name', kind: 'name', rule: 'the name is the query' },
  {
    id: 'short_name',
    kind: 'name',
    rule:
      'the name is the query apart from an ending such as "AI" or ".com", optional words or filler words, or the tool ' +
      'uses that domain, or the query names its maker, or has the name beside words or a job of the tool',
  },
  { id: 'name_almost_typed', kind: 'name', rule: 'the name is the query plus one letter' },
  { id: 'name_begins', kind: 'name', rule: 'the name begins with the query' },
  {
    id: 'all_words_in_name',
    kind: 'name',
    rule: 'the name contains every word of the query, the last one as a prefix',
  },
  {
    id: 'misspelt_name',
    kind: 'name',
    rule:
      'hardly any tool uses a word of the query, and the name is one wrong, missing, extra ' +
      'or swapped letter away from it, or sounds or is spelt like it in another script',
  },
  {
    id: 'all_words',
    kind: 'close',
    rule:
      'name, texts and categories contain every word or a synonym, in any language, or the tool does a job that the query ' +
      'asks for, or one much like it; if it seems to ask for something that no tool does, only names, taglines and categories count',
  },
  {
    id: 'some_words',
    kind: 'far',
    rule: 'at least half of the words match, weighted by rarity, or three tenths where the query asks for a job',
  },
] as const;

export type Tier = (typeof TIERS)[number];
export type TierId = Tier['id'];

/** By field: name, tagline, description. A word adds its rarity times its highest weight. */
export const WEIGHTS = {
  /** A word or a known phrase ("speech to text"). */
  own: [8, 6, 3],
  /** A synonym or a completion. */
  synonym: [6, 5, 2],
  /** Added for a required word that matches anywhere. */
  matched: 7,
  /** Added once for a requested price, times the rarity of all required words; and for open source, which counts like an attribute. */
  price: 3,
  openSource: 20,
  /**
   * Added once for a requested attribute that the tool states or its texts tell, likewise; and if it only implies it.
   */
  asked: [20, 7],
  /** Added likewise for a service that a text names; a tool of a requested maker counts as one with an attribute. */
  service: 10,
  /** Added for each step of the length norm, times the rarity of all required words. */
  length: 1.5,
} as const;

/** Scores are integers in units of 1 / SCORE_SCALE. */
export const SCORE_SCALE = 4;

/** Weights of the jobs of a query, each times its share and the rarity of all required words. */
export const JOB = {
  /** By strength: main, also, perhaps. */
  weights: [10, 7.5, 3.75],
  /** Part of these that the best related job adds, times its likeness. */
  related: 0.5,
  /** For a category, times the sum of the shares of its jobs. */
  category: 3.6,
  /** For typical terms in name, tagline and description, times rarity and term weight. */
  words: [1.3, 1.3, 0.8],
  /** Most terms, and their least weight. */
  mostWords: 10,
  leastTelling: 0.02,
} as const;

/**
 * Nearness in meaning, by vectors of a model: the nearest `share` of all tools, at most `most`, joins the hits, which are ordered by 1 / (score + rank by
 * score) + 1 / (nearness + rank by nearness), reciprocal rank fusion (Cormack, Clarke and Büttcher 2009).
 */
export const NEAR = { most: 50, share: 1 / 20, score: 2, nearness: 60 } as const;

/** The weights of alternatives to a tool. */
export const ALTERNATIVE = {
  /** Factors of a word's score in a search: of the query, of the tool's main kind and another, of its texts if it is unknown or well known. */
  words: { asked: 4, kind: [6, 3], own: [3, 1] },
  /** The text states an alternative to the tool. */
  stated: 1200,
  /** Both are well-known tools of one kind: of the tool's main kind, of another. */
  rival: [480, 160],
  /** A shared job, by its strength in the tool and in the other, times its rarity. */
  job: [6, 4, 2],
  otherJob: [3, 2, 1],
  /** A job that the query asks for besides, by its strength in the other, times its share. */
  wished: 800,
  /** A shared category, times its rarity. */
  category: 18,
} as const;

/** Per cent of the score of an alternative that remains, by requested price and price; the highest of several. */
export const PRICE_FIT: Readonly<Record<PricingModel, Readonly<Record<PricingChoice, number>>>> = {
  free: { free: 100, open_source: 100, freemium: 80, free_trial: 40, paid: 30, unknown: 50 },
  freemium: { free: 100, open_source: 100, freemium: 100, free_trial: 50, paid: 30, unknown: 50 },
  open_source: { free: 40, open_source: 100, freemium: 40, free_trial: 30, paid: 30, unknown: 35 },
  free_trial: { free: 100, open_source: 100, freemium: 100, free_trial: 100, paid: 30, unknown: 60 },
  paid: { free: 40, open_source: 40, freemium: 70, free_trial: 80, paid: 100, unknown: 60 },
};

/** The least part of the total weight that matches, without a job and with one. */
export const LEAST_MATCH = { words: 0.5, withJob: 0.3 } as const;

/** Higher weights are of the summary (name and tagline), lower ones of the description. */
export const SUMMARY_WEIGHT = 4;

const HIGHEST_RARITY = 8;
/** Rarity of an unused word, of two signs without spaces, and of the name of a category. */
export const UNKNOWN_RARITY = { word: 8, bigram: 1, category: 4 } as const;

/** The inverse document frequency in whole halvings, 0 (most tools use the word) to 8. */
export function rarityOf(count: number, all: number): number {
  if (count === 0 || all === 0) return UNKNOWN_RARITY.category;
  return Math.max(0, Math.min(HIGHEST_RARITY, Math.round(Math.log2(all / count))));
}

/** A word's weight in the query: its rarity, at least 1. */
export function weightOf({ rarity }: { readonly rarity: number }): number {
  return Math.max(1, rarity);
}

/** The rule in words, for the API document. The page about ranking says more, in every language. */
export const RANKING_RULE = `Results come in tiers:

${TIERS.map((tier, at) => `${at + 1}. ${tier.rule}`).join('\n')}

Names are compared ignoring case, accents, spaces and punctuation. \
In tiers of names the newest come first. In the last two together tools are sorted by score: rare words, in the name, tagline or description, \
the jobs, price, attributes and services asked for, and short texts; only the newest 25,000 are scored. \
With a model of embeddings, tools near in meaning join the last tier, and nearness counts in the score. \
Ties: as without \`q\`. Payment has no influence.`;

/** The rule of alternatives.ts in words, for the same documents. */
export const ALTERNATIVES_RULE = `A tool is an alternative to another if its texts say so, if both are well known for the same purpose, \
or if they share a category and jobs or words for what they do; these signs add to a score in that order, rare ones counting more. \
Ties: newest first, then by name, then by slug. \
From the eleventh on, only those that reach 40 % of the third best score are listed. Payment has no influence.`;
