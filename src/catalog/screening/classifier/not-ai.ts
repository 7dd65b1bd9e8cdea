/** Rule: not an AI tool. The tagline alone, an ambiguous word and a denial correct the model's score; BOUNDS decide. */
import { logOddsOf, strongestWords } from '#catalog/classification/linear-model.ts';
import { longestOf, quotesFrom } from '#catalog/language/quotes.ts';
import { localesOfStopWord } from '#catalog/language/stop-words.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import type { Context, Entry, Evidence, Rule } from '#catalog/screening/rule.ts';
import { read, type Reading } from '#catalog/screening/text/parsed-entry.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { featuresOf, makeFeatures, subjectsOf } from './features.ts';
import { calibrationKey, scoreEntry, scoreMeaning, type Models } from './scores.ts';
import type { SubjectKind } from './subjects.ts';

/**
 * Corrected scores below which a text without AI is refused and flagged: chosen on real tools, other
 * projects and texts whose topics the model had not seen. In an unknown language nothing is refused.
 */
const BOUNDS = { refuse: -2.85, flag: 1, flagForeign: 1.5 } as const;
/** The model's own score below which a text that says AI is flagged: in its name alone, or elsewhere. */
const SAID = { inName: -1, outside: -2.5 } as const;
/** Without AI: spam's score minus a share of AI's above which an offer is refused or flagged. */
const OFFER = { share: 0.8, refuse: 3.5, flag: 0.5 } as const;
/** Corrected scores below which a language model is asked, and its no refuses; `said`: scores of texts that say AI. */
const DOUBTED = { ask: 6, refuse: 2.5, said: -1 } as const;
/** Added to the model's score. */
const CORRECTION = {
  /** Times the score of the tagline without name and shape. */
  tagline: 0.4,
  /** Times what English words mean, from its middle on. */
  meaning: 2,
  meaningMiddle: 0.12,
  /** Makers say in a description what their AI does. */
  described: 0.8,
  /** One ambiguous word of AI. */
  perhaps: 2.5,
  /** "Without any AI". */
  denied: -3,
} as const;
/** Fewest words of a refusal. */
const FEWEST_WORDS = 4;

/** The model's score of the tagline alone. */
function scoreTagline(entry: Entry, { reading, models }: Context): number {
  const tagline = { ...entry, name: '', description: null };
  const features = makeFeatures(tagline, read(tagline), { form: false, said: false });
  return logOddsOf(models.ai, features, calibrationKey(entry, reading));
}

/** The corrected score of a text without AI. */
function correctScore(entry: Entry, context: Context, score: number): number {
  const { inTextPerhaps, denial } = aiEvidence(context.reading);
  const meaning = scoreMeaning(context.models, context.reading) ?? CORRECTION.meaningMiddle;
  return (
    score +
    CORRECTION.meaning * (meaning - CORRECTION.meaningMiddle) +
    CORRECTION.tagline * scoreTagline(entry, context) +
    (entry.description === null ? 0 : CORRECTION.described) +
    (inTextPerhaps ? CORRECTION.perhaps : 0) +
    (denial === undefined ? 0 : CORRECTION.denied)
  );
}

const MOST_STRONGEST = 12;
const MOST_AGAINST = 5;
const FEWEST_SUBJECTS = 2;
const MOST_SAID = 3;
/** Without a word of a subject, the strongest ones alone are hardly a reason. */
const MOST_UNNAMED = 2;

/**
 * The reasons that a person believes, as typed: what the text says of AI (certain words, one that may mean
 * AI, or a denial), and of the words that the model counts against AI the names of trades and of ordinary
 * software; else its strongest two.
 */
function evidenceOf(entry: Entry, { reading, models }: Context): Evidence {
  const { denial, words, inText, inTextPerhaps } = aiEvidence(reading);
  const quote = quotesFrom([entry.name, entry.tagline, entry.description ?? '']);
  // The two words of a pair stand apart.
  const asTyped = (phrase: string) => phrase.split(' … ').map(quote).join(' … ');
  const ofAi = longestOf(words.map(asTyped));
  const denied = denial === undefined ? '' : asTyped(denial.join(' '));
  const perhaps = inTextPerhaps && denied === '' ? ofAi : [];
  const said = inText ? ofAi : [];
  return {
    silent: said.length + perhaps.length + denied.length === 0 ? 'yes' : 'no',
    said: said.slice(0, MOST_SAID),
    perhaps: perhaps.slice(0, MOST_SAID),
    denial: denied,
    words: wordsAgainst(entry, reading, models, denial ?? []).map(asTyped),
    known_style: reading.language === 'other' ? 'no' : 'yes',
  };
}

/** The words that speak against AI: trades and software that the text names, without words of the denial. */
function wordsAgainst(entry: Entry, reading: Reading, models: Models, denial: readonly string[]): string[] {
  const isTelling = (word: string) => word.length > 2 && localesOfStopWord(word).length === 0;
  const shown = reading.shown.map((word) => (isTelling(word) && !denial.includes(word) ? word : ''));
  const strongest = strongestWords(models.ai, featuresOf(entry, reading), shown, -1, MOST_STRONGEST);
  const phrasesOf = (...kinds: SubjectKind[]) =>
    subjectsOf(reading)
      .filter(({ kind, at }) => kinds.includes(kind) && strongest.includes(shown[at] ?? ''))
      .map(({ at, length }) => reading.shown.slice(at, at + length).join(' '));
  const subjects = new Set([...phrasesOf('trade'), ...phrasesOf('software')]);
  // Opening hours and free quotes say less.
  const named = [...subjects, ...(subjects.size < FEWEST_SUBJECTS ? phrasesOf('business') : [])];
  if (named.length > 0) return longestOf(named).slice(0, MOST_AGAINST);
  // The reason leaves out invented product names. A denial of AI is a reason by itself.
  const told = denial.length > 0 ? [] : strongest.filter((word) => shown.includes(word, reading.nameEnd));
  return told.slice(0, MOST_UNNAMED);
}

/** What the text is found to be: no AI tool for certain, perhaps none, or one. */
function judgeAi(entry: Entry, context: Context): 'not_ai' | 'unsure' | 'ai' {
  const { reading, models } = context;
  const { inText, outsideName } = aiEvidence(reading);
  const score = scoreEntry(models, 'ai', entry, reading);
  if (inText) return score < (outsideName > 0 ? SAID.outside : SAID.inName) ? 'unsure' : 'ai';
  const corrected = correctScore(entry, context, score);
  const offer = scoreEntry(models, 'spam', entry, reading) - OFFER.share * score;
  // A certain spam rule decides by its own mode.
  const isForeign = reading.language === 'other';
  const mayRefuse = !isForeign && reading.length >= FEWEST_WORDS && topicsIn(reading).verdict !== 'certain';
  if (mayRefuse && (corrected < BOUNDS.refuse || offer > OFFER.refuse)) return 'not_ai';
  return corrected < (isForeign ? BOUNDS.flagForeign : BOUNDS.flag) || offer > OFFER.flag ? 'unsure' : 'ai';
}

/** How much a text is doubted: a language model is asked, and a flag or a refusal follows its no. */
export function doubtAi(entry: Entry, context: Context): 'ask' | 'refuse' | undefined {
  const { reading, models } = context;
  const score = scoreEntry(models, 'ai', entry, reading);
  if (aiEvidence(reading).inText) return score < DOUBTED.said ? 'refuse' : undefined;
  const corrected = correctScore(entry, context, score);
  return corrected < DOUBTED.refuse ? 'refuse' : corrected < DOUBTED.ask ? 'ask' : undefined;
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
