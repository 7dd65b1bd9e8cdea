/** A vocabulary of subjects in eight languages and the search for its words in a line of folded words. */
import { once, remembered } from '#catalog/memoize.ts';
import { fold, wordsOf } from '#catalog/language/folding.ts';
import { AI_WORK_WORDS } from './vocabulary/ai-work.ts';
import { BUSINESS } from './vocabulary/business.ts';
import { CALLINGS } from './vocabulary/callings.ts';
import { SOFTWARE } from './vocabulary/software.ts';
import { TASKS } from './vocabulary/tasks.ts';
import { TRADES } from './vocabulary/trades.ts';

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
  const words = wordsOf(fold(term));
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
  ['trade', TRADES],
  ['trade', CALLINGS],
  ['business', BUSINESS],
  ['software', SOFTWARE],
  ['ai_work', AI_WORK_WORDS],
  ['task', TASKS],
] as const;

/** Read when a text is first held against it, so that a start does not wait for it. */
const vocabulary = once((): Subjects => {
  const subjects: Subjects = { whole: new Map(), beginnings: new Map(), longestBeginning: 0 };
  for (const [kind, text] of LISTS)
    for (const line of text.trim().split('\n')) {
      const [subject = '', ...languages] = line.split('|');
      for (const term of languages.flatMap((list) => list.split(',')))
        addTerm(subjects, subject.trim(), kind, term.trim());
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
