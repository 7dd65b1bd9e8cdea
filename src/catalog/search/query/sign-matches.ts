/** Scores documents as alternatives to a tool. */
import { jobTerm } from '#catalog/search/analysis/analysis.ts';
import { JOB_STRENGTHS } from '#catalog/search/analysis/jobs/tool-jobs.ts';
import { statedTerm } from '#catalog/search/analysis/stated-alternatives.ts';
import { stem } from '#catalog/language/stems.ts';
import {
  type Bitset,
  cardinality,
  clearBits,
  intersect,
  readBits,
  setBit,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import { findByPrefix, findExact } from '#catalog/search/engine/name-lookup.ts';
import { documentsWith, readDocumentsWith, TEXTS } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Signs } from './alternative-signs.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { rarityOf } from './ranking.ts';
import { documentFrequencyOf } from './term-frequency.ts';

const SIGN_WEIGHTS = {
  /** The text states an alternative to the tool. */
  stated: 1200,
  /** Both are well-known tools of one kind: of the tool's main kind, of another. */
  rival: [480, 160],
  /** A shared job, by its strength in the tool and in the other, times its rarity. */
  job: [6, 4, 2],
  otherJob: [3, 2, 1],
} as const;

/** Shorter names are prefixes by chance. */
const SHORTEST_PREFIX = 5;

/** The evidence of documents. */
export interface MatchedSigns {
  /** Other documents are ignored. */
  candidates: Bitset;
  scores: Uint32Array;
  /** Words and jobs that a document shares with the tool or the wish. */
  shared: Uint8Array;
  /** Documents that state an alternative or are well known for the same purpose. */
  certain: Bitset;
  /** Documents with one of its jobs. */
  doing: Bitset;
  /** Documents that name the tool. */
  naming: Bitset;
}

/** Adds documents of the rarer words to the candidates, then scores all words. */
const addWords = (
  { traits, telling }: Signs,
  { candidates, scores, shared }: MatchedSigns,
  scratch: ScratchSets,
): void => {
  for (const { matches } of traits.slice(0, telling)) unionInto(candidates, matches.texts);
  const held = scratch.take();
  const last = new Uint8Array(scores.length);
  const list = new Uint32Array(cardinality(candidates));
  traits.forEach(({ matches, factor }, place) => {
    for (const { set, weight } of matches.levels) {
      const value = factor * matches.rarity * weight;
      intersect(held, [set, candidates]);
      const count = readBits(held, list);
      clearBits(held);
      for (let read = 0; read < count; read += 1) {
        const document = list[read]!;
        // Levels are by weight: only the highest counts.
        if (last[document] === place + 1) continue;
        last[document] = place + 1;
        scores[document]! += value;
        shared[document]! += 1;
      }
    }
  });
};

const addJobs = (
  { dictionary, table, live }: IndexSnapshot,
  { jobs }: Signs,
  { scores, shared, doing }: MatchedSigns,
): void => {
  for (const { id, strength } of jobs) {
    const term = dictionary.find(jobTerm(id));
    if (term === undefined) continue;
    const weight =
      SIGN_WEIGHTS.job[JOB_STRENGTHS.indexOf(strength)]! * rarityOf(documentFrequencyOf(table, term), live);
    for (const field of TEXTS)
      for (const document of readDocumentsWith(table, term, field)) {
        scores[document]! += weight * SIGN_WEIGHTS.otherJob[field];
        shared[document]! += 1;
        setBit(doing, document);
      }
  }
};

/** Adds stated alternatives and rivals. */
const addCertain = (
  { dictionary, table }: IndexSnapshot,
  { skeletons, kinds }: Signs,
  { scores, certain }: MatchedSigns,
): void => {
  const add = (found: ReadonlySet<number>, value: number): void => {
    for (const document of found) {
      scores[document]! += value;
      setBit(certain, document);
    }
  };
  const terms = skeletons.map((skeleton) => dictionary.find(statedTerm(skeleton)));
  add(new Set(terms.flatMap((term) => [...readDocumentsWith(table, term, 2)])), SIGN_WEIGHTS.stated);
  kinds.forEach((kind, place) => {
    const rivals = new Set<number>();
    for (const name of kind.names) findExact(table.names, name, (document) => rivals.add(document));
    add(rivals, SIGN_WEIGHTS.rival[Math.min(place, 1)]!);
  });
};

/** Adds documents whose texts contain all words of the name, or whose names begin with it. */
const addNaming = (
  { dictionary, table }: IndexSnapshot,
  { nameWords, skeletons }: Signs,
  naming: Bitset,
  scratch: ScratchSets,
): void => {
  const sets = nameWords.map((word) => {
    const terms = [...new Set([word, stem(word, 'en')])].map((text) => dictionary.find(text));
    return documentsWith(table, terms, TEXTS, scratch);
  });
  intersect(naming, sets);
  const [whole = ''] = skeletons;
  if (whole.length < SHORTEST_PREFIX) return;
  findByPrefix(table.names, whole, (document, kind) => {
    if (kind === NAME_KINDS.whole) setBit(naming, document);
  });
};

/** `neighbours` are candidates without other evidence. */
export function matchSigns(
  snapshot: IndexSnapshot,
  signs: Signs,
  neighbours: Iterable<number>,
  scratch: ScratchSets,
): MatchedSigns {
  const { count } = snapshot.table;
  const found: MatchedSigns = {
    candidates: scratch.take(),
    scores: new Uint32Array(count),
    shared: new Uint8Array(count),
    certain: scratch.take(),
    doing: scratch.take(),
    naming: scratch.take(),
  };
  addJobs(snapshot, signs, found);
  addCertain(snapshot, signs, found);
  for (const document of neighbours) setBit(found.candidates, document);
  unionInto(found.candidates, found.doing);
  unionInto(found.candidates, found.certain);
  addWords(signs, found, scratch);
  addNaming(snapshot, signs, found.naming, scratch);
  return found;
}
