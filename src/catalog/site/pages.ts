/** Operator pages: Markdown by name and locale, from the database or else from files. */
import type { Reader } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';

/** Pages with a default title, in the order of their links; others follow by name. */
export const KNOWN_PAGES = ['about', 'contact', 'guidelines', 'terms', 'privacy', 'imprint'] as const;
export type KnownPage = (typeof KNOWN_PAGES)[number];

/** Most characters of a text. */
export const PAGE_TEXT_LENGTH = 40_000;
export const PAGE_NAME_LENGTH = 40;

/** First path parts of the site's own pages. */
export const RESERVED_NAMES: readonly string[] = (
  'account admin alternatives api categories changes collections compare confirm-email ' +
  'editor follow follows invitation kept lists notices ranking recommendations register reset-password roles setup sign-in ' +
  'sign-out statistics still-right submissions submit suggest tasks tools verify-email'
).split(' ');

/** Whether a text may be a page name, which is part of its address. */
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

/** Texts by page name and locale. */
export type PageTexts = ReadonlyMap<string, Partial<Record<Locale, string>>>;

export async function readPageTexts(db: Reader): Promise<PageTexts> {
  const texts = new Map<string, Partial<Record<Locale, string>>>();
  for (const { name, locale, text } of await db.selectFrom('site_pages').selectAll().execute())
    if (isLocale(locale)) texts.set(name, { ...texts.get(name), [locale]: text });
  return texts;
}

/** Merges texts; `first` wins. */
export function mergePageTexts(first: PageTexts, second: PageTexts): PageTexts {
  const merged = new Map(second);
  for (const [name, texts] of first) merged.set(name, { ...merged.get(name), ...texts });
  return merged;
}

export interface SitePage {
  name: string;
  /** The first heading; null if the text begins otherwise. */
  title: string | null;
  /** Markdown without the title. */
  body: string;
  locale: Locale;
  /** Locales with an own text. */
  locales: readonly Locale[];
}

/** A first-level heading on the first line. */
const TITLE = /^\s*#[ \t]([^\n]*)(?:\n|$)/;
/** A heading without closing signs ("# Title ##"). */
function withoutClosing(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(heading[end - 1] ?? '') ? heading.slice(0, end) : heading;
}

/** Splits Markdown into title, without emphasis, and body. */
export function splitPageText(text: string): { title: string | null; body: string } {
  const found = TITLE.exec(text);
  const title = withoutClosing((found?.[1] ?? '').trim())
    .replaceAll(/[*_`]/g, '')
    .trim();
  return title === '' ? { title: null, body: text } : { title, body: text.slice(found?.[0].length) };
}

/** The page in a locale, else in the first of `all` (default first) that has it, if any. */
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

/** Pages with a text in one of `locales`, in the order of their links. */
export function listPageNames(pages: PageTexts, locales: readonly Locale[] = LOCALES): string[] {
  const shown = [...pages].filter(([, texts]) => locales.some((locale) => texts[locale] !== undefined));
  return shown.map(([name]) => name).toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

/** Text in brackets that is no link: something to replace. */
const PLACEHOLDER = /(?<!\])\[[^[\]]+\](?![([:])/g;

/** The placeholders of a text, each once, in one line. */
export function listPlaceholders(text: string): string[] {
  return [...new Set((text.match(PLACEHOLDER) ?? []).map((each) => each.replaceAll(/\s+/g, ' ')))];
}

/** The locales, of `locales`, whose text of a page has placeholders. */
export function listUnfinished(pages: PageTexts, name: string, locales: readonly Locale[]): Locale[] {
  const texts = pages.get(name) ?? {};
  return locales.filter((locale) => listPlaceholders(texts[locale] ?? '').length > 0);
}
