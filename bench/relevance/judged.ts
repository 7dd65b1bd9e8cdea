/** Judged queries, and how well a list of slugs answers one. */
import { readFileSync } from 'node:fs';

export interface JudgedQuery {
  q: string;
  lang: string;
  kind: string;
  relevant: { slug: string; grade: number }[];
  /** Looked at only when figures are reported. */
  held?: boolean;
}

/** So many hits are looked at. */
export const PAGE = 10;
const FIRST = 5;
/** A hit of this grade is good. */
const GOOD = 2;

/** The rows of a file with one JSON object a line. */
export const readLines = <Row>(file: string | URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002, gain 2^grade - 1); an empty wish is met by an empty page. */
export const ndcg = (slugs: readonly string[], relevant: JudgedQuery['relevant']): number => {
  if (relevant.length === 0) return slugs.length === 0 ? 1 : 0;
  const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);
  const grades = new Map(relevant.map((row) => [row.slug, row.grade]));
  const got = slugs.slice(0, PAGE).reduce((sum, slug, at) => sum + gain(grades.get(slug) ?? 0, at), 0);
  const ideal = relevant
    .map((row) => row.grade)
    .toSorted((a, b) => b - a)
    .slice(0, PAGE)
    .reduce((sum, grade, at) => sum + gain(grade, at), 0);
  return got / ideal;
};

/** Whether one of the first five is good; for an empty wish, whether there are none. */
export const isGood = (slugs: readonly string[], relevant: JudgedQuery['relevant']): boolean => {
  if (relevant.length === 0) return slugs.length === 0;
  const good = new Set(relevant.flatMap(({ slug, grade }) => (grade >= GOOD ? [slug] : [])));
  // Where nothing is better, what also does it is good.
  if (good.size === 0) for (const { slug } of relevant) good.add(slug);
  return slugs.slice(0, FIRST).some((slug) => good.has(slug));
};
