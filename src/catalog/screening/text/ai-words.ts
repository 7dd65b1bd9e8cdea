/** Finds words that say "AI" in eight languages, and names of models. */
import { lazy, memoizeByObject } from '#catalog/memoize.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { hitsIn, hitWords, wordList } from '#catalog/language/word-lists.ts';
import type { Hit } from '#catalog/language/word-lists.ts';
import type { Reading } from './parsed-entry.ts';

const WORDS = 'screening/ai-words';
/** "We trained a network", "modèle entraîné": a word of one list near a word of the other. */
const TRAINED = wordList(WORDS, 'trained');
const TRAINABLE = wordList(WORDS, 'trainable');
const NEAR = 4;

/** French "j'ai", "l'ai", "qu'ai" do not mean AI. */
const ELISIONS = new Set('j l n m t y qu je te'.split(' '));
/** Neurologists and similar words that begin like "нейросеть" and "neural". */
const NERVES = /^(?:нейро|neuro)(?:лог|хир|физ|псих|дерм|реаб|log|chir|fiz|fys|phys|psy|sur|rehab|p)/;

const CERTAIN_WORDS = wordList(WORDS, 'general', 'names', 'other languages');
const NAMES = lazy(() => new Set(entriesOf(readVocabulary(WORDS), 'names')));
/** Words that mean AI near others only (cursor, flux, ml): two, or one near the work of AI tools, say AI. */
const AMBIGUOUS_WORDS = wordList(WORDS, 'ambiguous');

/** "without any AI", "we don't use AI", "ohne KI" and "AI is banned" say the contrary. */
const DENIALS = wordList(WORDS, 'denials');
const BETWEEN = wordList(WORDS, 'between');
const FORBIDDEN = wordList(WORDS, 'forbidden');
/** "No AI skills needed" denies the skills, "we don't use AI to replace doctors" what it is for. */
const DENIED_INSTEAD = wordList(WORDS, 'denied instead');
/** "AI-free", not "AI free of charge": the line has no hyphens. */
const ENDINGS = lazy(() => entriesOf(readVocabulary(WORDS), 'endings'));
/** Most words between a denial and the word that it denies, and after a word of AI until it is forbidden. */
const FARTHEST = 3;

/** Where the denials of a line end and begin, and the words around them. */
const cuesOf = memoizeByObject((line: readonly string[]) => ({
  denials: new Map(hitsIn(DENIALS, line).map(({ at, length }) => [at + length, at])),
  between: new Set(hitsIn(BETWEEN, line).map(({ at }) => at)),
  forbidden: new Map(hitsIn(FORBIDDEN, line).map(({ at, length }) => [at, at + length])),
  instead: new Set(hitsIn(DENIED_INSTEAD, line).map(({ at }) => at)),
}));

/** The end of "AI is banned" and "AI is not used"; a phrase follows at once. */
function forbiddenEnd({ line }: Reading, end: number): number | undefined {
  const { forbidden, instead } = cuesOf(line);
  for (let after = end; after < end + FARTHEST && line[after]; after++) {
    const to = forbidden.get(after);
    if (to !== undefined && (after === end || to === after + 1)) return instead.has(to) ? undefined : to;
  }
  return undefined;
}

/** The positions of "without any AI" and "AI is banned", the end not included. */
function denialOf(reading: Reading, { at, length }: Hit): [from: number, to: number] | undefined {
  const { line, text } = reading;
  const { denials, between, instead } = cuesOf(line);
  const end = at + length;
  if (at < 0 || instead.has(end)) return undefined;
  for (let before = at; before > at - FARTHEST; before--) {
    const from = denials.get(before);
    if (from !== undefined) return [from, end];
    if (!between.has(before - 1)) break;
  }
  const word = line.slice(at, end).join(' ');
  const ending = line[end] && ENDINGS().find((one) => one === line[end] && text.includes(`${word}-${one}`));
  const to = ending ? end + 1 : forbiddenEnd(reading, end);
  return to === undefined ? undefined : [at, to];
}

