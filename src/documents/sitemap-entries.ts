/** Sitemap entries: URL, change time and alternates in other languages. */
import type { Locale } from '#catalog/locales.ts';
import type { Config } from '#server/settings/config.ts';
import { emptyElement, textElement } from './xml.ts';

export const SITEMAP_NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
} as const;

/** W3C date and time to the second. */
export function sitemapTime(iso: string): string {
  return `${iso.slice(0, 19)}Z`;
}

/** Origin and languages, the default one first. */
type Site = Pick<Config, 'publicUrl' | 'locales'>;

/** `path` has no locale (`/tools/some-slug`); `updatedAt` is ISO 8601 or null if unknown. */
export function urlEntry(
  { publicUrl, locales: all }: Site,
  locale: Locale,
  path: string,
  updatedAt: string | null,
  locales: readonly Locale[] = all,
): string {
  const [first] = all;
  const alternate = (hreflang: string, target: Locale): string =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href: `${publicUrl}/${target}${path}` });
  return `<url>${textElement('loc', `${publicUrl}/${locale}${path}`)}${
    updatedAt === null ? '' : textElement('lastmod', sitemapTime(updatedAt))
  }${locales.map((target) => alternate(target, target)).join('')}${
    first !== undefined && locales.includes(first) ? alternate('x-default', first) : ''
  }</url>\n`;
}

/** Splits an entry at its path, which occurs first in `loc` and then once for each language. */
function partsOf(site: Site, locale: Locale, path: (mark: string) => string): readonly string[] {
  // Occurs neither in an origin nor in our markup.
  const mark = '|';
  return urlEntry(site, locale, path(mark), null).split(mark);
}

export interface ToolEntry {
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Whether its page of alternatives has an entry too. */
  withAlternatives: boolean;
}

/** Like urlEntry, but fast: only slug and time are written for each tool; both need no escapes. */
export function toolEntries(site: Site, locale: Locale): (tools: readonly ToolEntry[]) => string {
  const [first = '', closing = '', ...rest] = partsOf(site, locale, (slug) => `/tools/${slug}`);
  const alternatives = partsOf(site, locale, (slug) => `/tools/${slug}/alternatives`);
  const loc = '</loc>';
  const afterLoc = closing.slice(loc.length);
  return (tools) => {
    let out = '';
    for (const { slug, updatedAt, withAlternatives } of tools) {
      out += `${first}${slug}${loc}<lastmod>${sitemapTime(updatedAt)}</lastmod>${afterLoc}`;
      for (const piece of rest) out += slug + piece;
      if (withAlternatives) out += alternatives.join(slug);
    }
    return out;
  };
}
