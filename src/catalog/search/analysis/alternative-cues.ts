/** Finds in folded words where somebody asks for, or says to be, an alternative to a tool. */
import { LOCALES } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { phraseAt, phraseList } from '#catalog/language/word-lists.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';

/** How sure a cue is: a noun stands on either side of the name, a phrase before it, a particle means other things, too. */
export type CueKind = 'noun' | 'phrase' | 'particle';

export interface Cue {
  kind: CueKind;
  /** Its words are from..to (exclusive). */
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
const PHRASES = phraseList(() =>
  LOCALES.flatMap((locale) => entriesOf(WORDS, `${locale} phrases`).map((phrase) => [phrase, null] as const)),
);

/** The cues among folded words of any language, the surest first, then from left to right. */
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

/** Whether a folded word says of a text's tool that it may be used instead of another one. */
export function isStated(word: string): boolean {
  return STATED.has(word);
}

/** Whether a folded word says that, or that it is made after another one, whose name follows; most texts have no such word. */
export function mayState(word: string): boolean {
  return SAYINGS.has(word);
}

/** Whether a folded word may stand between a cue and a name. */
export function isLink(word: string): boolean {
  return LINKS.has(word);
}
