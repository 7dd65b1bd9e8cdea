/**
 * The ranking once more, as naively as it can be written: every query looks at every tool. Written from the rules (query/ranking.ts
 * and README.md of search); of the engine it shares only the analysis, in which no index has a part: readQuery, readCorrected,
 * detectIntent, the lexicon, categoryPhrases, stems, concepts, skeletons, phonetic keys and folding. What analyseTool made of the tools comes with them.
 */
import { attributeFacets, hasAttributes } from './naive-attributes.ts';
import { categoryPhrases, type IndexedCategory, isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { phoneticKeyOf } from '#catalog/language/phonetic.ts';
import type {
  AlternativesQuery,
  CatalogIndex,
  CatalogQuery,
  Found,
  IndexedTool,
} from '#catalog/search/catalog-index.ts';
import {
  type AskedJob,
  type Intent,
  isEvidenceFor,
  NO_INTENT,
  detectIntent,
  wordsOfTools,
} from '#catalog/search/query/intent.ts';
import { categoryShares, jobWeights, jobWordValues, tellingWords } from '#catalog/search/query/job-matches.ts';
import type { Query } from '#catalog/search/query/query.ts';
import { fold } from '#catalog/language/fold.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { saysAi } from '#catalog/language/stop-words.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { findAlternatives } from './naive-alternatives.ts';
import { inOrder, isIn, isOf, newest, tally } from './naive-lists.ts';
import { areNear, type Catalog, type Doc, docOf, holds, readWith, type Word, wordOf } from './naive-reading.ts';

const LAST = 8;
/** The weights of a job by strength: main, also, perhaps. */
const STRENGTHS = [10, 7.5, 3.75];
/** Tiers 7 and 8 stand together. */
const groupOf = (tier: number): number => (tier === LAST ? 7 : tier);

/** The words that a hit has to match. */
function requiredOf(words: readonly Word[]): readonly Word[] {
  const subjects = words.filter(({ word }) => !word.isWish);
  const candidates = subjects.length > 0 ? subjects : words;
  const telling = candidates.filter(({ rarity }) => rarity > 0);
  return telling.length > 0 ? telling : candidates;
}

const sumOf = (some: readonly Word[]): number => some.reduce((sum, { rarity }) => sum + Math.max(1, rarity), 0);
const isMatched = (doc: Doc, word: Word): boolean => word.weightIn(doc) > 0 || word.inCategory(doc);

/** What a job, and the best one related to it, add to a document. */
const doneOf = ({ jobs }: Doc, asked: AskedJob, rarity: number): number => {
  const { own, related } = jobWeights(asked, rarity);
  const valueOf = ({ id, weights }: typeof own): number => weights[STRENGTHS.indexOf(jobs.get(`@j:${id}`) ?? 0)] ?? 0;
  return valueOf(own) + Math.max(0, ...related.map(valueOf));
};
const isDoing = ({ jobs }: Doc, some: readonly AskedJob[]): boolean =>
  some.some((asked) => {
    const { own, related } = jobWeights(asked, 1);
    return [own, ...related].some(({ id }) => jobs.has(`@j:${id}`));
  });

/** The runs of up to three words, but not all, that may be a name. */
const namesIn = (tokens: readonly string[]) =>
  tokens.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) => {
      const run = tokens.slice(from, from + length);
      const isName = run.length === length && length < tokens.length && !run.every(isOrdinaryWord);
      return isName ? [{ from, to: from + length, name: skeletonOf(run.join('')) }] : [];
    }),
  );

/** Which tier a tool belongs to, from 1 on; 0 for none. */
function tiersOf(query: Query, words: readonly Word[], { asked }: Intent, isElsewhere: boolean): (doc: Doc) => number {
  const { skeleton, shortSkeleton, subjectSkeleton } = query;
  const required = requiredOf(words);
  const makers = required.filter(({ word }) => !saysAi(word.token)).map(({ madeBy }) => madeBy);
  const last = required.find(({ word }) => word.at === query.tokens.length - 1);
  const hasUnknown = words.length === 0 || words.some(({ isStrange, count }) => isStrange || count === 0);
  const namesWithin = namesIn(query.tokens);
  const sound = scriptOf(skeleton) === 'latin' ? 0 : phoneticKeyOf(skeleton);
  return (doc) => {
    const forms = [doc.whole, ...doc.others];
    const all = (test: (word: Word) => boolean): boolean => required.length > 0 && required.every(test);
    const begins = skeleton !== '' && doc.whole.startsWith(skeleton);
    const isNear = skeleton.length >= 4 && forms.some((form) => areNear(form, skeleton));
    const inSummary = (word: Word): boolean => word.weightIn(doc) >= 4;
    const matching = required.filter((word) => isMatched(doc, word));
    const isShort = [shortSkeleton, subjectSkeleton].some((form) => form !== undefined && forms.includes(form));
    const isNamed = namesWithin.some(
      ({ from, to, name }) =>
        doc.whole === name &&
        (isDoing(doc, asked) ||
          required.some((word) => (word.word.at < from || word.word.at >= to) && isMatched(doc, word))),
    );
    const priceWords = words.filter(({ word }) => word.pricing.length > 0);
    const hasPrices = priceWords.length === 0 || priceWords.some((word) => word.hasPrice(doc));
    const isSaid = all((word) => inSummary(word) || word.inCategory(doc)) && required.some(inSummary);
    const isDone = isDoing(doc, asked);
    const least = Math.ceil((asked.length > 0 ? 0.3 : 0.5) * sumOf(required));
    return [
      false,
      skeleton !== '' && doc.whole === skeleton,
      doc.others.includes(skeleton) ||
        isShort ||
        isNamed ||
        (makers.length > 0 && makers.every((madeBy) => madeBy?.(doc) === true)),
      begins && isNear,
      begins,
      hasPrices && all((word) => word.inName(doc) || (word === last && holds(doc.fields[0]!, last.completions))),
      hasUnknown && (isNear || (sound !== 0 && phoneticKeyOf(doc.whole) === sound)),
      isElsewhere ? isSaid : isDone || all((word) => matching.includes(word)),
      !isElsewhere && required.length > 1 && sumOf(matching) >= least,
    ].indexOf(true);
  };
}

