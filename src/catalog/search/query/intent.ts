/** Detects the jobs of a query: from its words, without the index, and from phrases that an installation adds. */
import { lazy } from '#catalog/memoize.ts';
import type { Attribute } from '#catalog/search/analysis/attribute-words.ts';
import { classifyWords, type JobShares, speaksFor, jobModel } from '#catalog/search/analysis/jobs/classifier.ts';
import { isOtherWay } from '#catalog/search/analysis/conversions.ts';
import { serviceNamed } from '#catalog/search/analysis/vocabulary.ts';
import { isStop, saysAi } from '#catalog/language/stop-words.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { endPhrase, type Query, type QueryWord, readQuery } from './query.ts';
import type { Locale } from '#catalog/locales.ts';
import { createPhraseBook, type PhraseBook, phraseStems } from '#catalog/language/phrases.ts';

/** A job of a query; `share` is its probability, above 0 to 1. */
export interface AskedJob {
  id: string;
  /** Its number in the model. */
  job: number;
  category: string | null;
  share: number;
}

const MOST_JOBS = 3;
/** Most candidates, and their least share. */
const MOST_CANDIDATES = 20;
const LEAST_CANDIDATE = 0.01;
/** Least share of the first job; with less, no job is sure. */
const LEAST_FIRST = 0.05;
/** Least ratio of the first job to the probability of no job. */
const TIMES_NONE = 1.5;
/** Least share of the other jobs as a part of the first one's. */
const LEAST_OTHER = 0.3;

/** Most completions of an unfinished last word that are classified in its place. */
const MOST_CONTINUED = 8;
/** A longer stop word at the end begins no other word. */
const LONGEST_STOP = 4;
/** From this probability of no job on, all words must stand in the summary. */
export const LEAST_NONE = 0.5;
/** Most words with its letters among which they are looked for. */
const MOST_BEGUN = 400;

/**
 * Commoner completions of an unfinished last word first. Up to four letters at the end may begin another word, even if they
 * are one themselves: "créer une prés" (près), "générateur de qui".
 */
const continuedBy = ({ words, tokens, likelyLocales }: Query): string[] => {
  const at = tokens.length - 1;
  const last = tokens[at] ?? '';
  const own = words.find((word) => word.at === at);
  if (
    saysAi(last) ||
    words.every(({ isWish }) => isWish) ||
    (own === undefined ? at < 1 || last.length < 2 || last.length > LONGEST_STOP : !own.isPrefix)
  )
    return [];
  const ends = endPhrase(tokens, at);
  if (ends.length > 0) return ends.slice(0, MOST_CONTINUED);
  const isSpoken = (word: string): boolean => LEXICON.localesOf(word).some((locale) => likelyLocales.includes(locale));
  // A word that makes a job of those before it is whole.
  if (own !== undefined && isSpoken(last)) return [];
  const begun = LEXICON.withPrefix(last, MOST_BEGUN).filter(isSpoken);
  return begun.filter((word) => !isStop(word)).slice(0, MOST_CONTINUED);
};

/** The mean of several readings of a query by their parts. */
const meanOf = (readings: readonly { part: number; jobs: JobShares }[]): JobShares => {
  const all = readings.reduce((sum, { part }) => sum + part, 0);
  const shares = new Map<number, number>();
  let none = 0;
  for (const { part, jobs } of readings) {
    for (const { job, share } of jobs.found) shares.set(job, (shares.get(job) ?? 0) + (part / all) * share);
    none += (part / all) * jobs.none;
  }
  const found = [...shares].map(([job, share]) => ({ job, share }));
  return { found: found.sort((a, b) => b.share - a.share || a.job - b.job), none };
};

/** The jobs of words; of an unfinished query the mean over its completions, each of which counts less than the commoner one. */
const classify = (words: readonly string[], continued: readonly string[]): JobShares => {
  const read = (text: readonly string[]): JobShares => classifyWords(text, MOST_CANDIDATES, LEAST_CANDIDATE);
  if (continued.length === 0) return read(words);
  return meanOf(continued.map((word, place) => ({ part: 1 / (place + 2), jobs: read([...words.slice(0, -1), word]) })));
};

/** Without the words of for whom it is, these count half: "for teachers" tells of some jobs, and hides others. */
const classifyFor = (words: readonly string[], query: Query): JobShares => {
  const continued = continuedBy(query);
  const jobs = classify(words, continued);
  const isWhom = ({ stated }: QueryWord): boolean => stated.some(({ parameter }) => parameter === 'audience');
  const whom = new Set(query.words.flatMap((word) => (isWhom(word) ? [word.token] : [])));
  const rest = words.filter((token) => !whom.has(token));
  if (whom.size === 0 || rest.every((token) => isStop(token) || saysAi(token))) return jobs;
  return meanOf([jobs, classify(rest, continued)].map((one) => ({ part: 1, jobs: one })));
};

/** The intent of a query. */
export interface Intent {
  /** The sure jobs, the likeliest first; empty if none is sure. */
  asked: readonly AskedJob[];
  /** The probability that no tool does this, 0 to 1. */
  none: number;
}

/** The intent of a query without a job. */
export const NO_INTENT: Intent = { asked: [], none: 0 };

/** Lists the jobs of a query: jobs of editors' phrases first, then the job of a conversion, then predicted jobs. */
export function detectIntent(query: Query, taught?: TaughtJobs): Intent {
  const { jobs } = jobModel();
  const guessed = directIntent(query);
  const told = taught === undefined ? [] : taughtIn(taught, query.tokens);
  if (told.length === 0) return guessed;
  const sure = told.map((job): AskedJob => ({ ...jobs[job]!, job, share: 1 }));
  const others = guessed.asked.filter(({ job }) => !told.includes(job));
  return { asked: [...sure, ...others].slice(0, MOST_JOBS), none: 0 };
}

