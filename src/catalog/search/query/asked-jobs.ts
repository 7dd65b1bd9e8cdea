/** The jobs that a query asks for, told from its words before any index is asked. */
import { classifyWords, speaksFor } from '#catalog/search/analysis/jobs/classifier.ts';
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';
import type { Query } from './query.ts';

/** A job that a query asks for, and how sure that is, above 0 to 1. */
export interface AskedJob {
  id: string;
  /** Its number in the model. */
  job: number;
  category: string | null;
  share: number;
}

const MOST_JOBS = 3;
/** So many jobs are looked at, and none of a smaller share. */
const MOST_CANDIDATES = 20;
const LEAST_CANDIDATE = 0.01;
/** Together the jobs of one category must have this share, or it is not sure that anything is asked for that tools do. */
const LEAST_OF_CATEGORY = 0.25;
/** The other jobs must have at least this part of the first one's share. */
const LEAST_OTHER = 0.3;

/** The jobs that a query asks for, the surest first; none when that is not sure. */
export function askedJobs(query: Query): AskedJob[] {
  const wishes = new Set(query.words.flatMap(({ surface, isWish }) => (isWish ? [surface] : [])));
  const words = query.surfaces.filter((surface) => !wishes.has(surface));
  const { jobs } = jobModel();
  const candidates = classifyWords(words, MOST_CANDIDATES, LEAST_CANDIDATE).map(({ job, share }) => ({
    ...jobs[job]!,
    job,
    share,
  }));
  const [first] = candidates;
  if (first === undefined) return [];
  const shares = new Map<string, number>();
  for (const { id, category, share } of candidates)
    shares.set(category ?? id, (shares.get(category ?? id) ?? 0) + share);
  if (Math.max(...shares.values()) < LEAST_OF_CATEGORY) return [];
  return candidates.slice(0, MOST_JOBS).filter(({ share }) => share >= first.share * LEAST_OTHER);
}

/** Whether a word of the query speaks for one of the jobs. */
export const isToldBy = (asked: readonly AskedJob[], surface: string): boolean =>
  asked.some(({ job }) => speaksFor(surface, job));
