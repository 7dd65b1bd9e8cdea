/** Addresses of our own pages. */
import type { Locale } from '#catalog/locales.ts';

/** `/en/tools/some-slug` from its pieces, each encoded. */
export function pathTo(locale: Locale, ...segments: readonly string[]): string {
  return ['', locale, ...segments.map((segment) => encodeURIComponent(segment))].join('/');
}

/** `path` with a query; empty and undefined values are left out, so that addresses stay short and equal. */
export function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.append(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The part of an address that people read: host and path, without scheme, `www.` and trailing slash. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
