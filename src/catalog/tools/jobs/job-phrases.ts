/** This installation's phrases for jobs, in addition to the trained ones. */
import type { Reader } from '#database/database.ts';
import { isLocale, type Locale } from '#catalog/locales.ts';
import type { TaughtPhrases } from '#catalog/search/catalog-index.ts';

/** Phrases of one job by language, without empty ones. */
export interface JobPhrases {
  job: string;
  phrases: Partial<Record<Locale, readonly string[]>>;
}

/** All jobs with own phrases, by id. */
export async function listJobPhrases(db: Reader): Promise<JobPhrases[]> {
  const rows = await db.selectFrom('job_phrases').selectAll().orderBy('job').orderBy('locale').execute();
  const byJob = new Map<string, JobPhrases>();
  for (const row of rows) {
    const known = byJob.get(row.job) ?? { job: row.job, phrases: {} };
    byJob.set(row.job, known);
    const phrases = JSON.parse(row.phrases) as string[];
    if (isLocale(row.locale) && phrases.length > 0) known.phrases[row.locale] = phrases;
  }
  return [...byJob.values()].filter(({ phrases }) => Object.keys(phrases).length > 0);
}

/** The phrases for the search index, a list for each job and language. */
export async function readTaughtPhrases(db: Reader): Promise<TaughtPhrases[]> {
  return (await listJobPhrases(db)).flatMap(({ job, phrases }) =>
    Object.entries(phrases).map(([locale, own]): TaughtPhrases => ({ job, locale: locale as Locale, phrases: own })),
  );
}

/** The phrases as JSON lines in the form of `corpus/jobs`, with `locale`. */
export async function* exportJobPhrases(db: Reader): AsyncGenerator<{ text: string; rows: number }> {
  for (const { job, phrases } of await listJobPhrases(db))
    for (const [locale, own] of Object.entries(phrases))
      yield { text: `${JSON.stringify({ id: job, locale, phrases: own })}\n`, rows: 1 };
}
