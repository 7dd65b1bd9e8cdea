/** Addresses of our own pages. */
import type { Locale } from '#catalog/locales.ts';
import { remembered } from '#catalog/memoize.ts';

/** What stands in an address as it is; most of ours do, and the look is cheaper than the encoding. */
const PLAIN = /^[\w.-]*$/;

/** `/en/tools/some-slug` from its pieces, each encoded. */
export function pathTo(locale: Locale, ...segments: readonly string[]): string {
  let path = `/${locale}`;
  for (const segment of segments) path += `/${PLAIN.test(segment) ? segment : encodeURIComponent(segment)}`;
  return path;
}

/** The same in a query, where the commas of a list are, too. */
const PLAIN_VALUE = /^[\w.,-]*$/;

/** `path` with a query; empty and undefined values are left out, so that addresses stay short and equal. */
export function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  let query = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    const text = String(value);
    query += `${query === '' ? '?' : '&'}${name}=${PLAIN_VALUE.test(text) ? text : encoded(text)}`;
  }
  return path + query;
}

/** A value of a query as forms write it; a page has the same search words in many of its addresses. */
const encoded = remembered((text: string) => new URLSearchParams([['', text]]).toString().slice(1), { most: 100 });

/** The part of an address that people read: host and path, without scheme, `www.` and trailing slash. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
