/** Acceptance of web addresses, and the canonical form that identifies duplicates. */
import { parse } from 'tldts';
import { encodeForUri } from './uri.ts';
import { APPLE_TRACKING, INNER_ENDINGS, ROUTING_TOO, TRACKING, TRACKING_PREFIXES } from './web-addresses.ts';

const URL_MAX_LENGTH = 2048;

export type UrlProblem = 'not_a_url' | 'scheme' | 'credentials' | 'host' | 'port' | 'too_long';

export type UrlCheck =
  | { ok: true; href: string; canonical: string; key: string; host: string; site: string }
  | { ok: false; problem: UrlProblem };

const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp|shtml|cgi)$/i;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * Controls, spaces, soft hyphens, zero-width, bidi, variation selectors, surrogates: the parser
 * silently drops some of them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

function isTracking(name: string, host: string): boolean {
  const lower = name.toLowerCase();
  if (TRACKING.has(lower)) return true;
  if (TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix))) return true;
  return host.endsWith('apple.com') && APPLE_TRACKING.has(lower);
}

/** The typed text between "//" and the path. */
function authorityOf(text: string): string {
  const rest = text.slice(text.indexOf('//') + 2);
  const end = rest.search(/[/?#]/);
  return end === -1 ? rest : rest.slice(0, end);
}

function hasInnerEnding(host: string): boolean {
  return INNER_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`));
}

/**
 * The registrable domain (each host of a shared platform has its own); undefined for IP addresses,
 * inner and malformed names.
 */
function siteOf(host: string): string | undefined {
  if (host.length > 253 || !host.includes('.') || host.startsWith('[')) return undefined;
  for (const label of host.split('.')) {
    if (label.length === 0 || label.length > 63 || !/^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label))
      return undefined;
  }
  if (hasInnerEnding(host)) return undefined;
  const own = parse(host, { allowPrivateDomains: true });
  if (own.isIp) return undefined;
  return own.domain ?? parse(host).domain ?? undefined;
}

function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return UNRESERVED.test(character) ? character : code.toUpperCase();
    })
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_PAGE, '/');
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === 47) end--;
  return path.slice(0, end);
}

function canonicalQuery(url: URL, host: string): string {
  if (url.search === '') return '';
  const kept = [...url.searchParams].filter(
    ([name, value]) => !isTracking(name, host) && (name !== '' || value !== ''),
  );
  kept.sort(([nameA, valueA], [nameB, valueB]) => {
    if (nameA !== nameB) return nameA < nameB ? -1 : 1;
    return valueA < valueB ? -1 : valueA > valueB ? 1 : 0;
  });
  return new URLSearchParams(kept).toString();
}

/** Drops `www.` unless no registrable domain would remain. */
function withoutWww(host: string): string {
  if (!host.startsWith('www.')) return host;
  const rest = host.slice(4);
  return siteOf(rest) === undefined ? host : rest;
}

/**
 * Validates a public address and canonicalises it. `href` is stored and linked (no tracking; a
 * fragment only for client-side routes); `canonical` is for display; both are RFC 3986 URIs. `key`
 * is equal exactly for the same page (contract, section 4). Checks the parsed host, since
 * `http://0x7f.1` and fullwidth digits are 127.0.0.1 to clients.
 */
export function checkPublicUrl(text: string): UrlCheck {
  if (text.length > URL_MAX_LENGTH) return { ok: false, problem: 'too_long' };
  const known = checked.get(text);
  if (known !== undefined) return known;
  const check = judgeUrl(text);
  if (checked.size >= REMEMBERED) checked.clear();
  checked.set(text, check);
  return check;
}

/** A submission repeats a few addresses; parsing a long one takes milliseconds. */
const REMEMBERED = 256;
const checked = new Map<string, UrlCheck>();

function judgeUrl(text: string): UrlCheck {
  if (UNSEEN.test(text)) return { ok: false, problem: 'not_a_url' };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return { ok: false, problem: 'not_a_url' };
  if (scheme !== 'http' && scheme !== 'https') {
    return { ok: false, problem: /^[a-z0-9-]+\.[a-z0-9.-]+:\d/i.test(text) ? 'not_a_url' : 'scheme' };
  }
  if (!/^https?:\/\//i.test(text)) return { ok: false, problem: 'not_a_url' };
  const authority = authorityOf(text);
  if (authority.includes('@')) return { ok: false, problem: 'credentials' };
  if (text.includes('\\')) return { ok: false, problem: 'not_a_url' };
  const rest = text.indexOf('//') + 2 + authority.length;
  const url = URL.parse(text.slice(0, rest) + encodeForUri(text.slice(rest)));
  if (url === null) {
    const port = /:(\d+)$/.exec(authority)?.[1];
    if (port !== undefined && Number(port) > 65_535) return { ok: false, problem: 'port' };
    return { ok: false, problem: authority === '' ? 'not_a_url' : 'host' };
  }
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return { ok: false, problem: 'port' };
  const fullHost = url.hostname.replace(/\.$/, '');
  const site = siteOf(fullHost);
  if (site === undefined || authority.includes('%')) return { ok: false, problem: 'host' };

  const host = withoutWww(fullHost);
  const path = canonicalPath(url.pathname);
  const query = canonicalQuery(url, host);
  const key = host + path + (query === '' ? '' : `${path === '' ? '/' : ''}?${query}`);

  url.hostname = fullHost;
  if (!/^#!?\//.test(url.hash)) url.hash = '';
  const tracked = (url.search === '' ? [] : [...url.searchParams.keys()]).filter(
    (name) => isTracking(name, host) && !ROUTING_TOO.has(name.toLowerCase()),
  );
  for (const name of new Set(tracked)) url.searchParams.delete(name);
  if (url.href.length > URL_MAX_LENGTH) return { ok: false, problem: 'too_long' };
  return { ok: true, href: url.href, canonical: `https://${key}`, key, host, site };
}
