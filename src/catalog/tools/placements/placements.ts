/** Placements: paid slots on web pages. Order, search and API never read this table. */
import type { Selectable } from 'kysely';
import { isRowId, timestamp, type Database, type Tx } from '#database/database.ts';
import type { PlacementRow } from '#database/schema.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError, conflict, orNotFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type Concern } from '#catalog/audit/self-review.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { differences, versionMark } from '#catalog/versions.ts';
import { PLACEMENT_SLOTS, checkTopics, type PlacementSlot, type Topics } from './topics.ts';

export const LABEL_LENGTH = 80;

export interface Placement {
  id: string;
  slug: string;
  toolName: string;
  slot: PlacementSlot;
  startsAt: string;
  endsAt: string;
  /** Internal name of the booking; never public. */
  label: string;
  topics: Topics;
  /** Version mark for editPlacement. */
  mark: string;
}

/** The stored booking. */
type BookedRow = Pick<Selectable<PlacementRow>, 'slot' | 'starts_at' | 'ends_at' | 'label' | 'categories' | 'words'>;

/** A version mark of a booking, against lost updates. */
function markOf(row: BookedRow): string {
  return versionMark([row.slot, row.starts_at, row.ends_at, row.label, row.categories, row.words]);
}

function placementsOf(db: Database) {
  return db.read
    .selectFrom('placements')
    .innerJoin('tools', 'tools.id', 'placements.tool_id')
    .select([
      'placements.id',
      'tools.slug',
      'tools.name',
      'slot',
      'starts_at',
      'ends_at',
      'label',
      'placements.categories',
      'words',
    ]);
}

function placementOf(row: BookedRow & Named): Placement {
  return {
    id: row.id,
    slug: row.slug,
    toolName: row.name,
    slot: row.slot as PlacementSlot,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    label: row.label,
    topics: { categories: JSON.parse(row.categories) as string[], words: JSON.parse(row.words) as string[] },
    mark: markOf(row),
  };
}

interface Named {
  id: string;
  slug: string;
  name: string;
}

/** All placements, newest first; for admins only. */
export async function listPlacements(db: Database): Promise<Placement[]> {
  const rows = await placementsOf(db)
    .orderBy('starts_at', 'desc')
    .orderBy('placements.id', 'desc')
    .limit(500)
    .execute();
  return rows.map(placementOf);
}

/** The placements of a tool, newest first. */
export async function listPlacementsOf(db: Database, toolId: string): Promise<Placement[]> {
  const rows = await placementsOf(db)
    .where('tool_id', '=', toolId)
    .orderBy('starts_at', 'desc')
    .orderBy('placements.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(placementOf);
}

/** Throws `not_found`. */
export async function getPlacement(db: Database, id: string): Promise<Placement> {
  const row = orNotFound(
    isRowId(id) ? await placementsOf(db).where('placements.id', '=', id).executeTakeFirst() : undefined,
  );
  return placementOf(row);
}

export interface Booking {
  slot: string;
  /** ISO dates or date-times. */
  startsAt: string;
  endsAt: string;
  label: string;
  /** Targeted ids and phrases; absent without targeting. */
  categories?: readonly string[];
  words?: readonly string[];
}

/** Validates a booking for a tool in `categories`; problems go to `add`. */
function checkBooking(
  db: Database,
  input: Booking,
  categories: readonly string[] | undefined,
  add: (field: string, ...problems: Problem[]) => void,
) {
  const slot = PLACEMENT_SLOTS.find((known) => known === input.slot);
  if (slot === undefined) add('slot', { rule: 'not_one_of', allowed: PLACEMENT_SLOTS });
  const starts = Date.parse(input.startsAt);
  const ends = Date.parse(input.endsAt);
  if (Number.isNaN(starts)) add('starts_at', { rule: 'required' });
  if (Number.isNaN(ends)) add('ends_at', { rule: 'required' });
  else if (ends <= db.now().getTime() || ends <= starts) add('ends_at', { rule: 'in_the_past' });
  const label = cleanText(input.label);
  if (label === '') add('label', { rule: 'required' });
  add('label', ...textProblems(label, 'single', LABEL_LENGTH));
  const topics = checkTopics(slot, input, categories, add);
  if (slot === undefined || Number.isNaN(starts) || Number.isNaN(ends)) return null;
  return {
    slot,
    starts_at: timestamp(starts),
    ends_at: timestamp(ends),
    label,
    categories: JSON.stringify(topics.categories),
    words: JSON.stringify(topics.words),
  };
}

/** Books a slot for a published tool. Throws `forbidden` and `validation_failed` with every bad field. */
export async function createPlacement(
  db: Database,
  admin: Account,
  input: Booking & { slug: string },
): Promise<string> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const slug = input.slug.trim();
  const tool = isSlug(slug)
    ? await db.read
        .selectFrom('published_tools')
        .select(['id', 'account_id', 'categories'])
        .where('slug', '=', slug)
        .executeTakeFirst()
    : undefined;
  const own = tool === undefined ? undefined : (JSON.parse(tool.categories) as string[]);
  const booking = checkBooking(db, input, own, add);
  if (tool === undefined) add('slug', { rule: slug === '' ? 'required' : 'bad_identifier' });
  if (!isEmpty() || tool === undefined || booking === null) throw new CatalogError('validation_failed', { fields });
  return db.write(async (trx) => {
    const mark = await requireUninvolved(trx, admin, 'create_placement', { owners: [tool.account_id] });
    const id = db.newId();
    await trx
      .insertInto('placements')
      .values({ id, tool_id: tool.id, ...booking, created_by: admin.id, created_at: timestamp(db.now()) })
      .execute();
    await recordHistory(trx, admin.id, 'create', ['placement', id], { detail: { slug, ...booking, ...mark } });
    return id;
  });
}

