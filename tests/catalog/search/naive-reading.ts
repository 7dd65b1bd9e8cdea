/** The words of a query as the naive ranking of reference.ts reads them: what they were meant to be, and what each finds in a tool. */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { isHeardAlike, isLikelySlip } from '#catalog/language/spelling.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import type { PhraseBook } from '#catalog/language/phrases.ts';
import { findConcepts, isServiceName } from '#catalog/search/analysis/vocabulary.ts';
import type { IndexedTool } from '#catalog/search/catalog-index.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { completeWord, type Query, type QueryWord, readQuery } from '#catalog/search/query/query.ts';
import { readCorrected, type ReadText } from '#catalog/search/query/query-interpretation.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';

export interface Doc {
  tool: IndexedTool;
  /** Terms of name, tagline and description. */
  fields: readonly ReadonlySet<string>[];
  /** The whole name as a skeleton, and the other forms by which it is found: without an ending, its own domain. */
  whole: string;
  others: readonly string[];
  norm: number;
  /** The weight of each job it does. */
  jobs: ReadonlyMap<string, number>;
}

export interface Catalog {
  docs: Map<number, Doc>;
  /** Terms of all tools that there ever were: the dictionary forgets none. */
  dictionary: Set<string>;
  categoryIds: readonly string[];
  phrases: PhraseBook;
}

export type Word = ReturnType<typeof wordOf>;

export const WEIGHTS = {
  own: [8, 6, 3],
  synonym: [6, 5, 2],
  job: [10, 7.5, 3.75],
};

