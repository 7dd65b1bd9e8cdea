/**
 * The ranking once more, as naively as it can be written: every query looks at every tool. Written from the rules (query/ranking.ts
 * and README.md of search); of the engine it shares only the analysis, in which no index has a part: readQuery, categoryPhrases,
 * stems, concepts, skeletons, phonetic keys and folding. What analyseTool made of the tools comes with them.
 */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { categoryPhrases, type IndexedCategory } from '#catalog/search/analysis/category-phrases.ts';
import { phoneticKeyOf } from '#catalog/search/analysis/phonetic.ts';
import type { PhraseBook } from '#catalog/search/analysis/phrases.ts';
import { localesOf, stem } from '#catalog/search/analysis/stemmers.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import type { CatalogQuery, Found, IndexedTool } from '#catalog/search/catalog-index.ts';
import { type Query, type QueryWord, readQuery } from '#catalog/search/query/query.ts';
import { fold, scriptOf, skeletonOf } from '#catalog/text/fold.ts';

interface Doc {
  tool: IndexedTool;
  /** Terms of name, tagline and description. */
  fields: readonly ReadonlySet<string>[];
  /** The whole name as a skeleton, and the other forms by which it is found: without an ending, its own domain. */
  whole: string;
  others: readonly string[];
  norm: number;
}

interface Catalog {
  docs: Map<number, Doc>;
  /** Terms of all tools that there ever were: the dictionary forgets none. */
  dictionary: Set<string>;
  categoryIds: readonly string[];
  phrases: PhraseBook;
}

type Word = ReturnType<typeof wordOf>;

const WEIGHTS = { own: [8, 6, 3], synonym: [6, 5, 2], partOfPhrase: [5, 4, 2] };

const holds = (field: ReadonlySet<string>, terms: readonly string[]): boolean => terms.some((term) => field.has(term));
const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const byLength = (a: string, b: string): number => Buffer.byteLength(a) - Buffer.byteLength(b) || compareBytes(a, b);

