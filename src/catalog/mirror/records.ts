/** Writing what an origin says of its tools into a mirror: the same rows under the same ids. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { insertRows, isOneOf, tableOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { RECORD_COLUMNS, recordsOf } from '#catalog/changes/records.ts';
import { statedPriceOf } from '#catalog/entries/stated-price.ts';
import { pickEntry } from '#catalog/entries/columns.ts';
import { passAliases } from '#catalog/entries/url-aliases.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { Fields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { insertTools, updateTool, type NewTool, type Provenance } from '#catalog/tools/write.ts';
import { checkImportRow } from '#catalog/transfer/import-rows.ts';
import type { Preparer } from '#catalog/transfer/import-preparer.ts';

export type GivenRecord = Readonly<Record<string, unknown>>;

/** A record that was checked, with what the check does not look at. */
export interface MirroredTool {
  id: string;
  tool: NewTool & { slug: string };
  updatedAt: string;
  linkStatus: string;
  lastCheckedAt: string | null;
  confirmedAt: string | null;
  /** Of pictures that are kept here, too. */
  logoHash: string | null;
  screenshotHash: string | null;
  isVerified: boolean;
}

const ID = /^[\w-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Checks a record as an import does, but takes every category: they come by themselves. */
export function readRecord(record: GivenRecord): { read: MirroredTool; fields: null } | { read: null; fields: Fields } {
  const { id, updated_at, link_status, last_checked_at, confirmed_at, logo_hash, screenshot_hash } = record;
  const { row, fields } = checkImportRow(0, record, {
    hasCategory: () => true,
    defaultPricing: null,
    published: true,
  });
  if (row === null) return { read: null, fields };
  if (typeof id !== 'string' || !ID.test(id)) return { read: null, fields: { id: [{ rule: 'bad_identifier' }] } };
  const { slug, publishedAt } = row;
  if (slug === null) return { read: null, fields: { slug: [{ rule: 'required' }] } };
  if (publishedAt === null) return { read: null, fields: { published_at: [{ rule: 'required' }] } };
  const given = (record['translations'] ?? {}) as Record<string, { provenance?: unknown }>;
  for (const locale of LOCALES) {
    const translation = row.translations[locale];
    const provenance = text(given[locale]?.provenance);
    if (translation !== undefined && provenance !== null) translation.provenance = provenance as Provenance;
  }
  const tool = {
    slug,
    ...pickEntry(row.entry),
    urlKey: row.entry.urlKey,
    accountId: null,
    publishedAt,
    translations: row.translations,
    priceStated: readStated(record['price_stated']),
    ...(row.locale !== null && { originalLocale: row.locale }),
  };
  return {
    read: {
      id,
      tool,
      updatedAt: text(updated_at) ?? publishedAt,
      linkStatus: text(link_status) ?? 'unchecked',
      lastCheckedAt: text(last_checked_at),
      confirmedAt: text(confirmed_at),
      logoHash: readHash(logo_hash),
      screenshotHash: readHash(screenshot_hash),
      isVerified: record['verified'] === true,
    },
    fields: null,
  };
}

function readHash(given: unknown): string | null {
  return typeof given === 'string' && HASH.test(given) ? given : null;
}

function readStated(given: unknown): StatedPrice | null {
  const { by, at } = (given ?? {}) as Record<string, unknown>;
  return statedPriceOf({ price_stated_by: text(by), price_stated_at: text(at) });
}

/** The records that the mirror does not show as they are. */
export async function listDiffering(db: Database, records: readonly GivenRecord[]): Promise<GivenRecord[]> {
  const ids = records.map(({ id }) => String(id));
  const rows = await db.read
    .selectFrom('published_tools')
    .select(RECORD_COLUMNS)
    .where(isOneOf(db.engine, 'id', ids))
    .execute();
  const known = new Map((await recordsOf(db.read, db.engine, rows)).map((record) => [record.id, record]));
  return records.filter((record) => !isDeepStrictEqual(known.get(String(record['id'])), record));
}

/** Publishes the tools as they are at the origin, under one revision; `cursor` is kept with them. */
export async function writeMirrored(
  db: Database,
  preparer: Preparer,
  tools: readonly MirroredTool[],
  cursor: string | undefined,
): Promise<void> {
  const prepared = await preparer.prepare(tools.map(({ tool }) => tool));
  await db.write(async (trx) => {
    if (tools.length > 0)
      await writeTools(
        trx,
        tools.map((each, at) => withPrepared(each, prepared[at])),
      );
    await keepCursor(trx, cursor);
  });
}

function withPrepared(mirrored: MirroredTool, prepared: NewTool['prepared']): MirroredTool {
  return prepared === undefined ? mirrored : { ...mirrored, tool: { ...mirrored.tool, prepared } };
}

/** Notes how far the origin was followed. */
export async function keepCursor(trx: Tx, cursor: string | undefined): Promise<void> {
  if (cursor !== undefined) await trx.updateTable('catalog_revision').set({ mirror_cursor: cursor }).execute();
}

async function writeTools(trx: Tx, tools: readonly MirroredTool[]): Promise<void> {
  const ids = tools.map(({ id }) => id);
  const revision = await raiseRevision(trx, 'other');
  const stored = await trx
    .selectFrom('tools')
    .select(['id', 'state'])
    .where(isOneOf(trx.engine, 'id', ids))
    .execute();
  const states = new Map(stored.map(({ id, state }) => [id, state]));
  await makeWay(trx, tools, revision);
  for (const { id, tool } of tools.filter((each) => states.has(each.id))) {
    await trx.updateTable('tools').set({ state: 'published', slug: tool.slug }).where('id', '=', id).execute();
    await updateTool(trx, id, tool, revision);
  }
  const added = tools.filter(({ id }) => !states.has(id));
  await insertTools(
    trx,
    added.map(({ tool }) => tool),
    revision,
    { ids: added.map(({ id }) => id) },
  );
  await setTimes(trx, tools);
  const changed = tools.filter(({ id }) => states.get(id) !== 'published');
  await noteHistory(
    trx,
    changed.map(({ id }) => ({ id, from: states.get(id) ?? null, to: 'published' })),
  );
}

/**
 * Takes slugs and addresses from the tools that hold them now: the order of changes is that of the last ones, so a tool
 * may come whose address another has only given up by a change that comes later.
 */
async function makeWay(trx: Tx, tools: readonly MirroredTool[], revision: number): Promise<void> {
  const ids = tools.map(({ id }) => id);
  const slugs = tools.map(({ tool }) => tool.slug);
  const keys = tools.map(({ tool }) => tool.urlKey);
  const isOther = sql<boolean>`not ${isOneOf(trx.engine, 'id', ids)}`;
  await trx
    .updateTable('tools')
    .set({ former_slug: sql.ref('slug'), slug: sql`'moved-' || id`, state: 'removed', revision })
    .where(isOneOf(trx.engine, 'slug', slugs))
    .where(isOther)
    .execute();
  await trx
    .deleteFrom('url_claims')
    .where(isOneOf(trx.engine, 'url_key', keys))
    .execute();
  await trx
    .deleteFrom('url_claims')
    .where(isOneOf(trx.engine, 'entry_id', ids))
    .execute();
}

/** What the origin says of the times of its rows, of their links and pictures. */
async function setTimes(trx: Tx, tools: readonly MirroredTool[]): Promise<void> {
  const given = tableOf(
    trx.engine,
    tools.map((each) => [
      each.id,
      each.updatedAt,
      each.linkStatus,
      each.lastCheckedAt,
      each.logoHash,
      each.screenshotHash,
      each.isVerified ? 'true' : null,
      each.confirmedAt,
    ]),
  );
  await sql`
    update tools set updated_at = given.updated_at, link_status = given.link_status, last_checked_at = given.checked_at,
      logo_hash = given.logo_hash, screenshot_hash = given.screenshot_hash, verified = given.verified,
      confirmed_at = given.confirmed_at
    from (select t.value ->> 0 as id, t.value ->> 1 as updated_at, t.value ->> 2 as link_status,
      t.value ->> 3 as checked_at, t.value ->> 4 as logo_hash, t.value ->> 5 as screenshot_hash, t.value ->> 6 as verified,
      t.value ->> 7 as confirmed_at from ${given}) as given
    where tools.id = given.id`.execute(trx);
}

async function noteHistory(trx: Tx, moves: readonly { id: string; from: string | null; to: string }[]): Promise<void> {
  const at = timestamp(trx.now());
  const columns = ['id', 'subject_kind', 'subject_id', 'at', 'action', 'from_state', 'to_state'];
  const rows = moves.map(({ id, from, to }) => [trx.newId(), 'tool', id, at, 'imported', from, to]);
  await insertRows(trx, trx.engine, 'history', columns, rows);
}

/** Hides tools that the origin does not show any more, and keeps the cursor with it. Gives how many were shown. */
export async function removeMirrored(
  db: Database,
  ids: readonly string[],
  cursor: string | undefined,
): Promise<number> {
  return db.write(async (trx) => {
    await keepCursor(trx, cursor);
    const shown = await trx
      .selectFrom('published_tools')
      .select('id')
      .where(isOneOf(trx.engine, 'id', ids))
      .execute();
    if (shown.length === 0) return 0;
    const gone = shown.map(({ id }) => id);
    const revision = await raiseRevision(trx, 'other');
    await trx
      .updateTable('tools')
      .set({ state: 'removed', updated_at: timestamp(trx.now()), revision })
      .where(isOneOf(trx.engine, 'id', gone))
      .execute();
    for (const table of ['url_claims', 'entry_keys'] as const)
      await trx
        .deleteFrom(table)
        .where(isOneOf(trx.engine, 'entry_id', gone))
        .execute();
    await noteHistory(
      trx,
      gone.map((id) => ({ id, from: 'published', to: 'removed' })),
    );
    return gone.length;
  });
}

/** Lets a tool that is gone lead to the one that it was merged into; false as long as that one is not there. */
export async function moveMirrored(db: Database, id: string, into: string): Promise<boolean> {
  return db.write(async (trx) => {
    const target = await trx.selectFrom('tools').select('id').where('slug', '=', into).executeTakeFirst();
    const moved = await trx.selectFrom('tools').select('id').where('id', '=', id).executeTakeFirst();
    if (moved === undefined) return true;
    if (target === undefined || target.id === id) return false;
    const known = await trx.selectFrom('tool_aliases').select('alias_id').where('alias_id', '=', id).executeTakeFirst();
    if (known === undefined) await passAliases(trx, id, target.id);
    return true;
  });
}
