/** Placements: paid slots on web pages. Nothing of the catalog's order, search or API reads this table. */
import { createHash } from 'node:crypto';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { PlacementRow } from '#database/schema.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved, type Concern } from '#catalog/audit/self-review.ts';
import type { Locale } from '#catalog/locales.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/text/hygiene.ts';

/** The pages that have a sponsored slot. */
export const PLACEMENT_SLOTS = ['home', 'results', 'category'] as const;
export type PlacementSlot = (typeof PLACEMENT_SLOTS)[number];

/** Most sponsored entries that one page may show. */
const PLACEMENTS_PER_PAGE = 2;
export const LABEL_LENGTH = 80;

export interface Placement {
  id: string;
  slug: string;
  toolName: string;
  slot: PlacementSlot;
  startsAt: string;
  endsAt: string;
  /** Internal name of the booking; never shown to visitors. */
  label: string;
  /** Of the booking, for editPlacement. */
  mark: string;
}

/** What a page shows of a placement. */
export interface SponsoredTool {
  slug: string;
  name: string;
  tagline: string;
  taglineLocale: string;
  url: string;
  /** Our copy of its logo, by its hash. */
  logo: string | null;
}

/** A mark of a booking, so that nobody overwrites what another has changed meanwhile. */
function markOf(row: Pick<PlacementRow, 'slot' | 'starts_at' | 'ends_at' | 'label'>): string {
  return createHash('sha256')
    .update(JSON.stringify([row.slot, row.starts_at, row.ends_at, row.label]))
    .digest('hex')
    .slice(0, 24);
}

function placementsOf(db: Database) {
  return db.read
    .selectFrom('placements')
    .innerJoin('tools', 'tools.id', 'placements.tool_id')
    .select(['placements.id', 'tools.slug', 'tools.name', 'slot', 'starts_at', 'ends_at', 'label']);
}

function placementOf(row: Pick<PlacementRow, 'id' | 'slot' | 'starts_at' | 'ends_at' | 'label'> & Named): Placement {
  return {
    id: row.id,
    slug: row.slug,
    toolName: row.name,
    slot: row.slot as PlacementSlot,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    label: row.label,
    mark: markOf(row),
  };
}

interface Named {
  slug: string;
  name: string;
}

/** Every placement, the newest first; admins only see this list. */
export async function listPlacements(db: Database): Promise<Placement[]> {
  const rows = await placementsOf(db)
    .orderBy('starts_at', 'desc')
    .orderBy('placements.id', 'desc')
    .limit(500)
    .execute();
  return rows.map(placementOf);
}

/** Throws `not_found`. */
export async function getPlacement(db: Database, id: string): Promise<Placement> {
  const row = /^[\w-]{1,80}$/.test(id)
    ? await placementsOf(db).where('placements.id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CatalogError('not_found');
  return placementOf(row);
}

export interface Booking {
  slot: string;
  /** ISO dates or date-times. */
  startsAt: string;
  endsAt: string;
  label: string;
}

/** What the table stores of a booking; problems go to `add`. */
function checkBooking(db: Database, input: Booking, add: (field: string, problem: Problem) => void) {
  const slot = PLACEMENT_SLOTS.find((known) => known === input.slot);
  if (slot === undefined) add('slot', { rule: 'not_one_of', allowed: PLACEMENT_SLOTS });
  const starts = Date.parse(input.startsAt);
  const ends = Date.parse(input.endsAt);
  if (Number.isNaN(starts)) add('starts_at', { rule: 'required' });
  if (Number.isNaN(ends)) add('ends_at', { rule: 'required' });
  else if (ends <= db.now().getTime() || ends <= starts) add('ends_at', { rule: 'in_the_past' });
  const label = cleanText(input.label);
  const dirt = findTextProblem(label, 'single');
  if (dirt) add('label', dirt);
  if (label === '') add('label', { rule: 'required' });
  if (countCharacters(label) > LABEL_LENGTH) add('label', { rule: 'too_long', max: LABEL_LENGTH });
  if (slot === undefined || Number.isNaN(starts) || Number.isNaN(ends)) return null;
  return { slot, starts_at: timestamp(new Date(starts)), ends_at: timestamp(new Date(ends)), label };
}

/** Books a slot for a published tool. Throws `forbidden` and `validation_failed` with every bad field. */
export async function createPlacement(
  db: Database,
  admin: Account,
  input: Booking & { slug: string },
): Promise<string> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const booking = checkBooking(db, input, add);
  const slug = input.slug.trim();
  const tool = isSlug(slug)
    ? await db.read
        .selectFrom('published_tools')
        .select(['id', 'account_id'])
        .where('slug', '=', slug)
        .executeTakeFirst()
    : undefined;
  if (tool === undefined) add('slug', { rule: slug === '' ? 'required' : 'bad_identifier' });
  if (!isEmpty() || tool === undefined || booking === null) throw new CatalogError('validation_failed', { fields });
  return db.write(async (trx) => {
    const mark = await requireUninvolved(trx, admin, 'create_placement', { owners: [tool.account_id] });
    const id = db.newId();
    await trx
      .insertInto('placements')
      .values({ id, tool_id: tool.id, ...booking, created_by: admin.id, created_at: timestamp(db.now()) })
      .execute();
    await recordHistory(trx, {
      subjectKind: 'placement',
      subjectId: id,
      action: 'create',
      actorId: admin.id,
      detail: { slug, ...booking, ...mark },
    });
    return id;
  });
}

