/**
 * Detects queries for alternatives to a tool: "free alternative to midjourney", "аналог chatgpt".
 */
import { type Cue, findCues, isLink } from '#catalog/search/analysis/alternative-cues.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { findPrices } from '#catalog/search/analysis/attribute-words.ts';
import { isOrdinaryWord, serviceNamed } from '#catalog/search/analysis/vocabulary.ts';
import { isWellKnown } from '#catalog/search/analysis/well-known.ts';
import { liveWith, NAME } from '#catalog/search/engine/documents.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { fold } from '#catalog/language/fold.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { isStop, isWish } from '#catalog/language/stop-words.ts';
import type { AlternativesWish } from './more-like-this.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { chooseNamesake, findMisspelt, findNamed } from './named-tool.ts';

export interface AskedAlternatives {
  /** The key of the named tool; undefined for a well-known one that is not listed. */
  key: number | undefined;
  name: string;
  /** Words and prices of the query besides name and cue. */
  wish: AlternativesWish;
}

/** Most words of a name. */
const LONGEST_NAME = 5;
/** Longer queries are sentences. */
export const MAX_WORDS = 16;

/** The words from..to (exclusive). */
export interface Window {
  from: number;
  to: number;
}

/** The runs of words from a position, the longest first. */
export const windowsFrom = (words: readonly string[], from: number): Window[] => {
  const most = Math.min(LONGEST_NAME, words.length - from);
  return Array.from({ length: most }, (_, at) => ({ from, to: from + most - at }));
};

/** The runs of words that end before a position, the longest first. */
export const windowsTo = (to: number): Window[] => {
  const most = Math.min(LONGEST_NAME, to);
  return Array.from({ length: most }, (_, at) => ({ from: to - most + at, to }));
};

const isWished = (word: string): boolean => localesOf(word).some((locale) => isWish(word, locale));

/** Arabic joins "for" and the article to the next word. */
const withoutPrefix = (text: string): string => text.replace(/^(?:لل|ال|ل|ب)(?=\p{L}{3})/u, '');

/** "alternative gratuite à X": wishes and prepositions may separate cue and name. */
const mayStandBetween = (word: string): boolean => isLink(word) || isLink(withoutPrefix(word)) || isWished(word);

/**
 * Possible names, likeliest first: after a link, before a noun ("X alternative"), after the cue.
 */
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

/** Words with a meaning of their own, even if a tool has that name. */
export const isOrdinary = (word: string): boolean => isOrdinaryWord(word) || isStop(word) || isWished(word);

/** Words that may be a name: an ordinary word seldom is. */
interface Suspect {
  own: readonly string[];
  /** Positions of the words outside name and cue. */
  rest: readonly number[];
  /** Whether it is likely enough to be a name as it is, or a misspelt one. */
  isName: boolean;
  isMisspelt: boolean;
}

/** The forms in which the words may be a name: as typed, as a service (in another script, inflected), without a prefix. */
const namesOf = ({ own }: Suspect): string[] => {
  const forms = [own, own.map((word, at) => (at === 0 ? withoutPrefix(word) : word))];
  return [...new Set(forms.flatMap((words) => [words.join(' '), serviceNamed(words) ?? []].flat()))];
};

const isLatin = (word: string): boolean => scriptOf(word) === 'latin';

const suspectsOf = (words: readonly string[]): Suspect[] =>
  findCues(words).flatMap((cue) =>
    windowsOf(words, cue).map(({ from, to }) => {
      const own = words.slice(from, to);
      const rest = [...words.keys()].filter((at) => (at < cue.from || at >= cue.to) && (at < from || at >= to));
      const isAlone = rest.every((at) => mayStandBetween(words[at]!) || isStop(words[at]!));
      const isLinked = from >= cue.to && (cue.kind === 'phrase' || (from > cue.to && isLink(words[from - 1]!)));
      // Latin right behind a cue in another script.
      const isForeign = from === cue.to && !isLatin(words[cue.from]!) && own.every(isLatin);
      const isRare = !own.every(isOrdinary);
      const isMeant = cue.kind !== 'particle' && (isLinked || isAlone);
      return {
        own,
        rest,
        isName: isForeign || own.length > 1 || isRare || isMeant,
        isMisspelt: isRare && (isAlone || cue.kind === 'noun'),
      };
    }),
  );

/** Prices and meaningful words of the rest of the query. */
const wishOf = (words: readonly string[], { rest }: Suspect): AlternativesWish => {
  const prices = findPrices(words);
  // The texts of a tool may also say "open source".
  const ofPrices = new Set(prices.flatMap((price) => (price.pricing === 'open_source' ? [] : price.words)));
  const told = rest.filter((at) => !ofPrices.has(at) && !mayStandBetween(words[at]!) && !isStop(words[at]!));
  return { words: told.map((at) => words[at]!).join(' '), pricing: prices.map(({ pricing }) => pricing) };
};

/** "Open source perplexity": a name and a price that its tool does not have. */
function readOtherPrice(index: IndexSnapshot, words: readonly string[]): AskedAlternatives | undefined {
  const prices = findPrices(words).filter(({ pricing }) => pricing === 'open_source');
  const [price] = prices;
  if (price === undefined) return undefined;
  const rest = words.filter((word, at) => !price.words.includes(at) && !isStop(word) && !mayStandBetween(word));
  if (rest.length === 0 || rest.length > LONGEST_NAME || rest.every(isOrdinary)) return undefined;
  const tool = findNamed(index, rest.join(' '));
  if (tool === undefined || liveWith(index, [termOf('pricing', price.pricing)], NAME).includes(tool)) return undefined;
  const asking = price.words.map((at) => words[at]!).join(' ');
  return { key: index.table.keys[tool]!, name: rest.join(' '), wish: { words: asking, pricing: [price.pricing] } };
}

/** Undefined for other queries. Accepts any text. */
export function readAskedAlternatives(index: IndexSnapshot, text: string): AskedAlternatives | undefined {
  const { keys } = index.table;
  const words = wordsOf(fold(text));
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  const suspects = suspectsOf(words);
  if (suspects.length === 0) return readOtherPrice(index, words);
  const all = suspects.flatMap((suspect) => namesOf(suspect).map((name) => ({ name, suspect })));
  const named = all.filter(({ suspect }) => suspect.isName);
  const readAs = (some: typeof all, find: typeof findNamed): AskedAlternatives | undefined => {
    for (const { name, suspect } of some) {
      const tool = find(index, name);
      const wish = wishOf(words, suspect);
      if (tool !== undefined) return { key: keys[chooseNamesake(index, tool, name, wish.words)]!, name, wish };
    }
    return undefined;
  };
  // "Alternatives to Grammarly", which is not listed.
  const unlisted = named.find(({ name }) => isWellKnown(name));
  return (
    readAs(named, findNamed) ??
    (unlisted && { key: undefined, name: unlisted.name, wish: wishOf(words, unlisted.suspect) }) ??
    readAs(
      all.filter(({ suspect }) => suspect.isMisspelt),
      findMisspelt,
    )
  );
}
