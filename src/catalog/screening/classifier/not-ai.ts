/**
 * Rule: the entry is no AI tool. The model and a plain rule (no word of AI, words of another trade) are asked; it refuses when
 * both agree or one is sure.
 */
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
  sure: -3.4,
  /** Below this it agrees with the plain rule. */
  agrees: -2.4,
  /** Below this it doubts. */
  doubts: 0,
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

/** The plain rule, for a text in which no word of AI stands: more words of other trades than of what AI tools do. */
function speaksOfOtherWork(reading: Reading): boolean {
  const found = subjectsOf(reading);
  const wordsOf = (kind: string) => new Set(found.filter((one) => one.kind === kind).map((one) => one.at)).size;
  const trades = wordsOf('trade');
  const aiWork = wordsOf('ai_work');
  return trades > aiWork;
}

/** Judges whether an entry speaks of an AI tool; `model` is the shipped one except while it is being measured. */
export function judgeAi(entry: Entry, reading: Reading, model: Model = shippedModel()): AiJudgement {
  const said = aiEvidence(reading);
  const language = judgedLanguage(entry, reading);
  const features = featuresOf(entry, reading);
  const score = scoreOf(model, features, language, entry.description !== null);
  const against = strongestWords(model, features, reading.shown, -1, 5);
  const towards = [...new Set([...said.words, ...strongestWords(model, features, reading.shown, 1, 3)])].slice(0, 3);
  const evidence = { score, against, towards, seen: language !== 'other' };
  if (said.inText) return { verdict: score < MODEL.boltedOn ? 'unsure' : 'ai', ...evidence };
  const isOther = speaksOfOtherWork(reading);
  const words = reading.words.filter((word) => word.field !== 'name').length;
  const mayRefuse = evidence.seen && words >= FEWEST_WORDS && !said.inTextPerhaps;
  if (mayRefuse && score < (isOther ? MODEL.agrees : MODEL.sure)) return { verdict: 'not_ai', ...evidence };
  return { verdict: isOther || score < MODEL.doubts ? 'unsure' : 'ai', ...evidence };
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
