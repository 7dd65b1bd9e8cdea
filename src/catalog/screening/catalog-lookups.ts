/** Lookups of screening in the catalog's tools and submissions, including merged ones. */
import { timestamp, type Database } from '#database/database.ts';
import { listBlocksThatHold } from './blocks.ts';
import { listByKeys, listByUrlKey, listRecent, listRecentOfAccount, listSubmissions } from './known-entries.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { FLOOD_WINDOW_MS, listIdsByAddress } from './source-addresses.ts';

/** The account and the entry of one judgement. */
export interface Judged {
  /** Empty for an entry that no account submits. */
  accountId: string;
  /** The judged submission or tool, which is never its own duplicate; null for a new one. */
  except: string | null;
  /** From `hashAddress`; without it the stored hash of `except` counts. */
  addressHash?: string | null;
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

/** Lookups for one judgement. Keys of `entry_keys` have a prefix: addresses `u:`, names `n:`. */
export function lookupsFor(db: Database, judged: Judged): Lookups {
  const id = judged.except ?? '';
  const since = (): string => timestamp(db.now(), -FLOOD_WINDOW_MS);
  // A merged entry has the id of the tool that it was merged into.
  const others = async (found: Promise<KnownEntry[]>) => (await found).filter((known) => known.id !== judged.except);
  const byKeys = (prefix: 'u:' | 'n:', keys: readonly string[]) =>
    others(
      listByKeys(
        db,
        id,
        keys.map((key) => prefix + key),
      ),
    );
  return {
    byUrlKey: (key) => others(listByUrlKey(db, id, key)),
    byRelatedUrlKeys: (keys) => byKeys('u:', keys),
    byNameKeys: (keys) => byKeys('n:', keys),
    recentByAccount: () => listRecentOfAccount(db, id, judged.accountId, since()),
    recentByAddress: async () => listSubmissions(db, id, await listIdsByAddress(db, judged, since())),
    blocks: () => listBlocksThatHold(db),
    recentTexts: () => listRecent(db, id, since()),
  };
}
