/** Texts to start from, for pages that describe what the program itself does. */
import { readFile } from 'node:fs/promises';
import type { Locale } from '#catalog/locales.ts';

const DRAFTS = new URL('../../../demo/', import.meta.url);

/** Pages with a draft in each language. */
export const DRAFTED_PAGES: readonly string[] = ['privacy'];

/** The draft of a page, with text in brackets to replace; undefined if there is none. */
export async function readPageDraft(name: string, locale: Locale): Promise<string | undefined> {
  if (!DRAFTED_PAGES.includes(name)) return undefined;
  return (await readFile(new URL(`${name}/${locale}.md`, DRAFTS), 'utf8')).trim();
}
