/** Keys of names and taglines: spelling variants share a key, and one typo still matches. */
import { distance } from 'fastest-levenshtein';
import { LOOK_ALIKES } from '#catalog/language/homoglyphs.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { contentWords } from '#catalog/language/likeness.ts';
import { bareWordsOf } from '#catalog/language/words.ts';
import { FEWEST_CONSONANTS, namesSoundAlike, soundsOf } from '#catalog/language/sounds.ts';
import { memoize } from '#catalog/memoize.ts';

/** Names and taglines of one judgement and of the last hour. */
const NAMES = { most: 500, longest: 300 };

/** Letters and digits, folded: "Chat-GPT", "chat gpt" and "CHATGPT" are equal. */
export const plainName = memoize((name: string) => foldClosely(name).replace(/[^\p{L}\p{N}]+/gu, ''), NAMES);

/** Look-alikes become Latin letters, "rn" becomes "m", "vv" becomes "w". */
const drawnName = memoize((name: string) => {
  let drawn = '';
  for (const character of foldClosely(name)) {
    const letter = LOOK_ALIKES[character] ?? character;
    if (/[\p{L}\p{N}]/u.test(letter)) drawn += letter;
  }
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w');
}, NAMES);

/** A name stays the same name with or without these words. */
const LOOSE_WORDS = new Set(
  'ai ia ki ии ші the app inc by io com co net org dev hq labs official online tool free gpt'.split(' '),
);
/** Loose words joined to the name: "MurmelAI". OpenAI would become too short. */
const LOOSE_ENDING = /(?<=[\p{L}\p{Nd}]{4}[\p{Ll}\p{Nd}])(?:AI|IA|KI|HQ|App|Labs)(?!\p{L})/gu;
/** Separators between a name and its slogan. */
const PART_SEPARATORS = /\s[-–—|:·•]\s|[|:()[\]（）：]|\s(?:by|from)\s/iu;

/** The name without loose words; the plain name if nothing would remain. */
const bareName = memoize((name: string) => {
  const words = bareWordsOf(foldClosely(name.replace(LOOSE_ENDING, ' '))).filter((word) => !LOOSE_WORDS.has(word));
  const bare = words.join('');
  return bare.length >= 2 ? bare : plainName(name);
}, NAMES);

/** One transcription: "Schön" and "Schoen", "Kandinsky" and "Kandinskij" are equal. */
const spelledName = memoize(
  (name: string) =>
    bareName(name)
      .replace(/(?<=[aou])e|(?<=a)a/g, '')
      .replace(/[ijy]+/g, 'i')
      .slice(0, 80),
  NAMES,
);

/** After a consonant Cyrillic writes "w" as "в", Arabic as a vowel. */
const INNER_W = /(?<=[bcdfghjklmnpqrstvxz])w|(?<=q)u/giu;

/**
 * Up to three forms of a name to compare by sound: without loose words, without joined ones and
 * "GPT", and with the other "w". As typed, since capitals are spoken as letters.
 */
const soundForms = memoize((name: string): readonly string[] => {
  const wordsIn = (text: string, isLoose: (word: string) => boolean): string =>
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !isLoose(foldClosely(word))).join(' ');
  const kept = wordsIn(name, (word) => word !== 'gpt' && LOOSE_WORDS.has(word));
  const bare = wordsIn(name.replace(LOOSE_ENDING, ' '), (word) => LOOSE_WORDS.has(word));
  return [...new Set([kept, bare, bare.replace(INNER_W, 'oo')])].filter((form) => form !== '');
}, NAMES);

/** Most names are Latin: they look up only names in other scripts. */
function soundKeys(name: string): { stored: string[]; asked: string[] } {
  const stored: string[] = [];
  const asked: string[] = [];
  for (const form of soundForms(name)) {
    const { consonants, script } = soundsOf(form);
    if (consonants.length < FEWEST_CONSONANTS) continue;
    stored.push(`${script === 'latin' ? 'l' : 'o'}:${consonants}`);
    asked.push(`o:${consonants}`);
    if (script !== 'latin') asked.push(`l:${consonants}`);
  }
  return { stored, asked };
}

function soundsLike(a: string, b: string): boolean {
  return soundForms(a).some((one) => soundForms(b).some((other) => namesSoundAlike(one, other)));
}

