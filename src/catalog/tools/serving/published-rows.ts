/** Everything published, read for the index of a server that starts. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import { FIELD_END, ROW_END } from '#catalog/search/engine/rows.ts';

/** Rows read at a time, a few megabytes of text. */
const START_PAGE = 2_000;

interface LoadOptions {
  /** Ends it after the page that is under way. */
  signal: AbortSignal;
  /** Told the last row number of each page. */
  onPage(key: number): void;
}

/** The highest row number of a tool, 0 when there is none. */
export async function readLastKey(db: Reader): Promise<number> {
  const row = await db.selectFrom('tools').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** Puts everything published into an empty index; false when it was ended before: the index is then of no use. */
export async function loadPublished(db: Database, index: CatalogIndex, options: LoadOptions): Promise<boolean> {
  await index.load(readPublished(db, options));
  return !options.signal.aborted;
}

/** Everything published as pages of rows, put together by the database: objects of every row would cost more than the rest of the start. */
async function* readPublished(db: Database, { signal, onPage }: LoadOptions): AsyncGenerator<string> {
  const [fieldEnd, rowEnd] = [sql.lit(FIELD_END), sql.lit(ROW_END)];
  const attributes = sql.join(
    ATTRIBUTES.map((name) => sql`coalesce(${sql.lit(` ${name}=`)} || ${sql.ref(name)}, '')`),
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
              || categories || ${fieldEnd} || ${attributes} || ${fieldEnd} || id || ${fieldEnd}
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
    // SQLite answers without a turn of the event loop.
    await nextTurn();
  }
}
