/** Title and description of an untrusted page. */
import { readPageHead, type Page } from './page-head.ts';

export interface PageTexts {
  title: string | null;
  description: string | null;
}

const LONGEST = 500;
/** Longest text before spaces and invisible characters are removed. */
const LONGEST_RAW = 5_000;

/** One line without invisible characters; null if nothing is left. */
export function clean(text: string | null | undefined, longest = LONGEST): string | null {
  const line = (text ?? '')
    .slice(0, LONGEST_RAW)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, longest).join('');
}

/** The contents of all meta elements of a name (in lower case); none if the page is not HTML. */
export async function readMeta(page: Page, name: string): Promise<string[]> {
  const { metas } = await readPageHead(page);
  return metas
    .filter((meta) => meta.get('name')?.toLowerCase() === name)
    .map((meta) => (meta.get('content') ?? '').trim());
}

/** Both null if the page is not HTML. Falls back to the Open Graph texts. */
export async function readPageTexts(page: Page): Promise<PageTexts> {
  const { title, metas } = await readPageHead(page);
  const described = (wanted: string): string | undefined =>
    metas
      .find((meta) => meta.has('content') && (meta.get('name') ?? meta.get('property') ?? '').toLowerCase() === wanted)
      ?.get('content');
  return {
    title: clean(title ?? described('og:title')),
    description: clean(described('description') ?? described('og:description')),
  };
}
