/** Rows of labelled entries as files hold them, and the entries that screening reads. */
import { existsSync, readFileSync } from 'node:fs';
import type { Entry } from '#catalog/screening/screening.ts';

export interface Row {
  name: string;
  /** Absent in lists that are only learned from. */
  url: string;
  tagline: string;
  description?: string | null;
  categories?: string[];
  label?: string;
  class?: string;
  topic?: string;
  locale?: string;
  translations?: Record<string, { tagline?: string; description?: string }>;
}

/** The objects of a file of JSON lines, or undefined when it is not there. The files are ours or the folder's own: their shape is trusted. */
export function rows(path: string): Row[] | undefined {
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => JSON.parse(line));
}

export function entryOf(row: Row): Entry {
  const description = row.description ?? null;
  return {
    url: row.url,
    name: row.name,
    tagline: row.tagline,
    description: description === '' ? null : description,
    categories: row.categories ?? [],
    contactEmail: null,
  };
}
