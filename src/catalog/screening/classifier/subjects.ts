/** Finds words of a vocabulary of subjects in eight languages. */
import { foldClosely } from '#catalog/language/fold.ts';
import { hitsIn, termList, type Part } from '#catalog/language/word-lists.ts';
import { bareWordsOf } from '#catalog/language/words.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

const LISTS = [
  ['trade', 'trades'],
  ['trade', 'callings'],
  ['business', 'business'],
  ['software', 'software'],
  ['ai_work', 'ai-work'],
  ['task', 'tasks'],
] as const;

export type SubjectKind = (typeof LISTS)[number][0];

export interface FoundSubject {
  subject: string;
  kind: SubjectKind;
  /** Position of its first word in the line. */
  at: number;
  /** Number of its words. */
  length: number;
}

const SHORTEST_BEGINNING = 3;

/** The prefixes of a term; "term." ends in a whole word, and so does a term of two letters. */
function partsOf(term: string): Part[] {
  const words = bareWordsOf(foldClosely(term));
  const isWhole = term.endsWith('.') || (words.length === 1 && words[0]!.length < SHORTEST_BEGINNING);
  return words.map((word, at) => ({ word, prefix: !isWhole || at < words.length - 1 }));
}

const SUBJECTS = termList(function* () {
  for (const [kind, file] of LISTS)
    for (const [section, terms] of Object.entries(readVocabulary(`screening/subjects/${file}`))) {
      // A section is a subject, or a subject in one language.
      const [subject = ''] = section.split(' ');
      for (const text of terms.split('\n')) {
        const parts = partsOf(text);
        const [first] = parts;
        if (first === undefined) continue;
        yield { text, tag: { subject, kind, letters: first.prefix ? first.word.length : Infinity }, parts };
      }
    }
});

/** Hits in order; one hit of a subject at a position, by the longest first prefix. */
export function subjectsIn(line: readonly string[]): FoundSubject[] {
  const seen = new Set<string>();
  return hitsIn(SUBJECTS, line)
    .sort((a, b) => a.at - b.at || b.tag.letters - a.tag.letters || 0)
    .flatMap(({ at, length, tag: { subject, kind } }) => {
      const key = `${at} ${subject}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ subject, kind, at, length }];
    });
}
