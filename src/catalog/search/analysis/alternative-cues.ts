/** Words that ask for an alternative to a tool, and the tools to which a text states one. */
import { LOCALES } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { phraseAt, phraseList } from '#catalog/language/word-lists.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { isStopWord, isWish } from '#catalog/language/stop-words.ts';
import { termOf } from './term-kinds.ts';
import { isOrdinaryWord } from './vocabulary.ts';

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

/** Whether a folded word states that a tool replaces another one, or resembles it; most texts have no such word. */
export const mayState = (word: string): boolean => SAYINGS.has(word);

/** Whether a folded word may link a cue to a name. */
export const isLink = (word: string): boolean => LINKS.has(word);

/** Whether a folded word between two names compares them. */
export const isVersus = (word: string): boolean => COMPARING.has(word);

/** Whether it chooses between them, if they are names. */
export const isOr = (word: string): boolean => CHOOSING.has(word);

/** Most words of a name; longer names match by their beginning. */
const LONGEST_NAME = 3;
const MAX_TERMS = 24;

/** Parts of a text that contain whole names. */
const PIECES = /[^.!?;,:()[\]{}"«»„“”|/\n]+(?:\.(?=\p{L})[^.!?;,:()[\]{}"«»„“”|/\n]+)*/gu;
const AND = new Set('and or und oder et ou y o i lub oraz и или і й та або و او'.split(' '));

/** Most cues of a text. */
const MAX_SAYINGS = 6;

const isEmpty = (word: string): boolean => LOCALES.some((locale) => isStopWord(word, locale) || isWish(word, locale));

/** Whether words may be a name: no stop word at either end, and not an ordinary word alone. */
const isTelling = (words: readonly string[]): boolean =>
  !isEmpty(words[0]!) && !isEmpty(words.at(-1)!) && (words.length > 1 || !isOrdinaryWord(words[0]!));

/** Skeletons of the runs of one to three words from a position, or of those that end before it. */
const namesBeside = (words: readonly string[], place: number, side: 'from' | 'to'): string[] =>
  Array.from({ length: LONGEST_NAME }, (_, at) =>
    side === 'from' ? words.slice(place, place + at + 1) : words.slice(Math.max(0, place - at - 1), place),
  )
    .filter((run, at) => run.length === at + 1 && isTelling(run))
    .map((run) => run.join(''));

/** The start of a name after prepositions and an adjective ("alternative libre à X"). */
const behindLinks = (words: readonly string[], from: number): number => {
  let at = !isLink(words[from] ?? '') && isLink(words[from + 1] ?? '') ? from + 1 : from;
  while (at < words.length && isLink(words[at]!)) at += 1;
  return at;
};

/** Possible names near a cue at a position. */
const namesAt = (words: readonly string[], at: number): string[] => {
  const from = behindLinks(words, at + 1);
  const isStated = STATED.has(words[at]!);
  const after = isStated || from > at + 1 ? namesBeside(words, from, 'from') : [];
  const listed = words.flatMap((word, next) =>
    AND.has(word) && next > from ? namesBeside(words, next + 1, 'from') : [],
  );
  return [...(isStated ? namesBeside(words, at, 'to') : []), ...after, ...(from > at + 1 ? listed : [])];
};

/** Unique terms of all names that a folded text may state as alternatives. */
export function statedAlternatives(folded: string): string[] {
  const pieces = folded.match(PIECES) ?? [];
  const found = new Set<string>();
  let sayings = 0;
  pieces.forEach((piece) => {
    if (sayings >= MAX_SAYINGS) return;
    const own = wordsOf(piece);
    own.forEach((word, at) => {
      if (!mayState(word) || (sayings += 1) > MAX_SAYINGS) return;
      for (const skeleton of namesAt(own, at)) found.add(skeleton);
    });
  });
  return [...found].slice(0, MAX_TERMS).map((skeleton) => termOf('alternative', skeleton));
}