/** Whether two texts are equal or one wrong, missing, extra or swapped letter apart. */
function areNear(a: string, b: string): boolean {
  if (a.length > b.length) return areNear(b, a);
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function docOf(tool: IndexedTool): Doc {
  const [name = '', tagline = '', description = '', aliases = '', length = ''] = tool.terms.split('\n');
  return {
    tool,
    fields: [name, tagline, description].map((line) => new Set(line.split(' ').filter((term) => term !== ''))),
    whole: skeletonOf(tool.name),
    others: [shortSkeletonOf(tool.name) ?? '', ...aliases.split(' ')].filter((form) => form !== ''),
    norm: [8, 12, 18].filter((most) => Number(length) > 0 && Number(length) <= most).length,
  };
}

const newest = ({ docs }: Catalog): Doc[] =>
  [...docs.values()].sort(({ tool: a }, { tool: b }) => b.publishedAt - a.publishedAt || compareBytes(a.id, b.id));

/** Terms that somebody may type: no numbers, phrases or facet values. */
const typed = ({ dictionary }: Catalog): string[] => [...dictionary].filter((term) => !/^[@0-9]|_/.test(term));

const near = (catalog: Catalog, form: string): string[] =>
  typed(catalog).filter((term) => form.length <= 24 && term.length >= 4 && term.length <= 24 && areNear(form, term));

function completionsOf(catalog: Catalog, prefix: string): string[] {
  const terms = typed(catalog).filter((term) => prefix.length >= 3 && term.startsWith(prefix));
  return terms.length > 1_000 ? [] : terms.sort(byLength).slice(0, 128);
}

function correctionsOf(catalog: Catalog, { surface, stems }: QueryWord, count: number): string[] {
  if (surface.length < 4) return [];
  const cut = [1, 2, 3, 4].map((rest) => surface.slice(0, -rest)).filter((form) => form.length >= 5);
  const found = new Set([
    ...[surface, ...stems].flatMap((form) => near(catalog, form)),
    ...cut.flatMap((form) => near(catalog, form).filter((term) => term.length >= 5)),
  ]);
  const usesOf = (term: string): number =>
    [...catalog.docs.values()].filter(({ fields }) => fields.some((field) => field.has(term))).length;
  return [...found]
    .filter((term) => !stems.includes(term) && usesOf(term) > 0 && usesOf(term) >= count * 10)
    .sort((a, b) => usesOf(b) - usesOf(a) || byLength(a, b))
    .slice(0, 8);
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

function readWith(catalog: Catalog, text: string): Query {
  const query = readQuery(text);
  const isKnown = (word: string): boolean =>
    [word, ...localesOf(word).map((locale) => stem(word, locale))].some((term) => catalog.dictionary.has(term)) ||
    findConcepts([word]).length > 0;
  const surfaces = query.surfaces.flatMap((word) =>
    word.length < 8 || isKnown(word) || near(catalog, word).length > 0 ? [word] : (partsOf(isKnown, word) ?? [word]),
  );
  const { words, surfaces: parts } = readQuery(surfaces.join(' '));
  return surfaces.length === query.surfaces.length ? query : { ...query, words, surfaces: parts };
}

/** A word of a query, and what it finds in a tool: the highest weight that matches (0 for none), in the name, by category. */
function wordOf(catalog: Catalog, query: Query, word: QueryWord) {
  const { surface, stems, at, inPhrase } = word;
  const docs = [...catalog.docs.values()];
  const known = (terms: readonly string[]): string[] => terms.filter((term) => catalog.dictionary.has(term));
  const joined = [(query.surfaces[at - 1] ?? '') + surface, surface + (query.surfaces[at + 1] ?? '')]
    .filter((text) => text !== surface)
    .flatMap((text) => [text, stem(text, 'en')]);
  const own = known([...stems, ...joined]);
  const synonyms = known(word.synonyms);
  const categories = catalog.phrases
    .find(query.surfaces)
    .filter((phrase) => phrase.words.includes(at))
    .flatMap((phrase) => phrase.numbers.map((number) => catalog.categoryIds[number]!))
    .filter((id) => catalog.dictionary.has(`@c:${id}`));
  const weighted: [readonly string[], readonly number[]][] = [
    [own, inPhrase ? WEIGHTS.partOfPhrase : WEIGHTS.own],
    [synonyms, inPhrase ? WEIGHTS.own : WEIGHTS.synonym],
  ];
  const weightIn = ({ fields }: Doc): number =>
    Math.max(0, ...weighted.flatMap(([terms, weights]) => weights.filter((_, field) => holds(fields[field]!, terms))));
  const count = (): number => docs.filter((doc) => weightIn(doc) > 0).length;
  const inName = ({ fields }: Doc): boolean => holds(fields[0]!, own);
  const before = count();
  const completions = at === query.surfaces.length - 1 ? completionsOf(catalog, surface) : [];
  const isUnexplained = synonyms.length === 0 && categories.length === 0;
  const isDoubtful = isUnexplained && before <= Math.max(1, docs.length / 20_000) && !docs.some(inName);
  const corrections = isDoubtful ? correctionsOf(catalog, word, before) : [];
  const isUnfinished = isUnexplained && before <= Math.max(2, docs.length / 1_000);
  weighted.push([[...corrections, ...(isUnfinished ? completions : [])], WEIGHTS.synonym]);
  const after = count();
  return {
    word,
    weightIn,
    inName,
    inCategory: ({ tool }: Doc): boolean => categories.some((id) => tool.categories.includes(id)),
    count: after,
    rarity: after === 0 ? 4 : Math.min(8, Math.round(Math.log2(docs.length / after))),
    isCorrected: corrections.length > 0,
    completions,
  };
}

/** Which tier a tool belongs to, from 1 on; 0 for none. */
function tiersOf(query: Query, words: readonly Word[]): (doc: Doc) => number {
  const { skeleton, shortSkeleton, subjectSkeleton } = query;
  const subjects = words.filter(({ word }) => !word.isWish);
  const candidates = subjects.length > 0 ? subjects : words;
  const telling = candidates.filter(({ rarity }) => rarity > 0);
  const required = telling.length > 0 ? telling : candidates;
  const last = required.find(({ word }) => word.at === query.surfaces.length - 1);
  const hasUnknown = words.length === 0 || words.some(({ isCorrected, count }) => isCorrected || count === 0);
  const sumOf = (some: readonly Word[]): number => some.reduce((sum, { rarity }) => sum + Math.max(1, rarity), 0);
  const sound = scriptOf(skeleton) === 'latin' ? 0 : phoneticKeyOf(skeleton);
  return (doc) => {
    const forms = [doc.whole, ...doc.others];
    const all = (test: (word: Word) => boolean): boolean => required.length > 0 && required.every(test);
    const begins = skeleton !== '' && doc.whole.startsWith(skeleton);
    const isNear = skeleton.length >= 4 && forms.some((form) => areNear(form, skeleton));
    const inSummary = (word: Word): boolean => word.weightIn(doc) >= 4;
    const matching = required.filter((word) => word.weightIn(doc) > 0 || word.inCategory(doc));
    const isShort = [shortSkeleton, subjectSkeleton].some((form) => form !== undefined && forms.includes(form));
    const lastInName = last?.inName(doc) === true || holds(doc.fields[0]!, last?.completions ?? []);
    return [
      false,
      skeleton !== '' && doc.whole === skeleton,
      doc.others.includes(skeleton) || isShort,
      begins && isNear,
      begins && all((word) => word.inName(doc)),
      begins,
      all((word) => word.inName(doc)),
      all((word) => word === last || word.inName(doc)) && lastInName && last!.completions.length > 0,
      hasUnknown && (isNear || (sound !== 0 && phoneticKeyOf(doc.whole) === sound)),
      all((word) => inSummary(word) || word.inCategory(doc)) && required.some(inSummary),
      all((word) => matching.includes(word)),
      required.length > 1 && sumOf(matching) * 2 >= sumOf(required),
      isNear,
    ].indexOf(true);
  };
}

/** The hits of the first tiers, best first; the whole catalog for a blank query. */
function rank(catalog: Catalog, text: string, tiers: number): Doc[] {
  if (fold(text).trim() === '') return newest(catalog);
  const query = readWith(catalog, text);
  const words = query.words.map((word) => wordOf(catalog, query, word));
  const tierOf = tiersOf(query, words);
  const valueOf = (word: Word, doc: Doc): number =>
    Math.max(1, word.rarity) * (word.weightIn(doc) + (word.inCategory(doc) ? 2 : 0));
  const scoreOf = (doc: Doc): number => words.reduce((sum, word) => sum + valueOf(word, doc), 0);
  return newest(catalog)
    .map((doc) => ({ doc, tier: tierOf(doc) }))
    .filter(({ tier }) => tier > 0 && tier <= tiers)
    .map((hit) => ({ ...hit, scores: hit.tier >= 9 && hit.tier <= 11 ? [scoreOf(hit.doc), hit.doc.norm] : [0, 0] }))
    .sort((a, b) => a.tier - b.tier || b.scores[0]! - a.scores[0]! || b.scores[1]! - a.scores[1]!)
    .map(({ doc }) => doc);
}

const tally = (docs: readonly Doc[], valuesOf: (tool: IndexedTool) => readonly string[]): Record<string, number> => {
  const values = docs.flatMap(({ tool }) => [...new Set(valuesOf(tool))]);
  return Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]));
};

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
    find({ q = '', category, pricing, offset, limit, facets }: CatalogQuery): Found {
      const all = rank(catalog, q, 12);
      const inCategory = all.filter(({ tool }) => category === undefined || tool.categories.includes(category));
      const ofPrice = all.filter(({ tool }) => pricing === undefined || tool.pricing === pricing);
      const hits = inCategory.filter((doc) => ofPrice.includes(doc));
      const keys = hits.slice(offset, offset + limit).map(({ tool }) => tool.key);
      const categories = tally(ofPrice, (tool) => tool.categories);
      const page = { keys, total: hits.length, isLowerBound: false };
      return facets === true
        ? { ...page, facets: { categories, pricing: tally(inCategory, (tool) => [tool.pricing]) } }
        : page;
    },
    suggest(prefix: string, limit: number): number[] {
      const hits = fold(prefix).trim() === '' ? [] : rank(catalog, prefix, 8);
      return hits.slice(0, limit).map(({ tool }) => tool.key);
    },
  };
}
