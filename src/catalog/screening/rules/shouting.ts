/** Rule: shouting: capitals, exclamation marks, rows of emoji. */
import type { Rule } from '#catalog/screening/rule.ts';

const FEWEST_LETTERS = 30;
const MOSTLY_CAPITALS = 0.7;
const MARKS = 5;
const PICTURES = 10;

export const shouting: Rule = {
  id: 'shouting',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'notice',
  defaultMode: 'advisory',
  judge(entry) {
    const text = `${entry.name} ${entry.tagline} ${entry.description ?? ''}`;
    let letters = 0;
    let capitals = 0;
    for (const character of entry.tagline + (entry.description ?? '')) {
      if (character.toLowerCase() === character.toUpperCase()) continue;
      letters++;
      if (character !== character.toLowerCase()) capitals++;
    }
    const marks = text.match(/[!！]/g)?.length ?? 0;
    const pictures = text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
    const loud = letters >= FEWEST_LETTERS && capitals / letters >= MOSTLY_CAPITALS;
    if (!loud && marks < MARKS && pictures < PICTURES) return null;
    return {
      certain: false,
      field: 'tagline',
      evidence: {
        capitals_percent: letters === 0 ? 0 : Math.round((100 * capitals) / letters),
        exclamation_marks: marks,
        pictures,
      },
    };
  },
};
