/** The operator's texts and settings of the site, with defaults. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { accentsOf, type Accent, type Theme } from './accent.ts';
import { logosOf, type Logo, type LogoKind, type StoredLogos } from './logo.ts';
import { findPage, listPageNames, type PageTexts } from './pages.ts';

/** The name in "powered by". */
export const PROGRAM_NAME = 'Toolshelf';

/** Localised texts, with their longest length. */
export const SITE_TEXTS = { name: 60, tagline: 120, description: 300 } as const;
export type SiteText = keyof typeof SITE_TEXTS;
export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SiteText[];

/** Most characters of the version of the terms. */
export const TERMS_VERSION_LENGTH = 40;

export const GROUP_NAME_LENGTH = 60;
/** Groups of categories: a page cannot show more. */
export const GROUPS_MOST = 12;

/** Categories that are shown as a group, in this order. */
export interface CategoryGroup {
  /** Empty for categories that only have an order. */
  names: Partial<Record<Locale, string>>;
  ids: readonly string[];
}

/** The stored settings; missing texts are omitted. */
export interface StoredSite {
  texts: Partial<Record<Locale, Partial<Record<SiteText, string>>>>;
  /** As `#rrggbb`; a missing one is derived from the other, or the default. */
  accent?: Partial<Record<Theme, string>>;
  logos?: StoredLogos;
  /** The version that members accept; absent without terms. */
  termsVersion?: string;
  /** Order and groups of categories; absent if sorted by name. */
  categoryGroups?: readonly CategoryGroup[];
  /** Whether the footer names the program. */
  poweredBy: boolean;
  /** Whether admins have hidden the checklist. */
  checklistHidden?: boolean;
  /** The release whose notice admins have hidden. */
  releaseHidden?: string;
}

export interface SiteSettings extends StoredSite {
  /** 0 before the first change. */
  version: number;
}

const UNCHANGED: SiteSettings = { version: 0, texts: {}, poweredBy: true };

/** The stored settings. */
export async function readSite(db: Reader): Promise<SiteSettings> {
  const row = await db.selectFrom('site_settings').select(['version', 'value']).where('id', '=', 1).executeTakeFirst();
  return row === undefined
    ? UNCHANGED
    : { ...UNCHANGED, ...(JSON.parse(row.value) as StoredSite), version: row.version };
}

/** The stored names, of all languages; they win over `givenName`, of the settings. */
export async function listSiteNames(db: Reader, givenName: string): Promise<string[]> {
  const names = Object.values((await readSite(db)).texts).flatMap(({ name }) => name ?? []);
  return names.length === 0 ? [givenName] : names;
}

/** A text with its locale. */
export interface SiteSentence {
  text: string;
  locale: Locale;
}

/** The site in one locale. */
export interface SiteView {
  name: string;
  /** Null if missing: pages then have default sentences. */
  tagline: SiteSentence | null;
  description: SiteSentence | null;
  /** Null for the default colours. */
  accent: Record<Theme, Accent> | null;
  /** Null for the default shelf. */
  logos: Record<LogoKind, Logo> | null;
  /** Rises with every change of the site. */
  version: number;
  /** Operator pages in the order of their links. */
  pages: readonly { name: string; title: string | null }[];
  /** The version of the page `terms` that members accept; null without one. */
  termsVersion: string | null;
  /** The program's name, if the footer shows it. */
  poweredBy: string | null;
  /** Order and groups of the categories. */
  categoryGroups: readonly CategoryGroup[];
  /** All languages of the pages, and the default one. */
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/** The site's part of the environment settings. */
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
 * The site in a locale; missing texts fall back to the default locale. A name in any locale wins
 * over the settings.
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
