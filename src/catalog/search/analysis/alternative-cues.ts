/** Finds words that ask for an alternative to a tool, or state one. */
import { LOCALES } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { phraseAt, phraseList } from '#catalog/language/word-lists.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';

/** Surest first: a noun before or after the name, a phrase before it, an ambiguous particle. */
export type CueKind = 'noun' | 'phrase' | 'particle';

export interface Cue {
  kind: CueKind;
  /** The words from..to (exclusive). */
  from: number;
  to: number;
}

const foldedWords = (text: string): string[] => wordsOf(fold(text));
const WORDS = readVocabulary('search/alternatives');
const unionOf = (section: 'nouns' | 'particles' | 'stated' | 'copies' | 'links'): ReadonlySet<string> =>
  new Set(LOCALES.flatMap((locale) => entriesOf(WORDS, `${locale} ${section}`).flatMap(foldedWords)));

const NOUNS = unionOf('nouns');
const PARTICLES = unionOf('particles');
const STATED = unionOf('stated');
const SAYINGS = STATED.union(unionOf('copies'));
const LINKS = unionOf('links');
const COMPARING = new Set(entriesOf(WORDS, 'versus').flatMap(foldedWords));
const CHOOSING = new Set(entriesOf(WORDS, 'or').flatMap(foldedWords));
const PHRASES = phraseList(() =>
  LOCALES.flatMap((locale) => entriesOf(WORDS, `${locale} phrases`).map((phrase) => [phrase, null] as const)),
);

/** Cues in folded words of any language, the surest kind first, then from left to right. */
export function findCues(words: readonly string[]): Cue[] {
  const cues: Record<CueKind, Cue[]> = { noun: [], phrase: [], particle: [] };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const phrase = phraseAt(PHRASES, words, at);
    if (phrase !== undefined) cues.phrase.push({ kind: 'phrase', from: at, to: at + phrase.length });
    else if (NOUNS.has(word)) cues.noun.push({ kind: 'noun', from: at, to: at + 1 });
    else if (PARTICLES.has(word)) cues.particle.push({ kind: 'particle', from: at, to: at + 1 });
  }
  return [...cues.noun, ...cues.phrase, ...cues.particle];
}

/** Whether a folded word states that a tool replaces another one. */
export function isStated(word: string): boolean {
  return STATED.has(word);
}

/** Whether a word states that, or that the tool resembles another; most texts have no such word. */
export function mayState(word: string): boolean {
  return SAYINGS.has(word);
}

/** Whether a folded word may link a cue to a name. */
export function isLink(word: string): boolean {
  return LINKS.has(word);
}

/** Whether a folded word between two names compares them. */
export function isVersus(word: string): boolean {
  return COMPARING.has(word);
}

/** Whether it chooses between them, if they are names. */
export function isOr(word: string): boolean {
  return CHOOSING.has(word);
}
