// Finds the tools that resemble one, by the rarest words they share and by categories: a sum over a few posting lists, the long ones left out.
import { clearHits, takeHits } from '#catalog/search/engine/bitset.ts';
import { categoryMark } from '#catalog/search/engine/facet-values.ts';
import { addList, findList, listOf, type Place } from '#catalog/search/engine/postings.ts';
import { findByKey, isDeleted, type Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { rarityOf } from './ranking.ts';
import { usesOf } from './term-matches.ts';

/** The tool that others shall resemble. */
export interface Sought {
  key: number;
  /** What analyseTool gave. */
  terms: string;
  categories: readonly string[];
}

/** So many of the rarest words are looked up, */
const WORDS = 6;
/** none that more tools use than this. */
const MOST_USES = 300;
/** A shared word is worth its rarity times this, by where the other tool says it: name, tagline, description. */
const PLACES = [3, 2, 1] as const;
/** The same for a category. */
const CATEGORY = 2;
/** A word of the tool's own description is worth less than one of its name or taglines by this much. */
const ASIDE = 0.5;
/** One shared word is chance ("effortlessly", "French"): it takes so many, or a category in common. */
const SHARED_WORDS = 3;
/** Where no category is shared, the words are worth less by this much. */
const APART = 0.5;

interface Word {
  term: number;
  weight: number;
}

/** The rarest words that at least one other tool uses, too. */
const tellingWords = (snapshot: IndexSnapshot, terms: string): Word[] => {
  const [name = '', taglines = '', descriptions = ''] = terms.split('\n');
  const weigh = (text: string, part: number): Word[] =>
    text.split(' ').flatMap((word) => {
      const term = snapshot.dictionary.find(word);
      const uses = term === undefined ? 0 : usesOf(snapshot, term);
      if (term === undefined || uses < 2 || uses > MOST_USES) return [];
      return [{ term, weight: part * rarityOf(uses, snapshot.live) }];
    });
  return [...weigh(`${name} ${taglines}`, 1), ...weigh(descriptions, ASIDE)]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || snapshot.dictionary.compare(a.term, b.term))
    .slice(0, WORDS);
};

/** What a document shares with the tool: how many of its words, and what they are worth. */
interface Shared {
  words: number;
  score: number;
}

/** Adds a word to what the documents of a segment share that say it; each says it in one place. */
const addWord = (segment: Segment, { term, weight }: Word, found: Map<number, Shared>): void => {
  const set = segment.room.take();
  for (const [place, worth] of PLACES.entries()) {
    const at = findList(segment.postings, listOf(term, place as Place));
    if (at < 0) continue;
    addList(segment.postings, at, set, segment.documents);
    const documents = new Uint32Array(segment.postings.counts[at]!);
    takeHits(set, documents);
    for (const document of documents) {
      const shared = found.get(document);
      if (shared === undefined) found.set(document, { words: 1, score: weight * worth });
      else {
        shared.words += 1;
        shared.score += weight * worth;
      }
    }
    clearHits(set);
  }
  segment.room.give(set);
};

interface Candidate {
  key: number;
  time: number;
  score: number;
}

const mostAlike = (a: Candidate, b: Candidate): number => b.score - a.score || b.time - a.time || a.key - b.key;

/**
 * The keys of at most `limit` other tools that share a word and a category with one, or several words: the more and the
 * rarer, and the more categories, the earlier; the newest among equals.
 */
export function findSimilar(snapshot: IndexSnapshot, sought: Sought, limit: number): number[] {
  const words = tellingWords(snapshot, sought.terms);
  const categories = new Map(
    sought.categories.flatMap((id) => {
      const term = snapshot.dictionary.find(categoryMark(id));
      const mark = snapshot.marks.find(categoryMark(id));
      if (term === undefined || mark === undefined) return [];
      return [[mark, CATEGORY * rarityOf(usesOf(snapshot, term), snapshot.live)] as const];
    }),
  );
  let best: Candidate[] = [];
  for (const segment of snapshot.segments) {
    const found = new Map<number, Shared>();
    for (const word of words) addWord(segment, word, found);
    found.delete(findByKey(segment, sought.key));
    for (const [document, shared] of found) {
      const worths = [...snapshot.marks.marksOf(segment.bundles[document]!)].flatMap(
        (mark) => categories.get(mark) ?? [],
      );
      if (worths.length === 0 && shared.words < SHARED_WORDS) continue;
      const base = worths.length === 0 ? shared.score * APART : shared.score;
      const sum = worths.reduce((all, worth) => all + worth, base);
      if (best.length === limit && sum < best[limit - 1]!.score) continue;
      if (isDeleted(segment, document)) continue;
      const candidate = { key: segment.keys[document]!, time: segment.times[document]!, score: sum };
      best = [...best, candidate].sort(mostAlike).slice(0, limit);
    }
  }
  return best.map(({ key }) => key);
}