/** Names within "Murf AI | AI Voice Generator" and "gpt_index: GPT Index (LlamaIndex)". */
function nameParts(name: string): string[] {
  const parts = name
    .split(PART_SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const slash = name.lastIndexOf('/');
  if (slash > 0) parts.push(name.slice(slash + 1));
  return parts.length > 1 ? parts.slice(0, 4) : [];
}

/** Sorted content words: word order and punctuation do not matter. Undefined below three words. */
function taglineKey(tagline: string): string | undefined {
  const words = [...new Set(contentWords(tagline))].sort();
  return words.length >= 3 ? `t:${words.join(' ').slice(0, 120)}` : undefined;
}

function halves(plain: string, length: number): string[] {
  const half = Math.floor(length / 2);
  return [`p:${length}:${plain.slice(0, half)}`, `s:${length}:${plain.slice(-(length - half))}`];
}

const SHORTEST_WITH_TYPO = 6;

/**
 * Keys of a name and an optional tagline. An entry keeps `stored` (at most 14, usually six);
 * `asked` is looked up by equality (at most 21). A one-letter edit leaves one half of a name
 * intact, so stored halves meet the halves of three possible lengths. Look-alikes meet in the drawn
 * form, transcriptions in the spelled form, other scripts by sound; parts drop a slogan.
 */
export function nameKeys(name: string, tagline?: string): { stored: string[]; asked: string[] } {
  const { keys, sounds, plain } = ownKeys(name, tagline);
  const asked = new Set([...keys, ...sounds.asked]);
  if (plain.length >= SHORTEST_WITH_TYPO)
    for (const length of [plain.length - 1, plain.length, plain.length + 1])
      for (const key of halves(plain, length)) asked.add(key);
  return { stored: storedNameKeys(name, tagline), asked: [...asked] };
}

/** `stored` of `nameKeys`. */
export function storedNameKeys(name: string, tagline?: string): string[] {
  const { keys, sounds, plain } = ownKeys(name, tagline);
  const ofHalves = plain.length >= SHORTEST_WITH_TYPO ? halves(plain, plain.length) : [];
  return [...new Set([...keys, ...sounds.stored, ...ofHalves])];
}

/** Keys of spelling, tagline and sound, and the plain name for halves. */
function ownKeys(name: string, tagline: string | undefined) {
  const stored = new Set<string>();
  const plain = plainName(name).slice(0, 80);
  const bare = bareName(name).slice(0, 80);
  if (plain !== '') {
    stored.add(`n:${plain}`);
    stored.add(`n:${bare}`);
    stored.add(`n:${drawnName(name).slice(0, 80)}`);
    stored.add(`n:${spelledName(name)}`);
    for (const part of nameParts(name)) {
      const key = bareName(part);
      if (key.length >= 2) stored.add(`n:${key.slice(0, 80)}`);
    }
  }
  const sentence = tagline === undefined ? undefined : taglineKey(tagline);
  if (sentence !== undefined) stored.add(sentence);
  return { keys: stored, sounds: soundKeys(name), plain };
}

/** Few entries share one spelling or tagline, more a Latin sound, many a half. */
export function reachOf(key: string): 'few' | 'more' | 'many' {
  if (/^[nto]:/.test(key)) return 'few';
  return key.startsWith('l:') ? 'more' : 'many';
}

export type NameMatch =
  | 'same'
  | 'look_alike'
  | 'same_but_for_loose_words'
  | 'transliterated'
  | 'part'
  | 'one_letter'
  | 'different';

/** The strongest relation of two names. */
export function compareNames(a: string, b: string): NameMatch {
  const plainA = plainName(a);
  const plainB = plainName(b);
  if (plainA === plainB) return 'same';
  // In most typefaces I, l and 1 look alike.
  const [drawnA, drawnB] = [a, b].map((name) => drawnName(name).replaceAll('i', 'l'));
  if (plainA.length >= 4 && drawnA === drawnB) return 'look_alike';
  const bareA = bareName(a);
  const bareB = bareName(b);
  if (bareA === bareB) return 'same_but_for_loose_words';
  if (spelledName(a) === spelledName(b) || soundsLike(a, b)) return 'transliterated';
  const partsA = nameParts(a).map(bareName);
  const partsB = nameParts(b).map(bareName);
  if (partsA.includes(bareB) || partsB.includes(bareA)) return 'part';
  if (
    Math.min(plainA.length, plainB.length) >= SHORTEST_WITH_TYPO &&
    distance(plainA.slice(0, 80), plainB.slice(0, 80)) === 1
  ) {
    // "Llama 2" and "Llama 3" are versions, not typos.
    return plainA.replace(/\d/g, '') === plainB.replace(/\d/g, '') ? 'different' : 'one_letter';
  }
  return 'different';
}
