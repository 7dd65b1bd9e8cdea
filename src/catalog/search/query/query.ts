/** Parses a query without the index: folding, language, stems, phrases, synonyms and wishes. */
import { lazy, memoize } from '#catalog/memoize.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { fold } from '#catalog/language/fold.ts';
import { signsOf, skeletonOf, tokensOf } from '#catalog/language/words.ts';
import { findNegation } from '#catalog/language/negation.ts';
import { asksForName, isStopWord, isWish } from '#catalog/language/stop-words.ts';
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { type Conversion, findConversions, isConverting } from '#catalog/search/analysis/conversions.ts';
import { findRoles, type Role, ROLES } from '#catalog/language/fixed-terms.ts';
import { type AttributeWish, findAttributes, findPrices } from '#catalog/search/analysis/attribute-words.ts';
import { expandTerms, versionsIn } from '#catalog/search/analysis/short-terms.ts';
import { localesOf, MAX_STEM_LENGTH, stem } from '#catalog/language/stems.ts';
import { findConcepts, type FoundConcept, servicesInLatin, thesaurus } from '#catalog/search/analysis/vocabulary.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';

/** A word of a query with its possible matches. */
export interface QueryWord {
  /** Folded. */
  token: string;
  /** Its position in `tokens`. */
  at: number;
  /** Unique stems; empty if the word only has a meaning in its phrase ("no code"). */
  stems: readonly string[];
  /** Terms of its known phrases ("speech to text"), which say more than its stems. */
  phrases: readonly string[];
  /** Whether the phrase is ordered: a name must contain the phrase itself. */
  isOrdered: boolean;
  /** Terms of synonyms. */
  synonyms: readonly string[];
  /** Whether it may be a prefix: the last word, if it is short or not in the lexicon. */
  isPrefix: boolean;
  /** Whether it is a wish ("best", "free") or a version, which is optional. */
  isWish: boolean;
  isVersion: boolean;
  /** Whether it names a service, such as WordPress, and means nothing else. */
  isService: boolean;
  /** The prices that it asks for. */
  pricing: readonly PricingModel[];
  /** The attributes that it asks for: tools with the attribute match the word. */
  stated: readonly AttributeWish[];
}

export interface Query {
  /** The whole query as a name. */
  skeleton: string;
  /** The skeleton without a generic ending such as "ai"; undefined without one. */
  shortSkeleton: string | undefined;
  /** The skeleton of the words without wishes and those that ask for a name ("login"); undefined if that is all or nothing. */
  subjectSkeleton: string | undefined;
  /** All words, folded. */
  tokens: readonly string[];
  /** The probable languages; only English if it is among them. */
  locales: readonly Locale[];
  /** All probable languages. */
  likelyLocales: readonly Locale[];
  /** At most twelve meaningful words; empty for stop words only. */
  words: readonly QueryWord[];
  /** The attributes that it asks for. */
  stated: readonly AttributeWish[];
  /** The conversion: from what into what. */
  conversion: Conversion | undefined;
}