/** The rarity of one term; 0 when no tool has it. */
function rarityIn(docs: readonly Doc[], term: string): number {
  const count = docs.filter(({ fields }) => fields.some((field) => field.has(term))).length;
  return count === 0 ? 0 : Math.max(0, Math.min(8, Math.round(Math.log2(docs.length / count))));
}

/** A version that a tool has with the word before it is required. */
const withVersions = (docs: readonly Doc[], words: readonly Word[]): readonly Word[] =>
  words.map((one, place) => {
    const before = words[place - 1];
    const mayBe = one.word.isVersion && /\p{L}/u.test(one.word.token) && before?.word.at === one.word.at - 1;
    const isMet = mayBe && docs.some((doc) => one.weightIn(doc) > 0 && before.weightIn(doc) > 0);
    return isMet ? { ...one, word: { ...one.word, isWish: false } } : one;
  });

/** The hits of the first tiers, best first, and the places of the words that none had to match. */
function rank(
  catalog: Catalog,
  query: Query,
  tiers: number,
): { hits: Doc[]; close: Doc[]; ignored: number[]; nearest: string[] } {
  const words = withVersions(
    newest(catalog),
    query.words.map((word) => wordOf(catalog, query, word)),
  );
  const required = requiredOf(words);
  const intent = tiers < LAST ? NO_INTENT : detectIntent(query);
  const { asked, none } = intent;
  const isElsewhere = asked.length === 0 && none >= 0.5;
  const tierOf = tiersOf(query, words, intent, isElsewhere);
  const rarity = sumOf(required);
  const partOf = (value: number): number => Math.round(4 * value);
  const docs = newest(catalog);
  const told = [...tellingWords(asked)].map(([term, telling]) => ({
    term,
    values: jobWordValues(telling, rarityIn(docs, term), rarity),
  }));
  const isOpen = ({ word }: Word): boolean => word.pricing.includes('open_source');
  const telling = wordsOfTools(asked, words);
  const wordsIn = (doc: Doc): number =>
    telling.reduce((sum, word) => sum + partOf(Math.max(1, word.rarity) * word.weightIn(doc)), 0) +
    required.reduce(
      (sum, word) => sum + (telling.includes(word) && isMatched(doc, word) ? partOf(7 * Math.max(1, word.rarity)) : 0),
      0,
    ) +
    Math.max(0, ...telling.map((word) => (word.hasPrice(doc) ? partOf(rarity * (isOpen(word) ? 20 : 3)) : 0)));
  const servicesIn = (doc: Doc): number =>
    telling.reduce((sum, { word, madeBy, weightIn }) => {
      const named = word.isService && weightIn(doc) > 0 ? partOf(10 * rarity) : 0;
      return sum + (madeBy?.(doc) === true ? partOf(20 * rarity) : named);
    }, 0);
  const jobsIn = (doc: Doc): number =>
    asked.reduce((sum, job) => sum + doneOf(doc, job, rarity), 0) +
    [...categoryShares(asked)].reduce(
      (sum, [id, share]) => sum + (doc.tool.categories.includes(id) ? partOf(3.6 * rarity * share) : 0),
      0,
    ) +
    told.reduce((sum, { term, values }) => sum + (values[doc.fields.findIndex((terms) => terms.has(term))] ?? 0), 0);
  const scoreOf = (doc: Doc): number =>
    wordsIn(doc) + servicesIn(doc) + (asked.length > 0 ? jobsIn(doc) : 0) + partOf(1.5 * rarity) * doc.norm;
  const found = docs.map((doc) => ({ doc, tier: tierOf(doc) })).filter(({ tier }) => tier > 0);
  const best = Math.min(LAST, ...found.map(({ tier }) => tier));
  const isTold = ({ word }: Word): boolean => best === 7 && isEvidenceFor(asked, word.token);
  const isUsed = (word: Word): boolean => isTold(word) || docs.some((doc) => isMatched(doc, word));
  const kept = required.filter(isUsed);
  const isScored = (tier: number): boolean => tier >= 7;
  const hits = found
    .filter(({ tier }) => tier <= tiers)
    .map((hit) => ({ ...hit, score: isScored(hit.tier) ? scoreOf(hit.doc) : 0 }))
    .sort((a, b) => groupOf(a.tier) - groupOf(b.tier) || b.score - a.score)
    .map(({ doc }) => doc);
  const isLoose = found.length > 0 && best >= 7;
  const unused = required.filter((one) => !kept.includes(one) && localesOf(one.word.token).length > 0);
  const met = required.filter((word) => docs.some((doc) => isMatched(doc, word))).sort((a, b) => a.count - b.count);
  const near = docs.filter((doc) => met.slice(0, 2).some((word) => isMatched(doc, word)));
  const nearest = Object.entries(tally(near, ({ categories }) => categories)).sort(
    ([a, m], [b, n]) => n - m || (a < b ? -1 : 1),
  );
  const isClose = (tier: number): boolean => tier <= 7 || tier === best;
  return {
    hits,
    close: found.filter(({ tier }) => isClose(tier)).map(({ doc }) => doc),
    ignored: isLoose ? unused.map(({ word }) => word.at) : [],
    nearest: found.length > 0 ? [] : nearest.slice(0, 3).map(([id]) => id),
  };
}

