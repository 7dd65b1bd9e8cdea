/** Vectors of meaning of our own: latent semantic analysis (Deerwester et al. 1990), by a truncated SVD of texts and stems. */
import { fold } from '#catalog/language/fold.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { readJobs } from '../../training/jobs/training.ts';
import { LOCALES } from '#catalog/locales.ts';

const ROUNDS = 4;

/** Terms and their weights. */
type Sparse = readonly (readonly [number, number])[];

const termsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(fold(text)).flatMap((word) => {
      const locales = localesOf(word).filter((locale) => !isStopWord(word, locale));
      return localesOf(word).length === 0 ? [word] : locales.map((locale) => stem(word, locale));
    }),
  );

/** Each job as one text in all languages, so that words of two languages for one job are near. */
export const jobTexts = (): string[] => {
  const byLocale = LOCALES.map(readJobs);
  return byLocale[0]!.map((_, job) => byLocale.flatMap((jobs) => jobs[job]!.phrases).join(' '));
};

/** Makes the columns of length 1 and upright to each other (Gram and Schmidt), and drops what is none. */
const straighten = (columns: Float64Array[]): void => {
  columns.forEach((column, at) => {
    for (const other of columns.slice(0, at)) {
      let along = 0;
      for (let term = 0; term < column.length; term += 1) along += column[term]! * other[term]!;
      for (let term = 0; term < column.length; term += 1) column[term]! -= along * other[term]!;
    }
    const length = Math.sqrt(column.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let term = 0; term < column.length; term += 1) column[term]! /= length;
  });
};

/** A model of texts: gives a text a vector of so many dimensions, all 0 where it knows no word. */
export function fitVectors(texts: readonly string[], dimensions: number): (text: string) => Float32Array {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const documents = texts.map((text) =>
    [...termsOf(text)].map((term) => {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      counts[number] = (counts[number] ?? 0) + 1;
      return number;
    }),
  );
  const weightOf = (term: number): number => Math.log(texts.length / counts[term]!);
  const unit = (terms: readonly number[]): Sparse => {
    const length = Math.sqrt(terms.reduce((sum, term) => sum + weightOf(term) ** 2, 0)) || 1;
    return terms.map((term) => [term, weightOf(term) / length]);
  };
  const rows = documents.map(unit);
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  let columns = Array.from({ length: dimensions }, () => Float64Array.from(counts, random));
  // Powers of the matrix turn the columns to its first singular vectors; within their space cosines know no rotation.
  for (let round = 0; round < ROUNDS; round += 1) {
    straighten(columns);
    columns = columns.map((column) => {
      const next = new Float64Array(column.length);
      for (const row of rows) {
        let along = 0;
        for (const [term, weight] of row) along += weight * column[term]!;
        for (const [term, weight] of row) next[term]! += weight * along;
      }
      return next;
    });
  }
  straighten(columns);
  return (text) => {
    const row = unit([...termsOf(text)].flatMap((term) => numbers.get(term) ?? []));
    return Float32Array.from(columns, (column) => row.reduce((sum, [term, weight]) => sum + weight * column[term]!, 0));
  };
}
