/** What a page says of itself in its head, without trusting a word of it. */
import { readPageHead } from './page-head.ts';

export interface PageTexts {
  title: string | null;
  description: string | null;
}

type Page = Parameters<typeof readPageHead>[0];

const LONGEST = 500;
/** Spaces and signs that cannot be seen are left out of so many characters. */
const LONGEST_RAW = 5_000;

/** One line without signs that cannot be seen; null for nothing. */
function clean(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .slice(0, LONGEST_RAW)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, LONGEST).join('');
}

/** The contents of the meta elements of that name, in lower case, in the head of a page; none for what is no HTML. */
export async function readMeta(page: Page, name: string): Promise<string[]> {
  const { metas } = await readPageHead(page);
  return metas
    .filter((meta) => meta.get('name')?.toLowerCase() === name)
    .map((meta) => (meta.get('content') ?? '').trim());
}

/** What a page says it is; both null for what is no HTML. The description for search engines comes before that for shared links. */
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
