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
/**
 * Words that mean AI near other AI words only: cursor, flux, Claude, ml, neural, virtual assistant.
 * Two of them, or one near the work of AI tools, say AI.
 */
const AMBIGUOUS_WORDS = wordList(WORDS, 'ambiguous');

/** "without AI", "no AI", "ohne KI" say the contrary. */
const denials = lazy(() => new Set(entriesOf(readVocabulary(WORDS), 'denials')));

export interface AiEvidence {
  /** Unique. */
  words: string[];
  /** Number of different certain words in tagline and description. */
  outsideName: number;
  /** Whether name, tagline or description have a certain word or two ambiguous ones. */
  inText: boolean;
  /** Whether they have one ambiguous word only. */
  inTextPerhaps: boolean;
}

interface AiHits {
  certain: Hit[];
  ambiguous: Hit[];
}

const hitsOf = memoizeByObject((reading: Reading): AiHits => {
  const isMeant = (hit: Hit) => {
    const before = reading.line[hit.at - 1] ?? '';
    if (hit.term === 'ai' && ELISIONS.has(before)) return false;
    return !denials().has(before) && !NERVES.test(reading.line[hit.at] ?? '');
  };
  const trained = hitsIn(TRAINED, reading.line);
  const isTrained = (hit: Hit) => trained.some((other) => other.at !== hit.at && Math.abs(other.at - hit.at) <= NEAR);
  const trainable = trained.length === 0 ? [] : hitsIn(TRAINABLE, reading.line).filter(isTrained);
  return {
    certain: [...hitsIn(CERTAIN_WORDS, reading.line), ...trainable].filter(isMeant),
    ambiguous: hitsIn(AMBIGUOUS_WORDS, reading.line).filter(isMeant),
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
  const { certain: hits, ambiguous } = hitsOf(reading);
  const nameLength = reading.line.indexOf('');
  const outsideName = new Set(hits.filter((hit) => hit.at > nameLength).map((hit) => hit.term)).size;
  const inName = AI_IN_NAME.test(reading.name);
  const joined = inName || reading.words.some((word) => saysAi(word.text));
  const words = hitWords([...hits, ...ambiguous], reading.shown);
  if (words.length === 0 && inName) words.push(reading.name);
  if (words.length === 0) for (const word of reading.words) if (saysAi(word.text)) words.push(word.text);
  const inText = hits.length > 0 || joined || new Set(ambiguous.map((hit) => hit.term)).size > 1;
  const inTextPerhaps = !inText && ambiguous.length > 0;
  return { words: [...new Set(words)].slice(0, 8), outsideName, inText, inTextPerhaps };
});

/** "нейроозвучка", "нейротренер": work of a neural network, not of a doctor. */
const NEURO_WORD = /^нейро(?!лог|хир|физ|псих|дерм|реаб|н|наук|кинез|биол|фон|кат|ген)\p{L}{3,}/u;

/** Compounds: "BookGPT", "myopenaikey". */
function saysAi(word: string): boolean {
  return (
    word.includes('gpt') ||
    word.includes('openai') ||
    word.includes('chatbot') ||
    word.includes('нейросет') ||
    NEURO_WORD.test(word)
  );
}
