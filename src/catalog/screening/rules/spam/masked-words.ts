/** Rule: words are masked: spaced out, or written with look-alike digits and letters. */
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import { besideWording } from './topic-rules.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Certain: two masked words of spam, a spaced-out one, or four of any kind. */
const CERTAIN = 2;
const MANY = 4;
/** Five or more spaced letters. */
const TAKEN_APART = /^\S(?: \S){4,}/u;
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
    let isTakenApart = false;
    for (const at of reading.masked) {
      const word = reading.line[at] ?? '';
      const isKnown = isKnownWord(word) && word.length >= FEWEST_LETTERS - 1;
      if (!isKnown && word.length < FEWEST_LETTERS) continue;
      if (isKnown && isTopicWord(word)) {
        goods.add(word);
        isTakenApart ||= TAKEN_APART.test(reading.shown[at] ?? '');
      }
      if (first < 0) first = at;
      shown.add(reading.shown[at] ?? word);
    }
    if (first < 0) return null;
    const field = (['name', 'tagline', 'description'] as const)[
      reading.line.slice(0, first).filter((word) => word === '').length
    ];
    const isCertain = isTakenApart || goods.size >= CERTAIN || shown.size >= MANY;
    const judgement = { certain: isCertain, field: field ?? 'tagline', evidence: { words: [...shown].slice(0, 6) } };
    // Other masks than spaced letters may be a name or a code; the wording decides.
    if (isTakenApart) return judgement;
    return besideWording(judgement, entry, context) ?? { ...judgement, certain: false };
  },
};
