/** Writes the origin's categories into a mirror, under the same ids. */
import { sql } from 'kysely';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database } from '#database/database.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { checkCategory } from '#catalog/tools/categories/rows.ts';
import type { GivenRecord } from './shapes.ts';

export type MirroredCategory = NonNullable<ReturnType<typeof checkCategory>['input']>;

/** Validates a record as an import does; unknown languages are dropped. */
export function readCategory(
  record: GivenRecord,
): { read: MirroredCategory; fields: null } | { read: null; fields: Fields } {
  const known = (texts: unknown) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = typeof texts === 'object' && texts !== null ? (Reflect.get(texts, locale) as unknown) : undefined;
        return text === undefined ? [] : [[locale, text]];
      }),
    );
  const { id, names, descriptions, synonyms } = record;
  const { input, fields } = checkCategory({
    id,
    names: known(names),
    descriptions: known(descriptions),
    synonyms: known(synonyms),
  });
  return input === null ? { read: null, fields } : { read: input, fields: null };
}

/** Writes the origin's categories; with `only` all others are deleted. */
export async function writeCategories(
  db: Database,
  categories: readonly MirroredCategory[],
  only: boolean,
): Promise<void> {
  await db.write(async (trx) => {
    const revision = await raiseRevision(trx, 'other');
    const now = timestamp(trx.now());
    const ids = categories.map(({ id }) => id);
    const gone = only ? sql<boolean>`true` : isOneOf(trx.engine, 'category_id', ids);
    await trx.deleteFrom('category_texts').where(gone).execute();
    if (only) await trx.deleteFrom('categories').execute();
    for (const id of ids) {
      await trx
        .insertInto('categories')
        .values({ id, created_at: now, updated_at: now, revision })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: now, revision }))
        .execute();
    }
    await insertRows(
      trx,
      trx.engine,
      'category_texts',
      ['category_id', 'locale', 'name', 'description', 'synonyms'],
      // The last of repeated categories wins.
      [...new Map(categories.map((each) => [each.id, each])).values()].flatMap(textRows),
    );
  });
}

/** Skips texts without a name. */
function textRows({ id, texts }: MirroredCategory): (string | null)[][] {
  return LOCALES.flatMap((locale) => {
    const { name, description = null, synonyms = [] } = texts[locale] ?? {};
    return name === undefined ? [] : [[id, locale, name, description, JSON.stringify(synonyms)]];
  });
}
