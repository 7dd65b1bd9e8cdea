/** The history: who did what to which entry, when and why, in the transaction of the change. */
import type { Selectable } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { HistoryRow } from '#database/schema.ts';
import { announceAct } from '#catalog/webhook-outbox.ts';

export const HISTORY_SUBJECTS = [
  'submission',
  'tool',
  'account',
  'token',
  'category',
  'collection',
  'placement',
  'catalog',
  'screening_rule',
  'site',
  'site_page',
  'desk',
  'reply',
  'block',
  'job',
  'change_request',
  'claim',
  'invitation',
  'webhook',
  'grant',
  'list',
  'recommendation',
] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

export interface HistoryEntry {
  at: string;
  subjectKind: string;
  subjectId: string;
  action: string;
  fromState: string | null;
  toState: string | null;
  /** Null for the system and anonymous operator commands. */
  actorId: string | null;
  reasonCode: string | null;
  note: string | null;
  detail: Record<string, unknown> | null;
}

/** Optional columns of a history row. */
export interface HistoryMore {
  /** The time of the change where its row has the same; now by default. */
  at?: string;
  fromState?: string;
  toState?: string;
  reasonCode?: string | null;
  note?: string | null;
  detail?: Record<string, unknown>;
}

/** Adds a history row and announces it to webhooks; `trx` is the transaction of the change. */
export async function recordHistory(
  trx: Tx,
  actorId: string | null,
  action: string,
  [kind, id]: readonly [HistorySubject, string],
  { at = timestamp(trx.now()), fromState, toState, reasonCode, note, detail = {} }: HistoryMore = {},
): Promise<void> {
  await trx
    .insertInto('history')
    .values({
      id: trx.newId(),
      at,
      subject_kind: kind,
      subject_id: id,
      action,
      from_state: fromState ?? null,
      to_state: toState ?? null,
      actor_id: actorId,
      reason_code: reasonCode ?? null,
      note: note ?? null,
      detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    })
    .execute();
  await announceAct(trx, { kind, id, action, detail });
}

/** Converts a history row. */
export function toHistoryEntry(row: Selectable<HistoryRow>): HistoryEntry {
  return {
    at: row.at,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    action: row.action,
    fromState: row.from_state,
    toState: row.to_state,
    actorId: row.actor_id,
    reasonCode: row.reason_code,
    note: row.note,
    detail: row.detail === null ? null : (JSON.parse(row.detail) as Record<string, unknown>),
  };
}

/**
 * The history without undone acts and their undo rows, for public readers and later decisions. Rows
 * are oldest first.
 */
export function standingRows<Row extends { action: string; detail: Record<string, unknown> | null }>(
  history: readonly Row[],
): Row[] {
  const rows: Row[] = [];
  for (const row of history) {
    if (row.action !== 'undo') {
      rows.push(row);
      continue;
    }
    const at = rows.findLastIndex(({ action }) => action === row.detail?.['undone']);
    if (at >= 0) rows.splice(at, 1);
  }
  return rows;
}

/** The public history of an entry, oldest first; at most 500 rows. */
export async function listHistory(db: Database, subjectId: string): Promise<HistoryEntry[]> {
  const rows = await db.read
    .selectFrom('history')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('subject_kind', '!=', 'desk' satisfies HistorySubject)
    .orderBy('at')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(toHistoryEntry);
}

/** The states of each entry, oldest first, by id, without undone ones; one statement. */
export async function listMoves(
  db: Database,
  subjectIds: readonly string[],
): Promise<Map<string, { at: string; toState: string }[]>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db.read
    .selectFrom('history')
    .select(['subject_id', 'at', 'to_state', 'action', 'detail'])
    .where('subject_id', 'in', subjectIds)
    .where('to_state', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const read = rows.map((row) => ({
    ...row,
    // Parse only the long details that are needed.
    detail: row.action === 'undo' && row.detail !== null ? (JSON.parse(row.detail) as Record<string, unknown>) : null,
  }));
  return new Map(
    subjectIds.map((id) => [
      id,
      standingRows(read.filter(({ subject_id }) => subject_id === id)).flatMap(({ at, to_state }) =>
        to_state === null ? [] : [{ at, toState: to_state }],
      ),
    ]),
  );
}

/** The act that a row has undone, from its detail; otherwise null. */
export function undoneAction(detail: string | null): string | null {
  const { undone } = (detail === null ? {} : JSON.parse(detail)) as { undone?: unknown };
  return typeof undone === 'string' ? undone : null;
}
