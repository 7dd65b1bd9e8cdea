/** Spelling corrections: terms one edit away that far more tools use. */
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryWord } from './query.ts';
import { documentFrequencyOf } from './term-frequency.ts';

const MAX_CORRECTIONS = 8;
const SHORTEST_CORRECTED = 4;
/** A misspelt word must be meant as a word that this many times as many tools use. */
const CORRECTION_FACTOR = 10;
/** At most so many letters may follow a stem in a misspelt word ("presentaton" is matched by "present"). */
const LONGEST_REST = 4;
const SHORTEST_STEM = 5;

/** Terms that a word used by `frequency` tools was probably meant to be, the most used first. */
export function correctionsOf({ dictionary, segments }: IndexSnapshot, word: QueryWord, frequency: number): number[] {
  const { surface, stems } = word;
  if (surface.length < SHORTEST_CORRECTED) return [];
  const candidates = new Set([surface, ...stems].flatMap((form) => dictionary.fuzzy(form)));
  for (let rest = 1; rest <= LONGEST_REST && surface.length - rest >= SHORTEST_STEM; rest += 1) {
    for (const term of dictionary.fuzzy(surface.slice(0, -rest)))
      if (dictionary.termOf(term).length >= SHORTEST_STEM) candidates.add(term);
  }
  const own = new Set(stems.map((text) => dictionary.find(text)));
  return [...candidates]
    .filter((term) => !own.has(term))
    .map((term) => ({ term, uses: documentFrequencyOf(segments, term) }))
    .filter(({ uses }) => uses > 0 && uses >= frequency * CORRECTION_FACTOR)
    .sort((a, b) => b.uses - a.uses || dictionary.compare(a.term, b.term))
    .slice(0, MAX_CORRECTIONS)
    .map(({ term }) => term);
}
