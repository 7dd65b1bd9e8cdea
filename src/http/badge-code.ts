/** The badge of a listed tool: its address, and the markup that its maker puts on a page of their own. */
import type { Locale } from '#catalog/locales.ts';

export const OEMBED_PATH = '/oembed';
/** Height of the badge in CSS pixels. */
export const BADGE_HEIGHT = 40;

export function badgePath(locale: Locale, slug: string): string {
  return `/badge/${locale}/${slug}.svg`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A link around the badge, dark where the reader prefers it; no script. `label` is what the badge says. */
export function badgeCode(publicUrl: string, locale: Locale, slug: string, label: string): string {
  const badge = publicUrl + badgePath(locale, slug);
  return (
    `<a href="${publicUrl}/${locale}/tools/${slug}"><picture>` +
    `<source media="(prefers-color-scheme: dark)" srcset="${badge}?theme=dark">` +
    `<img src="${badge}" height="${BADGE_HEIGHT}" alt="${escape(label)}"></picture></a>`
  );
}