export interface AiEvidence {
  /** Unique. */
  words: string[];
  /** Number of different certain words in tagline and description. */
  outsideName: number;
  /** Whether name, tagline or description have a certain word or two ambiguous ones. */
  inText: boolean;
  /** Whether they have one ambiguous word only. */
  inTextPerhaps: boolean;
  /** The words that deny AI ("without any ai"), where no other word says AI. */
  denial: readonly string[] | undefined;
}

const hitsOf = memoizeByObject((reading: Reading) => {
  const { line } = reading;
  const saysSo = (hit: Hit) =>
    !(hit.term === 'ai' && ELISIONS.has(line[hit.at - 1] ?? '')) && !NERVES.test(line[hit.at] ?? '');
  const isMeant = (hit: Hit) => saysSo(hit) && denialOf(reading, hit) === undefined;
  const trained = hitsIn(TRAINED, line);
  const isTrained = (hit: Hit) => trained.some((other) => other.at !== hit.at && Math.abs(other.at - hit.at) <= NEAR);
  const trainable = trained.length === 0 ? [] : hitsIn(TRAINABLE, line).filter(isTrained);
  const certain = [...hitsIn(CERTAIN_WORDS, line), ...trainable].filter(saysSo);
  return {
    certain: certain.filter(isMeant),
    ambiguous: hitsIn(AMBIGUOUS_WORDS, line).filter(isMeant),
    denied: certain.filter((hit) => !isMeant(hit)),
  };
});

/** Positions of certain and ambiguous words in the line. */
export function aiHits(reading: Reading): Hit[] {
  const { certain, ambiguous } = hitsOf(reading);
  return [...certain, ...ambiguous];
}

/** "SplashAI", "AI2sql", "InteriorAIDesigns", "ПересказИИ": the capitals inside a name. */
const AI_IN_NAME = /(?:^|[^\p{Lu}])(?:AI|KI|IA|ИИ|ШІ)(?=$|\P{L}|\p{Lu}\p{Ll})/u;

/** The words of an entry that say AI, and where. */
export const aiEvidence = memoizeByObject((reading: Reading): AiEvidence => {
  const { certain: hits, ambiguous, denied } = hitsOf(reading);
  const outsideName = new Set(hits.filter((hit) => hit.at > reading.nameEnd).map((hit) => hit.term)).size;
  const inName = AI_IN_NAME.test(reading.name);
  // "Without ChatGPT" says neither that it is an AI tool nor that it is none.
  const first = denied.find(({ term }) => !NAMES().has(term));
  const place = hits.length === 0 && !inName && first ? denialOf(reading, first) : undefined;
  // "No generative AI": the whole of it.
  if (place !== undefined) for (const { at, length } of denied) if (at === place[1]) place[1] = at + length;
  const compounds = place
    ? []
    : reading.line.filter((word, at) => saysAi(word) && !denied.some((hit) => hit.at === at));
  const joined = compounds.length > 0 || inName;
  const words = hitWords([...hits, ...ambiguous], reading.shown);
  if (words.length === 0) words.push(...(inName ? [reading.name] : compounds));
  const inText = hits.length > 0 || joined || new Set(ambiguous.map((hit) => hit.term)).size > 1;
  const inTextPerhaps = !inText && ambiguous.length > 0;
  return {
    words: [...new Set(words)].slice(0, 8),
    outsideName,
    inText,
    inTextPerhaps,
    denial: place && reading.shown.slice(...place),
  };
});

/** "нейроозвучка", "нейротренер": work of a neural network, not of a doctor. */
const NEURO_WORD =
  /^нейро(?!лог|хир|физ|псих|дерм|реаб|клин|клін|цент|йог|пилат|н|наук|кинез|биол|фон|кат|ген|вет|косм|гимн|гімн|пилин|пілін)\p{L}{3,}/u;

/** Compounds: "BookGPT", "myopenaikey". */
const saysAi = (word: string): boolean => /gpt|openai|chatbot|нейросет/.test(word) || NEURO_WORD.test(word);
