/** Rule: words are masked: spaced out, or written with look-alike digits and letters. */
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import { confirmByWording } from './topic-rules.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Certain: two masked words of spam, a spaced-out one, or four of any kind. */
const CERTAIN = 2;
const MANY = 4;
/** Five or more spaced letters. */
const SPACED_OUT = /^\S(?: \S){4,}/u;
/** Shorter unknown words may be a list of options: S M L XL. */
const FEWEST_LETTERS = 6;

export const maskedWords: Rule = {
  id: 'masked_words',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(entry, _lookups, context) {
    const { reading } = context;
    const goods = new Set<string>();
    const shown = new Set<string>();
    let first = -1;
    let isSpacedOut = false;
    for (const at of reading.masked) {
      const word = reading.line[at] ?? '';
      const isKnown = isKnownWord(word) && word.length >= FEWEST_LETTERS - 1;
      if (!isKnown && word.length < FEWEST_LETTERS) continue;
      if (isKnown && isTopicWord(word)) {
        goods.add(word);
        isSpacedOut ||= SPACED_OUT.test(reading.shown[at] ?? '');
      }
      if (first < 0) first = at;
      shown.add(reading.shown[at] ?? word);
    }
    if (first < 0) return null;
    const field = (['name', 'tagline', 'description'] as const)[
      reading.line.slice(0, first).filter((word) => word === '').length
    ];
    const isCertain = isSpacedOut || goods.size >= CERTAIN || shown.size >= MANY;
    const judgement = { certain: isCertain, field: field ?? 'tagline', evidence: { words: [...shown].slice(0, 6) } };
    // Other masks than spaced letters may be a name or a code; the wording decides.
    if (isSpacedOut) return judgement;
    return confirmByWording(judgement, entry, context) ?? { ...judgement, certain: false };
  },
};
