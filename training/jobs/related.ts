/** Which jobs are nearly the same: their phrases, in all languages, share words and meanings. */
import { LOCALES } from '#catalog/locales.ts';
import type { RelatedJob } from '#catalog/search/analysis/jobs/classifier.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import { fold } from '#catalog/language/fold.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { stem } from '#catalog/language/stems.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { readJobs } from './training.ts';

/** A job has so many related jobs at most, each of at least this likeness in per cent. */
const MOST_RELATED = 4;
const LEAST_LIKENESS = 20;
/** A meaning, which languages share, counts so many times a word. */
const MEANING = 1.5;

/** How often the phrases of each job have a word of a language or a meaning. */
function tallyTerms(): Map<string, number>[] {
  const jobs: Map<string, number>[] = [];
  for (const locale of LOCALES)
    readJobs(locale).forEach(({ phrases }, job) => {
      const terms = (jobs[job] ??= new Map<string, number>());
      const add = (term: string, count: number): void => void terms.set(term, (terms.get(term) ?? 0) + count);
      for (const phrase of phrases) {
        const words = tokensOf(fold(phrase)).filter((word) => !isStopWord(word, locale));
        for (const word of words) add(`${locale} ${stem(word, locale)}`, 1);
        for (const { phrase: found, ways } of findConcepts(words))
          if (found.locale === locale) add(ways.join(' '), MEANING);
      }
    });
  return jobs;
}

/** The related jobs of each job, the nearest first: the cosine of their terms by tf-idf, in per cent. */
export function relatedJobs(): RelatedJob[][] {
  const tallies = tallyTerms();
  const jobsWith = new Map<string, number>();
  for (const terms of tallies) for (const term of terms.keys()) jobsWith.set(term, (jobsWith.get(term) ?? 0) + 1);
  const vectors = tallies.map((terms) => {
    const weights = [...terms].map(
      ([term, count]) => [term, (1 + Math.log(count)) * Math.log(tallies.length / jobsWith.get(term)!)] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([term, weight]) => [term, weight / length] as const);
  });
  const byTerm = new Map<string, { job: number; weight: number }[]>();
  vectors.forEach((vector, job) => {
    for (const [term, weight] of vector) {
      const holders = byTerm.get(term);
      if (holders === undefined) byTerm.set(term, [{ job, weight }]);
      else holders.push({ job, weight });
    }
  });
  return vectors.map((vector, own) => {
    const sums = new Float64Array(vectors.length);
    for (const [term, weight] of vector)
      for (const other of byTerm.get(term)!) sums[other.job]! += weight * other.weight;
    return [...sums]
      .map((sum, job) => ({ job, likeness: Math.round(100 * sum) }))
      .filter(({ job, likeness }) => job !== own && likeness >= LEAST_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || a.job - b.job)
      .slice(0, MOST_RELATED);
  });
}
