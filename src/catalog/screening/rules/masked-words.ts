// Rule: words that are written so that they are hard to find: taken apart, with digits and letters that only look right.
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** So many words of spam in disguise are no accident. */
const CERTAIN = 2;
/** A word that nothing knows must have so many letters, or it may be a list of options: S M L XL. */
const FEWEST_LETTERS = 6;

export const maskedWords: Rule = {
  id: 'masked_words',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(_entry, _lookups, { reading }) {
    const goods = new Set<string>();
    const shown = new Set<string>();
    let first = -1;
    for (const at of reading.masked) {
      const word = reading.line[at] ?? '';
      const isKnown = isKnownWord(word) && word.length >= FEWEST_LETTERS - 1;
      if (!isKnown && word.length < FEWEST_LETTERS) continue;
      if (isKnown && isTopicWord(word)) goods.add(word);
      if (first < 0) first = at;
      shown.add(reading.shown[at] ?? word);
    }
    if (first < 0) return null;
    const field = (['name', 'tagline', 'description'] as const)[
      reading.line.slice(0, first).filter((word) => word === '').length
    ];
    return { certain: goods.size >= CERTAIN, field: field ?? 'tagline', evidence: { words: [...shown].slice(0, 6) } };
  },
};
