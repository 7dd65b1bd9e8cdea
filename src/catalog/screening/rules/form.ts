/** Rules about how a text is written: search terms, shouting. */
import { contentWords } from '#catalog/language/likeness.ts';
import type { Evidence, Rule } from '#catalog/screening/rule.ts';

/** Fewest search terms in a row, most of them with one word; or very many terms. */
const TERMS = 4;
const TERMS_AROUND_ONE_WORD = 0.7;
const MANY_TERMS = 14;
const LONGEST_TERM = 5;
/** It is in most search terms, and no content word. */
const SAYS_AI = /(?<!\p{L})(?:ai|ki|ia|ии|ші)(?!\p{L})/iu;

/** A list of search terms in place of a sentence. */
const keywordStuffing: Rule = {
  id: 'keyword_stuffing',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge({ tagline }) {
    const terms = tagline
      .split(/[,;|/、，]/)
      .map((piece) => [...contentWords(piece), ...(SAYS_AI.test(piece) ? ['ai'] : [])])
      .filter((words) => words.length > 0);
    if (terms.length < TERMS || terms.some((words) => words.length > LONGEST_TERM)) return null;
    const counts = new Map<string, number>();
    for (const word of terms.flatMap((words) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [word = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const words = contentWords(tagline).length;
    if (terms.length >= MANY_TERMS)
      return { certain: false, field: 'tagline', evidence: { word: '', count: terms.length, words } };
    const isAround = count >= TERMS && count / terms.length >= TERMS_AROUND_ONE_WORD;
    return isAround ? { certain: false, field: 'tagline', evidence: { word, count, words } } : null;
  },
};

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

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How a tagline shouts: capitals, exclamation marks, emoji, "100 %", stretched letters. Many of one are three points. */
export function shoutIn(tagline: string): Evidence | undefined {
  const text = tagline.replaceAll(ADDRESS, '');
  const [words, capitals] = [countOf(text, WORD), countOf(text, CAPITALS)];
  const [marks, pictures] = [countOf(text, MARK), countOf(text, PICTURE)];
  const isAllCapitals = capitals >= 3 && 2 * capitals > words;
  const loudness =
    (isAllCapitals ? SHOUTS : capitals >= 2 ? 1 : 0) +
    Math.min(marks, SHOUTS) +
    Math.min(pictures, SHOUTS) +
    (ALL_OF_IT.test(text) ? 1 : 0) +
    (STRETCHED.test(text) ? 2 : 0);
  if (loudness < SHOUTS) return undefined;
  const capitals_percent = Math.round((100 * countOf(text, /\p{Lu}/gu)) / Math.max(countOf(text, /\p{L}/gu), 1));
  return { capitals_percent, exclamation_marks: marks, pictures };
}

const shouting: Rule = {
  id: 'shouting',
  verdict: 'notice',
  defaultMode: 'advisory',
  judge({ tagline }) {
    const evidence = shoutIn(tagline);
    return evidence === undefined ? null : { certain: false, field: 'tagline', evidence };
  },
};

export const FORM_RULES: readonly Rule[] = [keywordStuffing, shouting];
