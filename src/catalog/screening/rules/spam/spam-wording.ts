/** Rule: the text is worded as offers of spam are, whatever they sell. */
import { featuresOf } from '#catalog/screening/classifier/features.ts';
import { strongestWords } from '#catalog/screening/classifier/model.ts';
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { isTopicWord } from '#catalog/screening/text/known-words.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';

/**
 * Natural logarithms of the odds that the text is spam, measured on submissions whose topics the model had not seen. Who hides
 * the goods is refused earlier.
 */
const SCORE = { flag: 1.6, certain: 3.7, certainMasked: 1.7 } as const;

/** The more a text says AI, up to twice, the more kinds of marks make it an offer. */
const MOST_SAID = 2;

function judgeWording(entry: Entry, { reading, models }: Context): Judgement | null {
  const { verdict, marks } = topicsIn(reading);
  // What a rule of a subject says already is that rule's, and its mode decides.
  if (verdict === 'certain') return null;
  const score = scoreEntry(models, 'spam', entry, reading);
  const isMasked = [...reading.masked].some((at) => isTopicWord(reading.line[at] ?? ''));
  // A subject's words and hardly an offer, in a text about AI: an AI tool for that trade.
  const said = Math.min(aiEvidence(reading).outsideName, MOST_SAID);
  const isTrade = verdict === 'flag' && !isMasked && said > 0 && marks <= said;
  const isCertain = !isTrade && score >= (isMasked ? SCORE.certainMasked : SCORE.certain);
  if (score < SCORE.flag || (verdict === 'flag' && !isCertain)) return null;
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
