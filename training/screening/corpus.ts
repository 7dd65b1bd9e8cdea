/** The corpus of submissions in corpus/submissions, further, fresh and unseen: one file a language, one row a line. */
import { readFileSync } from 'node:fs';
import type { Row } from './rows.ts';

export const CORPUS_LOCALES = ['en', 'ar', 'de', 'es', 'fr', 'pl', 'ru', 'uk'] as const;
export type CorpusLocale = (typeof CORPUS_LOCALES)[number];

/** The kinds of each class. */
export const CORPUS_KINDS = {
  ai: ['plain', 'trade-words'],
  other: ['plain', 'near-miss'],
  spam: ['open', 'disguised', 'dressed-up'],
} as const;
export type CorpusClass = keyof typeof CORPUS_KINDS;

/** A submission of the corpus; the description is empty where its author wrote none. */
export interface CorpusRow extends Row {
  locale: CorpusLocale;
  class: CorpusClass;
  kind: string;
  topic: string;
  style: string;
  description: string;
}

/** `submissions` teach screening and search, `further` ones what is an AI tool, `fresh` and `unseen` ones nothing. */
export type CorpusPart = 'submissions' | 'further' | 'fresh' | 'unseen';

/** Where the rows of a language are. */
export function corpusFile(locale: CorpusLocale, part: CorpusPart = 'submissions'): URL {
  return new URL(`../../corpus/${part}/${locale}.jsonl`, import.meta.url);
}

export function corpusOf(locale: CorpusLocale, part: CorpusPart = 'submissions'): CorpusRow[] {
  return readFileSync(corpusFile(locale, part), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): CorpusRow => ({ ...(JSON.parse(line) as Omit<CorpusRow, 'locale'>), locale }));
}

/** Every row of every language. */
export function readCorpus(part: CorpusPart = 'submissions'): CorpusRow[] {
  return CORPUS_LOCALES.flatMap((locale) => corpusOf(locale, part));
}
