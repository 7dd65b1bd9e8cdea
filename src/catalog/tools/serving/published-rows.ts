/** Loads all published tools into the index of a starting server. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { ATTRIBUTES, columnOf } from '#fields/fields.ts';
import { FIELD_END, ROW_END } from '#catalog/search/engine/rows.ts';

/** Rows in one read, a few megabytes of text. */
const START_PAGE = 2_000;

interface LoadOptions {
  /** Stops after the current page. */
  signal: AbortSignal;
  /** Called with the last row number of each page. */
  onPage(key: number): void;
}

/** The highest row number of a tool, 0 if none. */
export async function readLastKey(db: Reader): Promise<number> {
  const row = await db.selectFrom('tools').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/**
 * Indexes all published tools into an empty index; false if stopped, and the index is then useless.
 */
export async function loadPublished(db: Database, index: CatalogIndex, options: LoadOptions): Promise<boolean> {
  await index.load(readPublished(db, options));
  return !options.signal.aborted;
}

/**
 * Published tools as pages of text, concatenated by the database: an object for each row would cost
 * more than the rest of the start.
 */
async function* readPublished(db: Database, { signal, onPage }: LoadOptions): AsyncGenerator<string> {
  const [fieldEnd, rowEnd] = [sql.lit(FIELD_END), sql.lit(ROW_END)];
  const attributes = sql.join(
    ATTRIBUTES.map((name) => sql`coalesce(${sql.lit(` ${name}=`)} || ${sql.ref(columnOf(name))}, '')`),
    sql` || `,
  );
  for (let after = 0; ;) {
    const { last, page } = await db.survey
      .selectFrom(
        db.survey
          .selectFrom('published_tools')
          .select([
            'seq',
            sql<string>`cast(seq as text) || ${fieldEnd} || published_at || ${fieldEnd}
              || updated_at || ${fieldEnd} || pricing_model || ${fieldEnd}
              || categories || ${fieldEnd} || ${attributes} || ${fieldEnd} || slug || ${fieldEnd}
              || replace(replace(name, ${fieldEnd}, ' '), ${rowEnd}, '') || ${fieldEnd} || terms`.as('line'),
          ])
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(START_PAGE)
          .as('rows'),
      )
      .select([sql<number | null>`max(seq)`.as('last'), sql<string>`string_agg(line, ${rowEnd})`.as('page')])
      .executeTakeFirstOrThrow();
    if (last === null || signal.aborted) return;
    yield page;
    after = Number(last);
    onPage(after);
    // SQLite does not yield to the event loop by itself.
    await nextTurn();
  }
}
