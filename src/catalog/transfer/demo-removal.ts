/** Taking the demo catalog out again: exactly what it brought and what nobody has made their own since. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '#database/database.ts';
import { beginEpoch } from '#catalog/changes/epoch.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { forgetCollections } from '#catalog/tools/collections/edits.ts';
import { DEMO_BEGUN, DEMO_LOADED, DEMO_MARK, DEMO_REMOVED } from './demo.ts';

/** Servers look for changes four times a second; after this they have seen that the tools are gone. */
const SEEN_AFTER_MS = 2_000;
const BATCH = 500;

export interface DemoRemoval {
  tools: number;
  categories: number;
  /** Tools of the demo that stay: edited, reported, sponsored or submitted again since. */
  keptTools: number;
  /** Categories of the demo that stay: edited, or used by what stays. */
  keptCategories: number;
}

type Brought = 'tool' | 'category' | 'collection';

/** What the loading of the demo created: its history rows lie between the two marks and say that nobody acted. */
async function listBrought(trx: Tx, kind: Brought): Promise<string[]> {
  const marks = await trx
    .selectFrom('history')
    .select(['action', 'at'])
    .where('subject_id', '=', DEMO_MARK.subjectId)
    .where('action', 'in', [DEMO_BEGUN, DEMO_LOADED])
    .execute();
  const begun = marks.find(({ action }) => action === DEMO_BEGUN)?.at;
  const loaded = marks.find(({ action }) => action === DEMO_LOADED)?.at;
  if (begun === undefined || loaded === undefined) return [];
  const rows = await trx
    .selectFrom('history')
    .select('subject_id')
    .where('subject_kind', '=', kind)
    .where('action', '=', 'imported')
    .where('actor_id', 'is', null)
    .where('at', '>=', begun)
    .where('at', '<=', loaded)
    .execute();
  return [...new Set(rows.map(({ subject_id }) => subject_id))];
}

/** Of the subjects those that something else has happened to as well. */
async function listTouched(trx: Tx, kind: Brought, ids: readonly string[]): Promise<Set<string>> {
  const touched = new Set<string>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const acts = await trx
      .selectFrom('history')
      .select(['subject_id', 'action', 'actor_id'])
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', some)
      .execute();
    for (const { subject_id, action, actor_id } of acts)
      if (action !== 'imported' || actor_id !== null) touched.add(subject_id);
    if (kind !== 'tool') continue;
    for (const table of [
      'placements',
      'reports',
      'tool_aliases',
      'submission_aliases',
      'submissions',
      'collection_tools',
    ] as const) {
      const rows = await trx.selectFrom(table).select('tool_id').where('tool_id', 'in', some).execute();
      for (const { tool_id } of rows) if (tool_id !== null) touched.add(tool_id);
    }
  }
  return touched;
}

/** The ids of categories that tools outside of `gone` or any submissions have. */
async function listUsedCategories(trx: Tx, gone: ReadonlySet<string>): Promise<Set<string>> {
  const used = new Set<string>();
  const tools = await trx.selectFrom('tools').select(['id', 'categories']).execute();
  const submissions = await trx.selectFrom('submissions').select(['id', 'categories']).execute();
  for (const { categories } of [...tools.filter(({ id }) => !gone.has(id)), ...submissions])
    for (const id of JSON.parse(categories) as string[]) used.add(id);
  return used;
}

async function inBatches(ids: readonly string[], act: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) await act(ids.slice(from, from + BATCH));
}

/** Takes the collections of the demo away that nobody has changed. */
async function removeCollections(trx: Tx): Promise<void> {
  const ids = await listBrought(trx, 'collection');
  const touched = await listTouched(trx, 'collection', ids);
  await forgetCollections(
    trx,
    ids.filter((id) => !touched.has(id)),
  );
}

/** Hides the tools, so that running servers drop them, and takes the categories away; gives the ids of the tools. */
async function hide(db: Database): Promise<{ ids: string[]; removal: DemoRemoval }> {
  return db.write(async (trx) => {
    await removeCollections(trx);
    const tools = await listBrought(trx, 'tool');
    const categories = await listBrought(trx, 'category');
    const touched = await listTouched(trx, 'tool', tools);
    const ids = tools.filter((id) => !touched.has(id));
    const used = await listUsedCategories(trx, new Set(ids));
    const edited = await listTouched(trx, 'category', categories);
    const unused = categories.filter((id) => !used.has(id) && !edited.has(id));
    const removal = {
      tools: ids.length,
      categories: unused.length,
      keptTools: tools.length - ids.length,
      keptCategories: categories.length - unused.length,
    };
    if (ids.length + unused.length === 0) return { ids, removal };
    const revision = await raiseRevision(trx);
    await inBatches(ids, (some) =>
      trx.updateTable('tools').set({ state: 'removed', revision }).where('id', 'in', some).execute(),
    );
    await inBatches(unused, (some) => trx.deleteFrom('categories').where('id', 'in', some).execute());
    await inBatches(unused, (some) =>
      trx.deleteFrom('history').where('subject_kind', '=', 'category').where('subject_id', 'in', some).execute(),
    );
    await recordHistory(trx, { ...DEMO_MARK, action: DEMO_REMOVED, detail: { ...removal } });
    return { ids, removal };
  });
}

/**
 * Removes what the demo brought, also while servers run: they see that the tools are gone before the rows are deleted.
 * A second time finds nothing. The demo is never loaded again by itself.
 */
export async function removeDemoCatalog(db: Database): Promise<DemoRemoval> {
  const { ids, removal } = await hide(db);
  if (ids.length > 0) await wait(SEEN_AFTER_MS);
  await db.write(async (trx) => {
    // A row that is gone leaves no change behind by which an index of before could tell.
    await trx.deleteFrom('stored_indexes').execute();
    await inBatches(ids, async (some) => {
      await trx.deleteFrom('url_claims').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('entry_keys').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('history').where('subject_kind', '=', 'tool').where('subject_id', 'in', some).execute();
      await trx.deleteFrom('tools').where('id', 'in', some).execute();
    });
    // Followers who come later would never learn that these rows are gone.
    if (ids.length + removal.categories > 0) await beginEpoch(trx);
  });
  return removal;
}
