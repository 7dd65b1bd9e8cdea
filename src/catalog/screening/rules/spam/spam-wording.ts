/** Rule: the text is worded as offers of spam are, whatever they sell; words of a subject of spam add to it. */
import { isTopicWord } from '#catalog/screening/text/known-words.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { shippedWording, strongestPlaces, wordingScore } from '#catalog/screening/wording/model.ts';
import type { WordingModel } from '#catalog/screening/wording/model.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { Judgement, Rule } from '#catalog/screening/rule.ts';

/** Measured on submissions whose topics the model had not seen: a hundredth of the AI tools lies above `flag`, none above `certain`; who hides the goods is certain earlier. */
const SUM = { flag: 4.5, certain: 9, certainMasked: 5.5 } as const;
/** A refusal needs some word of a subject, too. */
const FEWEST_POINTS = 4;
const SCORE_WEIGHT = 1.5;
const MOST_POINTS = 10;

/** What the rule says with a model; the points of the best topic and the score of the wording count together. */
export function judgeWording(reading: Reading, model: WordingModel): Judgement | null {
  const { points, verdict } = topicsIn(reading);
  // What a rule of a subject says already is that rule's, and its mode decides.
  if (verdict === 'certain') return null;
  const sum = Math.min(points, MOST_POINTS) + SCORE_WEIGHT * wordingScore(model, reading);
  const isMasked = [...reading.masked].some((at) => isTopicWord(reading.line[at] ?? ''));
  const isCertain = sum >= (isMasked ? SUM.certainMasked : SUM.certain) && points >= FEWEST_POINTS;
  if (sum < SUM.flag || (verdict === 'flag' && !isCertain)) return null;
  const places = strongestPlaces(model, reading, 6);
  const before = reading.line.slice(0, places[0] ?? 0).filter((word) => word === '').length;
  return {
    certain: isCertain,
    field: (['name', 'tagline', 'description'] as const)[before] ?? 'description',
    evidence: { words: places.map((at) => reading.shown[at] ?? '') },
  };
}

export const spamWording: Rule = {
  id: 'spam_wording',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge: (_entry, _lookups, { reading }) => judgeWording(reading, shippedWording()),
};