/** Replaces jobs of the opposite conversion, which has the same words: "text to speech" is not "speech to text". */
function directIntent(query: Query): Intent {
  const { conversion, words } = query;
  if (conversion === undefined) return guessIntent(query);
  const { from, to, jobs } = conversion;
  const isWhole = words.every(({ at, isWish }) => isWish || (at >= from && at < to));
  const { asked } = isWhole ? NO_INTENT : guessIntent(query);
  const others = asked.filter(({ id }) => !isOtherWay(conversion, id));
  if (others.some(({ id }) => jobs.includes(id))) return { asked: others, none: 0 };
  const job = jobModel().jobs.findIndex(({ id }) => id === jobs[0]);
  const plain: AskedJob = { ...jobModel().jobs[job]!, job, share: 1 };
  return { asked: [plain, ...others].slice(0, MOST_JOBS), none: 0 };
}

/** Attributes whose words tell of the job as well: for teachers, or a chat on one's own server. */
const TELLS_OF_JOB: ReadonlySet<Attribute['parameter']> = new Set(['audience', 'runs', 'self_hosted', 'has_api']);

/** The jobs of a query by the model. */
function guessIntent(query: Query): Intent {
  const isBeside = ({ isWish, stated }: QueryWord): boolean =>
    isWish || (stated.length > 0 && stated.every(({ parameter }) => !TELLS_OF_JOB.has(parameter)));
  const wishes = new Set(query.words.flatMap((word) => (isBeside(word) ? [word.token] : [])));
  // "Extension for LinkedIn" names no job, only an attribute and a service.
  const rest = query.words.filter(({ isWish, stated }) => !isWish && stated.length === 0);
  if (query.stated.length > 0 && serviceNamed(rest.map(({ token }) => token)) !== undefined) return NO_INTENT;
  const words = query.tokens.filter((token) => !wishes.has(token));
  const { jobs } = jobModel();
  const { found, none } = classifyFor(words, query);
  const candidates = found.map(({ job, share }) => ({ ...jobs[job]!, job, share }));
  const nothing = { ...NO_INTENT, none };
  const [first] = candidates;
  if (first === undefined) return nothing;
  if (first.share < Math.max(LEAST_FIRST, none * TIMES_NONE)) return nothing;
  const asked = candidates.slice(0, MOST_JOBS).filter(({ share }) => share >= first.share * LEAST_OTHER);
  return { asked, none };
}

/** Whether a word of the query is evidence for one of the jobs. */
export const isEvidenceFor = (asked: readonly AskedJob[], token: string): boolean =>
  asked.some(({ job }) => speaksFor(token, job));

/** The category of jobs that judge what AI made, and the least share of such a job. */
const JUDGING = { category: 'ai-detection', least: 0.4 } as const;

/** The words that describe a tool. A query such as "did ChatGPT write this" also names the AI whose work is judged. */
export function wordsOfTools<Word extends { word: QueryWord }>(asked: readonly AskedJob[], words: readonly Word[]) {
  const isJudging = asked[0]?.category === JUDGING.category && asked[0].share >= JUDGING.least;
  const isJudged = ({ word: { token, isService } }: Word): boolean =>
    isService || saysAi(token) || isEvidenceFor(asked, token);
  return isJudging ? words.filter((word) => !isJudged(word)) : words;
}

/** Whether a text is the id of a job. */
export const isJob = (id: string): boolean => jobModel().jobs.some((job) => job.id === id);

/** The category that a job implies; null for none. */
export const categoryOfJob = (id: string): string | null => CATEGORIES().get(id) ?? null;
const CATEGORIES = lazy(() => new Map(jobModel().jobs.map(({ id, category }) => [id, category])));

/** Job ids that contain the text, then the jobs of the model, the likeliest first. */
export function likelyJobs(text: string, most: number): string[] {
  const { jobs } = jobModel();
  const slug = readQuery(text).tokens.join('-');
  const called = slug === '' ? [] : jobs.filter(({ id }) => id.includes(slug)).map(({ id }) => id);
  const { found } = classifyWords(readQuery(text).tokens, most, 0);
  return [...new Set([...called, ...found.map(({ job }) => jobs[job]!.id)])].slice(0, most);
}

/** Phrases for a job in one language. */
export interface TaughtPhrases {
  job: string;
  locale: Locale;
  phrases: readonly string[];
}

export interface TaughtJobs {
  /** The numbers of a phrase are its jobs in the model. */
  book: PhraseBook;
  /** By job: the stems of each phrase, all of which a text must have. */
  stems: ReadonlyMap<number, readonly (readonly string[])[]>;
}

/** Ignores jobs that the model does not know. */
export function teachJobs(all: readonly TaughtPhrases[]): TaughtJobs {
  const numbers = new Map(all.length === 0 ? [] : jobModel().jobs.map(({ id }, job) => [id, job]));
  const book = createPhraseBook();
  const stems = new Map<number, (readonly string[])[]>();
  for (const { job: id, locale, phrases } of all) {
    const job = numbers.get(id);
    if (job === undefined) continue;
    for (const phrase of phrases) {
      const own = phraseStems(locale, phrase);
      if (own.length === 0) continue;
      book.add(locale, phrase, job);
      stems.set(job, [...(stems.get(job) ?? []), own]);
    }
  }
  return { book, stems };
}

/** The jobs of the taught phrases in a query. */
const taughtIn = ({ book, stems }: TaughtJobs, tokens: readonly string[]): number[] =>
  stems.size === 0 ? [] : [...new Set(book.find(tokens).flatMap(({ numbers }) => numbers))];
