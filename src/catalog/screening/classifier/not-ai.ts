/**
 * Rule: the entry is no AI tool. The model and a plain rule (no word of AI, words of another trade) are asked; it refuses when
 * both agree or one is sure.
 */
import { LOCALES } from '#catalog/locales.ts';
import { isStopWord } from '#catalog/text/stop-words.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import type { Entry, Rule } from '#catalog/screening/rule.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { featuresOf, subjectsOf } from './features.ts';
import { judgedLanguage } from './language.ts';
import { scoreOf, shippedModel, strongestWords } from './model.ts';
import type { Model } from './model.ts';

/** Scores are the natural logarithm of the odds that the entry is an AI tool. */
const MODEL = {
  /** Below this the model is sure that it is none. */
  sure: -3.8,
  /** Below these it agrees with the plain rule, which has found one word of other work more than of AI tools' work, or several. */
  agreesWithOne: -3.2,
  agreesWithSeveral: -2.2,
  /** Below this it doubts; below the second where the plain rule speaks, too. */
  doubts: -0.5,
  doubtsOther: 0,
  /** Below this in a language that it has not learned, in which nothing is refused. */
  doubtsForeign: 2,
  /** A text that says AI and speaks of other work is shown below this. */
  boltedOn: 0,
};
/** A refusal needs so many words to judge by. */
const FEWEST_WORDS = 4;

export type AiVerdict = 'ai' | 'unsure' | 'not_ai';

export interface AiJudgement {
  verdict: AiVerdict;
  score: number;
  /** The words of other work, or what pulls hardest against AI. */
  against: string[];
  /** What pulls hardest towards AI. */
  towards: string[];
  /** Whether the model knows the language. */
  seen: boolean;
}

/** The plain rule, for a text in which no word of AI stands: how many more words of other trades it has than of what AI tools do. */
function otherWork(reading: Reading): number {
  const found = subjectsOf(reading);
  const countOf = (kind: string) => new Set(found.filter((one) => one.kind === kind).map((one) => one.at)).size;
  return countOf('trade') - countOf('ai_work');
}

function refuseBelow(excess: number): number {
  if (excess > 1) return MODEL.agreesWithSeveral;
  return excess === 1 ? MODEL.agreesWithOne : MODEL.sure;
}

/** Judges whether an entry speaks of an AI tool; `model` is the shipped one except while it is being measured. */
export function judgeAi(entry: Entry, reading: Reading, model: Model = shippedModel()): AiJudgement {
  const said = aiEvidence(reading);
  const language = judgedLanguage(entry, reading);
  const features = featuresOf(entry, reading);
  const score = scoreOf(model, features, language, entry.description !== null);
  const isTelling = (word: string) => word.length > 2 && !LOCALES.some((locale) => isStopWord(word, locale));
  const shown = reading.shown.map((word) => (isTelling(word) ? word : ''));
  const against = strongestWords(model, features, shown, -1, 5);
  const towards = [...new Set([...said.words, ...strongestWords(model, features, shown, 1, 3)])].slice(0, 3);
  const evidence = { score, against, towards, seen: language !== 'other' };
  if (said.inText) return { verdict: score < MODEL.boltedOn ? 'unsure' : 'ai', ...evidence };
  const excess = otherWork(reading);
  const words = reading.words.filter((word) => word.field !== 'name').length;
  const mayRefuse = evidence.seen && words >= FEWEST_WORDS && !said.inTextPerhaps;
  if (mayRefuse && score < refuseBelow(excess)) return { verdict: 'not_ai', ...evidence };
  const known = excess > 0 ? MODEL.doubtsOther : MODEL.doubts;
  return { verdict: score < (evidence.seen ? known : MODEL.doubtsForeign) ? 'unsure' : 'ai', ...evidence };
}

export const notAi: Rule = {
  id: 'not_ai',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  judge(entry, _lookups, { reading }) {
    const judgement = judgeAi(entry, reading);
    if (judgement.verdict === 'ai') return null;
    return {
      certain: judgement.verdict === 'not_ai',
      field: 'tagline',
      evidence: { words: judgement.against, nearest: judgement.towards, known_style: judgement.seen ? 'yes' : 'no' },
    };
  },
};
