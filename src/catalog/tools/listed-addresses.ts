/** Searches for an address: finds its tools by the canonical form that submissions use. */
import { parse } from 'tldts';
import { sql } from 'kysely';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { isSharedHome, searchedKeysOf } from '#catalog/entries/urls/related-keys.ts';
import { type CatalogQuery, type Found, readOperators } from '#catalog/search/catalog-index.ts';
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database } from '#database/database.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';

/** The address that a search is. */
export interface AskedAddress {
  /** In canonical form. */
  url: string;
  /** Whether a tool is listed at this very page. */
  isListed: boolean;
}

/** Most entries of a site that are compared. */
const MOST = 500;

interface Address {
  href: string;
  canonical: string;
  key: string;
  /** The typed host, if it has no path: it may be a name as well ("copy.ai"). */
  name: string | undefined;
}

const HAS_SCHEME = /^https?:\/\//i;

/** The address that a text is; undefined for words. A text without "https://" needs a public ending. */
function readAddress(text: string): Address | undefined {
  const typed = text.trim();
  const hasScheme = HAS_SCHEME.test(typed);
  if (!typed.includes('.') || (!hasScheme && !/^[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}\.?(?:[/?#].*)?$/u.test(typed)))
    return undefined;
  const check = checkPublicUrl(hasScheme ? typed : `https://${typed}`);
  if (!check.ok || parse(check.host).isIcann !== true || /^[^./]+\.md$/i.test(typed)) return undefined;
  const { href, canonical, key, host } = check;
  return { href, canonical, key, name: !hasScheme && key === host ? typed : undefined };
}

/** Whether a query is an address or has operators: it cannot be answered from its words alone. */
export const isMoreThanWords = (q: string): boolean => readAddress(q) !== undefined || readOperators(q) !== undefined;

interface Listed {
  seq: number;
  url_key: string;
}

/** Published tools with the address or one of the keys, also those into which such an entry was merged. */
async function listHolders(db: Database, { key }: Address, keys: readonly string[]): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    with held as (
      select entry_id from url_claims where url_key = ${key}
      union select entry_id from entry_keys where ${isOneOf(db.engine, 'key', keys)}
    )
    select t.seq, t.url_key from held join published_tools as t on t.id = held.entry_id
    union select t.seq, old.url_key from held join tools as old on old.id = held.entry_id
      join tool_aliases as a on a.alias_id = old.id join published_tools as t on t.id = a.tool_id
    union select t.seq, s.url_key from held join submissions as s on s.id = held.entry_id
      join submission_aliases as a on a.submission_id = s.id join published_tools as t on t.id = a.tool_id
    order by 2, 1 limit ${MOST}`.execute(db.read);
  return rows;
}

const partsOf = (key: string): string[] => key.split(/[/?]/).filter((part) => part !== '');

/** How far a listed address is from the asked one: 0 the same page, then by shared parts on its host, then other hosts. */
const distanceOf = (asked: string, listed: string): number => {
  if (asked === listed) return 0;
  const [one, other] = [partsOf(asked), partsOf(listed)];
  if (one[0] !== other[0]) return Number.MAX_SAFE_INTEGER;
  const shared = one.findIndex((part, at) => part !== other[at]);
  return 1 + one.length + other.length - 2 * (shared < 0 ? one.length : shared);
};

/** Row numbers, nearest first, each once. */
const nearestFirst = (holders: readonly Listed[], { key }: Address): number[] => {
  const ordered = holders
    .map(({ seq, url_key }) => ({ seq: Number(seq), distance: distanceOf(key, url_key) }))
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(ordered.map(({ seq }) => seq))];
};

/**
 * The tools that are listed under the address that a query is; undefined for words. For a host
 * alone the tools of that name follow, and that of a shared host is read as words.
 */
export async function findListed(
  { db, index }: LiveCatalog,
  query: CatalogQuery,
): Promise<{ found: Found; address: AskedAddress } | undefined> {
  const asked = query.q === undefined || query.exact === true ? undefined : readAddress(query.q);
  if (asked === undefined) return undefined;
  const holders = await listHolders(db, asked, searchedKeysOf(asked.href));
  const isListed = holders.some(({ url_key }) => url_key === asked.key);
  if (!isListed && isSharedHome(asked.href)) return undefined;
  const keys = nearestFirst(holders, asked);
  const named = asked.name === undefined ? [] : index.named(asked.name);
  const found = index.pick([...new Set([...keys, ...named])], query);
  return { found, address: { url: asked.canonical, isListed } };
}
