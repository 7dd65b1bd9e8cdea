/** Answers screening's questions about entries that the catalog knows already, merged ones among them. */
import { timestamp, type Database } from '#database/database.ts';
import { listBlocks } from './blocks.ts';
import { knownSubmission, knownSubmissions, knownTools, submissionsOf, toolsOf } from './known-entries.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { FLOOD_WINDOW_MS, findAddressHash, hashAddress } from './source-addresses.ts';

const MOST = 50;
const MOST_RECENT = 200;

/** Who asks for a judgement, and of what. */
export interface Judged {
  /** Empty for an entry that no account submits. */
  accountId: string;
  /** The submission or tool being judged, which is never its own duplicate; null for a new one. */
  except: string | null;
  /** Key of the client's address; without one the address that is still kept of `except` counts. */
  address?: string | undefined;
}

/** The hash of the address that a judged entry comes from; null where none is known. */
async function findJudgedHash(db: Database, { address, except }: Judged): Promise<string | null> {
  if (address !== undefined) return hashAddress(db.read, address);
  return except === null ? null : findAddressHash(db.read, except);
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

async function listByUrlKey(db: Database, except: string | null, key: string): Promise<KnownEntry[]> {
  const [same, waiting] = [
    await toolsOf(db).where('url_key', '=', key).limit(MOST).execute(),
    await submissionsOf(db, except).where('url_key', '=', key).orderBy('submitted_at', 'desc').limit(MOST).execute(),
  ];
  const known = [...(await knownTools(db, same)), ...(await knownSubmissions(db, waiting))];
  return othersThan(except, known).slice(0, MOST);
}

/** Keys as `entry_keys` has them: in front is whether they are of an address or a name. */
const keysOf = (prefix: 'u:' | 'n:', keys: readonly string[]): string[] => keys.map((key) => prefix + key);

async function listByKeys(db: Database, except: string | null, keys: readonly string[]): Promise<KnownEntry[]> {
  if (keys.length === 0) return [];
  const matches = await db.read
    .selectFrom('entry_keys')
    .select(['entry_kind', 'entry_id'])
    .distinct()
    .where('key', 'in', keys)
    .limit(MOST)
    .execute();
  const ids = (kind: string): string[] =>
    matches.filter((match) => match.entry_kind === kind).map((match) => match.entry_id);
  const toolIds = ids('tool');
  const submissionIds = ids('submission');
  const found: KnownEntry[] = [];
  if (toolIds.length > 0) found.push(...(await knownTools(db, await toolsOf(db).where('id', 'in', toolIds).execute())));
  if (submissionIds.length > 0)
    found.push(
      ...(await knownSubmissions(db, await submissionsOf(db, except).where('id', 'in', submissionIds).execute())),
    );
  return othersThan(except, found);
}

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
  const since = (): string => timestamp(new Date(db.now().getTime() - FLOOD_WINDOW_MS));
  const submissions = () => submissionsOf(db, except);
  return {
    byUrlKey: (key) => listByUrlKey(db, except, key),
    byRelatedUrlKeys: (keys) => listByKeys(db, except, keysOf('u:', keys)),
    byNameKeys: (keys) => listByKeys(db, except, keysOf('n:', keys)),
    async recentByAccount() {
      const rows = await submissions()
        .where('account_id', '=', judged.accountId)
        .where('submitted_at', '>', since())
        .limit(MOST)
        .execute();
      return rows.map(knownSubmission);
    },
    async recentByAddress() {
      const ids = await listIdsByAddress(db, judged, since());
      if (ids.length === 0) return [];
      return (await submissions().where('id', 'in', ids).execute()).map(knownSubmission);
    },
    blocks: () => listBlocks(db.read, db.now()),
    async recentTexts() {
      const rows = await submissions()
        .where('state', '=', 'awaiting_moderation')
        .where('state_since', '>', since())
        .orderBy('state_since', 'desc')
        .limit(MOST_RECENT)
        .execute();
      return rows.map(knownSubmission);
    },
  };
}
