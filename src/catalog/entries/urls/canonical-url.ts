// Web addresses: which ones we accept, the canonical form that makes two listings one, and the wider keys that ask "same product?".
import { parse } from 'tldts';
import {
  APPLE_TRACKING,
  DIRECTORIES,
  DOORS,
  INNER_ENDINGS,
  LANGUAGES,
  PLAIN_SEGMENTS,
  ROUTING_TOO,
  SHARED_HOSTS,
  TRACKING,
  TRACKING_PREFIXES,
} from './web-addresses.ts';

const URL_MAX_LENGTH = 2048;

export type UrlProblem = 'not_a_url' | 'scheme' | 'credentials' | 'host' | 'port' | 'too_long';

export type UrlCheck =
  | { ok: true; href: string; canonical: string; key: string; host: string; site: string }
  | { ok: false; problem: UrlProblem };

const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp|shtml|cgi)$/i;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** C0 and C1 controls, spaces, soft hyphen, zero-width, bidi, variation selectors, surrogates: the parser drops some of them silently. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

function isTracking(name: string, host: string): boolean {
  const lower = name.toLowerCase();
  if (TRACKING.has(lower)) return true;
  if (TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix))) return true;
  return host.endsWith('apple.com') && APPLE_TRACKING.has(lower);
}

/** What stands between "//" and the path, as it was typed. */
function authorityOf(text: string): string {
  const rest = text.slice(text.indexOf('//') + 2);
  const end = rest.search(/[/?#]/);
  return end === -1 ? rest : rest.slice(0, end);
}

function hasInnerEnding(host: string): boolean {
  return INNER_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`));
}

/** The registrable domain (a host of a shared platform counts as its own), or undefined for addresses, inner names and malformed names. */
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

function canonicalQuery(query: URLSearchParams, host: string): string {
  const kept = [...query].filter(([name, value]) => !isTracking(name, host) && (name !== '' || value !== ''));
  kept.sort(([nameA, valueA], [nameB, valueB]) => {
    if (nameA !== nameB) return nameA < nameB ? -1 : 1;
    return valueA < valueB ? -1 : valueA > valueB ? 1 : 0;
  });
  return new URLSearchParams(kept).toString();
}

/** Drops `www.` unless nothing registrable would be left. */
function withoutWww(host: string): string {
  if (!host.startsWith('www.')) return host;
  const rest = host.slice(4);
  return siteOf(rest) === undefined ? host : rest;
}

/**
 * Judges an address that will be published, and gives its canonical form.
 * `href` is what we store and link to (no tracking, no fragment unless it is a client-side route); `canonical` is the display form
 * of the canonical address; `key` is equal exactly when two addresses are one page by the contract, section 4.
 * Only the parsed host is judged, never the typed text alone: `http://0x7f.1` and fullwidth digits are 127.0.0.1 to every client.
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

/** One submission asks for the same few addresses many times; parsing a long one takes milliseconds. */
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
  const url = URL.parse(text);
  if (url === null) {
    const port = /:(\d+)$/.exec(authority)?.[1];
    if (port !== undefined && Number(port) > 65_535) return { ok: false, problem: 'port' };
    return { ok: false, problem: authority === '' ? 'not_a_url' : 'host' };
  }
  if (url.username !== '' || url.password !== '') return { ok: false, problem: 'credentials' };
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return { ok: false, problem: 'port' };
  const fullHost = url.hostname.replace(/\.$/, '');
  const site = siteOf(fullHost);
  if (site === undefined || authority.includes('%')) return { ok: false, problem: 'host' };

  const host = withoutWww(fullHost);
  const path = canonicalPath(url.pathname);
  const query = canonicalQuery(url.searchParams, host);
  const key = host + path + (query === '' ? '' : `${path === '' ? '/' : ''}?${query}`);

  url.hostname = fullHost;
  if (!/^#!?\//.test(url.hash)) url.hash = '';
  const tracked = [...url.searchParams.keys()].filter(
    (name) => isTracking(name, host) && !ROUTING_TOO.has(name.toLowerCase()),
  );
  for (const name of tracked) url.searchParams.delete(name);
  if (url.href.length > URL_MAX_LENGTH) return { ok: false, problem: 'too_long' };
  return { ok: true, href: url.href, canonical: `https://${key}`, key, host, site };
}

const LANGUAGE_SEGMENT = /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|zh-han[st])$/;
function isLanguageSegment(segment: string): boolean {
  return LANGUAGE_SEGMENT.test(segment) && LANGUAGES.has(segment.slice(0, 2));
}

/** A product's word out of a host label, a repository or a path part: letters and digits only, without "get", "try", "-ai", "hq". */
export function productLabel(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  const short = plain
    .replace(/^(?:get|try|use|join|go|hey|with)(?=.{4})/, '')
    .replace(/(?:ai|app|apps|hq|io|labs|official|tool|gpt)$/, '');
  return short.length >= 3 ? short : plain;
}

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, 12)
    .map((segment) => {
      try {
        return decodeURIComponent(segment).toLowerCase();
      } catch {
        return segment.toLowerCase();
      }
    });
}

