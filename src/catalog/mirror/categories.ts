/** Writing what an origin says of its categories into a mirror: the same rows under the same ids. */
import { sql } from 'kysely';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database } from '#database/database.ts';
import { isLocale } from '#catalog/locales.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { GivenRecord } from './records.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Puts the origin's categories in the place of those with the same ids; with `only` no others stay. */
export async function writeCategories(db: Database, records: readonly GivenRecord[], only: boolean): Promise<void> {
  await db.write(async (trx) => {
    const revision = await raiseRevision(trx, 'other');
    const now = timestamp(trx.now());
    const ids = records.map(({ id }) => String(id));
    const gone = only ? sql<boolean>`true` : isOneOf(trx.engine, 'category_id', ids);
    await trx.deleteFrom('category_texts').where(gone).execute();
    if (only) await trx.deleteFrom('categories').execute();
    for (const record of records) {
      const row = { id: String(record['id']), created_at: now, updated_at: now, revision };
      await trx
        .insertInto('categories')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: now, revision }))
        .execute();
    }
    await insertRows(
      trx,
      trx.engine,
      'category_texts',
      ['category_id', 'locale', 'name', 'description', 'synonyms'],
      records.flatMap(categoryTextRows),
    );
  });
}

function categoryTextRows(record: GivenRecord): (string | null)[][] {
  const id = String(record['id']);
  const { names = {}, descriptions = {}, synonyms = {} } = record as Record<string, Record<string, unknown>>;
  return Object.entries(names)
    .filter(([locale]) => isLocale(locale))
    .map(([locale, name]) => [
      id,
      locale,
      String(name),
      text(descriptions[locale]),
      JSON.stringify(synonyms[locale] ?? []),
    ]);
}
