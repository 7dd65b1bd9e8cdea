/**
 * Rule: the entry is no AI tool. The model and a plain rule (no word of AI, words of another trade) are asked; it refuses when
 * both agree or one is sure.
 */
import { LOCALES } from '#catalog/locales.ts';
import { isStopWord } from '#catalog/text/stop-words.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import type { Context, Entry, Evidence, Rule } from '#catalog/screening/rule.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { featuresOf, subjectsOf } from './features.ts';
import { judgedLanguage } from './language.ts';
import { strongestWords } from './model.ts';
import { scoreEntry } from './scores.ts';

/** Scores are natural logarithms of odds: of being an AI tool, and of being spam. */
const SCORE = {
  /** Below this the model is sure that it is none. */
  sure: -3.5,
  /** Below these it agrees with the plain rule, which has found one word of other work more than of AI tools' work, or several. */
  agreesWithOne: -3.3,
  agreesWithSeveral: -2.7,
  /** Below this it doubts; below the second where the plain rule speaks, too. */
  doubts: -0.3,
  doubtsOther: 0,
  /** Below this in a language that it has not learned, in which nothing is refused. */
  doubtsForeign: 2,
  /** A text that says AI is shown below this. */
  boltedOn: -2.2,
  /** An offer that says nothing of AI: above these, spam's score less a share of AI's, it is refused or shown. */
  offer: 4.9,
  offerDoubts: 1.5,
};
/** How much of AI's score is taken from spam's. */
const OFFER_SHARE = 0.8;
/** A refusal needs so many words to judge by. */
const FEWEST_WORDS = 4;

type AiVerdict = 'ai' | 'unsure' | 'not_ai';

/** The plain rule, for a text in which no word of AI stands: how many more words of other trades it has than of what AI tools do. */
function otherWork(reading: Reading): number {
  const found = subjectsOf(reading);
  const countOf = (kind: string) => new Set(found.filter((one) => one.kind === kind).map((one) => one.at)).size;
  return countOf('trade') - countOf('ai_work');
}

function refuseBelow(excess: number): number {
  if (excess > 1) return SCORE.agreesWithSeveral;
  return excess === 1 ? SCORE.agreesWithOne : SCORE.sure;
}

const MOST_STRONGEST = 12;
const MOST_AGAINST = 5;
const MOST_NEAREST = 3;

/** Of the words that pull hardest against AI the words of other trades first. */
function wordsAgainst(reading: Reading, strongest: readonly string[]): string[] {
  const trades = new Set(
    subjectsOf(reading)
      .filter(({ kind }) => kind === 'trade')
      .map(({ at }) => reading.shown[at]),
  );
  const ofTrade = (word: string) => (trades.has(word) ? 0 : 1);
  return strongest.toSorted((a, b) => ofTrade(a) - ofTrade(b)).slice(0, MOST_AGAINST);
}

/** What speaks against AI, and what comes nearest to it. */
function evidenceOf(entry: Entry, { reading, models }: Context): Evidence {
  const features = featuresOf(entry, reading);
  const isTelling = (word: string) => word.length > 2 && !LOCALES.some((locale) => isStopWord(word, locale));
  const shown = reading.shown.map((word) => (isTelling(word) ? word : ''));
  const towards = [...aiEvidence(reading).words, ...strongestWords(models.ai, features, shown, 1, MOST_NEAREST)];
  return {
    words: wordsAgainst(reading, strongestWords(models.ai, features, shown, -1, MOST_STRONGEST)),
    nearest: [...new Set(towards)].slice(0, MOST_NEAREST),
    known_style: judgedLanguage(entry, reading) === 'other' ? 'no' : 'yes',
  };
}

/** Judges whether an entry speaks of an AI tool. */
function judgeAi(entry: Entry, { reading, models }: Context): AiVerdict {
  const said = aiEvidence(reading);
  const score = scoreEntry(models, 'ai', entry, reading);
  if (said.inText) return score < SCORE.boltedOn ? 'unsure' : 'ai';
  const isKnown = judgedLanguage(entry, reading) !== 'other';
  const excess = otherWork(reading);
  const offer = scoreEntry(models, 'spam', entry, reading) - OFFER_SHARE * score;
  const words = reading.words.filter((word) => word.field !== 'name').length;
  // What a rule of spam is certain of is that rule's, and its mode decides.
  const mayRefuse = isKnown && words >= FEWEST_WORDS && !said.inTextPerhaps && topicsIn(reading).verdict !== 'certain';
  if (mayRefuse && (score < refuseBelow(excess) || offer > SCORE.offer)) return 'not_ai';
  const doubts = excess > 0 ? SCORE.doubtsOther : SCORE.doubts;
  return score < (isKnown ? doubts : SCORE.doubtsForeign) || offer > SCORE.offerDoubts ? 'unsure' : 'ai';
}

export const notAi: Rule = {
  id: 'not_ai',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  judge(entry, _lookups, context) {
    const verdict = judgeAi(entry, context);
    if (verdict === 'ai') return null;
    return { certain: verdict === 'not_ai', field: 'tagline', evidence: evidenceOf(entry, context) };
  },
};
