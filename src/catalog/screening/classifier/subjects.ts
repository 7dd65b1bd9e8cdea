/** A vocabulary of subjects in eight languages and the search for its words in a line of folded words. */
import { once, remembered } from '#catalog/memoize.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { bareWordsOf } from '#catalog/language/words.ts';

/** What a subject belongs to. */
export type SubjectKind = 'trade' | 'business' | 'software' | 'ai_work' | 'task';

export interface FoundSubject {
  subject: string;
  kind: SubjectKind;
  /** Index of the word in the line, and how many words it takes. */
  at: number;
  length: number;
}

interface Entry {
  subject: string;
  kind: SubjectKind;
  /** The words after the first, each the beginning of one; undefined for single words. */
  rest: readonly string[];
  /** Whether the last word must end there. */
  whole: boolean;
}

const SHORTEST_BEGINNING = 3;

interface Subjects {
  /** By the whole first word, and by its beginning. */
  whole: Map<string, Entry[]>;
  beginnings: Map<string, Entry[]>;
  longestBeginning: number;
}

function addTerm(subjects: Subjects, subject: string, kind: SubjectKind, term: string): void {
  const isWhole = term.endsWith('.');
  const words = bareWordsOf(foldClosely(term));
  const [first, ...rest] = words;
  if (first === undefined) return;
  const isExact = rest.length > 0 ? false : isWhole || first.length < SHORTEST_BEGINNING;
  const index = isExact ? subjects.whole : subjects.beginnings;
  const entries = index.get(first);
  const entry = { subject, kind, rest, whole: isWhole };
  if (entries === undefined) index.set(first, [entry]);
  else entries.push(entry);
  if (!isExact) subjects.longestBeginning = Math.max(subjects.longestBeginning, first.length);
}

const LISTS = [
  ['trade', 'trades'],
  ['trade', 'callings'],
  ['business', 'business'],
  ['software', 'software'],
  ['ai_work', 'ai-work'],
  ['task', 'tasks'],
] as const;

/** Read when a text is first held against it, so that a start does not wait for it. */
const vocabulary = once((): Subjects => {
  const subjects: Subjects = { whole: new Map(), beginnings: new Map(), longestBeginning: 0 };
  for (const [kind, file] of LISTS)
    for (const [section, terms] of Object.entries(readVocabulary(`screening/subjects/${file}`))) {
      // A section is a subject, or a subject in one language.
      const [subject = ''] = section.split(' ');
      for (const term of terms.split('\n')) addTerm(subjects, subject, kind, term);
    }
  return subjects;
});

function continues(entry: Entry, line: readonly string[], at: number): boolean {
  return entry.rest.every((part, offset) => {
    const word = line[at + 1 + offset] ?? '';
    return entry.whole && offset === entry.rest.length - 1 ? word === part : word !== '' && word.startsWith(part);
  });
}

/** Terms that begin with a word, the whole word first, then from its longest beginning to its shortest. */
const beginningWith = remembered(
  (word: string): readonly Entry[] => {
    const { whole, beginnings, longestBeginning } = vocabulary();
    const entries = [...(whole.get(word) ?? [])];
    for (let end = Math.min(word.length, longestBeginning); end > 0; end--)
      entries.push(...(beginnings.get(word.slice(0, end)) ?? []));
    return entries;
  },
  { most: 20_000, longest: 40 },
);

/** Every word of the vocabulary in a line, in order; each subject once a place. */
export function subjectsIn(line: readonly string[]): FoundSubject[] {
  const found: FoundSubject[] = [];
  for (const [at, word] of line.entries()) {
    if (word === '') continue;
    const from = found.length;
    for (const entry of beginningWith(word)) {
      if (!continues(entry, line, at) || found.slice(from).some(({ subject }) => subject === entry.subject)) continue;
      found.push({ subject: entry.subject, kind: entry.kind, at, length: 1 + entry.rest.length });
    }
  }
  return found;
}
