/** Phrases for jobs that an installation adds, for queries and for texts of tools. */
import type { Locale } from '#catalog/locales.ts';
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';
import { createPhraseBook, type PhraseBook, phraseStems } from '#catalog/language/phrases.ts';
import { type Bitset, intersect, isEmpty, unionInto } from '#catalog/search/engine/bitset.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import { documentsWith, TEXTS } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';

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
export const taughtIn = ({ book, stems }: TaughtJobs, surfaces: readonly string[]): number[] =>
  stems.size === 0 ? [] : [...new Set(book.find(surfaces).flatMap(({ numbers }) => numbers))];

/** Documents whose texts have all stems of a phrase of the job; undefined without any. */
export function taughtDocuments(
  { stems }: TaughtJobs,
  job: number,
  table: DocumentTable,
  dictionary: Dictionary,
  scratch: ScratchSets,
): Bitset | undefined {
  let all: Bitset | undefined;
  for (const phrase of stems.get(job) ?? []) {
    const sets = [...new Set(phrase)].map((text) => documentsWith(table, [dictionary.find(text)], TEXTS, scratch));
    const held = scratch.take();
    intersect(held, sets);
    if (isEmpty(held)) continue;
    all ??= scratch.take();
    unionInto(all, held);
  }
  return all;
}