function storeKey(host: string, segments: readonly string[], query: URLSearchParams): string | undefined {
  switch (host) {
    case 'chrome.google.com':
    case 'chromewebstore.google.com': {
      const id = segments.find((segment) => /^[a-p]{32}$/.test(segment));
      return id === undefined ? undefined : `store:chrome/${id}`;
    }
    case 'apps.apple.com':
    case 'itunes.apple.com': {
      const id = segments.find((segment) => /^id\d{5,12}$/.test(segment));
      return id === undefined ? undefined : `store:apple/${id}`;
    }
    case 'play.google.com':
      return query.has('id') ? `store:android/${query.get('id')?.toLowerCase() ?? ''}` : undefined;
    case 'marketplace.visualstudio.com':
      return query.has('itemName') ? `store:vscode/${query.get('itemName')?.toLowerCase() ?? ''}` : undefined;
    case 'open-vsx.org':
      return segments[0] === 'extension' && segments[2] !== undefined
        ? `store:vscode/${segments[1]}.${segments[2]}`
        : undefined;
    case 'addons.mozilla.org': {
      const at = segments.indexOf('addon');
      return at >= 0 && segments[at + 1] !== undefined ? `store:firefox/${segments[at + 1]}` : undefined;
    }
    case 'workspace.google.com': {
      const id = segments.find((segment) => /^\d{9,15}$/.test(segment));
      return id === undefined ? undefined : `store:workspace/${id}`;
    }
    default:
      return undefined;
  }
}

function repositoryKey(host: string, segments: readonly string[]): string | undefined {
  const [first, second] = segments;
  if (
    (host === 'github.com' ||
      host === 'gitlab.com' ||
      host === 'codeberg.org' ||
      host === 'raw.githubusercontent.com') &&
    first &&
    second
  ) {
    const place = host === 'raw.githubusercontent.com' ? 'github' : host.slice(0, host.lastIndexOf('.'));
    return `repo:${place}/${first}/${second.replace(/\.git$/, '')}`;
  }
  const pages = /^([a-z0-9-]+)\.(github|gitlab)\.io$/.exec(host);
  if (pages?.[1] !== undefined && pages[2] !== undefined) {
    return `repo:${pages[2]}/${pages[1]}/${first ?? host}`;
  }
  return undefined;
}

/** The word by which a directory's page names the product it stands for, or undefined when the address is no such page. */
function directoryLabel(href: string): string | undefined {
  const check = checkPublicUrl(href);
  if (!check.ok) return undefined;
  const kinds = DIRECTORIES[check.host];
  if (kinds === undefined) return undefined;
  const segments = segmentsOf(new URL(check.canonical).pathname);
  const last = segments.at(-1);
  if (last === undefined) return undefined;
  if (kinds.includes('') || (segments.length >= 2 && kinds.includes(segments[0] ?? ''))) return last;
  return undefined;
}

/**
 * Wider keys of an address, at most eight, stored beside each entry and looked up by equality:
 * `page:` the page without language prefix, file ending and letter case; `store:` and `repo:` an id in a store or a repository;
 * `host:` the product's host without doors such as app. or docs.; `label:` the product's word (a domain that moved, a repository
 * that has a site, a directory's page). They say "look here", never "the same": a rule compares names and taglines.
 */
export function relatedUrlKeys(href: string): string[] {
  const known = related.get(href);
  if (known !== undefined) return [...known];
  const keys = widerKeys(href);
  if (related.size >= REMEMBERED) related.clear();
  related.set(href, keys);
  return [...keys];
}

const related = new Map<string, readonly string[]>();

function widerKeys(href: string): string[] {
  const check = checkPublicUrl(href);
  if (!check.ok) return [];
  const { host, site } = check;
  const url = new URL(check.canonical);
  let segments = segmentsOf(url.pathname);
  const keys = new Set<string>();

  const store = storeKey(host, segments, new URL(check.href).searchParams);
  if (store !== undefined) keys.add(store);
  const repository = repositoryKey(host, segments);
  if (repository !== undefined) keys.add(repository);

  while (segments.length > 0 && isLanguageSegment(segments[0] ?? '') && !SHARED_HOSTS.has(host))
    segments = segments.slice(1);
  const labels = host.split('.');
  while (labels.length > site.split('.').length && DOORS.has(labels[0] ?? '')) labels.shift();
  const home = labels.join('.');
  const shared = SHARED_HOSTS.has(host);

  const last = segments.at(-1)?.replace(/\.(?:html?|php|aspx?)$/, '');
  const page = [...segments.slice(0, -1), ...(last === undefined ? [] : [last])].join('/');
  if (page !== '' && !shared) keys.add(`page:${home}/${page}${url.search}`.slice(0, 300));
  if (!shared) keys.add(`host:${home}`);

  const words = [];
  if (repository !== undefined) words.push(repository.slice(repository.lastIndexOf('/') + 1));
  const directory = directoryLabel(href);
  if (directory !== undefined) words.push(directory);
  if (!shared && repository === undefined) {
    words.push(labels[0] ?? '');
  }
  if (last !== undefined && store === undefined && !PLAIN_SEGMENTS.has(last)) words.push(last);
  for (const word of words.slice(0, 4)) {
    const label = productLabel(word);
    if (label.length >= 2 && label.length <= 60 && !PLAIN_SEGMENTS.has(label)) keys.add(`label:${label}`);
  }
  return [...keys].slice(0, 8);
}
