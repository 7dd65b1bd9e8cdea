/** Editors' phrases for jobs, in eight languages, with history. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { isJob } from '#catalog/search/catalog-index.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { versionMark } from '#catalog/versions.ts';
import { listJobPhrases, type JobPhrases } from './job-phrases.ts';

const PHRASE_LENGTH = 80;
const PHRASES_MOST = 50;

/** Longest phrases of a job in one language, in characters, one a line. */
export const PHRASES_LENGTH = PHRASES_MOST * (PHRASE_LENGTH + 1);

/** Phrases of one language, as typed. */
export interface PhrasesEdit {
  /** One a line. */
  phrases: string;
  /** `markOfPhrases` of the phrases in the form. */
  mark: string;
}

/** A version mark of the phrases of one language, against lost updates. */
export function markOfPhrases(phrases: readonly string[] = []): string {
  return versionMark(phrases);
}

/** Converts typed phrases to their stored form, without repeats. */
export function typedPhrases(typed: string): string[] {
  return [...new Set(typed.split('\n').map(cleanText))].filter((phrase) => phrase !== '');
}

/** The editors' phrases of a job. Throws `not_found`. */
export async function getJobPhrases(db: Database, job: string): Promise<JobPhrases> {
  if (!isJob(job)) throw new CatalogError('not_found');
  return (await listJobPhrases(db.read)).find((one) => one.job === job) ?? { job, phrases: {} };
}

const problemsOf = (lists: ReadonlyMap<Locale, readonly string[]>): Fields => {
  const fields: Fields = {};
  for (const [locale, phrases] of lists) {
    const problems = [
      ...(phrases.length > PHRASES_MOST ? [{ rule: 'too_many' as const, max: PHRASES_MOST }] : []),
      ...phrases.flatMap((phrase) => findTextProblem(phrase, 'single') ?? []),
      ...(phrases.some((phrase) => countCharacters(phrase) > PHRASE_LENGTH)
        ? [{ rule: 'too_long' as const, max: PHRASE_LENGTH }]
        : []),
    ];
    if (problems.length > 0) fields[`phrases-${locale}`] = problems;
  }
  return fields;
};

/**
 * Writes the phrases of a job in the languages of `edits`, atomically; search uses them at once.
 * Languages left unchanged in the form keep their current phrases. Throws `forbidden`, `not_found`,
 * `validation_failed` on `phrases-de` (any locale), and `conflict` if an edited language has
 * changed since.
 */
export async function editJobPhrases(
  db: Database,
  editor: Account,
  job: string,
  edits: Partial<Record<Locale, PhrasesEdit>>,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isJob(job)) throw new CatalogError('not_found');
  const lists = new Map<Locale, readonly string[]>();
  for (const locale of LOCALES) {
    const edit = edits[locale];
    if (edit === undefined) continue;
    const phrases = typedPhrases(edit.phrases);
    if (markOfPhrases(phrases) !== edit.mark) lists.set(locale, phrases);
  }
  if (lists.size === 0) return;
  const fields = problemsOf(lists);
  if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    // Concurrent writers wait here and see the result.
    await raiseRevision(trx);
    const before = (await listJobPhrases(trx)).find((one) => one.job === job)?.phrases ?? {};
    const changes: Record<string, { old: readonly string[]; new: readonly string[] }> = {};
    for (const [locale, phrases] of lists) {
      const own = before[locale] ?? [];
      const now = markOfPhrases(own);
      // Equal edits do not conflict.
      if (now === markOfPhrases(phrases)) continue;
      if (now !== edits[locale]?.mark) throw new CatalogError('conflict');
      changes[`phrases.${locale}`] = { old: own, new: phrases };
      const row = { phrases: JSON.stringify(phrases), updated_at: timestamp(trx.now()) };
      await trx
        .insertInto('job_phrases')
        .values({ job, locale, ...row })
        .onConflict((conflict) => conflict.columns(['job', 'locale']).doUpdateSet(row))
        .execute();
    }
    const locales = [...lists.keys()].filter((locale) => changes[`phrases.${locale}`] !== undefined);
    if (locales.length === 0) return;
    await recordHistory(trx, editor.id, 'edit', ['job', job], { detail: { locales, changes } });
  });
}
