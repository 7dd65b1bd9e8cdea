/** The audit log: the filtered history of all entries, by pages or as one file. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { HISTORY_SUBJECTS, toHistoryEntry, type HistoryEntry, type HistorySubject } from './log.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';

export interface AuditFilter {
  /** Email address of the actor; `system` for acts without an account. */
  actor?: string | undefined;
  subject?: HistorySubject | undefined;
  actions?: readonly string[] | undefined;
  /** Leaves out imported entries: an import has as many rows as entries. Of one entry, all rows are listed. */
  withoutImports?: boolean | undefined;
  /** Id of an entry, account, token or category. */
  subjectId?: string | undefined;
  /** Days as `2026-01-31`, inclusive. */
  from?: string | undefined;
  until?: string | undefined;
}

export interface AuditEntry extends HistoryEntry {
  id: string;
  /** Email address; null for the system and deleted accounts. */
  actor: string | null;
}

/** Most rows of a file; older ones need a filter of days. */
const EXPORT_ROWS = 50_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The act of an import. */
export const IMPORTED = 'imported';
/** Rows in one read. */
const CHUNK = 500;

export function isHistorySubject(text: string): text is HistorySubject {
  return (HISTORY_SUBJECTS as readonly string[]).includes(text);
}

/** A kind of subject and an action that occur in the history. */
interface Act {
  kind: string;
  action: string;
}

/** All acts in the history, sorted, by one index lookup for each act. */
async function readActs(db: Database): Promise<Act[]> {
  const kinds = HISTORY_SUBJECTS.map((kind) => sql`select ${sql.lit(kind)} as kind`);
  const next = (kind: string) =>
    sql`(select min(history.action) from history where history.subject_kind = ${sql.ref(kind)}`;
  const { rows } = await sql<Act>`
    with recursive act(kind, action) as (
      select kind, ${next('subject.kind')}) from (${sql.join(kinds, sql` union all `)}) as subject
      union all
      select act.kind, ${next('act.kind')} and history.action > act.action) from act where act.action is not null
    )
    select kind, action from act where action is not null order by kind, action`.execute(db.read);
  return rows;
}

interface Place {
  at: string;
  id: string;
}

/** The actor's account id; null if there is no such account. */
async function chosenActor(db: Database, { actor }: AuditFilter): Promise<string | null | undefined> {
  if (actor === undefined || actor === 'system') return undefined;
  const account = await db.read
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', foldEmailAddress(actor))
    .executeTakeFirst();
  return account?.id ?? null;
}

/**
 * The places of a filter's rows, newest first. With an actor, a kind or actions, or without imports, it merges the
 * newest of each act, which an index has in order: a scan for a rare act would take as long as the
 * history is.
 */
async function placesOf(db: Database, filter: AuditFilter, before: Place | null, limit: number) {
  const actorId = await chosenActor(db, filter);
  if (actorId === null) return undefined;
  let query = db.read.selectFrom('history').select(['history.id as id', 'history.at as at']);
  if (filter.actor === 'system') query = query.where('actor_id', 'is', null);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (filter.from !== undefined && DAY.test(filter.from)) query = query.where('at', '>=', filter.from);
  if (filter.until !== undefined && DAY.test(filter.until)) {
    query = query.where('at', '<=', `${filter.until}T23:59:59.999Z`);
  }
  if (before !== null) {
    query = query
      .where('at', '<=', before.at)
      .where((where) => where.or([where('at', '<', before.at), where('id', '<', before.id)]));
  }
  const newest = query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
  if (filter.subjectId !== undefined) {
    let ofSubject = newest.where('subject_id', '=', filter.subjectId);
    if (filter.subject !== undefined) ofSubject = ofSubject.where('subject_kind', '=', filter.subject);
    return filter.actions === undefined ? ofSubject : ofSubject.where('action', 'in', filter.actions);
  }
  const { actor, subject, actions, withoutImports = false } = filter;
  if (actor === undefined && subject === undefined && actions === undefined && !withoutImports) return newest;
  const acts = (await readActs(db)).filter(
    ({ kind, action }) =>
      kind === (subject ?? kind) &&
      (actions === undefined ? !(withoutImports && action === IMPORTED) : actions.includes(action)),
  );
  const [first, ...others] = acts.map(({ kind, action }) =>
    db.read
      .selectFrom(newest.where('subject_kind', '=', kind).where('action', '=', action).as('act'))
      .select(['act.id', 'act.at']),
  );
  if (first === undefined) return undefined;
  const all = others.reduce((union, next) => union.unionAll(next), first);
  return db.read
    .selectFrom(all.as('acts'))
    .select(['acts.id', 'acts.at'])
    .orderBy('acts.at', 'desc')
    .orderBy('acts.id', 'desc')
    .limit(limit);
}