/** Symbols that are letters of a word. */
const SYMBOLS = /[\p{L}\p{N}](?:\+\+|#(?![\p{L}\p{N}]))|(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/u;

const MAX_WORDS = 12;
const MAX_LENGTH = 200;
const MOST_CACHED = 16;

type Concepts = readonly FoundConcept[];

/** The languages that know most of the words; English among equals. */
const guessLocales = (tokens: readonly string[], concepts: Concepts): Pick<Query, 'locales' | 'likelyLocales'> => {
  const known = tokens.map((word) => LEXICON.localesOf(word));
  const votes = LOCALES.map((locale) => {
    const covered = new Set(concepts.filter((found) => found.phrase.locale === locale).flatMap((f) => f.phrase.words));
    tokens.forEach((word, at) => {
      if (known[at]!.includes(locale) || (localesOf(word).includes(locale) && isStopWord(word, locale)))
        covered.add(at);
    });
    return { locale, count: covered.size };
  });
  const most = Math.max(...votes.map((vote) => vote.count));
  const best = votes.filter((vote) => vote.count === most).map((vote) => vote.locale);
  return { locales: best.includes('en') ? ['en'] : best, likelyLocales: best };
};

/** The probable languages of a word; in another script all of that script ("llama скачать"). */
const localesAt = (token: string, locales: readonly Locale[]): readonly Locale[] => {
  const possible = localesOf(token);
  const own = possible.filter((locale) => locales.includes(locale));
  return own.length > 0 ? own : possible;
};

/** The first role of each word in the probable languages. */
const rolesOf = (tokens: readonly string[], locales: readonly Locale[]): ((at: number) => Role) => {
  const lists = locales.flatMap((locale) => {
    const roles = findRoles(tokens, locale);
    return roles === undefined ? [] : [roles];
  });
  return (at) => lists.map((roles) => roles[at]!).find((role) => role !== ROLES.none) ?? ROLES.none;
};

/** Most completions of the last word. */
const MAX_COMPLETIONS = 8;
/** Most words with a prefix among which the end of a phrase is looked for. */
const MAX_ENDINGS = 200;
/** A last word up to this length may be a prefix, even if the lexicon has it. */
const LONGEST_PREFIX = 4;

const mayBePrefix = (tokens: readonly string[], at: number): boolean =>
  at === tokens.length - 1 && (tokens[at]!.length <= LONGEST_PREFIX || LEXICON.localesOf(tokens[at]!).length === 0);

/** Completions of the last word. */
export interface Completions {
  words: readonly string[];
  stems: readonly string[];
  /** Terms of the meanings of the completions after the other words. */
  meanings: readonly string[];
}

/** Most words of a known phrase. */
const LONGEST_PHRASE = 4;

/** Words that end a known phrase with those before: "розпізнавання мов" goes on as "мовлення"; none where the phrase is whole. */
export function endPhrase(tokens: readonly string[], at: number): string[] {
  const prefix = tokens[at]!;
  const found = localesOf(prefix).flatMap((locale) => {
    const own = stem(prefix, locale);
    const before = tokens
      .slice(Math.max(0, at - LONGEST_PHRASE), at)
      .flatMap((word) => (isStopWord(word, locale) ? [] : [stem(word, locale)]));
    return before
      .flatMap((first, from) =>
        thesaurus()
          .longerFrom(first, locale)
          .filter(
            ({ stems }) =>
              stems.length === before.length - from + 1 &&
              stems.every((text, place) => place === stems.length - 1 || text === before[from + place]),
          ),
      )
      .map(({ stems }) => ({ end: stems.at(-1)!, own, locale }))
      .filter(({ end }) => end.startsWith(own));
  });
  if (found.some(({ end, own }) => end === own)) return [];
  return found.map(
    ({ end, locale }) => LEXICON.withPrefix(prefix, MAX_ENDINGS).find((word) => stem(word, locale) === end) ?? end,
  );
}

/** Completions of the word at a position; those that end a phrase leave out the others. */
export function completeWord(tokens: readonly string[], at: number): Completions {
  const ends = endPhrase(tokens, at).slice(0, MAX_COMPLETIONS);
  const words = ends.length > 0 ? ends : LEXICON.withPrefix(tokens[at]!, MAX_COMPLETIONS);
  const stems = new Set(words.flatMap((word) => localesOf(word).map((locale) => stem(word, locale))));
  const meanings = new Set(
    words
      .flatMap((word) => findConcepts(tokens.with(at, word)))
      .flatMap(({ phrase, ways }) => (phrase.words.includes(at) ? ways : [])),
  );
  return { words, stems: [...stems], meanings: [...meanings.difference(stems)] };
}

/** The terms by which texts say "open source", however the query says it ("otwarty kod"). */
const OPEN_SOURCE = lazy(() => findConcepts(['open', 'source']).flatMap(({ ways }) => ways));

type Asked = Pick<QueryWord, 'isPrefix' | 'isVersion' | 'isWish' | 'pricing' | 'stated'>;

const wordAt = (token: string, at: number, role: Role, concepts: Concepts, asked: Asked): QueryWord => {
  const isWhole = role === ROLES.whole || role === ROLES.wish;
  const all = concepts.filter(({ phrase }) => phrase.words.includes(at));
  const services = all.filter(({ service }) => service !== undefined);
  // "LinkedIn" asks for LinkedIn, not for social media, and a tweet for more than Twitter.
  const isService =
    services.length > 0 && (services.length === all.length || services.some(({ service }) => service === token));
  const meanings = isService ? services : all;
  const phrases = new Set(meanings.flatMap(({ phrase }) => (phrase.words.length > 1 ? [phrase.key] : [])));
  // The stem of a service is another word in some language: "openai" is "open" in French.
  const locales = isService ? meanings.map(({ phrase }) => phrase.locale) : localesOf(token);
  const stemmed = locales.length === 0 ? [token] : locales.map((locale) => stem(token, locale));
  const stems = new Set(isWhole && phrases.size > 0 ? [] : stemmed);
  const synonyms = new Set(meanings.flatMap(({ phrase, ways }) => (isWhole && phrase.words.length === 1 ? [] : ways)));
  if (asked.pricing.includes('open_source')) for (const way of OPEN_SOURCE()) synonyms.add(way);
  return {
    ...asked,
    token,
    at,
    stems: [...stems],
    phrases: [...phrases],
    isOrdered: role === ROLES.ordered && phrases.size > 0,
    synonyms: [...synonyms.difference(stems).difference(phrases)],
    isService,
  };
};

/** The words of a text: as typed, and with services in Latin letters. */
const wordsIn = (folded: string): { typed: readonly string[]; tokens: readonly string[] } => {
  const split = expandTerms(tokensOf(folded));
  // Emoji are decoration beside words.
  const typed = (split.length > 0 ? split : signsOf(folded)).map((word) => word.slice(0, MAX_STEM_LENGTH));
  return { typed, tokens: servicesInLatin(typed) };
};

/** The meaningful words of a query. */
function meaningfulWords(
  { tokens, likelyLocales, locales, stated, conversion }: Omit<Query, 'words' | `${string}keleton`>,
  concepts: Concepts,
): QueryWord[] {
  const roleAt = rolesOf(tokens, locales);
  const prices = findPrices(tokens);
  const isOf = (at: number, test: (word: string, locale: Locale) => boolean): boolean =>
    localesAt(tokens[at]!, locales).some((locale) => test(tokens[at]!, locale));
  const versions = versionsIn(tokens, (at) =>
    concepts.some(({ phrase, service }) => service !== undefined && phrase.words.includes(at)),
  );
  const isBeside = (at: number): boolean =>
    conversion !== undefined &&
    (at < conversion.from || at >= conversion.to) &&
    likelyLocales.some((locale) => isConverting(tokens[at]!, locale));
  const isTelling = (at: number): boolean => roleAt(at) !== ROLES.dropped && !isOf(at, isStopWord);
  const end = findNegation(tokens, isTelling) ?? tokens.length;
  const telling = [...tokens.keys()].filter((at) => at < end && isTelling(at));
  const unique = telling.filter((at, place) => telling.findIndex((other) => tokens[other] === tokens[at]) === place);
  return unique.slice(0, MAX_WORDS).map((at) => {
    const role = roleAt(at);
    const pricing = prices.flatMap((price) => (price.words.includes(at) ? [price.pricing] : []));
    const isVersion = versions.has(at);
    return wordAt(tokens[at]!, at, role, concepts, {
      isPrefix: mayBePrefix(tokens, at),
      isVersion,
      isWish: role === ROLES.wish || pricing.length > 0 || isVersion || isBeside(at) || isOf(at, isWish),
      pricing,
      stated: stated.filter((wish) => wish.words.includes(at)),
    });
  });
}

/** Parses any text without an error; ignores text after 200 code units. Cached, since a search parses its query for several questions. */
export const readQuery = memoize(parse, { most: MOST_CACHED, longest: MAX_LENGTH });

function parse(text: string): Query {
  const cut = text.slice(0, MAX_LENGTH);
  const folded = fold(cut);
  const { typed, tokens } = wordsIn(folded);
  const concepts = findConcepts(tokens);
  const { locales, likelyLocales } = guessLocales(tokens, concepts);
  const stated = findAttributes(tokens);
  const conversion = likelyLocales.flatMap((locale) => findConversions(tokens, locale))[0];
  const words = meaningfulWords({ tokens, locales, likelyLocales, stated, conversion }, concepts);
  // As a name, "c++" would be "c".
  const skeleton = SYMBOLS.test(folded) ? '' : skeletonOf(tokens === typed ? cut : tokens.join(''));
  const subjects = words.filter((word) => !word.isWish && !asksForName(word.token));
  const subject = skeleton === '' ? '' : skeletonOf(subjects.map(({ token }) => token).join(''));
  return {
    skeleton,
    shortSkeleton: skeleton === '' ? undefined : shortSkeletonOf(cut),
    subjectSkeleton: subject === '' || subject === skeleton ? undefined : subject,
    tokens,
    locales,
    likelyLocales,
    words,
    stated,
    conversion,
  };
}
