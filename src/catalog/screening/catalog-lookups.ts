/** Answers screening's questions about entries that the catalog knows already, merged ones among them. */
import { timestamp, type Database } from '#database/database.ts';
import { findWinners } from '#catalog/entries/url-aliases.ts';
import { listBlocks } from './blocks.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { FLOOD_WINDOW_MS, findAddressHash, hashAddress } from './source-addresses.ts';

const MOST = 50;
const MOST_RECENT = 200;

const TOOL_COLUMNS = ['id', 'slug', 'name', 'url', 'tagline', 'state', 'account_id', 'published_at'] as const;
const SUBMISSION_COLUMNS = ['id', 'name', 'url', 'tagline', 'state', 'account_id', 'submitted_at'] as const;

type ToolPick = {
  id: string;
  slug: string;
  name: string;
  url: string;
  tagline: string;
  state: string;
  account_id: string | null;
  published_at: string;
};
type SubmissionPick = {
  id: string;
  name: string;
  url: string;
  tagline: string;
  state: string;
  account_id: string;
  submitted_at: string;
};

function knownTool(row: ToolPick): KnownEntry {
  const { id, slug, name, url, tagline, state } = row;
  return {
    kind: 'tool',
    id,
    slug,
    name,
    url,
    tagline,
    state,
    accountId: row.account_id,
    submittedAt: row.published_at,
  };
}

/**
 * Tools as screening knows them. One that was merged into another is known by its own name and address and stands for
 * the other: it has that one's slug and state.
 */
async function knownTools(db: Database, rows: readonly ToolPick[]): Promise<KnownEntry[]> {
  const removed = rows.filter((row) => row.state === 'removed').map((row) => row.id);
  const winners = await findWinners(db.read, 'tool', removed);
  return rows.map((row) => knownTool({ ...row, ...winners.get(row.id) }));
}

function knownSubmission(row: SubmissionPick): KnownEntry {
  const { id, name, url, tagline, state } = row;
  return {
    kind: 'submission',
    id,
    slug: null,
    name,
    url,
    tagline,
    state,
    accountId: row.account_id,
    submittedAt: row.submitted_at,
  };
}

/** Submissions as screening knows them. One that was rejected as a duplicate of a tool stands for that one. */
async function knownSubmissions(db: Database, rows: readonly SubmissionPick[]): Promise<KnownEntry[]> {
  const rejected = rows.filter((row) => row.state === 'rejected').map((row) => row.id);
  const winners = await findWinners(db.read, 'submission', rejected);
  return rows.map((row): KnownEntry => {
    const winner = winners.get(row.id);
    return { ...knownSubmission(row), ...(winner && { kind: 'tool', ...winner }) };
  });
}

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

/** Lookups for one judgement. A published submission is left out since its tool stands for it. */
export function lookupsFor(db: Database, judged: Judged): Lookups {
  const since = (): string => timestamp(new Date(db.now().getTime() - FLOOD_WINDOW_MS));
  const tools = () => db.read.selectFrom('tools').select(TOOL_COLUMNS);
  const submissions = () =>
    db.read
      .selectFrom('submissions')
      .select(SUBMISSION_COLUMNS)
      .where('state', '!=', 'published')
      .where('id', '!=', judged.except ?? '');

  // What was merged into a tool stands for it and has its id.
  const isOther = ({ id }: KnownEntry): boolean => id !== judged.except;

  async function byKeys(prefix: string, keys: readonly string[]): Promise<KnownEntry[]> {
    if (keys.length === 0) return [];
    const matches = await db.read
      .selectFrom('entry_keys')
      .select(['entry_kind', 'entry_id'])
      .distinct()
      .where(
        'key',
        'in',
        keys.map((key) => prefix + key),
      )
      .limit(MOST)
      .execute();
    const ids = (kind: string): string[] =>
      matches.filter((match) => match.entry_kind === kind).map((match) => match.entry_id);
    const toolIds = ids('tool');
    const submissionIds = ids('submission');
    const found: KnownEntry[] = [];
    if (toolIds.length > 0) found.push(...(await knownTools(db, await tools().where('id', 'in', toolIds).execute())));
    if (submissionIds.length > 0)
      found.push(...(await knownSubmissions(db, await submissions().where('id', 'in', submissionIds).execute())));
    return found.filter(isOther);
  }

  return {
    async byUrlKey(key) {
      const [same, waiting] = [
        await tools().where('url_key', '=', key).limit(MOST).execute(),
        await submissions().where('url_key', '=', key).orderBy('submitted_at', 'desc').limit(MOST).execute(),
      ];
      return [...(await knownTools(db, same)), ...(await knownSubmissions(db, waiting))].filter(isOther).slice(0, MOST);
    },
    byRelatedUrlKeys: (keys) => byKeys('u:', keys),
    byNameKeys: (keys) => byKeys('n:', keys),
    async recentByAccount() {
      const rows = await submissions()
        .where('account_id', '=', judged.accountId)
        .where('submitted_at', '>', since())
        .limit(MOST)
        .execute();
      return rows.map(knownSubmission);
    },
    async recentByAddress() {
      const hash = await findJudgedHash(db, judged);
      if (hash === null) return [];
      const from = await db.read
        .selectFrom('submission_addresses')
        .select('submission_id')
        .where('address_hash', '=', hash)
        .where('submitted_at', '>', since())
        .limit(MOST)
        .execute();
      if (from.length === 0) return [];
      const ids = from.map((row) => row.submission_id);
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
