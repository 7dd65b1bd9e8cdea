/** Replaces objects that versions from 1.1.0 on made otherwise than the baseline, and fills in columns of older rows. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

type Tables = Map<string, Set<string>>;

/** Drops indexes whose columns have changed since; the baseline makes them anew. `applied` are the migrations of the database. */
export async function dropOlderIndexes(
  db: Kysely<unknown>,
  engine: Engine,
  applied: ReadonlySet<string>,
): Promise<void> {
  const older: string[] = [];
  if (!applied.has('0019-large-tables'))
    older.push('submissions_by_state', 'submissions_by_account', 'history_by_actor');
  if (!applied.has('0037-changes')) older.push('tools_by_revision');
  if (!applied.has('0085-few-of-many') && engine === 'sqlite') older.push('tools_by_working_link');
  for (const name of older) await db.schema.dropIndex(name).ifExists().execute();
}

/** Tables with a column that may be null only since a migration. SQLite cannot change that, so their rows are copied. Nothing refers to them. */
const COPIED = { reports: '0061-lists', change_requests: '0063-suggested-moves' } as const;

/** Takes them out of the database, so that the baseline makes them anew; the function that is returned puts their rows back. */
export async function setTablesAside(
  db: Kysely<unknown>,
  tables: Tables,
  applied: ReadonlySet<string>,
): Promise<() => Promise<void>> {
  const putBack: (() => Promise<unknown>)[] = [];
  for (const [name, since] of Object.entries(COPIED)) {
    const columns = tables.get(name);
    if (columns === undefined || applied.has(since)) continue;
    const copy = `${name}_of_before`;
    await sql`create table ${sql.table(copy)} as select * from ${sql.table(name)}`.execute(db);
    await db.schema.dropTable(name).execute();
    tables.delete(name);
    const list = sql.join([...columns].map((column) => sql.ref(column)));
    putBack.push(async () => {
      await sql`insert into ${sql.table(name)} (${list}) select ${list} from ${sql.table(copy)}`.execute(db);
      await db.schema.dropTable(copy).execute();
    });
  }
  return async () => {
    for (const put of putBack) await put();
  };
}

export async function fillOlderRows(db: Kysely<unknown>, applied: ReadonlySet<string>): Promise<void> {
  if (!applied.has('0032-stated-prices')) await statePrices(db);
  // Days that were stored before count decisions that were taken back; the server counts them anew from the history.
  if (!applied.has('0044-standing-decisions')) await sql`delete from decision_days`.execute(db);
}

/** The price of a tool was stated by its maker where it came as a submission, or by the editor who changed it last. */
async function statePrices(db: Kysely<unknown>): Promise<void> {
  await sql`update tools set price_stated_by = 'maker', price_stated_at = s.submitted_at from submissions as s
    where s.state = 'published' and s.tool_id = tools.id`.execute(db);
  await sql`update tools set price_stated_by = 'editor', price_stated_at = h.at from (
      select subject_id, max(at) as at from history
      where subject_kind = 'tool' and action = 'edit' and detail like '%"pricing_model":%' group by subject_id
    ) as h where h.subject_id = tools.id`.execute(db);
}
