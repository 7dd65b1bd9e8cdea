/** Paths and queries of our own pages. */
import type { Locale } from '#catalog/locales.ts';
import { memoize } from '#catalog/memoize.ts';

/** Segments that need no encoding; most do not, and the test is cheaper. */
const PLAIN = /^[\w.-]*$/;

/** A path such as `/en/tools/some-slug`; each segment is encoded. */
export function pathTo(locale: Locale, ...segments: readonly string[]): string {
  let path = `/${locale}`;
  for (const segment of segments) path += `/${PLAIN.test(segment) ? segment : encodeURIComponent(segment)}`;
  return path;
}

/** Values that need no encoding in a query; lists have commas. */
const PLAIN_VALUE = /^[\w.,-]*$/;

/** `path` with a query; empty and undefined values are left out, so that equal pages have equal URLs. */
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

/** A form-encoded value; a page repeats its search words in many links. */
const encoded = memoize((text: string) => new URLSearchParams([['', text]]).toString().slice(1), { most: 100 });

/** Host and path for display, without scheme, `www.` and trailing slash. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
