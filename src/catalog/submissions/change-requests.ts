/** Change requests in the database: reads and transitions. */
import { countRows, type Page, type Paging } from '#catalog/paging.ts';
import { isOneOf } from '#database/bulk-rows.ts';
import { isRowId, type Database, type Reader, type Tx } from '#database/database.ts';
import type { ChangeRequestRow } from '#database/schema.ts';
import { makeTransition, type StateChange } from '#catalog/audit/state-changes.ts';
import type { Changes } from '#catalog/entries/changes.ts';
import { orNotFound } from '#catalog/errors.ts';
import { CHANGE_STATES, OPEN_CHANGE_STATES, reasonOf, type ChangeState, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import { lockTool, type DeskTool } from '#catalog/tools/edits.ts';

export const CHANGE_KINDS = ['change', 'removal'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ChangeRequest {
  id: string;
  toolId: string;
  /** Null for suggestions of the link check. */
  accountId: string | null;
  state: ChangeState;
  kind: ChangeKind;
  /** Old and new value by field; empty for a removal. */
  changes: Changes;
  /** The fields that an editor has accepted; null before. */
  accepted: readonly string[] | null;
  /** The maker's message. */
  message: string | null;
  findings: Finding[];
  createdAt: string;
  stateSince: string;
  decidedBy: string | null;
  reasonCode: ReasonCode | null;
  editorNote: string | null;
}

export function changeOf(row: ChangeRequestRow): ChangeRequest {
  return {
    id: row.id,
    toolId: row.tool_id,
    accountId: row.account_id,
    state: CHANGE_STATES.find((state) => state === row.state) ?? 'withdrawn',
    kind: row.kind === 'removal' ? 'removal' : 'change',
    changes: JSON.parse(row.changes) as Changes,
    accepted: row.accepted === null ? null : (JSON.parse(row.accepted) as string[]),
    message: row.message,
    findings: JSON.parse(row.findings) as Finding[],
    createdAt: row.created_at,
    stateSince: row.state_since,
    decidedBy: row.decided_by,
    reasonCode: reasonOf(row.reason_code),
    editorNote: row.editor_note,
  };
}

/** Reads a change. Throws `not_found`. */
export async function getChange(db: Reader, id: string): Promise<ChangeRequest> {
  const row = orNotFound(
    isRowId(id)
      ? await db.selectFrom('change_requests').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined,
  );
  return changeOf(row);
}

/**
 * Reads and locks a change, so that concurrent acts see the result; SQLite's write lock ensures it.
 */
export async function lockChange(trx: Tx, id: string): Promise<ChangeRequest> {
  if (isRowId(id)) await trx.lockRows(trx.selectFrom('change_requests').select('id').where('id', '=', id)).execute();
  return getChange(trx, id);
}

/** Locks a change and its tool, the tool first, as suggestChange does. */
export async function lockChangedTool(trx: Tx, id: string): Promise<{ tool: DeskTool; change: ChangeRequest }> {
  const { toolId } = await getChange(trx, id);
  const { slug } = await trx.selectFrom('tools').select('slug').where('id', '=', toolId).executeTakeFirstOrThrow();
  const tool = await lockTool(trx, slug);
  return { tool, change: await lockChange(trx, id) };
}

/** The maker's waiting change of a tool, if any. */
export async function findWaitingChange(db: Reader, toolId: string): Promise<ChangeRequest | undefined> {
  const row = await db
    .selectFrom('change_requests')
    .selectAll()
    .where('tool_id', '=', toolId)
    .where('account_id', 'is not', null)
    .where('state', '=', 'awaiting_moderation' satisfies ChangeState)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && changeOf(row);
}

export interface ListedChange extends ChangeRequest {
  tool: { slug: string; name: string };
}

/** Changes in some states, oldest first; `total` counts up to 1,000. */
export async function listChanges(
  db: Database,
  states: readonly ChangeState[],
  { page, perPage }: Paging,
): Promise<Page<ListedChange>> {
  const rows = await db.read
    .selectFrom('change_requests')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const ids = rows.map((row) => row.tool_id);
  const tools = await db.read
    .selectFrom('tools')
    .select(['id', 'slug', 'name'])
    .where(isOneOf(db.engine, 'id', ids))
    .execute();
  const byId = new Map(tools.map(({ id, slug, name }) => [id, { slug, name }]));
  const items = rows.flatMap((row) => {
    const tool = byId.get(row.tool_id);
    return tool === undefined ? [] : [{ ...changeOf(row), tool }];
  });
  return { items, total: await countChanges(db.read, states) };
}

const MOST_COUNTED = 1_000;

async function countChanges(db: Reader, states: readonly ChangeState[]): Promise<number> {
  return countRows(
    db.selectFrom(
      db.selectFrom('change_requests').select('id').where('state', 'in', states).limit(MOST_COUNTED).as('some'),
    ),
  );
}

/** Number of changes for editors to review, up to 1,000. */
export function countOpenChanges(db: Database): Promise<number> {
  return countChanges(db.read, OPEN_CHANGE_STATES);
}

/** Makes a transition; reason and note go into the history. Throws `conflict`. */
export async function transitionChange(
  trx: Tx,
  change: ChangeRequest,
  { detail, ...to }: Omit<StateChange<'change'>, 'more'> & { detail: Record<string, unknown> },
): Promise<ChangeRequest> {
  const more = (row: ChangeRequestRow) => ({ reasonCode: row.reason_code, note: row.editor_note, detail });
  return changeOf(await makeTransition(trx, 'change', change, { ...to, more }));
}
