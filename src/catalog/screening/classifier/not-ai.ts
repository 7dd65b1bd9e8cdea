/**
 * Rule: the entry is not an AI tool. A regression corrects the model's score by the score of the
 * tagline alone, the length and the words of AI work; words of other trades lower the bar of a
 * refusal, words of software that of a flag.
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

/** Log-odds: of being an AI tool, and of being spam. */
const SCORE = {
  /** Refused below: with no word of another trade, with one, with several. */
  refuse: [-3.1, -2.5, -2],
  /** The same for a full description without AI: makers say what their AI does. */
  refuseLong: [-2.1, -1.6, -1.2],
  /** Flagged below: with trade words, with one software word, with several; `doubtsBare`: none. */
  doubts: [-0.2, 0.2, 1.2],
  doubtsBare: -0.6,
  doubtsLong: 1.4,
  /** In an unknown language, where nothing is refused. */
  doubtsForeign: 0.9,
  /** The model's own score below which a text that says AI is flagged. */
  boltedOn: -2.5,
  /** Without AI: spam's score minus a share of AI's above which an offer is refused or flagged. */
  offer: 3.5,
  offerDoubts: 0.5,
} as const;
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
/** The share of AI's score that is subtracted from spam's. */
const OFFER_SHARE = 0.8;
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

/** Of the strongest words against AI, words of other trades first. */
function wordsAgainst(reading: Reading, strongest: readonly string[]): string[] {
  const trades = new Set(
    subjectsOf(reading)
      .filter(({ kind }) => kind === 'trade')
      .map(({ at }) => reading.shown[at]),
  );
  const ofTrade = (word: string) => (trades.has(word) ? 0 : 1);
  return strongest.toSorted((a, b) => ofTrade(a) - ofTrade(b)).slice(0, MOST_AGAINST);
}

/** The strongest words against AI, and those that say it. */
function evidenceOf(entry: Entry, { reading, models }: Context): Evidence {
  const features = featuresOf(entry, reading);
  const isTelling = (word: string) => word.length > 2 && !LOCALES.some((locale) => isStopWord(word, locale));
  const shown = reading.shown.map((word) => (isTelling(word) ? word : ''));
  return {
    words: wordsAgainst(reading, strongestWords(models.ai, features, shown, -1, MOST_STRONGEST)),
    nearest: aiEvidence(reading).words.slice(0, MOST_NEAREST),
    known_style: reading.language === 'other' ? 'no' : 'yes',
  };
}

/** The score below which a text is flagged; higher for a text that names software and no AI. */
function doubtsOf({ words, trade, software }: ReturnType<typeof countsOf>, isKnown: boolean): number {
  if (!isKnown) return SCORE.doubtsForeign;
  if (words >= LONG_WORDS) return SCORE.doubtsLong;
  const [none, one, several] = SCORE.doubts;
  if (software > 0) return software > 1 ? several : one;
  return trade > 0 ? none : SCORE.doubtsBare;
}

function judgeAi(entry: Entry, context: Context): AiVerdict {
  const { reading, models } = context;
  const said = aiEvidence(reading);
  const score = scoreEntry(models, 'ai', entry, reading);
  if (said.inText) return score < SCORE.boltedOn ? 'unsure' : 'ai';
  const isKnown = reading.language !== 'other';
  const counts = countsOf(reading);
  const { words, trade } = counts;
  const corrected = correctScore(entry, context, score);
  const offer = scoreEntry(models, 'spam', entry, reading) - OFFER_SHARE * score;
  // A certain spam rule decides by its own mode.
  const mayRefuse = isKnown && words >= FEWEST_WORDS && topicsIn(reading).verdict !== 'certain';
  const [none, one, several] = words >= LONG_WORDS ? SCORE.refuseLong : SCORE.refuse;
  const refuseBelow = trade > 1 ? several : trade === 1 ? one : none;
  if (mayRefuse && (corrected < refuseBelow || offer > SCORE.offer)) return 'not_ai';
  return corrected < doubtsOf(counts, isKnown) || offer > SCORE.offerDoubts ? 'unsure' : 'ai';
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
