// The shape of a rule that recognises a subject of spam by words in many languages.
import { aiEvidence } from './ai-words.ts';
import { hitsIn, hitWords, lexicon } from './lexicon.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import type { Rule } from './rule.ts';

export interface Topic {
  id: string;
  /** Words that hardly mean anything else. */
  strong: readonly string[];
  /** Words of the subject that honest texts use too. */
  weak: readonly string[];
  /** Words by their shape; they count as a strong one beside any weak one. */
  brand?: RegExp;
  /** Words of those who work against it or study it; one makes the finding uncertain, and below certainty there is none. */
  excuses: readonly string[];
  /** Two words about AI in tagline and description make the finding uncertain (an AI tool for that trade). */
  aiExcuses: boolean;
  /** Weak words that suffice for a flag when no strong one stands there; Infinity for never. */
  weakForFlag: number;
}

const STRONG = 3;
const CERTAIN = 6;

interface Found {
  terms: Set<string>;
  words: string[];
  /** Terms that stand there more than once. */
  repeated: number;
}

/** What was hit, longest phrases first and none that lies within another: "get rich quick" is not also "get rich". */
function distinct(list: Lexicon, line: readonly string[], shown: readonly string[], taken: Set<number>): Found {
  const kept: Hit[] = [];
  for (const hit of hitsIn(list, line).sort((a, b) => b.length - a.length)) {
    const places = Array.from({ length: hit.length }, (_, offset) => hit.at + offset);
    if (places.length > 0 && places.every((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(hit);
  }
  const counts = new Map<string, number>();
  for (const hit of kept) counts.set(hit.term, (counts.get(hit.term) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1).length;
  return { terms: new Set(counts.keys()), words: hitWords(kept, shown), repeated };
}

/**
 * A rule from a topic. Points: 3 for each different strong word, 1 more when it is repeated, 1 for each different weak word; from 6 points with at least one
 * strong word it is certain, unless an excuse stands in the text.
 */
export function topicRule(topic: Topic): Rule {
  const strong = lexicon(...topic.strong);
  const weak = lexicon(...topic.weak);
  const excuses = lexicon(...topic.excuses);
  return {
    id: topic.id,
    looksAt: ['name', 'tagline', 'description', 'url'],
    verdict: 'spam',
    defaultMode: 'enforced',
    judge(_entry, _lookups, { reading }) {
      const line = [...reading.line, ...reading.urlWords];
      const shown = [...reading.shown, ...reading.urlWords];
      const taken = new Set<number>();
      const strongFound = distinct(strong, line, shown, taken);
      const weakFound = distinct(weak, line, shown, taken);
      const brand =
        topic.brand === undefined || weakFound.terms.size === 0
          ? undefined
          : line.find((word) => topic.brand?.test(word));
      if (brand !== undefined) {
        strongFound.terms.add(brand);
        strongFound.words.push(brand);
      }
      if (strongFound.terms.size === 0 && weakFound.terms.size < topic.weakForFlag) return null;
      const points = STRONG * strongFound.terms.size + strongFound.repeated + weakFound.terms.size;
      const against = hitsIn(excuses, line).length > 0;
      if (against && points < CERTAIN) return null;
      const excused = against || (topic.aiExcuses && aiEvidence(reading).outsideName >= 2);
      const words = [...strongFound.words, ...weakFound.words].slice(0, 6);
      const first = words[0] ?? '';
      const field = reading.words.find((word) => first.startsWith(word.text))?.field ?? 'url';
      return { certain: points >= CERTAIN && strongFound.terms.size > 0 && !excused, field, evidence: { words } };
    },
  };
}
