/** One address in a sitemap: where it is, when it changed, and where it is in the other languages. */
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

/** Where the pages are, and in which languages, the default one first. */
type Site = Pick<Config, 'publicUrl' | 'locales'>;

/**
 * The `url` element of a page in `locale`. `path` is the same in every language and comes without it (`/tools/some-slug`);
 * `updatedAt` is ISO 8601, or null where nobody knows; `locales` are those that have the page.
 */
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

/** The parts of an entry around its path, which comes first and then once for each language. */
function partsOf(site: Site, locale: Locale, path: (mark: string) => string): readonly string[] {
  // Neither an origin nor our markup can hold this sign.
  const mark = '|';
  return urlEntry(site, locale, path(mark), null).split(mark);
}

export interface ToolEntry {
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Whether the page of its alternatives has an entry, too. */
  withAlternatives: boolean;
}

/**
 * As urlEntry for the pages of tools and of their alternatives, many at once: everything but slug and time is written only
 * once. A slug and a stored time hold nothing that XML would need escaped.
 */
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
