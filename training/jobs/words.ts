/** The words by which English texts speak of each job, told from its English phrases. */
import { stem } from '#catalog/language/stems.ts';
import type { JobWord } from '#catalog/search/analysis/jobs/classifier.ts';
import { thesaurus } from '#catalog/search/analysis/vocabulary.ts';
import { fold } from '#catalog/language/fold.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { isStopWord, isWish } from '#catalog/language/stop-words.ts';
import type { JobRow } from './training.ts';

/** A job has so many words at most, each as telling as this part of the most telling one. */
const MOST_WORDS = 16;
const LEAST_PART = 0.1;

const termsOf = (phrase: string): ReadonlySet<string> => {
  const words = wordsOf(fold(phrase)).filter((word) => !isStopWord(word, 'en') && !isWish(word, 'en'));
  const stems = words.map((word) => stem(word, 'en'));
  return new Set([...stems, ...thesaurus().findKeys(stems, 'en')]);
};

const tally = (sets: Iterable<ReadonlySet<string>>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const terms of sets) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/**
 * The words of each job, the most telling first: the share of its phrases that have a word, times the logarithm of how many times
 * rarer it is among jobs than a word of all (tf-idf), in per cent of what all its words are together (the length of the vector).
 */
export function wordsOfJobs(rows: readonly JobRow[]): JobWord[][] {
  const phrases = rows.map((row) => [...row.phrases, row.id.replaceAll('-', ' ')].map(termsOf));
  const jobs = tally(phrases.map((own) => new Set(own.flatMap((terms) => [...terms]))));
  return phrases.map((own) => {
    const words = [...tally(own)]
      .map(([term, count]) => ({
        term,
        telling: (count / own.length) * Math.log(rows.length / jobs.get(term)!),
      }))
      .sort((a, b) => b.telling - a.telling || (a.term < b.term ? -1 : 1));
    const most = words[0]?.telling ?? 0;
    const length = Math.hypot(...words.map(({ telling }) => telling));
    return words
      .filter(({ telling }) => telling >= LEAST_PART * most && telling > 0)
      .slice(0, MOST_WORDS)
      .map(({ term, telling }) => ({ term, weight: Math.round((100 * telling) / length) }));
  });
}
