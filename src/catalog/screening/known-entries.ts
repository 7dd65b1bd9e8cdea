/** Reads known tools and submissions with compiled statements: every judgement runs them. */
import { sql } from 'kysely';
import { isOneOf, listParameter } from '#database/bulk-rows.ts';
import { compiledOnce } from '#database/compiled-once.ts';
import type { Database, Reader } from '#database/database.ts';
import { findWinners } from '#catalog/entries/redirects.ts';
import type { KnownEntry } from './rule.ts';

/** Most entries of one lookup, and most submissions of the last hour. */
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

/** Includes removed tools. */
const tools = (db: Reader) => db.selectFrom('tools').select(TOOL_COLUMNS);

/** All except one, its first parameter. A published submission is represented by its tool. */
const submissions = (db: Reader) =>
  db
    .selectFrom('submissions')
    .select(SUBMISSION_COLUMNS)
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

/** A merged tool keeps its own name and address, with the id, slug and state of its winner. */
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

/** A submission that was rejected as a duplicate gets the id, slug and state of that tool. */
async function knownSubmissions(db: Database, rows: readonly SubmissionPick[]): Promise<KnownEntry[]> {
  const rejected = rows.filter((row) => row.state === 'rejected').map((row) => row.id);
  const winners = await findWinners(db.read, 'submission', rejected);
  return rows.map((row): KnownEntry => {
    const winner = winners.get(row.id);
    return { ...knownSubmission(row), ...(winner && { kind: 'tool', ...winner }) };
  });
}

/** Tools, then submissions (except one) with a canonical address; at most 50 of each. */
export async function listByUrlKey(db: Database, except: string, key: string): Promise<KnownEntry[]> {
  const [same, waiting] = await Promise.all([readToolsByUrl(db, [key]), readSubmissionsByUrl(db, [except, key])]);
  return (await Promise.all([knownTools(db, same), knownSubmissions(db, waiting)])).flat();
}

/** Entries with one of these keys of `entry_keys`, except one submission; at most 50. */
export async function listByKeys(db: Database, except: string, keys: readonly string[]): Promise<KnownEntry[]> {
  const holders = await readKeyHolders(db, [listParameter(db.engine, keys)]);
  const ids = (kind: string): string[] =>
    holders.filter((holder) => holder.entry_kind === kind).map((holder) => holder.entry_id);
  const [toolIds, submissionIds] = [ids('tool'), ids('submission')];
  const [same, waiting] = await Promise.all([
    toolIds.length === 0 ? [] : readTools(db, [listParameter(db.engine, toolIds)]),
    readByIds(db, except, submissionIds),
  ]);
  return (await Promise.all([knownTools(db, same), knownSubmissions(db, waiting)])).flat();
}

async function readByIds(db: Database, except: string, ids: readonly string[]): Promise<SubmissionPick[]> {
  return ids.length === 0 ? [] : readSubmissions(db, [except, listParameter(db.engine, ids)]);
}

/** Submissions by id, except one. */
export async function listSubmissions(db: Database, except: string, ids: readonly string[]): Promise<KnownEntry[]> {
  return (await readByIds(db, except, ids)).map(knownSubmission);
}

/** Submissions of an account since a time, except one; at most 50. */
export async function listRecentOfAccount(
  db: Database,
  except: string,
  accountId: string,
  since: string,
): Promise<KnownEntry[]> {
  return (await readRecentOfAccount(db, [except, accountId, since])).map(knownSubmission);
}

/** The 200 latest submissions that wait for an editor since a time, except one. */
export async function listRecent(db: Database, except: string, since: string): Promise<KnownEntry[]> {
  return (await readRecent(db, [except, since])).map(knownSubmission);
}