/**
 * Changes place, times and note of a booking that has not ended; the tool stays. Throws `forbidden`, `not_found`,
 * `validation_failed` with every bad field, and `conflict` when it has ended or is no longer as `mark` says.
 */
export async function editPlacement(
  db: Database,
  admin: Account,
  id: string,
  edit: Booking & { mark: string },
): Promise<void> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const booking = checkBooking(db, edit, add);
  if (!isEmpty() || booking === null) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('placements').selectAll().where('id', '=', id);
    const before = await trx.lockRows(chosen).executeTakeFirst();
    if (before === undefined) throw new CatalogError('not_found');
    const mark = await requireUninvolved(trx, admin, 'edit_placement', await concernOf(trx, before.tool_id));
    if (before.ends_at <= timestamp(db.now())) throw conflict('placement_ended');
    if (markOf(before) !== edit.mark) throw new CatalogError('conflict');
    const changed = (Object.keys(booking) as (keyof typeof booking)[]).filter((name) => booking[name] !== before[name]);
    if (changed.length === 0) return;
    await trx.updateTable('placements').set(booking).where('id', '=', id).execute();
    await recordHistory(trx, {
      subjectKind: 'placement',
      subjectId: id,
      action: 'edit',
      actorId: admin.id,
      detail: {
        changes: Object.fromEntries(changed.map((name) => [name, { old: before[name], new: booking[name] }])),
        ...mark,
      },
    });
  });
}

/** Ends a placement now. Throws `forbidden`, `not_found`, and `conflict` when it has ended already. */
export async function endPlacement(db: Database, admin: Account, id: string): Promise<void> {
  requireRole(admin, 'admin');
  const now = timestamp(db.now());
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('placements').select(['id', 'ends_at', 'tool_id']).where('id', '=', id);
    const placement = await trx.lockRows(chosen).executeTakeFirst();
    if (placement === undefined) throw new CatalogError('not_found');
    const mark = await requireUninvolved(trx, admin, 'end_placement', await concernOf(trx, placement.tool_id));
    if (placement.ends_at <= now) throw conflict('placement_ended');
    await trx.updateTable('placements').set({ ends_at: now }).where('id', '=', id).execute();
    await recordHistory(trx, {
      subjectKind: 'placement',
      subjectId: id,
      action: 'end',
      actorId: admin.id,
      detail: { changes: { ends_at: { old: placement.ends_at, new: now } }, ...mark },
    });
  });
}

async function concernOf(trx: Tx, toolId: string): Promise<Concern> {
  const tool = await trx.selectFrom('tools').select('account_id').where('id', '=', toolId).executeTakeFirst();
  return { owners: [tool?.account_id ?? null] };
}

/** The sponsored tools that a page shows now, longest running first; texts in `locale` where there are any. */
export async function listSponsoredTools(db: Database, slot: PlacementSlot, locale: Locale): Promise<SponsoredTool[]> {
  const now = timestamp(db.now());
  const rows = await db.read
    .selectFrom('placements')
    .innerJoin('published_tools as tool', 'tool.id', 'placements.tool_id')
    .leftJoin('tool_texts as text', (join) => join.onRef('text.tool_id', '=', 'tool.id').on('text.locale', '=', locale))
    .select([
      'tool.slug',
      'tool.name',
      'tool.url',
      'tool.logo_hash',
      'tool.tagline',
      'tool.original_locale',
      'text.tagline as translated',
    ])
    .where('slot', '=', slot)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('placements.id')
    .limit(PLACEMENTS_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    tagline: row.translated ?? row.tagline,
    taglineLocale: row.translated === null ? row.original_locale : locale,
    url: row.url,
    logo: row.logo_hash,
  }));
}
