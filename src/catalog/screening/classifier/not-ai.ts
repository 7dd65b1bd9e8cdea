/**
 * Rule: the entry is not an AI tool. A regression corrects the model's score by the score of the
 * tagline alone, the length and the words of AI work; BOUNDS depend on what the text names.
 */
import { logOddsOf, strongestWords } from '#catalog/classification/linear-model.ts';
import { LOCALES } from '#catalog/locales.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import type { Context, Entry, Evidence, Rule } from '#catalog/screening/rule.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { featuresOf, makeFeatures, subjectsOf } from './features.ts';
import { calibrationKey, scoreEntry } from './scores.ts';

/**
 * BOUNDS, by length and by what a text without AI names: corrected scores below which it is refused
 * and flagged. Chosen together on real tools and other projects and on rows whose topics the model
 * had not seen. Tools hardly ever name ordinary software and no AI.
 */
const BOUNDS = {
  brief: {
    nothing: { refuse: -3.4, flag: -0.2 },
    software: { refuse: -2.5, flag: 0.4 },
    muchSoftware: { refuse: -2.5, flag: 0.8 },
    trade: { refuse: -2.9, flag: -0.2 },
    trades: { refuse: -2.3, flag: 0.4 },
  },
  /** Makers say in a full description what their AI does. */
  full: {
    nothing: { refuse: -2.5, flag: 1.4 },
    software: { refuse: -2.5, flag: 1.4 },
    muchSoftware: { refuse: -2.5, flag: 1.4 },
    trade: { refuse: -1.9, flag: 1.4 },
    trades: { refuse: -1.2, flag: 1.4 },
  },
  /** An unknown language, in which nothing is refused. */
  foreign: { refuse: -Infinity, flag: 0.9 },
} as const;
/** The model's own score below which a text that says AI is flagged: in its name alone, or elsewhere. */
const SAID = { inName: -1, outside: -2.5 } as const;
/** Without AI: spam's score minus a share of AI's above which an offer is refused or flagged. */
const OFFER = { share: 0.8, refuse: 3.5, flag: 0.5 } as const;
/**
 * Weights of the model's score, its score of the tagline without name and shape, the length and the
 * share of words of AI work: a regression on submissions of topics that training did not contain.
 */
const CORRECTION = {
  score: 0.655,
  tagline: 0.247,
  lengthLogarithm: 1.773,
  description: -1.824,
  workShare: 3.583,
  perhaps: 1.674,
  /** "Without any AI". */
  denied: -2,
  bias: -4.548,
} as const;
const SHORTEST = { length: 6, share: 8 } as const;
/** Fewest words of a refusal. */
const FEWEST_WORDS = 4;
/** Fewest words of a full description. */
const LONG_WORDS = 30;

type AiVerdict = 'ai' | 'unsure' | 'not_ai';

/** Numbers of words outside the name: all, of other trades, of ordinary software, of AI work. */
function countsOf(reading: Reading): { words: number; trade: number; software: number; work: number } {
  const found = subjectsOf(reading);
  const countOf = (kind: string) => new Set(found.filter((one) => one.kind === kind).map((one) => one.at)).size;
  return { words: reading.length, trade: countOf('trade'), software: countOf('software'), work: countOf('ai_work') };
}

/** The model's score of the tagline alone. */
function scoreTagline(entry: Entry, { reading, models }: Context): number {
  const tagline = { ...entry, name: '', description: null };
  const features = makeFeatures(tagline, read(tagline), { form: false, said: false });
  return logOddsOf(models.ai, features, calibrationKey(entry, reading));
}

/** The corrected score of a text without AI. */
function correctScore(entry: Entry, context: Context, score: number): number {
  const { reading } = context;
  const { words, work } = countsOf(reading);
  return (
    CORRECTION.score * score +
    CORRECTION.tagline * scoreTagline(entry, context) +
    CORRECTION.lengthLogarithm * Math.log(Math.max(words, SHORTEST.length)) +
    (entry.description === null ? 0 : CORRECTION.description) +
    (CORRECTION.workShare * work) / Math.max(words, SHORTEST.share) +
    (aiEvidence(reading).inTextPerhaps ? CORRECTION.perhaps : 0) +
    (aiEvidence(reading).isDenied ? CORRECTION.denied : 0) +
    CORRECTION.bias
  );
}

const MOST_STRONGEST = 12;
const MOST_AGAINST = 5;
const MOST_NEAREST = 3;
/** Without a word of a subject, the strongest ones alone are hardly a reason. */
const MOST_UNNAMED = 2;

/**
 * The words against AI that a person believes: of those that the model counts, the names of trades
 * and of ordinary software; else the strongest two. And those that say AI.
 */
function evidenceOf(entry: Entry, { reading, models }: Context): Evidence {
  const features = featuresOf(entry, reading);
  const isTelling = (word: string) => word.length > 2 && !LOCALES.some((locale) => isStopWord(word, locale));
  const shown = reading.shown.map((word) => (isTelling(word) ? word : ''));
  const strongest = strongestWords(models.ai, features, shown, -1, MOST_STRONGEST);
  const wordsOf = (kinds: readonly string[]) =>
    subjectsOf(reading).flatMap(({ kind, at }) => (kinds.includes(kind) ? [shown[at] ?? ''] : []));
  const named = [...wordsOf(['trade']), ...wordsOf(['software', 'business'])].filter((word) =>
    strongest.includes(word),
  );
  return {
    words: named.length > 0 ? [...new Set(named)].slice(0, MOST_AGAINST) : strongest.slice(0, MOST_UNNAMED),
    nearest: aiEvidence(reading).words.slice(0, MOST_NEAREST),
    known_style: reading.language === 'other' ? 'no' : 'yes',
  };
}

function boundsOf(reading: Reading): { refuse: number; flag: number } {
  if (reading.language === 'other') return BOUNDS.foreign;
  const { words, trade, software } = countsOf(reading);
  const bounds = words >= LONG_WORDS ? BOUNDS.full : BOUNDS.brief;
  if (trade > 0) return trade > 1 ? bounds.trades : bounds.trade;
  if (software > 0) return software > 1 ? bounds.muchSoftware : bounds.software;
  return bounds.nothing;
}

function judgeAi(entry: Entry, context: Context): AiVerdict {
  const { reading, models } = context;
  const { inText, outsideName } = aiEvidence(reading);
  const score = scoreEntry(models, 'ai', entry, reading);
  if (inText) return score < (outsideName > 0 ? SAID.outside : SAID.inName) ? 'unsure' : 'ai';
  const bounds = boundsOf(reading);
  const corrected = correctScore(entry, context, score);
  const offer = scoreEntry(models, 'spam', entry, reading) - OFFER.share * score;
  // A certain spam rule decides by its own mode.
  const mayRefuse =
    reading.language !== 'other' && reading.length >= FEWEST_WORDS && topicsIn(reading).verdict !== 'certain';
  if (mayRefuse && (corrected < bounds.refuse || offer > OFFER.refuse)) return 'not_ai';
  return corrected < bounds.flag || offer > OFFER.flag ? 'unsure' : 'ai';
}

export const notAi: Rule = {
  id: 'not_ai',
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  judge(entry, _lookups, context) {
    const verdict = judgeAi(entry, context);
    if (verdict === 'ai') return null;
    return { certain: verdict === 'not_ai', field: 'tagline', evidence: evidenceOf(entry, context) };
  },
};