/**
 * Changes slot, times and note of a booking that has not ended. Throws `forbidden`, `not_found`,
 * `validation_failed` with every bad field, and `conflict` if it has ended or `mark` is outdated.
 */
export async function editPlacement(
  db: Database,
  admin: Account,
  id: string,
  edit: Booking & { mark: string },
): Promise<void> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const tool = await db.read
    .selectFrom('placements')
    .innerJoin('tools', 'tools.id', 'placements.tool_id')
    .select('tools.categories')
    .where('placements.id', '=', id)
    .executeTakeFirst();
  const own = tool === undefined ? undefined : (JSON.parse(tool.categories) as string[]);
  const booking = checkBooking(db, edit, own, add);
  if (!isEmpty() || booking === null) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('placements').selectAll().where('id', '=', id);
    const before = orNotFound(await trx.lockRows(chosen).executeTakeFirst());
    const mark = await requireUninvolved(trx, admin, 'edit_placement', await concernOf(trx, before.tool_id));
    if (before.ends_at <= timestamp(db.now())) throw conflict('placement_ended');
    if (markOf(before) !== edit.mark) throw new CatalogError('conflict');
    const changes = differences<keyof typeof booking>(before, booking);
    if (changes === undefined) return;
    await trx.updateTable('placements').set(booking).where('id', '=', id).execute();
    await recordHistory(trx, admin.id, 'edit', ['placement', id], { detail: { changes, ...mark } });
  });
}

/**
 * Ends a placement now. Throws `forbidden`, `not_found`, and `conflict` if it has ended already.
 */
export async function endPlacement(db: Database, admin: Account, id: string): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('placements').select(['id', 'ends_at', 'tool_id']).where('id', '=', id);
    const placement = await trx.lockRows(chosen).executeTakeFirst();
    // Read after the lock, so that the time is not before a concurrent end.
    const now = timestamp(db.now());
    if (placement === undefined) throw new CatalogError('not_found');
    const mark = await requireUninvolved(trx, admin, 'end_placement', await concernOf(trx, placement.tool_id));
    if (placement.ends_at <= now) throw conflict('placement_ended');
    await trx.updateTable('placements').set({ ends_at: now }).where('id', '=', id).execute();
    await recordHistory(trx, admin.id, 'end', ['placement', id], {
      detail: { changes: { ends_at: { old: placement.ends_at, new: now } }, ...mark },
    });
  });
}

async function concernOf(trx: Tx, toolId: string): Promise<Concern> {
  const tool = await trx.selectFrom('tools').select('account_id').where('id', '=', toolId).executeTakeFirst();
  return { owners: [tool?.account_id ?? null] };
}
