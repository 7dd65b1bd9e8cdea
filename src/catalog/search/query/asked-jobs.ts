/** The jobs that a query asks for, told from its words before any index is asked. */
import { classifyWords, speaksFor } from '#catalog/search/analysis/jobs/classifier.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';
import { type Query, readQuery } from './query.ts';
import { taughtIn, type TaughtJobs } from './taught-jobs.ts';

/** A job that a query asks for, and how sure that is, above 0 to 1. */
export interface AskedJob {
  id: string;
  /** Its number in the model. */
  job: number;
  category: string | null;
  share: number;
}

const MOST_JOBS = 3;
/** So many count in the score, none of a smaller part of the first one's share. */
const MOST_ALIKE = 5;
const LEAST_ALIKE = 0.1;
/** So many jobs are looked at, and none of a smaller share. */
const MOST_CANDIDATES = 20;
const LEAST_CANDIDATE = 0.01;
/** Together the jobs of one category must have this share, or it is not sure that anything is asked for that tools do. */
const LEAST_OF_CATEGORY = { oneWord: 0.25, more: 0.15 };
/** The first job must be so many times as likely as that nothing is asked for that tools do. */
const TIMES_NONE = 1.5;
/** The other jobs must have at least this part of the first one's share. */
const LEAST_OTHER = 0.3;

/** So many words that the last one may be the beginning of are read with it. */
const MOST_CONTINUED = 2;

/** The words that the last one probably begins, when it is none itself. */
const continuedBy = ({ words }: Query): string[] => {
  const last = words.at(-1);
  if (last?.mayGoOn !== true || LEXICON.localesOf(last.surface).length > 0) return [];
  return LEXICON.withPrefix(last.surface, MOST_CONTINUED);
};

/** What a query asks for, as far as it can be told. */
export interface Asking {
  /** The jobs, the surest first; none when that is not sure. */
  asked: readonly AskedJob[];
  /** These and others that are likely as well, the likeliest first. */
  alike: readonly AskedJob[];
  /** How sure it is that tools do nothing of the kind, 0 to 1. */
  none: number;
}

/** What is known of a query that asks for no job. */
export const NOTHING_ASKED: Asking = { asked: [], alike: [], none: 0 };

/** Reads the jobs that a query asks for: those of a phrase that was taught or whose order counts, then those that the model tells. */
export function readAsking(query: Query, taught?: TaughtJobs): Asking {
  const { jobs } = jobModel();
  // "Text to speech" has the words of the opposite job: the phrase alone tells which one is meant.
  const isPhrase = query.orderedJobs.length > 0 && query.words.every(({ isOrdered, isWish }) => isOrdered || isWish);
  const guessed = isPhrase ? NOTHING_ASKED : guessAsking(query);
  const told = [
    ...(taught === undefined ? [] : taughtIn(taught, query.surfaces)),
    ...(isPhrase ? query.orderedJobs.map((id) => jobs.findIndex((job) => job.id === id)) : []),
  ];
  if (told.length === 0) return guessed;
  const sure = told.map((job): AskedJob => ({ ...jobs[job]!, job, share: 1 }));
  const withSure = (others: readonly AskedJob[]): AskedJob[] => [
    ...sure,
    ...others.filter(({ job }) => !told.includes(job)),
  ];
  return {
    asked: withSure(guessed.asked).slice(0, MOST_JOBS),
    alike: withSure(guessed.alike).slice(0, MOST_ALIKE),
    none: 0,
  };
}

/** The jobs that a query probably asks for, as the model has it. */
function guessAsking(query: Query): Asking {
  const wishes = new Set(
    query.words.flatMap(({ surface, isWish, pricing }) =>
      isWish && !pricing.includes('open_source') ? [surface] : [],
    ),
  );
  const words = query.surfaces.filter((surface) => !wishes.has(surface)).concat(continuedBy(query));
  const { jobs } = jobModel();
  const { found, none } = classifyWords(words, MOST_CANDIDATES, LEAST_CANDIDATE);
  const candidates = found.map(({ job, share }) => ({ ...jobs[job]!, job, share }));
  const nothing = { ...NOTHING_ASKED, none };
  const [first] = candidates;
  if (first === undefined) return nothing;
  const shares = new Map<string, number>();
  for (const { id, category, share } of candidates)
    shares.set(category ?? id, (shares.get(category ?? id) ?? 0) + share);
  const known = query.words.filter(({ surface }) => LEXICON.localesOf(surface).length > 0);
  const least = known.length < 2 ? LEAST_OF_CATEGORY.oneWord : LEAST_OF_CATEGORY.more;
  if (first.share < none * TIMES_NONE || Math.max(...shares.values()) < least) return nothing;
  const likeliest = (most: number, part: number): AskedJob[] =>
    candidates.slice(0, most).filter(({ share }) => share >= first.share * part);
  return { asked: likeliest(MOST_JOBS, LEAST_OTHER), alike: likeliest(MOST_ALIKE, LEAST_ALIKE), none };
}

/** Whether a word of the query speaks for one of the jobs. */
export const isToldBy = (asked: readonly AskedJob[], surface: string): boolean =>
  asked.some(({ job }) => speaksFor(surface, job));

/** Whether a text is the id of a job. */
export const isJob = (id: string): boolean => jobModel().jobs.some((job) => job.id === id);

/** The ids of the jobs that a text may ask for, the likeliest first, and those that are called so. */
export function likelyJobs(text: string, most: number): string[] {
  const { jobs } = jobModel();
  const slug = readQuery(text).surfaces.join('-');
  const called = slug === '' ? [] : jobs.filter(({ id }) => id.includes(slug)).map(({ id }) => id);
  const { found } = classifyWords(readQuery(text).surfaces, most, 0);
  return [...new Set([...called, ...found.map(({ job }) => jobs[job]!.id)])].slice(0, most);
}
