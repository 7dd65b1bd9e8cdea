/** The site's own words: what the operator calls the catalog and says of it, by locale, with the settings as defaults. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { accentsOf, type Accent, type Theme } from './accent.ts';
import { logosOf, type Logo, type LogoKind, type StoredLogos } from './logo.ts';
import { findPage, listPageNames, type PageTexts } from './pages.ts';

/** The name of the program, which "powered by" names. */
export const PROGRAM_NAME = 'Toolshelf';

/** What admins can say in each locale, with the most characters of each. */
export const SITE_TEXTS = { name: 60, tagline: 120, description: 300 } as const;
export type SiteText = keyof typeof SITE_TEXTS;
export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SiteText[];

/** Most characters of the version of the terms. */
export const TERMS_VERSION_LENGTH = 40;

/** Categories that pages show together, in this order. */
export interface CategoryGroup {
  /** None for categories that are in no group, but have an order. */
  names: Partial<Record<Locale, string>>;
  ids: readonly string[];
}

/** What the database keeps; texts that were not given are left out. */
export interface StoredSite {
  texts: Partial<Record<Locale, Partial<Record<SiteText, string>>>>;
  /** Colours as `#rrggbb`; what was not given follows from the other, or is the program's own. */
  accent?: Partial<Record<Theme, string>>;
  logos?: StoredLogos;
  /** What members accept; left out where nobody is asked. */
  termsVersion?: string;
  /** The order and the groups of the categories; left out where they are shown by name. */
  categoryGroups?: readonly CategoryGroup[];
  /** Whether the footer names the program. */
  poweredBy: boolean;
  /** Whether admins have hidden the checklist. */
  checklistHidden?: boolean;
}

export interface SiteSettings extends StoredSite {
  /** 0 until the first change. */
  version: number;
}

const UNCHANGED: SiteSettings = { version: 0, texts: {}, poweredBy: true };

/** What admins have set so far. */
export async function readSite(db: Reader): Promise<SiteSettings> {
  const row = await db.selectFrom('site_settings').select(['version', 'value']).where('id', '=', 1).executeTakeFirst();
  return row === undefined
    ? UNCHANGED
    : { ...UNCHANGED, ...(JSON.parse(row.value) as StoredSite), version: row.version };
}

/** A text with the locale that it was given in. */
export interface SiteSentence {
  text: string;
  locale: Locale;
}

/** The site as the pages of one locale show it. */
export interface SiteView {
  name: string;
  /** Null where the operator gave none: then the pages have sentences of their own. */
  tagline: SiteSentence | null;
  description: SiteSentence | null;
  /** The operator's colours; null where the program's own hold. */
  accent: Record<Theme, Accent> | null;
  /** The operator's logo; null where the program's own shelf is shown. */
  logos: Record<LogoKind, Logo> | null;
  /** Rises with every change of the site. */
  version: number;
  /** The operator's pages, in the order of their links; `title` is their own one. */
  pages: readonly { name: string; title: string | null }[];
  /** The version of the page `terms` that members accept; null where there is no such page or version. */
  termsVersion: string | null;
  /** The program, where the footer is to name it. */
  poweredBy: string | null;
  /** The order and the groups of the categories. */
  categoryGroups: readonly CategoryGroup[];
  /** The languages that pages are in, and the one of them where nobody has chosen one. */
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/** What the settings say of the site. */
export interface SiteDefaults {
  name: string;
  /** The default one first. */
  locales?: readonly Locale[];
}

function findText({ texts }: StoredSite, locales: readonly Locale[], name: SiteText): SiteSentence | null {
  for (const each of locales) {
    const text = texts[each]?.[name];
    if (text !== undefined) return { text, locale: each };
  }
  return null;
}

/**
 * The site in a locale; a text that it lacks is that of the default locale. A name is given in any other locale rather than
 * taken from the settings.
 */
export function siteIn(
  site: StoredSite & { version?: number },
  pages: PageTexts,
  locale: Locale,
  { name: givenName, locales = LOCALES }: SiteDefaults,
): SiteView {
  const defaultLocale = locales[0] ?? DEFAULT_LOCALE;
  const order = [locale, defaultLocale];
  const names = listPageNames(pages, locales);
  const name = findText(site, [...order, ...locales], 'name')?.text ?? givenName;
  return {
    name,
    tagline: findText(site, order, 'tagline'),
    description: findText(site, order, 'description'),
    accent: accentsOf(site.accent ?? {}),
    logos: logosOf(site.logos ?? {}),
    version: site.version ?? 0,
    pages: names.map((page) => ({
      name: page,
      title: findPage(pages, page, locale, locales)?.title ?? null,
    })),
    termsVersion: names.includes('terms') ? (site.termsVersion ?? null) : null,
    poweredBy: site.poweredBy && name !== PROGRAM_NAME ? PROGRAM_NAME : null,
    categoryGroups: site.categoryGroups ?? [],
    locales,
    defaultLocale,
  };
}
