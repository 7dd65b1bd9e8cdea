/** The jobs of a tool, told from its name, taglines, descriptions and categories. */
import type { Sentences } from '#catalog/language/sentences.ts';
import { doubtJobs, type Priors, type Trust } from './classifier.ts';
import { jobModel } from './model.ts';

/** What a tool says of itself, folded. */
export interface ToolWords {
  name: Sentences;
  categories: readonly string[];
  texts: readonly { tagline: Sentences; description: Sentences | null }[];
}

/** How surely a tool does a job: its main purpose, one of its purposes, or perhaps. */
export const JOB_STRENGTHS = ['main', 'also', 'perhaps'] as const;
export type JobStrength = (typeof JOB_STRENGTHS)[number];

export interface ToolJob {
  id: string;
  strength: JobStrength;
}

/** How far a text is believed when it alone speaks for a job. */
const TRUST = {
  tagline: { share: 0.95, least: 0 },
  description: { share: 0.5, least: 0 },
  // A name alone tells no job: the texts must speak for it at least so much.
  name: { share: 0.7, least: 0.05 },
} as const satisfies Record<string, Trust>;
/** The least belief for each strength. */
const LEAST = { main: 0.7, also: 0.3, perhaps: 0.1 } as const;
const MAX_JOBS = 6;
/** A job of the tool's categories is so many times as likely as another. */
const CATEGORY_ODDS = 2;

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
    : { jobs: likelier.map(({ job }) => job), logOdds: Math.fround(Math.log(CATEGORY_ODDS)) };
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

/** The same jobs with some that the texts name outright ("text to speech"): these are at least some of what the tool does. */
export function withNamed(jobs: readonly ToolJob[], named: ReadonlySet<string>): ToolJob[] {
  const sure = jobs.filter(({ strength }) => strength !== 'perhaps');
  const others = jobs.filter(({ id, strength }) => strength === 'perhaps' && !named.has(id));
  const missing = [...named].filter((id) => !sure.some((job) => job.id === id));
  return [...sure, ...missing.map((id): ToolJob => ({ id, strength: 'also' })), ...others].slice(0, MAX_JOBS);
}
