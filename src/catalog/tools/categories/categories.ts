/** Categories in the database: reading all with their texts, and import. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { GROUPS_MOST } from '#catalog/site/site.ts';
import { createGroupLimit, writeGroups } from './imported-groups.ts';
import { checkCategory, type CategoryRowInput } from './rows.ts';

export interface CategoryText {
  name: string;
  description: string | null;
  /** Further search words. */
  synonyms: string[];
}

export interface StoredCategory {
  id: string;
  texts: Partial<Record<Locale, CategoryText>>;
}

export interface CategoryImport {
  created: number;
  changed: number;
  unchanged: number;
  /** Skipped rows by their index. */
  problems: { index: number; fields: Fields }[];
}

/** The ids of all categories. */
export async function findCategoryIds(db: Reader): Promise<Set<string>> {
  const rows = await db.selectFrom('categories').select('id').execute();
  return new Set(rows.map((row) => row.id));
}

/**
 * Keeps the categories of an entry until the transaction ends. Throws `validation_failed` on
 * `categories` for those removed since the entry was checked.
 */
export async function holdCategories(trx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const chosen = trx.selectFrom('categories').select('id').where('id', 'in', ids).orderBy('id');
  const held = new Set((await trx.holdRows(chosen).execute()).map(({ id }) => id));
  const gone = ids.filter((id) => !held.has(id));
  if (gone.length > 0)
    throw new CatalogError('validation_failed', {
      fields: { categories: gone.map((value) => ({ rule: 'unknown_category', value })) },
    });
}

/** All categories with all their texts, by id. */
export async function listCategoryRows(db: Reader): Promise<StoredCategory[]> {
  const ids = await db.selectFrom('categories').select('id').execute();
  const texts = await db.selectFrom('category_texts').selectAll().execute();
  const categories = new Map<string, StoredCategory>(ids.map(({ id }) => [id, { id, texts: {} }]));
  for (const row of texts) {
    const category = categories.get(row.category_id);
    if (category === undefined || !isLocale(row.locale)) continue;
    category.texts[row.locale] = {
      name: row.name,
      description: row.description,
      synonyms: JSON.parse(row.synonyms) as string[],
    };
  }
  return [...categories.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Creates and changes categories from rows `{slug|id, name, description?, names?: {de: …},
 * descriptions?: {de: …}, synonyms?: {de: […]}, group?: {en: …}}`; `name` and `description` are
 * English, and an existing category needs no `name`. Other texts are kept, so the import is idempotent. Invalid
 * rows are skipped and reported. `check` sees each change inside the transaction; its exceptions
 * roll back everything.
 */
export async function importCategories(
  db: Database,
  rows: readonly unknown[],
  actorId: string | null = null,
  action: 'imported' | 'edit' | 'create' = 'imported',
  check: (before: StoredCategory | undefined) => void = () => undefined,
): Promise<CategoryImport> {
  const result: CategoryImport = { created: 0, changed: 0, unchanged: 0, problems: [] };
  const good: { index: number; input: CategoryRowInput }[] = [];
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const { input, fields } = checkCategory(row);
    if (input !== null && !seen.has(input.id)) {
      seen.add(input.id);
      good.push({ index, input });
    } else {
      result.problems.push({ index, fields: fields ?? { slug: [{ rule: 'repeated' }] } });
    }
  });
  const refused: CategoryImport['problems'] = [];
  await db.write(async (trx) => {
    // A transaction may run twice, so counting restarts.
    Object.assign(result, { created: 0, changed: 0, unchanged: 0 });
    refused.length = 0;
    const written: string[] = [];
    const grouped = good.flatMap(({ input: { id, group } }) => (group === undefined ? [] : [{ id, group }]));
    const fits = await createGroupLimit(trx, grouped);
    const refusedIds = new Set<string>();
    const same = new Set<string>();
    const known = new Map((await listCategoryRows(trx)).map((category) => [category.id, category]));
    for (const { index, input } of good) {
      const before = known.get(input.id);
      check(before);
      const merged = mergeTexts(before?.texts ?? {}, input.texts);
      const isFitting = input.group === undefined || fits({ id: input.id, group: input.group });
      if (merged.fields !== null || !isFitting) {
        refused.push({ index, fields: merged.fields ?? { group: [{ rule: 'too_many', max: GROUPS_MOST }] } });
        refusedIds.add(input.id);
      } else if (before !== undefined && merged.changed.length === 0) {
        same.add(input.id);
      } else {
        await writeCategory(trx, input.id, merged.texts, merged.changed, before, { actorId, action });
        result[before === undefined ? 'created' : 'changed'] += 1;
        written.push(input.id);
      }
    }
    const regrouped = await writeGroups(
      trx,
      grouped.filter(({ id }) => !refusedIds.has(id)),
      actorId,
    );
    const moved = same.intersection(regrouped).size;
    result.changed += moved;
    result.unchanged += same.size - moved;
    if (written.length > 0)
      await trx
        .updateTable('categories')
        .set({ revision: await raiseRevision(trx) })
        .where('id', 'in', written)
        .execute();
  });
  result.problems = [...result.problems, ...refused].sort((a, b) => a.index - b.index);
  return result;
}

