/** The rule of alternatives once more, as naively as it can be written: every tool is looked at. Shares with the engine what reference.ts shares. */
import { isGeneric, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { jobsOfKind, kindsOf } from '#catalog/search/analysis/well-known.ts';
import type { AlternativeReason, AlternativesQuery, Found } from '#catalog/search/catalog-index.ts';
import { detectIntent } from '#catalog/search/query/intent.ts';
import { readQuery } from '#catalog/search/query/query.ts';
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import { type Catalog, type Doc, WEIGHTS, type Word, wordOf } from './naive-reading.ts';

const STRENGTHS = ['main', 'also', 'perhaps'];
const FITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  free: { free: 100, open_source: 100, freemium: 80, free_trial: 40, paid: 30, unknown: 50 },
  freemium: { free: 100, open_source: 100, freemium: 100, free_trial: 50, paid: 30, unknown: 50 },
  open_source: { free: 40, open_source: 100, freemium: 40, free_trial: 30, paid: 30, unknown: 35 },
  free_trial: { free: 100, open_source: 100, freemium: 100, free_trial: 100, paid: 30, unknown: 60 },
  paid: { free: 40, open_source: 40, freemium: 70, free_trial: 80, paid: 100, unknown: 60 },
};

const rarityOf = (count: number, all: number): number => Math.max(0, Math.min(8, Math.round(Math.log2(all / count))));

/** The words of the tool and of the wish, each with its factor. */
function traitsOf(catalog: Catalog, { of, wish }: AlternativesQuery, names: readonly string[]): [Word, number][] {
  const kinds = kindsOf([skeletonOf(of.name), shortSkeletonOf(of.name) ?? '']);
  const seen = new Set(names);
  const texts: [string, number][] = [
    [wish.words, 4],
    ...kinds.map(({ words }, at): [string, number] => [words, at === 0 ? 6 : 3]),
    [`${of.tagline}. ${of.description ?? ''}`, kinds.length > 0 ? 1 : 3],
  ];
  return texts.flatMap(([text, factor]) => {
    const query = readQuery(text);
    const words = query.words.filter(({ token, isWish }) => !seen.has(token) && (!isWish || text === wish.words));
    for (const { token } of words) seen.add(token);
    return words
      .map((word) => wordOf(catalog, { ...query, tokens: [] }, { ...word, at: -2, isPrefix: false }))
      .filter(({ rarity, count }) => rarity > 0 && count > 0)
      .map((word): [Word, number] => [word, factor]);
  });
}

interface Ranked {
  doc: Doc;
  score: number;
  reason: AlternativeReason;
}