export const holds = (field: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.some((term) => field.has(term));
export const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const byLength = (a: string, b: string): number => a.length - b.length || compareBytes(a, b);

/** Whether two texts are equal or one wrong, missing, extra or swapped letter apart. */
export function areNear(a: string, b: string): boolean {
  if (a.length > b.length) return areNear(b, a);
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

export function docOf(tool: IndexedTool): Doc {
  const [name = '', tagline = '', description = '', aliases = '', length = '', ...jobs] = tool.terms.split('\n');
  return {
    tool,
    fields: [name, tagline, description].map((line) => new Set(line.split(' ').filter((term) => term !== ''))),
    whole: skeletonOf(tool.name),
    others: [shortSkeletonOf(tool.name) ?? '', ...aliases.split(' ')].filter((form) => form !== ''),
    norm: [8, 12, 18].filter((most) => Number(length) > 0 && Number(length) <= most).length,
    jobs: new Map(jobs.flatMap((line, at) => line.split(' ').map((term) => [term, WEIGHTS.job[at]!]))),
  };
}

/** Terms that somebody may type: no numbers, phrases or facet values. */
const typed = ({ dictionary }: Catalog): string[] => [...dictionary].filter((term) => !/^[@0-9]|_/.test(term));

const near = (catalog: Catalog, form: string): string[] =>
  typed(catalog).filter((term) => form.length <= 24 && term.length >= 4 && term.length <= 24 && areNear(form, term));

function completionsOf(catalog: Catalog, prefix: string, tooMany = 1_000): string[] {
  const terms = typed(catalog).filter((term) => prefix.length >= 3 && term.startsWith(prefix));
  return terms.length > tooMany ? [] : terms.sort(byLength).slice(0, 128);
}

const usesOf = ({ docs }: Catalog, terms: readonly string[]): number =>
  Math.max(
    0,
    ...terms.map((term) => [...docs.values()].filter(({ fields }) => fields.some((field) => field.has(term))).length),
  );

/** How many tools use a word in the place of another. */
function usesInstead(catalog: Catalog, query: Query, at: number, text: string): number {
  const known = LEXICON.localesOf(text);
  const own = localesOf(text).filter((locale) => known.includes(locale) || query.likelyLocales.includes(locale));
  const uses = usesOf(catalog, [text, ...own.map((locale) => stem(text, locale))]);
  if (uses > 0 || known.length === 0) return uses;
  const word = readQuery(query.tokens.with(at, text).join(' ')).words.find((one) => one.at === at);
  return usesOf(catalog, [...(word?.phrases ?? []), ...(word?.synonyms ?? [])]);
}

/** Whether a word means itself. */
function isSettled(catalog: Catalog, query: Query, { token, stems, at, stated }: QueryWord): boolean {
  const isNamed = (term: string): boolean => [...catalog.docs.values()].some(({ fields }) => fields[0]!.has(term));
  const goesOn = (): boolean =>
    LEXICON.withPrefix(token, 1).length > 0 ||
    completionsOf(catalog, token, Infinity)
      .slice(0, 16)
      .some((term) => term !== token && usesOf(catalog, [term]) > 0);
  return (
    token.length < 4 ||
    stated.length > 0 ||
    stems.length === 0 ||
    localesOf(token).length === 0 ||
    localesOf(token).some((locale) => isStopWord(token, locale)) ||
    /\d/.test(token) ||
    isServiceName(token) ||
    [token, stem(token, 'en')].some(isNamed) ||
    (at === query.tokens.length - 1 && goesOn())
  );
}

/** Words that may have been meant: of the lexicon and names. */
function candidatesFor(catalog: Catalog, query: Query, { token }: QueryWord): string[] {
  const docs = [...catalog.docs.values()];
  const named = near(catalog, token).filter((term) => docs.some(({ fields }) => fields[0]!.has(term)));
  const isSpoken = (text: string): boolean =>
    LEXICON.localesOf(text).some((locale) => query.likelyLocales.includes(locale));
  const spelt = LEXICON.near(token).filter(isSpoken);
  return [...spelt, ...named.sort((a, b) => byLength(b, a))];
}

/** What a word was probably meant to be. */
function correctionOf(catalog: Catalog, query: Query, word: QueryWord): string | undefined {
  const { token } = word;
  const docs = [...catalog.docs.values()];
  const known = LEXICON.localesOf(token);
  const { length } = query.tokens;
  const makesName = (text: string): boolean => {
    const skeleton = skeletonOf(query.tokens.with(word.at, text).join(''));
    return docs.some(({ whole, others }) => [whole, ...others].includes(skeleton));
  };
  const isAlone = length === 1 && token.length >= 7 && usesOf(catalog, [token]) === 0;
  const mayBe = known.length > 0 ? length === 2 || length === 3 : isAlone;
  const name = mayBe ? candidatesFor(catalog, query, word).find((one) => one !== token && makesName(one)) : undefined;
  if (name !== undefined || known.some((locale) => query.likelyLocales.includes(locale))) return name;
  const ownStems = localesOf(token).filter((locale) => query.likelyLocales.includes(locale));
  const ways = [token, ...ownStems.map((locale) => stem(token, locale)), ...word.phrases, ...word.synonyms];
  const own = usesOf(catalog, ways);
  if (own > Math.max(4, docs.length / 20_000)) return undefined;
  const least = Math.max([5, 3][token.length - 4] ?? 1, own * 10);
  return [...new Set(candidatesFor(catalog, query, word))]
    .slice(0, 16)
    .filter((text) => text !== token && text.length >= 4 && isLikelySlip(token, text))
    .map((text) => ({ text, uses: usesInstead(catalog, query, word.at, text) }))
    .filter(({ uses }) => uses >= least)
    .map(({ text, uses }) => ({ text, uses: isHeardAlike(token, text) ? uses * 100 : uses }))
    .sort((a, b) => b.uses - a.uses)[0]?.text;
}

/** The two parts of an unknown compound, at the most even place where both are known. */
function partsOf(isKnown: (word: string) => boolean, word: string): string[] | undefined {
  const middle = word.length >>> 1;
  return Array.from({ length: word.length }, (_, at) => at)
    .filter((at) => word.length - at >= 4 && isKnown(word.slice(at)))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
    .flatMap((at) => [word.slice(0, at), word.slice(0, at).replace(/s$/, '')].map((left) => [left, word.slice(at)]))
    .find(([left = '']) => left.length >= 4 && isKnown(left));
}

export function readWith(catalog: Catalog, text: string, isExact: boolean): ReadText {
  const isKnown = (word: string): boolean =>
    [word, ...localesOf(word).map((locale) => stem(word, locale))].some((term) => catalog.dictionary.has(term)) ||
    findConcepts([word]).length > 0;
  const isWord = (word: string): boolean => LEXICON.localesOf(word).length > 0;
  const apart = (query: Query): Query => {
    const tokens = query.tokens.flatMap((word) =>
      word.length < 8 || isKnown(word) || near(catalog, word).length > 0
        ? [word]
        : (partsOf((part) => isKnown(part) && (!isWord(word) || part.length >= 5 || isWord(part)), word) ?? [word]),
    );
    const { words, tokens: parts } = readQuery(tokens.join(' '));
    return tokens.length === query.tokens.length ? query : { ...query, words, tokens: parts };
  };
  const query = readQuery(text);
  const doubtful = isExact ? [] : query.words.filter((word) => !isSettled(catalog, query, word)).slice(0, 4);
  const meant = doubtful.map((word) => [word.at, correctionOf(catalog, query, word)] as const);
  const corrections = new Map(meant.flatMap(([at, to]) => (to === undefined ? [] : [[at, to]])));
  return readCorrected(text, query, corrections, apart);
}

/** A word of a query, and what it finds in a tool: the highest weight that matches (0 for none), in the name, by category. */
export function wordOf(catalog: Catalog, query: Query, word: QueryWord) {
  const { token, stems, at } = word;
  const docs = [...catalog.docs.values()];
  const known = (terms: readonly string[]): string[] => terms.filter((term) => catalog.dictionary.has(term));
  const own = known(stems);
  const phrases = known(word.phrases);
  const makers = known(
    [...stems, ...word.phrases, ...(word.isService ? word.synonyms : [])].map((name) => `@m:${name}`),
  );
  const uses = usesOf(catalog, [...stems, ...word.phrases, ...word.synonyms]);
  const isBegun = word.isPrefix && uses <= Math.max(4, docs.length / 100);
  const completed = isBegun ? completeWord(query.tokens, at) : { words: [], stems: [], meanings: [] };
  const isInName = (term: string): boolean => docs.some(({ fields }) => fields[0]!.has(term));
  const isLoneBeginning =
    word.isPrefix && query.tokens.length > 1 && completed.words.length === 0 && usesOf(catalog, stems) <= 4;
  const begunNames = isLoneBeginning ? completionsOf(catalog, token).slice(0, 16).filter(isInName) : [];
  const synonyms = known([...word.synonyms, ...completed.meanings]);
  const categories = catalog.phrases
    .find(query.tokens)
    .filter((phrase) => phrase.words.includes(at))
    .flatMap((phrase) => phrase.numbers.map((number) => catalog.categoryIds[number]!))
    .filter((id) => catalog.dictionary.has(`@c:${id}`));
  const weighted: [readonly string[], readonly number[]][] = [
    [[...own, ...known(completed.stems), ...begunNames, ...phrases, ...makers], WEIGHTS.own],
    [synonyms, WEIGHTS.synonym],
  ];
  const weightIn = ({ fields }: Doc): number =>
    Math.max(0, ...weighted.flatMap(([terms, weights]) => weights.filter((_, field) => holds(fields[field]!, terms))));
  const count = (): number => docs.filter((doc) => weightIn(doc) > 0).length;
  const completions = at === query.tokens.length - 1 ? completionsOf(catalog, token) : [];
  const used = count();
  const unknown = categories.length > 0 ? 4 : localesOf(token).length === 0 ? 1 : 8;
  return {
    word,
    weightIn,
    inName: ({ fields }: Doc): boolean => holds(fields[0]!, stems.length === 0 || word.isOrdered ? phrases : own),
    madeBy: makers.length === 0 ? undefined : ({ fields }: Doc): boolean => holds(fields[0]!, makers),
    inCategory: ({ tool }: Doc): boolean => categories.some((id) => tool.categories.includes(id)),
    hasPrice: (doc: Doc): boolean =>
      word.pricing.some((price) => price === doc.tool.pricing || (price === 'open_source' && weightIn(doc) > 0)),
    count: used,
    rarity: used === 0 ? unknown : Math.min(8, Math.round(Math.log2(docs.length / used))),
    isStrange: !catalog.dictionary.has(token) && LEXICON.localesOf(token).length === 0,
    completions,
  };
}
