/** Runs a search: reads the text, finds the hits of each tier and makes a page of them. */
import { lazy } from '#catalog/memoize.ts';
import type { Order } from '#catalog/search/engine/catalog-order.ts';
import { withScratch } from '#catalog/search/engine/documents.ts';
import { countFacets, nearestCategories } from './facets.ts';
import { filterSet, groupsOf } from './filters.ts';
import { type CatalogQuery, type Found, orderOf } from './found.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import { type AskedJob, detectIntent, LEAST_NONE, NO_INTENT, wordsOfTools } from './intent.ts';
import { matchJobs, matchJobWords } from './job-matches.ts';
import { joined, keysAmong, keysOf, MAX_HITS, narrow, pageInOrder, totalOf } from './listing.ts';
import type { Query } from './query.ts';
import { type ReadText, readText } from './query-interpretation.ts';
import { WEIGHTS } from './ranking.ts';
import { rarityOfAll, relaxedAttributes, type Score, scoreAttributes, scoreWords, toFixedPoint } from './scoring.ts';
import { matchWords, type WordMatches } from './term-matches.ts';
import { bestOfTiers, hitsByTier, type HitsOfTier, nearnessOf, tiersOf } from './tier-hits.ts';
import { ignoredWords, requiredWords, type TierSource, tierSource } from './tiers.ts';

/** What the tiers and the order of a search are made from. */
interface Reading {
  words: readonly WordMatches[];
  asked: readonly AskedJob[];
  score: Score;
  source: TierSource;
}

const readSearch = (index: OpenSnapshot, query: Query, namesOnly = false): Reading => {
  const words = matchWords(index, query);
  const { asked, none } = namesOnly ? NO_INTENT : detectIntent(query, index.taught);
  const required = requiredWords(words);
  const rarity = rarityOfAll(required);
  const jobs = matchJobs(index, asked, rarity);
  const telling = wordsOfTools(asked, words);
  return {
    words,
    asked,
    score: {
      parts: [
        ...scoreWords(telling, wordsOfTools(asked, required), rarity),
        ...scoreAttributes(telling, rarity),
        ...(jobs === undefined ? [] : [...jobs.parts, ...matchJobWords(index, asked, rarity)]),
      ],
      length: toFixedPoint(WEIGHTS.length * rarity),
    },
    source: tierSource(index, query, words, {
      doing: jobs?.doing,
      isElsewhere: asked.length === 0 && none >= LEAST_NONE,
    }),
  };
};

/** Another order than by relevance has the close hits, or where there are none the best tier. */
const shownIn = (order: Order | undefined, tiers: readonly HitsOfTier[]): readonly HitsOfTier[] => {
  const close = tiers.filter(({ kind }) => kind !== 'far');
  return order === undefined ? tiers : close.length > 0 ? close : tiers.slice(0, 1);
};

/** The words from the first to the last of the positions. */
const runOf = (typed: readonly string[], at: readonly number[]): string =>
  typed.slice(Math.min(...at), Math.max(...at) + 1).join(' ');

/** Finds a page of a search, of at most 25,000 hits. Hits are found without filters; the page and each facet narrow them. */
function search(
  index: OpenSnapshot,
  { query, typed, corrected, hints }: ReadText,
  meant: string | null,
  wanted: CatalogQuery,
): Found {
  const { table } = index;
  const { offset, limit, facets, among, explain } = wanted;
  const groups = groupsOf(wanted);
  const order = orderOf(wanted);
  const { words, asked, score, source } = readSearch(index, query);
  const near = nearnessOf(index, wanted.near);
  const tiers = hitsByTier(source, { near: near?.set, isJob: asked.length > 0 });
  const best = tiers[0]?.id;
  const passing = filterSet(index, groups);
  const own = tiers.map((tier): HitsOfTier => ({ ...tier, ...narrow(index, tier, passing) }));
  const shown = shownIn(order, own);
  const all = lazy(() => joined(index, shown));
  const total = totalOf(shown);
  const leftOut = order === undefined || best === undefined ? 0 : Math.min(MAX_HITS, totalOf(own) - total);
  const documents =
    order === undefined
      ? bestOfTiers(index, score, shown, { from: offset, to: offset + limit, near })
      : [...pageInOrder(table, all().set, order, offset, limit)];
  const relaxed = query.stated.length === 0 ? [] : relaxedAttributes(words, all());
  const close = own.flatMap(({ kind, set }) => (kind === 'far' ? [] : [set]));
  return {
    keys: keysOf(table, documents),
    total: Math.min(MAX_HITS, total),
    isLowerBound: total > MAX_HITS,
    ...(among !== undefined && { among: keysAmong(table, among, close) }),
    ...(facets === true && { facets: countFacets(index, groups, joined(index, shownIn(order, tiers))) }),
    search: {
      corrected,
      meant,
      ignored: best === undefined ? [] : ignoredWords(best, source, asked).map((at) => typed[at] ?? ''),
      hints,
      nearest: best === undefined && limit > 0 ? nearestCategories(index, source.required) : [],
      ...(relaxed.length > 0 && {
        relaxed: relaxed.map(({ words: at, ...rest }) => ({ ...rest, words: runOf(typed, at) })),
      }),
      ...(leftOut > 0 && { leftOut }),
    },
    ...(explain === true &&
      order === undefined && {
        explanation: { jobs: asked.map(({ id, share }) => ({ id, share })), tiers: tiersOf(shown, documents) },
      }),
  };
}

/** A page of a search by words. */
export function findByWords(snapshot: IndexSnapshot, q: string, wanted: CatalogQuery): Found {
  const meant = wanted.exact === true ? (readText(snapshot, q).corrected?.to ?? null) : null;
  const read = readText(snapshot, q, wanted.exact);
  return withScratch(snapshot, (index) => search(index, read, meant, wanted));
}

/** Keys of tools by the tiers of names alone. */
export function findByName(snapshot: IndexSnapshot, q: string, limit: number): number[] {
  const { query } = readText(snapshot, q);
  return withScratch(snapshot, (index) => {
    const { score, source } = readSearch(index, query, true);
    const tiers = hitsByTier(source, { near: undefined, isJob: false, most: limit });
    return keysOf(index.table, bestOfTiers(index, score, tiers, { from: 0, to: limit, near: undefined }));
  });
}