/** The alternatives to a tool, best first, but for the cut at the end. */
function rankAll(catalog: Catalog, newest: readonly Doc[], query: AlternativesQuery): Ranked[] {
  const { of, wish } = query;
  const nameWords = wordsOf(fold(of.name)).filter((word) => !isGeneric(word));
  const names = nameWords.filter((word) => !isOrdinaryWord(word));
  const skeletons = [skeletonOf(of.name), shortSkeletonOf(of.name) ?? ''].filter((form) => form !== '');
  const kinds = kindsOf(skeletons);
  const traits = traitsOf(catalog, query, names);
  const jobs = new Map([...of.jobs, ...kinds.flatMap(jobsOfKind)].map(({ id, strength }) => [`@j:${id}`, strength]));
  const wished = wish.words === '' ? [] : detectIntent(readQuery(wish.words)).asked;
  const usesOf = (test: (doc: Doc) => boolean): number => newest.filter(test).length;
  const neighbours = new Set(
    of.categories.flatMap((id) => newest.filter(({ tool }) => tool.categories.includes(id)).slice(0, 51)),
  );
  return newest.flatMap((doc) => {
    const shared = traits.filter(([word]) => word.weightIn(doc) > 0);
    const done = [...jobs].filter(([job]) => doc.jobs.has(job));
    const asked = wished.filter(({ id }) => doc.jobs.has(`@j:${id}`));
    const isStated = skeletons.some((skeleton) => doc.fields[2]!.has(`@a:${skeleton}`));
    const rivals = kinds.map((kind) => [doc.whole, ...doc.others].some((form) => kind.names.includes(form)));
    const isCertain = isStated || rivals.includes(true);
    const inCategories = of.categories.filter((id) => doc.tool.categories.includes(id));
    const signs = shared.length + done.length + asked.length;
    const isAlike = done.length + asked.length > 0 && signs >= 3;
    if (doc.tool.key === of.key || (signs === 0 && !isCertain && !neighbours.has(doc))) return [];
    if (inCategories.length === 0 && !isCertain && !isAlike && asked.length === 0) return [];
    const scores = [
      ...shared.map(([word, factor]) => factor * word.rarity * word.weightIn(doc)),
      ...done.map(
        ([job, strength]) =>
          [6, 4, 2][STRENGTHS.indexOf(strength)]! *
          [3, 2, 1][WEIGHTS.job.indexOf(doc.jobs.get(job)!)]! *
          rarityOf(
            usesOf((other) => other.jobs.has(job)),
            newest.length,
          ),
      ),
      ...asked.map(
        ({ id, share }) => Math.round(800 * share ** 3) * [3, 2, 1][WEIGHTS.job.indexOf(doc.jobs.get(`@j:${id}`)!)]!,
      ),
      isStated ? 1200 : 0,
      ...rivals.map((isOne, at) => (isOne ? (at === 0 ? 480 : 160) : 0)),
      ...inCategories.map(
        (id) =>
          18 *
          Math.max(
            1,
            rarityOf(
              usesOf(({ tool }) => tool.categories.includes(id)),
              newest.length,
            ),
          ),
      ),
    ];
    const fit = wish.pricing.length === 0 ? 100 : Math.max(...wish.pricing.map((one) => FITS[one]![doc.tool.pricing]!));
    const score = Math.max(1, Math.floor((scores.reduce((sum, one) => sum + one, 0) * fit) / 100));
    const reason: AlternativeReason = isCertain ? 'known' : done.length + asked.length > 0 ? 'job' : 'category';
    return [{ doc, score, reason }];
  });
}

/** A page of the alternatives to a tool. `newest` are all tools in the order of the catalog. */
export function findAlternatives(
  catalog: Catalog,
  newest: readonly Doc[],
  query: AlternativesQuery,
): Found & { reasons: (AlternativeReason | null)[] } {
  const { of, withTool, category, pricing, offset, limit, facets } = query;
  const ordered = rankAll(catalog, newest, query)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 50);
  const enough = 0.4 * (ordered[2]?.score ?? 0);
  const best = ordered.filter(({ score }, at) => at < 10 || score >= enough).map(({ doc }) => doc);
  const all = [...newest.filter(({ tool }) => withTool && tool.key === of.key), ...best];
  const inCategory = all.filter(({ tool }) => category === undefined || tool.categories.includes(category));
  const ofPrice = all.filter(({ tool }) => pricing === undefined || tool.pricing === pricing);
  const hits = inCategory.filter((doc) => ofPrice.includes(doc));
  const tally = (docs: readonly Doc[], valuesOf: (doc: Doc) => readonly string[]): Record<string, number> =>
    Object.fromEntries(
      [...Map.groupBy(docs.flatMap(valuesOf), (value) => value)].map(([value, same]) => [value, same.length]),
    );
  const reasonOf = new Map(ordered.map(({ doc, reason }) => [doc, reason]));
  return {
    keys: hits.slice(offset, offset + limit).map(({ tool }) => tool.key),
    reasons: hits.slice(offset, offset + limit).map((doc) => reasonOf.get(doc) ?? null),
    total: hits.length,
    isLowerBound: false,
    ...(facets === true && {
      facets: {
        categories: tally(ofPrice, ({ tool }) => tool.categories),
        pricing: tally(inCategory, ({ tool }) => [tool.pricing]),
        attributes: {},
      },
    }),
  };
}
