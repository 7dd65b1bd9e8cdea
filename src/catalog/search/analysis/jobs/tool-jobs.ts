/** The jobs of a tool, told from its name, taglines, descriptions and categories. */
import { classifyParts, type Priors } from './classifier.ts';
import { jobModel } from './model.ts';

export interface ToolWords {
  name: string;
  categories: readonly string[];
  texts: readonly { tagline: string; description: string | null }[];
}

/** How surely a tool does a job: its main purpose, one of its purposes, or perhaps. */
export const JOB_STRENGTHS = ['main', 'also', 'perhaps'] as const;
export type JobStrength = (typeof JOB_STRENGTHS)[number];

export interface ToolJob {
  id: string;
  strength: JobStrength;
}

/** How far a text is believed when it alone speaks for a job. */
const TRUST = { name: 0.7, tagline: 0.95, description: 0.5 } as const;
/** The least belief for each strength. */
const LEAST = { main: 0.7, also: 0.3, perhaps: 0.1 } as const;
/** A name alone tells no job: the texts must speak for it at least so much. */
const LEAST_BESIDE_NAME = 0.05;
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
  const likelier = categories.flatMap((category) => byCategory?.get(category) ?? []).map(({ job }) => job);
  if (likelier.length === 0) return undefined;
  const logOdds = new Float32Array(jobs.length + 1);
  for (const job of likelier) logOdds[job] = Math.log(CATEGORY_ODDS);
  return { jobs: likelier, logOdds };
};

/** The beliefs that a tool does each job: any of its texts may be right (noisy or), and its name where a text says so, too. */
function jobBeliefs({ name, categories, texts }: ToolWords): Float32Array {
  const { jobs } = jobModel();
  const priors = priorsOf(categories);
  const doubts = new Float32Array(jobs.length).fill(1);
  const best = new Float32Array(jobs.length);
  const believe = (all: readonly string[], trust: number, least: number): void => {
    best.fill(0);
    for (const text of all) classifyParts(text, priors, best);
    for (let job = 0; job < jobs.length; job += 1)
      if (1 - doubts[job]! >= least) doubts[job]! *= 1 - trust * best[job]!;
  };
  believe(
    texts.map(({ tagline }) => tagline),
    TRUST.tagline,
    0,
  );
  believe(
    texts.flatMap(({ description }) => description ?? []),
    TRUST.description,
    0,
  );
  believe([name], TRUST.name, LEAST_BESIDE_NAME);
  return doubts.map((doubt) => 1 - doubt);
}

/** At most six jobs of a tool, the surest first. */
export function jobsOfTool(tool: ToolWords): ToolJob[] {
  const { jobs } = jobModel();
  const beliefs = jobBeliefs(tool);
  const believed: number[] = [];
  for (let job = 0; job < beliefs.length; job += 1) if (beliefs[job]! >= LEAST.perhaps) believed.push(job);
  return believed
    .sort((a, b) => beliefs[b]! - beliefs[a]! || a - b)
    .slice(0, MAX_JOBS)
    .map((job) => ({
      id: jobs[job]!.id,
      strength: JOB_STRENGTHS.find((strength) => beliefs[job]! >= LEAST[strength])!,
    }));
}
