/** Lookups of screening in the catalog's tools and submissions, including merged ones. */
import { timestamp, type Database } from '#database/database.ts';
import { listBlocksThatHold } from './blocks.ts';
import { listByKeys, listByUrlKey, listRecent, listRecentOfAccount, listSubmissions } from './known-entries.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { FLOOD_WINDOW_MS, findAddressHash } from './source-addresses.ts';

const MOST = 50;

/** The account and the entry of one judgement. */
export interface Judged {
  /** Empty for an entry that no account submits. */
  accountId: string;
  /** The judged submission or tool, which is never its own duplicate; null for a new one. */
  except: string | null;
  /** From `hashAddress`; without it the stored hash of `except` counts. */
  addressHash?: string | null;
}

/** Null for an unknown address. */
async function findJudgedHash(db: Database, { addressHash = null, except }: Judged): Promise<string | null> {
  return addressHash === null && except !== null ? findAddressHash(db.read, except) : addressHash;
}

/** Lookups of published tools only, for users who may not see the rest. */
export function publishedLookups(db: Database): Lookups {
  const all = lookupsFor(db, { accountId: '', except: null });
  const shown = async (known: Promise<KnownEntry[]>): Promise<KnownEntry[]> =>
    (await known).filter(({ kind, slug, state }) => kind === 'tool' && slug !== null && state === 'published');
  return {
    byUrlKey: (key) => shown(all.byUrlKey(key)),
    byRelatedUrlKeys: (keys) => shown(all.byRelatedUrlKeys(keys)),
    byNameKeys: (keys) => shown(all.byNameKeys(keys)),
    recentByAccount: () => Promise.resolve([]),
  };
}

/** A merged entry has the id of the tool that it was merged into. */
const withoutEntry = (except: string | null, known: readonly KnownEntry[]): KnownEntry[] =>
  known.filter(({ id }) => id !== except);

/** Keys of `entry_keys`; the prefix tells addresses (`u:`) from names (`n:`). */
const keysOf = (prefix: 'u:' | 'n:', keys: readonly string[]): string[] => keys.map((key) => prefix + key);

/** Submissions from the client address of the judged entry since a time. */
async function listIdsByAddress(db: Database, judged: Judged, since: string): Promise<string[]> {
  const hash = await findJudgedHash(db, judged);
  if (hash === null) return [];
  const from = await db.read
    .selectFrom('submission_addresses')
    .select('submission_id')
    .where('address_hash', '=', hash)
    .where('submitted_at', '>', since)
    .limit(MOST)
    .execute();
  return from.map((row) => row.submission_id);
}

/** Lookups for one judgement. */
export function lookupsFor(db: Database, judged: Judged): Lookups {
  const { except } = judged;
  const id = except ?? '';
  const since = (): string => timestamp(db.now(), -FLOOD_WINDOW_MS);
  const byKeys = async (keys: readonly string[]): Promise<KnownEntry[]> =>
    keys.length === 0 ? [] : withoutEntry(except, await listByKeys(db, id, keys));
  return {
    byUrlKey: async (key) => withoutEntry(except, await listByUrlKey(db, id, key)).slice(0, MOST),
    byRelatedUrlKeys: (keys) => byKeys(keysOf('u:', keys)),
    byNameKeys: (keys) => byKeys(keysOf('n:', keys)),
    recentByAccount: () => listRecentOfAccount(db, id, judged.accountId, since()),
    recentByAddress: async () => listSubmissions(db, id, await listIdsByAddress(db, judged, since())),
    blocks: () => listBlocksThatHold(db),
    recentTexts: () => listRecent(db, id, since()),
  };
}
