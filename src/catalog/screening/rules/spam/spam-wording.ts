/** Rule: the text is worded like an offer of spam, whatever it sells. */
import { featuresOf } from '#catalog/screening/classifier/features.ts';
import { strongestWords } from '#catalog/classification/linear-model.ts';
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { isTopicWord } from '#catalog/screening/text/known-words.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';

/**
 * Log-odds of spam, measured on submissions of topics that training did not contain. Texts that
 * mask or name the goods are refused from lower scores; an AI tool for a trade names them but
 * offers little.
 */
const SCORE = {
  flag: 1.6,
  /** A text about AI often names the goods of spam. */
  flagSaid: 2.1,
  certain: 2.9,
  certainMasked: 1.7,
  certainGoods: 1,
  certainTrade: 4.2,
  /** AI and few goods of spam: bots of messengers use the same words. */
  certainUnnamed: 5,
  /** Words against a topic, or a text about AI without an offer. */
  certainAgainst: 8,
} as const;

/** More words of AI, up to two, require more kinds of marks. */
const MOST_SAID = 2;
/** Points of words and marks from which the goods of spam are named. */
const NAMED = 5;

/** The score from which the wording refuses. */
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
  // The rule of the topic decides by its own mode.
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