/** An empty catalog that answers as the index should. */
export function createReference() {
  const catalog: Catalog = { docs: new Map(), dictionary: new Set(), categoryIds: [], phrases: categoryPhrases([]) };
  return {
    setCategories: (all: readonly IndexedCategory[]): void =>
      void Object.assign(catalog, { phrases: categoryPhrases(all), categoryIds: all.map(({ id }) => id) }),
    put(tools: readonly IndexedTool[]): void {
      for (const doc of tools.map(docOf)) {
        catalog.docs.set(doc.tool.key, doc);
        const terms = [...doc.fields.flatMap((field) => [...field]), ...doc.tool.categories.map((id) => `@c:${id}`)];
        for (const term of terms) catalog.dictionary.add(term);
      }
    },
    remove: (keys: readonly number[]): void => keys.forEach((key) => catalog.docs.delete(key)),
    find({ q = '', sort = 'relevance', offset, limit, facets, exact, ...filters }: CatalogQuery): Found {
      const readAs = (isExact: boolean) => readWith(catalog, q, isExact);
      const read = fold(q).trim() === '' ? undefined : readAs(exact === true);
      const {
        hits: ranked,
        close,
        ignored,
        nearest,
      } = read === undefined
        ? { hits: newest(catalog), close: newest(catalog), ignored: [], nearest: [] }
        : rank(catalog, read.query, LAST);
      const all =
        sort === 'relevance'
          ? ranked
          : inOrder(
              newest(catalog).filter((doc) => close.includes(doc)),
              sort,
            );
      const inCategory = all.filter((doc) => isIn(filters, doc));
      const ofPrice = all.filter((doc) => isOf(filters, doc));
      const stated = all.filter((doc) => hasAttributes(filters, doc));
      const hits = inCategory.filter((doc) => ofPrice.includes(doc) && stated.includes(doc));
      const keys = hits.slice(offset, offset + limit).map(({ tool }) => tool.key);
      const categories = tally(
        ofPrice.filter((doc) => stated.includes(doc)),
        (tool) => tool.categories,
      );
      const passing = (docs: readonly Doc[]): number =>
        docs.filter((doc) => isIn(filters, doc) && isOf(filters, doc) && hasAttributes(filters, doc)).length;
      const leftOut = sort === 'relevance' ? 0 : passing(ranked) - passing(close);
      const search = read && {
        corrected: read.corrected,
        meant: exact === true ? (readAs(false).corrected?.to ?? null) : null,
        ignored: ignored.map((at) => read.typed[at]!),
        nearest,
        hints: read.hints,
        ...(leftOut > 0 && { leftOut }),
      };
      const page = { keys, total: hits.length, isLowerBound: false, ...(search && { search }) };
      return facets === true
        ? {
            ...page,
            facets: {
              categories,
              pricing: tally(
                inCategory.filter((doc) => stated.includes(doc)),
                (tool) => [tool.pricing],
              ),
              attributes: attributeFacets(
                filters,
                inCategory.filter((doc) => ofPrice.includes(doc)),
              ),
            },
          }
        : page;
    },
    alternatives: (query: AlternativesQuery): ReturnType<CatalogIndex['alternatives']> =>
      findAlternatives(catalog, newest(catalog), query),
    suggest(prefix: string, limit: number): number[] {
      const isBlank = fold(prefix).trim() === '';
      const hits = isBlank ? [] : rank(catalog, readWith(catalog, prefix, false).query, 6).hits;
      return hits.slice(0, limit).map(({ tool }) => tool.key);
    },
  };
}
