/** Reads queries that ask for alternatives to a published tool: "free alternative to midjourney", "аналог chatgpt". */
import { type Cue, findCues, isLink } from '#catalog/search/analysis/alternative-cues.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { findPrices } from '#catalog/search/analysis/price-words.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import type { Place, Segment } from '#catalog/search/engine/segment.ts';
import { pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { fold } from '#catalog/language/fold.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { isStopWord, isWish } from '#catalog/language/stop-words.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { AlternativesWish } from './alternative-signs.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { findBySound, findMisspelt, findNamed } from './named-tool.ts';

export interface AskedAlternatives {
  /** The key of the tool that the query names. */
  key: number;
  /** What the query says beside the name, the asking and the prices. */
  wish: AlternativesWish;
}

/** A name is looked for in so many words. */
const LONGEST_NAME = 5;
/** A query of more words tells a story. */
const MAX_WORDS = 16;

interface Window {
  from: number;
  to: number;
}

/** The runs of words that begin at a place, the longest first. */
const windowsFrom = (words: readonly string[], from: number): Window[] => {
  const most = Math.min(LONGEST_NAME, words.length - from);
  return Array.from({ length: most }, (_, at) => ({ from, to: from + most - at }));
};

/** The runs of words that end at a place, the longest first. */
const windowsTo = (to: number): Window[] => {
  const most = Math.min(LONGEST_NAME, to);
  return Array.from({ length: most }, (_, at) => ({ from: to - most + at, to }));
};

const isWished = (word: string): boolean => localesOf(word).some((locale) => isWish(word, locale));

/** "alternative gratuite à X": what is wished for and prepositions part the cue from the name. */
const mayStandBetween = (word: string): boolean => isLink(word) || isWished(word);

/** Where the name may be, the likeliest first: behind a link ("alternative to X"), before a noun ("X alternative"), right behind the cue. */
const windowsOf = (words: readonly string[], { kind, from, to }: Cue): Window[] => {
  let linked = to;
  while (linked < words.length && mayStandBetween(words[linked]!)) linked += 1;
  let before = from;
  while (before > 0 && mayStandBetween(words[before - 1]!)) before -= 1;
  return [
    ...(linked > to ? windowsFrom(words, linked) : []),
    ...(kind === 'noun' ? windowsTo(before) : []),
    ...windowsFrom(words, to),
  ];
};

const isStop = (word: string): boolean => localesOf(word).some((locale) => isStopWord(word, locale));

/** Words that say something whether or not a tool has them for a name. */
const isOrdinary = (word: string): boolean => isOrdinaryWord(word) || isStop(word) || isWished(word);

/** Arabic writes "for" and the article together with the word that follows. */
const withoutPrefix = (text: string): string => text.replace(/^(?:لل|ال|ل|ب)(?=\p{L}{3})/u, '');

/** A run of words that may be a name, and what is known of it. */
interface Suspect {
  cue: Cue;
  own: readonly string[];
  /** The places of the words beside name and cue. */
  rest: readonly number[];
  /** Whether a preposition or a phrase says that a name follows. */
  isLinked: boolean;
  /** Whether the query says nothing else. */
  isAlone: boolean;
}

/** How names are looked for, the surest way first, and which suspects each is for: an ordinary word is seldom a name. */
const WAYS: readonly {
  find: (segments: readonly Segment[], name: string) => Place | undefined;
  isFor(suspect: Suspect): boolean;
}[] = [
  {
    find: findNamed,
    isFor: ({ cue, own, isLinked, isAlone }) =>
      own.length > 1 || !own.every(isOrdinary) || (cue.kind !== 'particle' && (isLinked || isAlone)),
  },
  {
    find: findMisspelt,
    isFor: ({ cue, own, isAlone }) => !own.every(isOrdinary) && (isAlone || cue.kind === 'noun'),
  },
  { find: findBySound, isFor: ({ cue, own, isAlone }) => !own.every(isOrdinary) && isAlone && cue.kind !== 'particle' },
];

const suspectsOf = (words: readonly string[]): Suspect[] =>
  findCues(words).flatMap((cue) =>
    windowsOf(words, cue).map(({ from, to }) => {
      const rest = [...words.keys()].filter((at) => (at < cue.from || at >= cue.to) && (at < from || at >= to));
      return {
        cue,
        own: words.slice(from, to),
        rest,
        isLinked: from >= cue.to && (cue.kind === 'phrase' || (from > cue.to && isLink(words[from - 1]!))),
        isAlone: rest.every((at) => mayStandBetween(words[at]!) || isStop(words[at]!)),
      };
    }),
  );

/** What is wished for beside the alternatives: prices, and words that say something; links and stop words do not. */
const wishOf = (words: readonly string[], { rest }: Suspect): AlternativesWish => {
  const prices = findPrices(words);
  // That a tool is open source, its texts may say, too.
  const ofPrices = new Set(prices.flatMap((price) => (price.pricing === 'open_source' ? [] : price.words)));
  const told = rest.filter((at) => !ofPrices.has(at) && !mayStandBetween(words[at]!) && !isStop(words[at]!));
  return { words: told.map((at) => words[at]!).join(' '), pricing: prices.map(({ pricing }) => pricing) };
};

/** Whether a tool has a price. */
const isOfPrice = ({ facetValues }: IndexSnapshot, { segment, document }: Place, pricing: PricingModel): boolean => {
  const ordinal = facetValues.find(pricingTerm(pricing));
  return ordinal !== undefined && facetValues.valuesOf(segment.facetSets[document]!).includes(ordinal);
};

/** "Open source perplexity": a name beside nothing but a price that its tool does not have asks for others. */
function readOtherPrice(snapshot: IndexSnapshot, words: readonly string[]): AskedAlternatives | undefined {
  const prices = findPrices(words).filter(({ pricing }) => pricing === 'open_source');
  const [price] = prices;
  if (price === undefined) return undefined;
  const rest = words.filter((word, at) => !price.words.includes(at) && !isStop(word) && !mayStandBetween(word));
  if (rest.length === 0 || rest.length > LONGEST_NAME || rest.every(isOrdinary)) return undefined;
  const tool = findNamed(snapshot.segments, rest.join(' '));
  if (tool === undefined || isOfPrice(snapshot, tool, price.pricing)) return undefined;
  const asking = price.words.map((at) => words[at]!).join(' ');
  return { key: tool.segment.keys[tool.document]!, wish: { words: asking, pricing: [price.pricing] } };
}

/**
 * The tool and the wishes of a query that asks for alternatives; undefined for every other query. `text` is any text.
 */
export function readAskedAlternatives(snapshot: IndexSnapshot, text: string): AskedAlternatives | undefined {
  const { segments } = snapshot;
  const words = wordsOf(fold(text));
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  const suspects = suspectsOf(words);
  for (const { find, isFor } of WAYS) {
    for (const suspect of suspects.filter(isFor)) {
      const name = suspect.own.join(' ');
      const tool = find(segments, name) ?? find(segments, withoutPrefix(name));
      if (tool !== undefined) return { key: tool.segment.keys[tool.document]!, wish: wishOf(words, suspect) };
    }
  }
  return suspects.length === 0 ? readOtherPrice(snapshot, words) : undefined;
}
