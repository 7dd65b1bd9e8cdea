/** Similarity keys of an address: they find the same product, not only the same page. */
import { checkPublicUrl } from './canonical-url.ts';
import {
  COMMON_REPOSITORIES,
  DIRECTORIES,
  DOORS,
  LANGUAGES,
  LANGUAGE_PARAMETERS,
  NO_LANGUAGE_HOSTS,
  PLAIN_SEGMENTS,
  SHARED_HOSTS,
} from './web-addresses.ts';

/** A submission repeats a few addresses. */
const REMEMBERED = 256;

const LANGUAGE_SEGMENT = /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|zh-han[st])$/;
function isLanguageSegment(segment: string): boolean {
  return LANGUAGE_SEGMENT.test(segment) && LANGUAGES.has(segment.slice(0, 2));
}

/**
 * The product's word in a host label, repository or path part: letters and digits, without "get",
 * "try", "-ai", "hq".
 */
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

function storeKey(host: string, segments: readonly string[], href: string): string | undefined {
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
    case 'play.google.com': {
      const query = new URL(href).searchParams;
      return query.has('id') ? `store:android/${query.get('id')?.toLowerCase() ?? ''}` : undefined;
    }
    case 'marketplace.visualstudio.com': {
      const query = new URL(href).searchParams;
      return query.has('itemName') ? `store:vscode/${query.get('itemName')?.toLowerCase() ?? ''}` : undefined;
    }
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
  if (host === 'huggingface.co' || host === 'hf.co') {
    const [owner, name] = first === 'spaces' || first === 'datasets' ? segments.slice(1) : segments;
    const kind = first === 'spaces' || first === 'datasets' ? `huggingface-${first}` : 'huggingface';
    return owner && name ? `repo:${kind}/${owner}/${name}` : undefined;
  }
  const pages = /^([a-z0-9-]+)\.(github|gitlab)\.io$/.exec(host);
  if (pages?.[1] !== undefined && pages[2] !== undefined) {
    return `repo:${pages[2]}/${pages[1]}/${first ?? host}`;
  }
  return undefined;
}

/**
 * The name of an address's repository, letters and digits only, without owner; undefined for other
 * addresses and generic names ("chatbot", "docs").
 */
export function repositoryName(href: string): string | undefined {
  const key = relatedUrlKeys(href).find((one) => one.startsWith('repo:'));
  const name = key?.slice(key.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}]+/gu, '');
  return name === undefined || name.length < 5 || COMMON_REPOSITORIES.has(name) ? undefined : name;
}

/** The host of a home page without a language: en.example.com is example.com. */
function homeHost(host: string, site: string): string {
  const [first = '', ...rest] = host.split('.');
  return rest.length >= site.split('.').length && isLanguageSegment(first) && !NO_LANGUAGE_HOSTS.has(first)
    ? rest.join('.')
    : host;
}

/** The query without language parameters; "" or with "?". */
function queryOf(url: URL): string {
  if (url.search === '') return '';
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => !LANGUAGE_PARAMETERS.has(name.toLowerCase())),
  );
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The product's word on a directory page, or undefined. */
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
 * Similarity keys of an address, at most eight, stored with each entry for equality lookups:
 * `page:` without language, file ending and letter case; `store:` and `repo:` an id; `host:`
 * without labels such as app. or docs.; `label:` the product's word. They only find candidates: a
 * rule compares names and taglines.
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

  const store = storeKey(host, segments, check.href);
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
  const query = queryOf(url);
  if (!shared && (page !== '' || query === ''))
    keys.add(`page:${page === '' ? homeHost(host, site) : home}/${page}${query}`.slice(0, 300));
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

/** The key of an address's site, `s:example.com`, by which searches find it; none for a page of a shared host. */
export function siteKeysOf(href: string): string[] {
  const check = checkPublicUrl(href);
  return !check.ok || (SHARED_HOSTS.has(check.host) && check.key !== check.host) ? [] : [`s:${check.site}`];
}

/** Keys by which a search for an address finds entries: of its site; on a shared host, of its item or repository. */
export function searchedKeysOf(href: string): string[] {
  const own = siteKeysOf(href);
  if (own.length > 0) return own;
  return relatedUrlKeys(href).flatMap((key) => (/^(?:store|repo):/.test(key) ? [`u:${key}`] : []));
}

/** Whether an address is the home page of a host that many products share. */
export function isSharedHome(href: string): boolean {
  const check = checkPublicUrl(href);
  return check.ok && SHARED_HOSTS.has(check.key);
}
