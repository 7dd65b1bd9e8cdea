/** What screening reads of tools and submissions, and how it knows them. */
import type { Database } from '#database/database.ts';
import { findWinners } from '#catalog/entries/url-aliases.ts';
import type { KnownEntry } from './rule.ts';

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

/** Removed ones are among them. */
export const toolsOf = (db: Database) => db.read.selectFrom('tools').select(TOOL_COLUMNS);

/** A published submission is left out since its tool stands for it. */
export const submissionsOf = (db: Database, except: string | null) =>
  db.read
    .selectFrom('submissions')
    .select(SUBMISSION_COLUMNS)
    .where('state', '!=', 'published')
    .where('id', '!=', except ?? '');

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
export async function knownTools(db: Database, rows: readonly ToolPick[]): Promise<KnownEntry[]> {
  const removed = rows.filter((row) => row.state === 'removed').map((row) => row.id);
  const winners = await findWinners(db.read, 'tool', removed);
  return rows.map((row) => knownTool({ ...row, ...winners.get(row.id) }));
}

export function knownSubmission(row: SubmissionPick): KnownEntry {
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
export async function knownSubmissions(db: Database, rows: readonly SubmissionPick[]): Promise<KnownEntry[]> {
  const rejected = rows.filter((row) => row.state === 'rejected').map((row) => row.id);
  const winners = await findWinners(db.read, 'submission', rejected);
  return rows.map((row): KnownEntry => {
    const winner = winners.get(row.id);
    return { ...knownSubmission(row), ...(winner && { kind: 'tool', ...winner }) };
  });
}
