/** The audit log: the history read across all entries, filtered, a page at a time or as one CSV file. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { HISTORY_SUBJECTS, toHistoryEntry, type HistoryEntry, type HistorySubject } from './log.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';

export interface AuditFilter {
  /** E-mail address of the account that acted; `system` for what nobody did. */
  actor?: string | undefined;
  subject?: HistorySubject | undefined;
  action?: string | undefined;
  /** Id of one entry, account, token or category. */
  subjectId?: string | undefined;
  /** Days as `2026-01-31`, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

export interface AuditEntry extends HistoryEntry {
  id: string;
  /** Address of the account that acted; null for the system and for accounts that are gone. */
  actor: string | null;
}

/** Most rows that one file holds; older ones are reached by the filter of days. */
const EXPORT_ROWS = 50_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Rows of a file that are read at a time. */
const CHUNK = 500;

export function isHistorySubject(text: string): text is HistorySubject {
  return (HISTORY_SUBJECTS as readonly string[]).includes(text);
}

/** A kind of entry and what was done to it, of which the history has rows. */
interface Act {
  kind: string;
  action: string;
}

/** Every act that the history knows, sorted; a look at the index for each of them, however many rows there are. */
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

/** What a filter asks for with the account that it names; null where there is no such account. */
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
 * The places of a filter's rows, newest first. With an actor, a kind or an action it puts together the newest of each act,
 * since an index holds those in order: to look through the others for a rare one would take as long as the history is.
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
    return filter.action === undefined ? ofSubject : ofSubject.where('action', '=', filter.action);
  }
  if (filter.actor === undefined && filter.subject === undefined && filter.action === undefined) return newest;
  const acts = (await readActs(db)).filter(
    ({ kind, action }) => kind === (filter.subject ?? kind) && action === (filter.action ?? action),
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
 * Up to `limit` rows, newest first; `next` leads on to older ones and is null at the end. A `cursor` that no page gave
 * counts as none. Throws `forbidden`.
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

/** The latest rows about one entry, newest first, with who acted. Throws `forbidden`. */
export async function listHistoryOf(
  db: Database,
  editor: Account,
  subjectId: string,
  limit: number,
): Promise<AuditEntry[]> {
  requireRole(editor, 'editor');
  return readRows(db, { subjectId }, null, limit);
}

/** Every action that the history knows, for the filter. */
export async function listAuditActions(db: Database): Promise<string[]> {
  return [...new Set((await readActs(db)).map(({ action }) => action))].toSorted();
}

/** The columns of a file; in CSV, the last three are JSON. */
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
 * The rows of a filter as CSV (RFC 4180), newest first, at most 50,000. Cells that a spreadsheet would take for a
 * formula begin with an apostrophe (OWASP, "CSV Injection"). Throws `forbidden`.
 */
export async function exportAudit(db: Database, admin: Account, filter: AuditFilter): Promise<string> {
  requireRole(admin, 'admin');
  const lines = [Object.keys(COLUMNS).join(',')];
  for await (const row of exportedRows(db, filter)) lines.push(lineOf(row));
  return `${lines.join('\r\n')}\r\n`;
}

/** As exportAudit, as a JSON array of objects with the same names. Throws `forbidden`. */
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
 * What a change found and what it left, by the names of the fields; the states where it tells of none, the role of who is
 * invited or made. Of an address that was forgotten there is no side.
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

/** The rows of a filter for a file, newest first. */
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

/** One cell: never a formula, quoted where it has to be. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  // Spreadsheets skip blanks before a formula, full-width signs count too, and a tab or line end may begin another cell.
  const safe =
    /^[\s\u00A0\u3000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n\t;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Today as a file name shows it. */
export function exportName(db: Database, type: 'csv' | 'json'): string {
  return `audit-${timestamp(db.now()).slice(0, 10)}.${type}`;
}