/** Ids of the rows that an import would leave unchanged. */
export async function listUnchanged(db: Reader, rows: readonly unknown[]): Promise<string[]> {
  const stored = new Map((await listCategoryRows(db)).map(({ id, texts }) => [id, texts]));
  return rows.flatMap((row) => {
    const { input } = checkCategory(row);
    const before = input === null ? undefined : stored.get(input.id);
    return input !== null && before !== undefined && mergeTexts(before, input.texts).changed.length === 0
      ? [input.id]
      : [];
  });
}

/** Merges a row into stored texts. A locale needs a name before any other text. */
function mergeTexts(
  before: StoredCategory['texts'],
  given: CategoryRowInput['texts'],
): { texts: StoredCategory['texts']; changed: Locale[]; fields: null } | { texts: null; changed: []; fields: Fields } {
  if (before[DEFAULT_LOCALE] === undefined && given[DEFAULT_LOCALE]?.name === undefined) {
    return { texts: null, changed: [], fields: { name: [{ rule: 'required' }] } };
  }
  const texts = { ...before };
  const changed: Locale[] = [];
  for (const locale of LOCALES) {
    const own = given[locale];
    if (own === undefined) continue;
    const old = before[locale];
    const name = own.name ?? old?.name;
    if (name === undefined)
      return { texts: null, changed: [], fields: { [`names.${locale}`]: [{ rule: 'required' }] } };
    const text = {
      name,
      description: own.description === undefined ? (old?.description ?? null) : own.description,
      synonyms: own.synonyms ?? old?.synonyms ?? [],
    };
    if (JSON.stringify(text) === JSON.stringify(old)) continue;
    texts[locale] = text;
    changed.push(locale);
  }
  return { texts, changed, fields: null };
}

async function writeCategory(
  trx: Tx,
  id: string,
  texts: StoredCategory['texts'],
  changed: readonly Locale[],
  before: StoredCategory | undefined,
  by: { actorId: string | null; action: 'imported' | 'edit' | 'create' },
): Promise<void> {
  const now = timestamp(trx.now());
  if (before === undefined)
    await trx.insertInto('categories').values({ id, created_at: now, updated_at: now }).execute();
  else await trx.updateTable('categories').set({ updated_at: now }).where('id', '=', id).execute();
  for (const locale of changed) {
    const text = texts[locale];
    if (text === undefined) continue;
    const columns = { name: text.name, description: text.description, synonyms: JSON.stringify(text.synonyms) };
    await trx
      .insertInto('category_texts')
      .values({ category_id: id, locale, ...columns })
      .onConflict((conflict) => conflict.columns(['category_id', 'locale']).doUpdateSet(columns))
      .execute();
  }
  await recordHistory(trx, by.actorId, by.action, ['category', id], {
    detail: {
      locales: changed,
      // Only edits record the old texts: an import's would bloat the history.
      ...(by.action !== 'imported' && {
        changes: changed.map((locale) => ({ old: before?.texts[locale] ?? null, new: texts[locale] })),
      }),
    },
  });
}
