// The shape of a rule that recognises a subject of spam by words in many languages.
import { aiEvidence } from './ai-words.ts';
import { hitsIn, hitWords, lexicon } from './lexicon.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import { unmaskedLines, type Line } from './masked-words.ts';
import type { Rule } from '#catalog/screening/rule.ts';

export interface Topic {
  id: string;
  /** Words that hardly mean anything else. */
  strong: readonly string[];
  /** Words of the subject that honest texts use too. */
  weak: readonly string[];
  /** Words of selling that say nothing alone and count beside a strong word. */
  supporting?: readonly string[];
  /** Words by their shape; they count as a strong one beside any weak one. */
  brand?: RegExp;
  /** Words of those who work against it or study it; one makes the finding uncertain, and below certainty there is none. */
  excuses: readonly string[];
  /** Two words about AI in tagline and description make the finding uncertain (an AI tool for that trade). */
  aiExcuses: boolean;
  /** Weak words that suffice for a flag when no strong one stands there; Infinity for never. */
  weakForFlag: number;
}

/** Words of those who detect, block or leave behind what a topic is about. */
const AGAINST = lexicon(
  `detects, detect, detecting, detector*, detection, blocks, block, blocker*, blocking, prevents, prevent, preventing, prevention, addict*, relapse*, moderation, self exclusion, takes down, take down, harm, harmful,
   erkennt, erkennung, blockiert, blockieren, sucht, spielsucht*, suchthilfe, pravention, adiccion*, ludopat*, bloquea, bloquear, detecta, detectar, prevencion, addiction*, bloque, bloquer, detecte, detecter, prevention, arreter,
   uzaleznien*, blokuje, blokowanie, wykrywa, wykrywanie, profilaktyk*, зависимост*, лудоман*, бросить, блокирует, блокировк*, обнаруживает, выявляет, профилактик*, залежн*, кинути, блокує, блокуванн*, виявляє, профілактик*, ادمان, الادمان, الاقلاع, يحجب, حجب, يكشف, يمنع`,
);

const STRONG = 3;
const CERTAIN = 6;

interface Found {
  terms: Set<string>;
  words: string[];
  /** Terms that stand there more than once. */
  repeated: number;
}

/** What was hit, longest phrases first and none that lies within another: "get rich quick" is not also "get rich". */
function distinct(list: Lexicon, { words, shown }: Line, taken: Set<number>): Found {
  const kept: Hit[] = [];
  for (const hit of hitsIn(list, words).sort((a, b) => b.length - a.length)) {
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

interface Lexicons {
  strong: Lexicon;
  weak: Lexicon;
  supporting: Lexicon;
}

/** The strong and weak words of a line; supporting ones count as weak where a strong one stands. */
function wordsIn(lists: Lexicons, line: Line): { strong: Found; weak: Found } {
  const taken = new Set<number>();
  const strong = distinct(lists.strong, line, taken);
  const weak = distinct(lists.weak, line, taken);
  if (strong.terms.size === 0) return { strong, weak };
  const supporting = distinct(lists.supporting, line, taken);
  for (const term of supporting.terms) weak.terms.add(term);
  weak.words.push(...supporting.words);
  return { strong, weak };
}

/**
 * A rule from a topic. Points: 3 for each different strong word, 1 more when it is repeated or masked, 1 for each different weak
 * word; from 6 points with at least one strong word it is certain, unless an excuse stands in the text.
 */
export function topicRule(topic: Topic): Rule {
  const lists = {
    strong: lexicon(...topic.strong),
    weak: lexicon(...topic.weak),
    supporting: lexicon(...(topic.supporting ?? [])),
  };
  const excuses = lexicon(...topic.excuses);
  return {
    id: topic.id,
    looksAt: ['name', 'tagline', 'description', 'url'],
    verdict: 'spam',
    defaultMode: 'enforced',
    judge(entry, _lookups, { reading }) {
      const line = {
        words: [...reading.line, ...reading.urlWords],
        shown: [...reading.shown, ...reading.urlWords],
      };
      const { strong, weak } = wordsIn(lists, line);
      let masked = 0;
      for (const unmasked of unmaskedLines(entry, reading)) {
        const read = wordsIn(lists, unmasked);
        for (const term of read.strong.terms) {
          if (!strong.terms.has(term)) masked += 1;
          strong.terms.add(term);
        }
        for (const term of read.weak.terms) weak.terms.add(term);
        strong.words.push(...read.strong.words.filter((word) => !strong.words.includes(word)));
        weak.words.push(...read.weak.words.filter((word) => !weak.words.includes(word)));
      }
      const brand =
        topic.brand === undefined || weak.terms.size === 0
          ? undefined
          : line.words.find((word) => topic.brand?.test(word));
      if (brand !== undefined) {
        strong.terms.add(brand);
        strong.words.push(brand);
      }
      if (strong.terms.size === 0 && weak.terms.size < topic.weakForFlag) return null;
      const points = STRONG * strong.terms.size + strong.repeated + masked + weak.terms.size;
      const against = hitsIn(excuses, line.words).length > 0 || hitsIn(AGAINST, reading.line).length > 0;
      if (against && points < CERTAIN) return null;
      const excused = against || (topic.aiExcuses && aiEvidence(reading).outsideName >= 2);
      const words = [...strong.words, ...weak.words].slice(0, 6);
      const first = words[0] ?? '';
      const field = reading.words.find((word) => first.startsWith(word.text))?.field ?? 'url';
      return { certain: points >= CERTAIN && strong.terms.size > 0 && !excused, field, evidence: { words } };
    },
  };
}
