/** Classifies the jobs of a tool by its name, taglines, descriptions and categories. */
import type { Sentences } from '#catalog/language/sentences.ts';
import type { Priors } from '#catalog/classification/softmax.ts';
import { doubtJobs, type Trust, jobModel } from './classifier.ts';

/** Folded texts of a tool. */
export interface ToolWords {
  name: Sentences;
  categories: readonly string[];
  texts: readonly { tagline: Sentences; description: Sentences | null }[];
}

/** The main purpose, a further purpose, a possible one. */
export const JOB_STRENGTHS = ['main', 'also', 'perhaps'] as const;
export type JobStrength = (typeof JOB_STRENGTHS)[number];

export interface ToolJob {
  id: string;
  strength: JobStrength;
}

/** The belief in a text that alone is evidence for a job. */
const TRUST = {
  tagline: { share: 0.95, least: 0 },
  description: { share: 0.5, least: 0 },
  // A name is no evidence without this much belief from texts.
  name: { share: 0.7, least: 0.05 },
} as const satisfies Record<string, Trust>;
/** The least belief of each strength. */
const LEAST = { main: 0.7, also: 0.3, perhaps: 0.1 } as const;
const MAX_JOBS = 6;
/** Odds of a job of the tool's categories against another job. */
const CATEGORY_ODDS = 5;

/** The numbers of the jobs of each category. */
let byCategory: ReadonlyMap<string | null, readonly { job: number }[]> | undefined;

const priorsOf = (categories: readonly string[]): Priors | undefined => {
  const { jobs } = jobModel();
  byCategory ??= Map.groupBy(
    jobs.map(({ category }, job) => ({ category, job })),
    ({ category }) => category,
  );
  const likelier = [...new Set(categories)].flatMap((category) => byCategory?.get(category) ?? []);
  return likelier.length === 0
    ? undefined
    : { classes: likelier.map(({ job }) => job), logOdds: Math.fround(Math.log(CATEGORY_ODDS)) };
};

/** At most six jobs of a tool, the surest first. */
export function jobsOfTool({ name, categories, texts }: ToolWords): ToolJob[] {
  const { jobs } = jobModel();
  const descriptions = texts.flatMap(({ description }) => (description === null ? [] : [description]));
  const doubts = doubtJobs(
    [
      { texts: texts.map(({ tagline }) => tagline), trust: TRUST.tagline },
      { texts: descriptions, trust: TRUST.description },
      { texts: [name], trust: TRUST.name },
    ],
    priorsOf(categories),
  );
  const believed: { job: number; belief: number }[] = [];
  for (let job = 0; job < jobs.length; job += 1) {
    const belief = Math.fround(1 - doubts[job]!);
    if (belief >= LEAST.perhaps) believed.push({ job, belief });
  }
  return believed
    .sort((a, b) => b.belief - a.belief || a.job - b.job)
    .slice(0, MAX_JOBS)
    .map(({ job, belief }) => ({
      id: jobs[job]!.id,
      strength: JOB_STRENGTHS.find((strength) => belief >= LEAST[strength])!,
    }));
}

/** Adds jobs that the texts name ("text to speech"): they are at least further purposes. */
export function withNamed(jobs: readonly ToolJob[], named: ReadonlySet<string>): ToolJob[] {
  const sure = jobs.filter(({ strength }) => strength !== 'perhaps');
  const others = jobs.filter(({ id, strength }) => strength === 'perhaps' && !named.has(id));
  const missing = [...named].filter((id) => !sure.some((job) => job.id === id));
  return [...sure, ...missing.map((id): ToolJob => ({ id, strength: 'also' })), ...others].slice(0, MAX_JOBS);
}
