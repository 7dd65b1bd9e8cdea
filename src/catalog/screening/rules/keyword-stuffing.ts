/** Rule: keyword stuffing: one phrase repeated, or a list of search terms. */
import { contentWords } from '#catalog/screening/text/name-keys.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Largest share of one word in a longer text. */
const SHARE = 0.3;
const REPEATED = 7;
const FEWEST_WORDS = 20;
/** Fewest search terms in a row, most of them with one word; or very many terms. */
const TERMS = 4;
const TERMS_AROUND_ONE_WORD = 0.7;
const MANY_TERMS = 14;

interface Terms {
  count: number;
  word: string;
}

/** Undefined for a sentence that enumerates. */
function searchTerms(tagline: string): Terms | undefined {
  const pieces = tagline
    .split(/[,;|/、，]/)
    .map((piece) => contentWords(piece))
    .filter((words) => words.length > 0);
  if (pieces.length < TERMS || pieces.some((words) => words.length > 5)) return undefined;
  if (pieces.length >= MANY_TERMS) return { count: pieces.length, word: '' };
  const counts = new Map<string, number>();
  for (const words of pieces) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts)
    if (count >= TERMS && count / pieces.length >= TERMS_AROUND_ONE_WORD) return { count, word };
  return undefined;
}

export const keywordStuffing: Rule = {
  id: 'keyword_stuffing',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    const words = contentWords(`${entry.tagline} ${entry.description ?? ''}`);
    if (words.length >= FEWEST_WORDS) {
      const own = new Set(contentWords(entry.name));
      const counts = new Map<string, number>();
      for (const word of words) if (word.length > 2 && !own.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
      if (count >= REPEATED && count / words.length >= SHARE) {
        return { certain: false, field: 'description', evidence: { word, count, words: words.length } };
      }
    }
    const terms = searchTerms(entry.tagline);
    if (terms !== undefined) return { certain: false, field: 'tagline', evidence: { ...terms, words: words.length } };
    return null;
  },
};
