/** The ways to ask for jobs that editors of this installation have added to those that search was trained on. */
import type { Reader } from '#database/database.ts';
import { isLocale, type Locale } from '#catalog/locales.ts';
import type { TaughtPhrases } from '#catalog/search/catalog-index.ts';

/** The phrases of one job by language; languages without any are left out. */
export interface JobPhrases {
  job: string;
  phrases: Partial<Record<Locale, readonly string[]>>;
}

/** Every job that has phrases of its own, by id. */
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

/** The phrases as search takes them over, a list for each job and language. */
export async function readTaughtPhrases(db: Reader): Promise<TaughtPhrases[]> {
  return (await listJobPhrases(db)).flatMap(({ job, phrases }) =>
    Object.entries(phrases).map(([locale, own]): TaughtPhrases => ({ job, locale: locale as Locale, phrases: own })),
  );
}

/** The phrases as lines of JSON in the form of the files of `corpus/jobs`, each with its `locale`. */
export async function* exportJobPhrases(db: Reader): AsyncGenerator<{ text: string; rows: number }> {
  for (const { job, phrases } of await listJobPhrases(db))
    for (const [locale, own] of Object.entries(phrases))
      yield { text: `${JSON.stringify({ id: job, locale, phrases: own })}\n`, rows: 1 };
}
