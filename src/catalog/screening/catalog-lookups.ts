/** Answers screening's questions about entries that the catalog knows already, merged ones among them. */
import { timestamp, type Database } from '#database/database.ts';
import { listBlocksThatHold } from './blocks.ts';
import { listByKeys, listByUrlKey, listRecent, listRecentOfAccount, listSubmissions } from './known-entries.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { FLOOD_WINDOW_MS, findAddressHash } from './source-addresses.ts';

const MOST = 50;

/** Who asks for a judgement, and of what. */
export interface Judged {
  /** Empty for an entry that no account submits. */
  accountId: string;
  /** The submission or tool being judged, which is never its own duplicate; null for a new one. */
  except: string | null;
  /** As hashAddress gives it for the client's address; without one the address that is still kept of `except` counts. */
  addressHash?: string | null;
}

/** The hash of the address that a judged entry comes from; null where none is known. */
async function findJudgedHash(db: Database, { addressHash = null, except }: Judged): Promise<string | null> {
  return addressHash === null && except !== null ? findAddressHash(db.read, except) : addressHash;
}

/** Lookups that know what the catalog shows and nothing else: for those who may not hear of the rest. */
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

/** What was merged into a tool stands for it and has its id. */
const othersThan = (except: string | null, known: readonly KnownEntry[]): KnownEntry[] =>
  known.filter(({ id }) => id !== except);

/** Keys as `entry_keys` has them: in front is whether they are of an address or a name. */
const keysOf = (prefix: 'u:' | 'n:', keys: readonly string[]): string[] => keys.map((key) => prefix + key);

/** Ids of submissions that came from the address of a judged entry since a time. */
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
    keys.length === 0 ? [] : othersThan(except, await listByKeys(db, id, keys));
  return {
    byUrlKey: async (key) => othersThan(except, await listByUrlKey(db, id, key)).slice(0, MOST),
    byRelatedUrlKeys: (keys) => byKeys(keysOf('u:', keys)),
    byNameKeys: (keys) => byKeys(keysOf('n:', keys)),
    recentByAccount: () => listRecentOfAccount(db, id, judged.accountId, since()),
    recentByAddress: async () => listSubmissions(db, id, await listIdsByAddress(db, judged, since())),
    blocks: () => listBlocksThatHold(db),
    recentTexts: () => listRecent(db, id, since()),
  };
}
