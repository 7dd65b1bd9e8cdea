/** Reads known tools and submissions with compiled statements: every judgement runs them. */
import { sql } from 'kysely';
import { isOneOf, listParameter } from '#database/bulk-rows.ts';
import { compiledOnce } from '#database/compiled-once.ts';
import type { Database, Reader } from '#database/database.ts';
import { findWinners } from '#catalog/entries/redirects.ts';
import type { KnownEntry } from './rule.ts';

/** Most entries of one lookup, and most submissions of the last hour. */
const MOST = 50;
export const MOST_RECENT = 200;

interface Row {
  id: string;
  slug?: string;
  name: string;
  url: string;
  tagline: string;
  state: string;
  account_id: string | null;
  at: string;
}

/** Includes removed tools. */
const tools = (db: Reader) =>
  db.selectFrom('tools').select(['id', 'slug', 'name', 'url', 'tagline', 'state', 'account_id', 'published_at as at']);

/** All except one, its first parameter. A published submission is represented by its tool. */
const submissions = (db: Reader) =>
  db
    .selectFrom('submissions')
    .select(['id', 'name', 'url', 'tagline', 'state', 'account_id', 'submitted_at as at'])
    .where('id', '!=', '')
    .where('state', '!=', sql.lit('published'));

const readToolsByUrl = compiledOnce(({ read }) => tools(read).where('url_key', '=', '').limit(sql.lit(MOST)).compile());

const readSubmissionsByUrl = compiledOnce(({ read }) =>
  submissions(read).where('url_key', '=', '').orderBy('submitted_at', 'desc').limit(sql.lit(MOST)).compile(),
);

const readKeyHolders = compiledOnce(({ read, engine }) =>
  read
    .selectFrom('entry_keys')
    .select(['entry_kind', 'entry_id'])
    .distinct()
    .where(isOneOf(engine, 'key', []))
    .limit(sql.lit(MOST))
    .compile(),
);

const readTools = compiledOnce(({ read, engine }) =>
  tools(read)
    .where(isOneOf(engine, 'id', []))
    .compile(),
);

const readSubmissions = compiledOnce(({ read, engine }) =>
  submissions(read)
    .where(isOneOf(engine, 'id', []))
    .compile(),
);

const readRecentOfAccount = compiledOnce(({ read }) =>
  submissions(read).where('account_id', '=', '').where('submitted_at', '>', '').limit(sql.lit(MOST)).compile(),
);

const readRecent = compiledOnce(({ read }) =>
  submissions(read)
    .where('state', '=', sql.lit('awaiting_moderation'))
    .where('state_since', '>', '')
    .orderBy('state_since', 'desc')
    .limit(sql.lit(MOST_RECENT))
    .compile(),
);

function toKnown(kind: KnownEntry['kind'], { account_id, at, slug, ...row }: Row): KnownEntry {
  return { kind, slug: slug ?? null, ...row, accountId: account_id, submittedAt: at };
}

/** Merged entries keep their name and address, with the id, slug and state of the tool that they went into. */
async function toKnownWithWinners(db: Database, kind: KnownEntry['kind'], rows: readonly Row[]): Promise<KnownEntry[]> {
  const gone = kind === 'tool' ? 'removed' : 'rejected';
  const lost = rows.filter(({ state }) => state === gone).map(({ id }) => id);
  const winners = await findWinners(db.read, kind, lost);
  return rows.map((row): KnownEntry => {
    const winner = winners.get(row.id);
    return winner === undefined ? toKnown(kind, row) : { ...toKnown(kind, row), kind: 'tool', ...winner };
  });
}

async function toKnownEntries(
  db: Database,
  toolRows: readonly Row[],
  submitted: readonly Row[],
): Promise<KnownEntry[]> {
  const both = [toKnownWithWinners(db, 'tool', toolRows), toKnownWithWinners(db, 'submission', submitted)];
  return (await Promise.all(both)).flat();
}

/** Tools, then submissions (except one) with a canonical address; at most 50 of each. */
export async function listByUrlKey(db: Database, except: string, key: string): Promise<KnownEntry[]> {
  const [same, waiting] = await Promise.all([readToolsByUrl(db, [key]), readSubmissionsByUrl(db, [except, key])]);
  return toKnownEntries(db, same, waiting);
}

/** Entries with one of these keys of `entry_keys`, except one submission; at most 50. */
export async function listByKeys(db: Database, except: string, keys: readonly string[]): Promise<KnownEntry[]> {
  if (keys.length === 0) return [];
  const holders = await readKeyHolders(db, [listParameter(db.engine, keys)]);
  const ids = (kind: string) => holders.filter(({ entry_kind }) => entry_kind === kind).map(({ entry_id }) => entry_id);
  const toolIds = ids('tool');
  const same = toolIds.length === 0 ? [] : readTools(db, [listParameter(db.engine, toolIds)]);
  const [found, waiting] = await Promise.all([same, readByIds(db, except, ids('submission'))]);
  return toKnownEntries(db, found, waiting);
}

async function readByIds(db: Database, except: string, ids: readonly string[]): Promise<Row[]> {
  return ids.length === 0 ? [] : readSubmissions(db, [except, listParameter(db.engine, ids)]);
}

const toSubmission = (row: Row): KnownEntry => toKnown('submission', row);

/** Submissions by id, except one. */
export async function listSubmissions(db: Database, except: string, ids: readonly string[]): Promise<KnownEntry[]> {
  return (await readByIds(db, except, ids)).map(toSubmission);
}

/** Submissions of an account since a time, except one; at most 50. */
export async function listRecentOfAccount(
  db: Database,
  except: string,
  accountId: string,
  since: string,
): Promise<KnownEntry[]> {
  return (await readRecentOfAccount(db, [except, accountId, since])).map(toSubmission);
}

/** The 200 latest submissions that wait for an editor since a time, except one. */
export async function listRecent(db: Database, except: string, since: string): Promise<KnownEntry[]> {
  return (await readRecent(db, [except, since])).map(toSubmission);
}
