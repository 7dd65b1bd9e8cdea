/** Prints how often the classifier of jobs, trained without every tenth phrase, tells the job of those: first, among the first three, and taken for none, by language. */
import { fitJobs, type JobExample, jobExamples, sumInto, toShares, vectorOf } from '../training/jobs/training.ts';

const SHARE = 10;
const { jobs, examples } = jobExamples();
const phrases = examples.filter(({ job, weight }) => job < jobs.length && weight === 1);
const left = new Set<JobExample>(phrases.filter((_, at) => at % SHARE === 0));
const model = fitJobs(
  examples.filter((example) => !left.has(example)),
  jobs.length + 1,
);
const shares = new Float64Array(jobs.length + 1);
const outcomes = [...left].map(({ text, locale, job }) => {
  sumInto(model, vectorOf(text), shares);
  toShares(shares);
  const own = shares[job]!;
  const rank = shares.reduce((before, share) => before + (share > own ? 1 : 0), 0);
  return { locale, rank, isNone: shares.every((share) => share <= shares[jobs.length]!) };
});
console.log('language    phrases    first  in three     none');
for (const [locale, rows] of [['all', outcomes] as const, ...Map.groupBy(outcomes, (row) => row.locale)]) {
  const share = (count: number): string => (count / rows.length).toFixed(3).padStart(9);
  const within = (most: number): number => rows.filter(({ rank }) => rank < most).length;
  console.log(
    `${locale.padEnd(8)}${String(rows.length).padStart(11)}${share(within(1))} ${share(within(3))}${share(rows.filter(({ isNone }) => isNone).length)}`,
  );
}
