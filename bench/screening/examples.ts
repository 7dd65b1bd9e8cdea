/**
 * What the shipped model is trained on, all of which lies in the project: the corpus of submissions, and short lines as lists
 * of software have them.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CORPUS_LOCALES, readCorpus } from './corpus.ts';
import type { CorpusLocale, CorpusRow } from './corpus.ts';
import { rows } from './rows.ts';
import { exampleOf } from './training.ts';
import type { Example } from './training.ts';

/** A row as an example. Nothing is learned from spam: it is for the spam rules and their modes to decide. */
export function corpusExample(row: CorpusRow): Example | undefined {
  return row.class === 'spam' ? undefined : exampleOf(row, row.class === 'ai', row.topic);
}

/** The lines of corpus/lists, one file a language. */
export function listExamples(): (Example & { locale: CorpusLocale })[] {
  return CORPUS_LOCALES.flatMap((locale) => {
    const path = fileURLToPath(new URL(`../../corpus/lists/${locale}.jsonl`, import.meta.url));
    if (!existsSync(path)) return [];
    return (rows(path) ?? []).map((row) => ({
      ...exampleOf(row, row.class === 'ai', row.topic ?? 'lists'),
      locale,
    }));
  });
}

export function trainingExamples(): Example[] {
  return [...readCorpus().flatMap((row) => corpusExample(row) ?? []), ...listExamples()];
}
