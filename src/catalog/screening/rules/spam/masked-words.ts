/** Rule: words that are written so that they are hard to find: taken apart, with digits and letters that only look right. */
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import { besideWording } from './topic-rules.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** So many words of spam in disguise are no accident; nor is one that was taken apart, nor so many of any kind. */
const CERTAIN = 2;
const MANY = 4;
/** Five letters and the gaps between them. */
const TAKEN_APART = /^\S(?: \S){4,}/u;
/** A word that nothing knows must have so many letters, or it may be a list of options: S M L XL. */
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
    // Letters set apart are no accident; other signs may be a name or a code, which the wording tells.
    if (isTakenApart) return judgement;
    return besideWording(judgement, entry, context) ?? { ...judgement, certain: false };
  },
};
