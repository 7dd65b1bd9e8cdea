/** Links for editors: tools by link state, and the checks of one tool. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';
import { isLinkState, type LinkState } from './states.ts';

export interface LinkedTool {
  slug: string;
  name: string;
  tagline: string;
  url: string;
  updatedAt: string;
  lastCheckedAt: string | null;
  /** The failure, or the new address. */
  answer: string | null;
  movedTo: string | null;
}

/** Published tools by link state, newest first. */
export async function listToolsByLink(
  db: Database,
  state: LinkState,
  { page, perPage }: Paging,
): Promise<Page<LinkedTool>> {
  const inState = db.read
    .selectFrom('tools')
    .where('link_status', '=', state)
    .where(sql<boolean>`state = 'published'`);
  const rows = await inState
    .leftJoin('link_checks', 'link_checks.tool_id', 'tools.id')
    .select(['slug', 'name', 'tagline', 'tools.url', 'updated_at', 'last_checked_at', 'answer', 'moved_to'])
    .orderBy('seq', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = await countRows(inState);
  const items = rows.map(({ updated_at, last_checked_at, moved_to, ...row }) => ({
    ...row,
    updatedAt: updated_at,
    lastCheckedAt: last_checked_at,
    movedTo: moved_to,
  }));
  return { items, total: Number(total) };
}

export interface LinkReport {
  state: LinkState;
  checkedAt: string | null;
  /** Null before the first check. */
  answer: string | null;
  failingSince: string | null;
  movedTo: string | null;
  /** Null if due now. */
  nextAt: string | null;
}

/** The link state of one tool. */
export async function readLinkReport(db: Database, toolId: string): Promise<LinkReport> {
  const row = await db.read
    .selectFrom('tools')
    .leftJoin('link_checks', (join) =>
      join.onRef('link_checks.tool_id', '=', 'tools.id').onRef('link_checks.url', '=', 'tools.url'),
    )
    .select(['link_status', 'last_checked_at', 'link_due_at', 'answer', 'failing_since', 'moved_to'])
    .where('tools.id', '=', toolId)
    .executeTakeFirstOrThrow();
  return {
    state: isLinkState(row.link_status) ? row.link_status : 'unchecked',
    checkedAt: row.last_checked_at,
    answer: row.answer,
    failingSince: row.failing_since,
    movedTo: row.moved_to,
    nextAt: row.link_due_at === '' ? null : row.link_due_at,
  };
}
