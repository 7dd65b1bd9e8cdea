// Rule: the text is worded as offers of spam are, whatever they sell; words of a subject of spam add to it.
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { shippedWording, strongestPlaces, wordingScore } from '#catalog/screening/wording/model.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Measured on submissions whose topics the model had not seen: a hundredth of the AI tools lies above `flag`, none above `certain`. */
const SUM = { flag: 4.5, certain: 9 } as const;
/** A refusal needs some word of a subject, too. */
const FEWEST_POINTS = 4;
const SCORE_WEIGHT = 1.5;
const MOST_POINTS = 10;

/** Points of the best topic and the score of the wording together. */
export function spamSum(points: number, score: number): number {
  return Math.min(points, MOST_POINTS) + SCORE_WEIGHT * score;
}

export const spamWording: Rule = {
  id: 'spam_wording',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(_entry, _lookups, { reading }) {
    const { points, verdict } = topicsIn(reading);
    // What a rule of a subject says already is that rule's, and its mode decides.
    if (verdict === 'certain') return null;
    const model = shippedWording();
    const sum = spamSum(points, wordingScore(model, reading));
    const isCertain = sum >= SUM.certain && points >= FEWEST_POINTS;
    if (sum < SUM.flag || (verdict === 'flag' && !isCertain)) return null;
    const places = strongestPlaces(model, reading, 6);
    const before = reading.line.slice(0, places[0] ?? 0).filter((word) => word === '').length;
    return {
      certain: isCertain,
      field: (['name', 'tagline', 'description'] as const)[before] ?? 'description',
      evidence: { words: places.map((at) => reading.shown[at] ?? '') },
    };
  },
};
