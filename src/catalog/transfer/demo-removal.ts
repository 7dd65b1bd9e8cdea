/** Taking the demo catalog out again: exactly the tools and collections that it brought and that nobody has made their own since. */
import type { Database, Reader } from '#database/database.ts';
import { beginEpoch } from '#catalog/epoch.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { forgetCollections } from '#catalog/tools/collections/edits.ts';
import { DEMO_BEGUN, DEMO_LOADED, DEMO_SUBJECT, DEMO_REMOVED } from './demo.ts';

/** Servers look for changes four times a second; after this they have seen that the tools are gone. */
const SEEN_AFTER_MS = 2_000;
const BATCH = 500;

export interface DemoRemoval {
  tools: number;
  collections: number;
  /** Tools of the demo that stay: edited, reported, sponsored, claimed, collected, listed, noted or submitted again since. */
  keptTools: number;
  /** Collections of the demo that stay: edited. */
  keptCollections: number;
}

/** The ids of what goes. */
interface Going {
  tools: string[];
  collections: string[];
}

type Brought = 'tool' | 'collection';

async function inBatches(ids: readonly string[], act: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) await act(ids.slice(from, from + BATCH));
}

/** What the loading of the demo created: its history rows lie between the two marks and say that nobody acted. */
async function listBrought(read: Reader, kind: Brought): Promise<string[]> {
  const marks = await read
    .selectFrom('history')
    .select(['action', 'at'])
    .where('subject_id', '=', DEMO_SUBJECT[1])
    .where('action', 'in', [DEMO_BEGUN, DEMO_LOADED])
    .execute();
  const begun = marks.find(({ action }) => action === DEMO_BEGUN)?.at;
  const loaded = marks.find(({ action }) => action === DEMO_LOADED)?.at;
  if (begun === undefined || loaded === undefined) return [];
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

/** What the server does by itself, which makes nothing anybody's own. */
const BY_ITSELF = ['imported', 'link_checked'];

/** Of the subjects those that somebody has changed since. */
async function listChanged(read: Reader, kind: Brought, ids: readonly string[]): Promise<Set<string>> {
  const changed = new Set<string>();
  await inBatches(ids, async (some) => {
    const acts = await read
      .selectFrom('history')
      .select(['subject_id', 'action', 'actor_id'])
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', some)
      .execute();
    for (const { subject_id, action, actor_id } of acts)
      if (!BY_ITSELF.includes(action) || actor_id !== null) changed.add(subject_id);
  });
  return changed;
}

/** Where a row means that somebody uses the tool. */
const USES = [
  'placements',
  'reports',
  'tool_aliases',
  'submission_aliases',
  'submissions',
  'claims',
  'list_tools',
] as const;

/** Of the tools those that somebody uses; `collections` are those that do not count. */
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

/** What of the demo goes and what stays, as things are. */
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

/** What a removal would do now; null where nothing of a demo is left to remove. */
export async function surveyDemoRemoval(read: Reader): Promise<DemoRemoval | null> {
  const { removal } = await sort(read);
  return isNothing(removal) ? null : removal;
}

/** Hides the tools, so that running servers drop them, and takes the collections away; gives the ids of the tools. */
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
 * Removes what the demo brought, also while servers run: they see that the tools are gone before the rows are deleted. The
 * categories stay, since a catalog without any takes no tools.
 * A second time finds nothing. The demo is never loaded again by itself. `actorId` is the admin who asked, null for the
 * command; `onHidden` lets a server that removes it see for itself that the tools are gone.
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
    // A row that is gone leaves no change behind by which an index of before could tell.
    await trx.deleteFrom('stored_indexes').execute();
    await inBatches(ids, async (some) => {
      await trx.deleteFrom('url_claims').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('entry_keys').where('entry_kind', '=', 'tool').where('entry_id', 'in', some).execute();
      await trx.deleteFrom('history').where('subject_kind', '=', 'tool').where('subject_id', 'in', some).execute();
      await trx.deleteFrom('tools').where('id', 'in', some).execute();
    });
    // Followers who come later would never learn that these rows are gone.
    if (ids.length > 0) await beginEpoch(trx);
  });
  return removal;
}