async function readRows(db: Database, filter: AuditFilter, before: Place | null, limit: number): Promise<AuditEntry[]> {
  const places = await placesOf(db, filter, before, limit);
  if (places === undefined) return [];
  const rows = await db.read
    .selectFrom(places.as('place'))
    .innerJoin('history', 'history.id', 'place.id')
    .leftJoin('accounts', 'accounts.id', 'history.actor_id')
    .selectAll('history')
    .select('accounts.email')
    .orderBy('place.at', 'desc')
    .orderBy('place.id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, actor: row.email, ...toHistoryEntry(row) }));
}

/**
 * Up to `limit` rows, newest first; `next` is the cursor of older ones, null at the end. An invalid
 * `cursor` is ignored. Throws `forbidden`.
 */
export async function listAudit(
  db: Database,
  admin: Account,
  filter: AuditFilter,
  request: { cursor: string | null; limit: number },
): Promise<{ items: AuditEntry[]; next: string | null }> {
  requireRole(admin, 'admin');
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([0-9a-f-]{36})$/.exec(request.cursor ?? '') ?? [];
  const before = at === undefined || id === undefined ? null : { at, id };
  const rows = await readRows(db, filter, before, request.limit + 1);
  const items = rows.slice(0, request.limit);
  const last = items.at(-1);
  return { items, next: rows.length > request.limit && last !== undefined ? `${last.at}_${last.id}` : null };
}

/** The latest rows of one entry, newest first, with actors. Throws `forbidden`. */
export async function listHistoryOf(
  db: Database,
  editor: Account,
  subjectId: string,
  limit: number,
): Promise<AuditEntry[]> {
  requireRole(editor, 'editor');
  return readRows(db, { subjectId }, null, limit);
}

/** All actions in the history, for the filter. */
export async function listAuditActions(db: Database): Promise<string[]> {
  return [...new Set((await readActs(db)).map(({ action }) => action))].toSorted();
}

/** Columns of a file; in CSV the last three are JSON. */
const COLUMNS = {
  at: (row) => row.at,
  actor: (row) => row.actor,
  actor_id: (row) => row.actorId,
  subject_kind: (row) => row.subjectKind,
  subject_id: (row) => row.subjectId,
  action: (row) => row.action,
  from_state: (row) => row.fromState,
  to_state: (row) => row.toState,
  reason_code: (row) => row.reasonCode,
  note: (row) => row.note,
  before: (row) => sidesOf(row)[0],
  after: (row) => sidesOf(row)[1],
  detail: (row) => row.detail,
} satisfies Record<string, (row: AuditEntry) => unknown>;
const IN_JSON = new Set(['before', 'after', 'detail']);

/**
 * The filtered rows as CSV (RFC 4180), newest first, at most 50,000. Formulas are escaped with an
 * apostrophe (OWASP, "CSV Injection"). Throws `forbidden`.
 */
export async function exportAudit(db: Database, admin: Account, filter: AuditFilter): Promise<string> {
  requireRole(admin, 'admin');
  const lines = [Object.keys(COLUMNS).join(',')];
  for await (const row of exportedRows(db, filter)) lines.push(lineOf(row));
  return `${lines.join('\r\n')}\r\n`;
}

/** As exportAudit, as a JSON array of objects. Throws `forbidden`. */
export async function exportAuditJson(db: Database, admin: Account, filter: AuditFilter): Promise<string> {
  requireRole(admin, 'admin');
  const items: string[] = [];
  for await (const row of exportedRows(db, filter))
    items.push(JSON.stringify(Object.fromEntries(Object.entries(COLUMNS).map(([name, of]) => [name, of(row)]))));
  return `[${items.join(',\n')}]\n`;
}

type Side = { old?: unknown; new?: unknown };
const isSide = (value: unknown): value is Side =>
  typeof value === 'object' && value !== null && ('old' in value || 'new' in value);

/**
 * Values before and after by field name; otherwise the states, or the role of an invited or created
 * account. Null for a deleted address.
 */
function sidesOf({ action, detail, fromState, toState }: AuditEntry): [before: unknown, after: unknown] {
  const changes = detail?.['changes'];
  if (Array.isArray(changes) && changes.every(isSide))
    return [changes.map((side) => side.old ?? null), changes.map((side) => side.new ?? null)];
  if (typeof changes === 'object' && changes !== null) {
    const entries = Object.entries(changes).filter((entry): entry is [string, Side] => isSide(entry[1]));
    const side = (name: 'old' | 'new') =>
      Object.fromEntries(entries.map(([field, change]) => [field, change[name] ?? null]));
    if (entries.length > 0) return [side('old'), side('new')];
  }
  if (detail !== null && 'old' in detail && 'new' in detail) return [detail['old'], detail['new']];
  const { role } = detail ?? {};
  if (role !== undefined) return action === 'revoked' ? [role, null] : [null, role];
  return [fromState, toState];
}

/** The filtered rows of a file, newest first. */
async function* exportedRows(db: Database, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  let count = 0;
  let before: Place | null = null;
  while (count < EXPORT_ROWS) {
    const rows: AuditEntry[] = await readRows(db, filter, before, Math.min(CHUNK, EXPORT_ROWS - count));
    yield* rows;
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    before = { at: last.at, id: last.id };
  }
}

function lineOf(row: AuditEntry): string {
  const cells = Object.entries(COLUMNS).map(([name, of]): string | null => {
    const value = of(row);
    return value === null ? null : IN_JSON.has(name) ? JSON.stringify(value) : (value as string);
  });
  return cells.map(csvCell).join(',');
}

/** A CSV cell, quoted and escaped as needed. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  // Spreadsheets skip blanks before a formula and accept full-width signs; tabs and line ends may
  // begin another cell.
  const safe =
    /^[\s\u00A0\u3000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n\t;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file name of today. */
export function exportName(db: Database, type: 'csv' | 'json'): string {
  return `audit-${timestamp(db.now()).slice(0, 10)}.${type}`;
}
