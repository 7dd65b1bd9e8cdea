// Finds the tools that share the rarest words of one: a sum over a few posting lists, the long ones left out.
import { clearHits, takeHits } from './hit-set.ts';
import { categoryMark } from './marks.ts';
import { addList, findList, listOf, type Place } from './postings.ts';
import { rarityOf } from './ranking.ts';
import { findByKey, isDeleted, type Segment, takeSet } from './segment.ts';
import { type Shelf, usesOf } from './words.ts';

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

interface Word {
  term: number;
  weight: number;
}

/** The rarest words that at least one other tool uses, too. */
const tellingWords = (shelf: Shelf, terms: string): Word[] => {
  const [name = '', taglines = '', descriptions = ''] = terms.split('\n');
  const weigh = (text: string, part: number): Word[] =>
    text.split(' ').flatMap((word) => {
      const term = shelf.dictionary.find(word);
      const uses = term === undefined ? 0 : usesOf(shelf, term);
      if (term === undefined || uses < 2 || uses > MOST_USES) return [];
      return [{ term, weight: part * rarityOf(uses, shelf.live) }];
    });
  return [...weigh(`${name} ${taglines}`, 1), ...weigh(descriptions, ASIDE)]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || shelf.dictionary.compare(a.term, b.term))
    .slice(0, WORDS);
};

/** Adds what a word is worth to the documents of a segment that say it. */
const addWord = (segment: Segment, { term, weight }: Word, scores: Map<number, number>): void => {
  const set = takeSet(segment);
  for (const [place, worth] of PLACES.entries()) {
    const at = findList(segment.postings, listOf(term, place as Place));
    if (at < 0) continue;
    addList(segment.postings, at, set, segment.documents);
    const documents = new Uint32Array(segment.postings.counts[at]!);
    takeHits(set, documents);
    for (const document of documents) scores.set(document, (scores.get(document) ?? 0) + weight * worth);
    clearHits(set);
  }
  segment.spare.push(set);
};

interface Candidate {
  key: number;
  time: number;
  score: number;
}

const mostAlike = (a: Candidate, b: Candidate): number => b.score - a.score || b.time - a.time || a.key - b.key;

/** The keys of at most `limit` other tools that share words with one: the more and the rarer, and its categories, the earlier; the newest among equals. */
export function findSimilar(shelf: Shelf, sought: Sought, limit: number): number[] {
  const words = tellingWords(shelf, sought.terms);
  const categories = new Map(
    sought.categories.flatMap((id) => {
      const term = shelf.dictionary.find(categoryMark(id));
      const mark = shelf.marks.find(categoryMark(id));
      if (term === undefined || mark === undefined) return [];
      return [[mark, CATEGORY * rarityOf(usesOf(shelf, term), shelf.live)] as const];
    }),
  );
  let best: Candidate[] = [];
  for (const segment of shelf.segments) {
    const scores = new Map<number, number>();
    for (const word of words) addWord(segment, word, scores);
    scores.delete(findByKey(segment, sought.key));
    for (const [document, score] of scores) {
      let sum = score;
      for (let at = segment.markStarts[document]!; at < segment.markStarts[document + 1]!; at += 1)
        sum += categories.get(segment.marks[at]!) ?? 0;
      if (best.length === limit && sum < best[limit - 1]!.score) continue;
      if (isDeleted(segment, document)) continue;
      const candidate = { key: segment.keys[document]!, time: segment.times[document]!, score: sum };
      best = [...best, candidate].sort(mostAlike).slice(0, limit);
    }
  }
  return best.map(({ key }) => key);
}
