/** One address in a sitemap: where it is, when it changed, and where it is in the other languages. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import { emptyElement, textElement } from './xml.ts';

export const SITEMAP_NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
} as const;

/** W3C date and time to the second. */
export function sitemapTime(iso: string): string {
  return `${iso.slice(0, 19)}Z`;
}

/**
 * The `url` element of a page in `locale`. `path` is the same in every language and comes without it (`/tools/some-slug`);
 * `updatedAt` is ISO 8601, or null where nobody knows.
 */
export function urlEntry(publicUrl: string, locale: Locale, path: string, updatedAt: string | null): string {
  const alternate = (hreflang: string, target: Locale): string =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href: `${publicUrl}/${target}${path}` });
  return `<url>${textElement('loc', `${publicUrl}/${locale}${path}`)}${
    updatedAt === null ? '' : textElement('lastmod', sitemapTime(updatedAt))
  }${LOCALES.map((target) => alternate(target, target)).join('')}${alternate('x-default', DEFAULT_LOCALE)}</url>\n`;
}

/**
 * As urlEntry for the pages of tools, many at once: everything but slug and time is written only once. A slug and a
 * stored time hold nothing that XML would need escaped.
 */
export function toolEntries(
  publicUrl: string,
  locale: Locale,
): (tools: readonly { slug: string; updatedAt: string }[]) => string {
  // Neither an origin nor our markup can hold this sign.
  const mark = '|';
  const pieces = urlEntry(publicUrl, locale, `/tools/${mark}`, null).split(mark);
  const first = pieces[0] ?? '';
  const [closing = '', ...rest] = pieces.slice(1);
  const loc = '</loc>';
  const afterLoc = closing.slice(loc.length);
  return (tools) => {
    let out = '';
    for (const { slug, updatedAt } of tools) {
      out += `${first}${slug}${loc}<lastmod>${sitemapTime(updatedAt)}</lastmod>${afterLoc}`;
      for (const piece of rest) out += slug + piece;
    }
    return out;
  };
}
