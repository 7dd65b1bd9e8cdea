/** Rule: the text is worded as offers of spam are, whatever they sell. */
import { featuresOf } from '#catalog/screening/classifier/features.ts';
import { strongestWords } from '#catalog/classification/linear-model.ts';
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { isTopicWord } from '#catalog/screening/text/known-words.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';

/**
 * Natural logarithms of the odds that the text is spam, measured on submissions whose topics the model had not seen. Who hides
 * the goods is refused earlier, as is who names them; an AI tool for a trade names them and hardly offers anything.
 */
const SCORE = {
  flag: 1.6,
  /** A text that says AI speaks of much that spam sells. */
  flagSaid: 2.1,
  certain: 2.9,
  certainMasked: 1.7,
  certainGoods: 1,
  certainTrade: 4.2,
  /** A text that says AI and names little of what spam sells: bots of messengers are praised in the same words. */
  certainUnnamed: 5,
  /** Where words of those who work against a subject stand, or nothing is offered and AI spoken of throughout. */
  certainAgainst: 8,
} as const;

/** The more a text says AI, up to twice, the more kinds of marks make it an offer. */
const MOST_SAID = 2;
/** From so many points of words and marks on, something that spam sells is named. */
const NAMED = 5;

/** From which score on the wording refuses. */
function certainFrom(reading: Reading): number {
  const { verdict, points, marks, excused } = topicsIn(reading);
  if (excused) return SCORE.certainAgainst;
  if ([...reading.masked].some((at) => isTopicWord(reading.line[at] ?? ''))) return SCORE.certainMasked;
  if (verdict !== 'flag') return points < NAMED && aiEvidence(reading).inText ? SCORE.certainUnnamed : SCORE.certain;
  const said = Math.min(aiEvidence(reading).outsideName, MOST_SAID);
  if (said === MOST_SAID && marks === 0) return SCORE.certainAgainst;
  return said > 0 && marks <= said ? SCORE.certainTrade : SCORE.certainGoods;
}

function judgeWording(entry: Entry, { reading, models }: Context): Judgement | null {
  const { verdict } = topicsIn(reading);
  // What a rule of a subject says already is that rule's, and its mode decides.
  if (verdict === 'certain') return null;
  const score = scoreEntry(models, 'spam', entry, reading);
  const isCertain = score >= certainFrom(reading);
  const flag = aiEvidence(reading).inText ? SCORE.flagSaid : SCORE.flag;
  if (!isCertain && (score < flag || verdict === 'flag')) return null;
  const words = strongestWords(models.spam, featuresOf(entry, reading), reading.shown, 1, 6);
  const first = reading.shown.indexOf(words[0] ?? '');
  const before = reading.line.slice(0, Math.max(first, 0)).filter((word) => word === '').length;
  return {
    certain: isCertain,
    field: (['name', 'tagline', 'description'] as const)[before] ?? 'description',
    evidence: { words },
  };
}

export const spamWording: Rule = {
  id: 'spam_wording',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge: (entry, _lookups, context) => judgeWording(entry, context),
};
