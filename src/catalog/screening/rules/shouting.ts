/** Rule: shouting: words in capitals, exclamation marks, emoji, "100 %", stretched letters. */
import type { Rule } from '#catalog/screening/rule.ts';

/** A text shouts if at least this share of 30 or more letters are capitals. */
const FEWEST_LETTERS = 30;
const MOSTLY_CAPITALS = 0.7;
/** Of name, tagline and description together. */
const MARKS = 5;
const PICTURES = 10;
/** Points from which a tagline shouts; no sign gives it alone that an honest one has. */
const SHOUTS = 3;

/** A word in capitals; GPT, API and PDF are shorter. */
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;
const WORD = /\p{L}{2,}/gu;
const MARK = /[!！]/g;
const PICTURE = /\p{Extended_Pictographic}/gu;
const ALL_OF_IT = /(?<!\d)(?:100|١٠٠)\s?[%٪]/u;
/** "sooo", "مجااااني"; tatweel as well. "www" is an address. */
const STRETCHED = /(\p{L})\1{2}|ـ{3}/u;
const ADDRESS = /(?<!\p{L})www\./giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Points of 0, 1, 2 or 3 for a number of signs. */
const points = (signs: number, ...steps: readonly number[]): number => steps.filter((step) => signs >= step).length;

/** The tagline's signs together: each is a point, many of one are three. */
function loudness(tagline: string): number {
  const text = tagline.replaceAll(ADDRESS, '');
  const capitals = count(text, CAPITALS);
  const isAllCapitals = capitals >= 3 && 2 * capitals > count(text, WORD);
  return (
    (isAllCapitals ? SHOUTS : points(capitals, 2)) +
    points(count(text, MARK), 1, 2, 3) +
    points(count(text, PICTURE), 1, 2, 3) +
    (ALL_OF_IT.test(text) ? 1 : 0) +
    (STRETCHED.test(text) ? 2 : 0)
  );
}

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
    const marks = count(text, MARK);
    const pictures = count(text, PICTURE);
    const loud = letters >= FEWEST_LETTERS && capitals / letters >= MOSTLY_CAPITALS;
    if (!loud && marks < MARKS && pictures < PICTURES && loudness(entry.tagline) < SHOUTS) return null;
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
