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

export function listBadgePath(locale: Locale, id: string): string {
  return `/badge/${locale}/lists/${id}.svg`;
}

/** A badge and the page that it leads to, by their paths. */
export interface Badge {
  page: string;
  picture: string;
}

/** The badge of a listed tool. */
export function toolBadge(locale: Locale, slug: string): Badge {
  return { page: `/${locale}/tools/${slug}`, picture: badgePath(locale, slug) };
}

/** The badge of a public list. */
export function listBadge(locale: Locale, id: string): Badge {
  return { page: `/${locale}/lists/${id}`, picture: listBadgePath(locale, id) };
}

/** A link around the badge, dark where the reader prefers it; no script. `label` is what the badge says. */
export function badgeCode(publicUrl: string, { page, picture }: Badge, label: string): string {
  const badge = publicUrl + picture;
  return (
    `<a href="${publicUrl}${page}"><picture>` +
    `<source media="(prefers-color-scheme: dark)" srcset="${badge}?theme=dark">` +
    `<img src="${badge}" height="${BADGE_HEIGHT}" alt="${escape(label)}"></picture></a>`
  );
}
