/** Removal of the demo catalog: its tools and collections that are unused and unchanged. */
import type { Database, Reader } from '#database/database.ts';
import { beginEpoch } from '#catalog/epoch.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { forgetCollections } from '#catalog/tools/collections/edits.ts';
import { DEMO_BEGUN, DEMO_LOADED, DEMO_SUBJECT, DEMO_REMOVED } from './demo.ts';

/** Servers check for changes four times a second; after this they have seen the removal. */
const SEEN_AFTER_MS = 2_000;
const BATCH = 500;

export interface DemoRemoval {
  tools: number;
  collections: number;
  /** Remaining tools: edited or used (reported, sponsored, claimed, collected, listed …). */
  keptTools: number;
  /** Remaining collections: edited. */
  keptCollections: number;
}

/** Ids to remove. */
interface Going {
  tools: string[];
  collections: string[];
}

type Brought = 'tool' | 'collection';

async function inBatches(ids: readonly string[], act: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) await act(ids.slice(from, from + BATCH));
}

/** When the demo was loaded, from and until; undefined if it was not. */
async function readLoading(read: Reader): Promise<{ begun: string; loaded: string } | undefined> {
  const marks = await read
    .selectFrom('history')
    .select(['action', 'at'])
    .where('subject_id', '=', DEMO_SUBJECT[1])
    .where('action', 'in', [DEMO_BEGUN, DEMO_LOADED])
    .execute();
  const begun = marks.find(({ action }) => action === DEMO_BEGUN)?.at;
  const loaded = marks.find(({ action }) => action === DEMO_LOADED)?.at;
  return begun === undefined || loaded === undefined ? undefined : { begun, loaded };
}

/** Subjects created by loading the demo: history rows between its two marks, without an actor. */
async function listBrought(read: Reader, kind: Brought): Promise<string[]> {
  const loading = await readLoading(read);
  if (loading === undefined) return [];
  const { begun, loaded } = loading;
  const rows = await read
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

/** Automatic acts, which do not count as changes. */
const BY_ITSELF = ['imported', 'link_checked'];

/** The changed ones of the subjects; a later import changes them, too. */
async function listChanged(read: Reader, kind: Brought, ids: readonly string[]): Promise<Set<string>> {
  const changed = new Set<string>();
  const loaded = (await readLoading(read))?.loaded ?? '';
  await inBatches(ids, async (some) => {
    const acts = await read
      .selectFrom('history')
      .select(['subject_id', 'action', 'actor_id', 'at'])
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', some)
      .execute();
    for (const { subject_id, action, actor_id, at } of acts)
      if (!BY_ITSELF.includes(action) || actor_id !== null || (action === 'imported' && at > loaded))
        changed.add(subject_id);
  });
  return changed;
}

/** References that count as use of a tool. */
const USES = [
  'placements',
  'reports',
  'tool_aliases',
  'submission_aliases',
  'submissions',
  'claims',
  'list_tools',
  'recommendations',
] as const;

/** The used ones of the tools; ignores `collections`. */
async function listUsed(read: Reader, ids: readonly string[], collections: ReadonlySet<string>): Promise<Set<string>> {
  const used = new Set<string>();
  await inBatches(ids, async (some) => {
    for (const table of USES) {
      const rows = await read.selectFrom(table).select('tool_id').where('tool_id', 'in', some).execute();
      for (const { tool_id } of rows) if (tool_id !== null) used.add(tool_id);
    }
    const placed = await read
      .selectFrom('collection_tools')
      .select(['tool_id', 'collection_id'])
      .where('tool_id', 'in', some)
      .execute();
    for (const { tool_id, collection_id } of placed) if (!collections.has(collection_id)) used.add(tool_id);
    const asked = await read
      .selectFrom('change_requests')
      .select('tool_id')
      .where('tool_id', 'in', some)
      .where('account_id', 'is not', null)
      .execute();
    for (const { tool_id } of asked) used.add(tool_id);
    const notes = await read.selectFrom('desk_notes').select('subject_id').where('subject_id', 'in', some).execute();
    for (const { subject_id } of notes) used.add(subject_id);
  });
  return used;
}

/** Splits the demo into removed and remaining parts. */
async function sort(read: Reader): Promise<{ going: Going; removal: DemoRemoval }> {
  const brought = {
    tools: await listBrought(read, 'tool'),
    collections: await listBrought(read, 'collection'),
  };
  const arranged = await listChanged(read, 'collection', brought.collections);
  const collections = brought.collections.filter((id) => !arranged.has(id));
  const changed = await listChanged(read, 'tool', brought.tools);
  const own = await listUsed(read, brought.tools, new Set(collections));
  const tools = brought.tools.filter((id) => !changed.has(id) && !own.has(id));
  const going = { tools, collections };
  return {
    going,
    removal: {
      tools: tools.length,
      collections: collections.length,
      keptTools: brought.tools.length - tools.length,
      keptCollections: brought.collections.length - collections.length,
    },
  };
}

const isNothing = ({ tools, collections }: DemoRemoval): boolean => tools + collections === 0;

/** Counts of a removal, without removing; null if no demo is left. */
export async function surveyDemoRemoval(read: Reader): Promise<DemoRemoval | null> {
  const { removal } = await sort(read);
  return isNothing(removal) ? null : removal;
}

/** Categories of the tools that a removal would take now. */
export async function findDemoCategories(read: Reader): Promise<Set<string>> {
  const found = new Set<string>();
  const { tools } = (await sort(read)).going;
  await inBatches(tools, async (some) => {
    const rows = await read.selectFrom('tools').select('categories').where('id', 'in', some).execute();
    for (const { categories } of rows) for (const id of JSON.parse(categories) as string[]) found.add(id);
  });
  return found;
}

/** Hides the tools from running servers and deletes the collections; gives the tools' ids. */
async function hide(db: Database, actorId: string | null): Promise<{ ids: string[]; removal: DemoRemoval }> {
  return db.write(async (trx) => {
    const { going, removal } = await sort(trx);
    const { tools, collections } = going;
    if (isNothing(removal)) return { ids: [], removal };
    await forgetCollections(trx, collections);
    const revision = await raiseRevision(trx);
    await inBatches(tools, (some) =>
      trx.updateTable('tools').set({ state: 'removed', revision }).where('id', 'in', some).execute(),
    );
    await recordHistory(trx, actorId, DEMO_REMOVED, DEMO_SUBJECT, { detail: { ...removal } });
    return { ids: tools, removal };
  });
}

/**
 * Removes the demo, also while servers run: they drop the tools before the rows are deleted.
 * Categories stay, since a catalog needs some. Idempotent; the demo is never loaded again
 * automatically. `actorId` is the admin, null for the command; `onHidden` lets this server drop the
 * tools.
 */
export async function removeDemoCatalog(
  db: Database,
  actorId: string | null = null,
  onHidden?: () => Promise<void>,
): Promise<DemoRemoval> {
  const { ids, removal } = await hide(db, actorId);
  await onHidden?.();
  if (ids.length > 0) await db.clock.pause(SEEN_AFTER_MS);
  await db.write(async (trx) => {
    // Deleted rows leave no change that a stored index could see.
    await trx.deleteFrom('stored_indexes').execute();
    await inBatches(ids, async (some) => {
      await trx.deleteFrom('url_claims').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('entry_keys').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('history').where('subject_kind', '=', 'tool').where('subject_id', 'in', some).execute();
      await trx.deleteFrom('tools').where('id', 'in', some).execute();
    });
    // Later followers would never see that these rows are gone.
    if (ids.length > 0) await beginEpoch(trx);
  });
  return removal;
}
