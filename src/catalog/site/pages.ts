/** Pages of the operator: texts in Markdown by name and locale, from the database or, where it has none, from files. */
import type { Reader } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';

/** Pages that the site has a title for, in the order in which they are linked; others follow by name. */
export const KNOWN_PAGES = ['about', 'contact', 'guidelines', 'terms', 'privacy', 'imprint'] as const;
export type KnownPage = (typeof KNOWN_PAGES)[number];

/** Most characters of a text. */
export const PAGE_TEXT_LENGTH = 40_000;
export const PAGE_NAME_LENGTH = 40;

/** First parts of addresses that the site has pages of its own at. */
export const RESERVED_NAMES: readonly string[] = (
  'account admin alternatives api categories changes collections compare confirm-email ' +
  'editor invitation kept lists notices ranking register reset-password setup sign-in ' +
  'sign-out statistics still-right submissions submit suggest tools verify-email'
).split(' ');

/** Whether a page may be called so: it is a part of its address. */
export function isPageName(text: string): boolean {
  return (
    text.length <= PAGE_NAME_LENGTH &&
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) &&
    !RESERVED_NAMES.includes(text) &&
    !isLocale(text)
  );
}

export function isKnownPage(name: string): name is KnownPage {
  return (KNOWN_PAGES as readonly string[]).includes(name);
}

/** Texts by the name of the page and the locale. */
export type PageTexts = ReadonlyMap<string, Partial<Record<Locale, string>>>;

export async function readPageTexts(db: Reader): Promise<PageTexts> {
  const texts = new Map<string, Partial<Record<Locale, string>>>();
  for (const { name, locale, text } of await db.selectFrom('site_pages').selectAll().execute())
    if (isLocale(locale)) texts.set(name, { ...texts.get(name), [locale]: text });
  return texts;
}

/** All texts: those of the first win. */
export function mergePageTexts(first: PageTexts, second: PageTexts): PageTexts {
  const merged = new Map(second);
  for (const [name, texts] of first) merged.set(name, { ...merged.get(name), ...texts });
  return merged;
}

export interface SitePage {
  name: string;
  /** The first heading of the text; null where it does not begin with one. */
  title: string | null;
  /** Markdown without that heading. */
  body: string;
  locale: Locale;
  /** The locales that have a text of their own. */
  locales: readonly Locale[];
}

/** A heading of the first level on the first line, with its text. */
const TITLE = /^\s*#[ \t]([^\n]*)(?:\n|$)/;
/** A heading without the signs that may close it, apart from its words ("# Title ##"). */
function withoutClosing(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(heading[end - 1] ?? '') ? heading.slice(0, end) : heading;
}

/** A text in Markdown as title and body; marks of emphasis in the title are left out. */
export function splitPageText(text: string): { title: string | null; body: string } {
  const found = TITLE.exec(text);
  const title = withoutClosing((found?.[1] ?? '').trim())
    .replaceAll(/[*_`]/g, '')
    .trim();
  return title === '' ? { title: null, body: text } : { title, body: text.slice(found?.[0].length) };
}

/**
 * The page in a locale, else in the first of `all` that has it, which begin with the default one; undefined where there
 * is none.
 */
export function findPage(
  pages: PageTexts,
  name: string,
  locale: Locale,
  all: readonly Locale[] = LOCALES,
): SitePage | undefined {
  const texts = pages.get(name) ?? {};
  const locales = all.filter((each) => texts[each] !== undefined);
  const found = [locale, ...locales].find((each) => texts[each] !== undefined);
  return found === undefined ? undefined : { name, ...splitPageText(texts[found] ?? ''), locale: found, locales };
}

const placeOf = (name: string): number => (isKnownPage(name) ? KNOWN_PAGES.indexOf(name) : KNOWN_PAGES.length);

/** The names of the pages with a text in one of `locales`, in the order of their links. */
export function listPageNames(pages: PageTexts, locales: readonly Locale[] = LOCALES): string[] {
  const shown = [...pages].filter(([, texts]) => locales.some((locale) => texts[locale] !== undefined));
  return shown.map(([name]) => name).toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}
