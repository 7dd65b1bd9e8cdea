/** The badge of a listed tool: its URL and the markup for its maker's website. */
import type { Locale } from '#catalog/locales.ts';
import { escapeMarkup } from '#catalog/markup.ts';

export const OEMBED_PATH = '/oembed';
/** Height of the badge in CSS pixels. */
export const BADGE_HEIGHT = 40;

export function badgePath(locale: Locale, slug: string): string {
  return `/badge/${locale}/${slug}.svg`;
}

export function listBadgePath(locale: Locale, id: string): string {
  return `/badge/${locale}/lists/${id}.svg`;
}

/** Paths of a badge and of the page that it links to. */
export interface Badge {
  page: string;
  picture: string;
}

export function toolBadge(locale: Locale, slug: string): Badge {
  return { page: `/${locale}/tools/${slug}`, picture: badgePath(locale, slug) };
}

export function listBadge(locale: Locale, id: string): Badge {
  return { page: `/${locale}/lists/${id}`, picture: listBadgePath(locale, id) };
}

/** A link around the badge, with a dark variant and without script. `label` is the text of the badge. */
export function badgeCode(publicUrl: string, { page, picture }: Badge, label: string): string {
  const badge = publicUrl + picture;
  return (
    `<a href="${publicUrl}${page}"><picture>` +
    `<source media="(prefers-color-scheme: dark)" srcset="${badge}?theme=dark">` +
    `<img src="${badge}" height="${BADGE_HEIGHT}" alt="${escapeMarkup(label)}"></picture></a>`
  );
}
