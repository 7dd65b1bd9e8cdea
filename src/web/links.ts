/** Addresses of our own pages. */
import type { Locale } from '#catalog/locales.ts';

/** What stands in an address as it is; most of ours do, and the look is cheaper than the encoding. */
const PLAIN = /^[\w.-]*$/;

/** `/en/tools/some-slug` from its pieces, each encoded. */
export function pathTo(locale: Locale, ...segments: readonly string[]): string {
  let path = `/${locale}`;
  for (const segment of segments) path += `/${PLAIN.test(segment) ? segment : encodeURIComponent(segment)}`;
  return path;
}

/** `path` with a query; empty and undefined values are left out, so that addresses stay short and equal. */
export function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  let query = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') continue;
    const text = String(value);
    const pair = PLAIN.test(text) ? `${name}=${text}` : new URLSearchParams([[name, text]]).toString();
    query += `${query === '' ? '?' : '&'}${pair}`;
  }
  return path + query;
}

/** The part of an address that people read: host and path, without scheme, `www.` and trailing slash. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
