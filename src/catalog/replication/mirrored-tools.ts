/** Writes the origin's tools into a mirror, under the same ids. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { insertRows, isOneOf, tableOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { RECORD_COLUMNS, recordsOf } from './tool-records.ts';
import { statedPriceOf } from '#catalog/entries/stated-price.ts';
import { pickEntry } from '#catalog/entries/columns.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { moveRedirects } from '#catalog/entries/redirects.ts';
import { readPictureSource, sourceColumns, type PictureSource } from '#catalog/entries/picture-source.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import { LINK_STATES, type LinkState } from '#catalog/links/states.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { PROVENANCES, insertTools, updateTool, type NewTool } from '#catalog/tools/write.ts';
import { checkImportRow, isoTime, TIME_FORMS } from '#catalog/transfer/import-rows.ts';
import type { Preparer } from '#catalog/transfer/import-preparer.ts';
import type { GivenRecord } from './shapes.ts';

/** A validated record, with members outside the check. */
export interface MirroredTool {
  id: string;
  tool: NewTool & { slug: string };
  updatedAt: string;
  linkStatus: LinkState;
  lastCheckedAt: string | null;
  confirmedAt: string | null;
  /** Hashes of pictures that are stored here. */
  logoHash: string | null;
  screenshotHash: string | null;
  pictureSource: PictureSource | null;
  isVerified: boolean;
}

const ID = /^[\w-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isToolId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Times in a record besides its publication. */
const TIMES = ['updated_at', 'last_checked_at', 'confirmed_at'] as const;

/** Validates a record as an import does, but with any category: these are mirrored separately. */
export function readRecord(record: GivenRecord): { read: MirroredTool; fields: null } | { read: null; fields: Fields } {
  const { row, fields } = checkImportRow(0, record, {
    hasCategory: isSlug,
    defaultPricing: null,
    published: true,
  });
  if (row === null) return { read: null, fields };
  const { id, logo_hash, screenshot_hash, screenshot_source } = record;
  const { slug, publishedAt } = row;
  const bad = (field: string, problem: Problem) => ({ read: null, fields: { [field]: [problem] } });
  if (!isToolId(id)) return bad('id', { rule: 'bad_identifier' });
  if (slug === null) return bad('slug', { rule: 'required' });
  if (publishedAt === null) return bad('published_at', { rule: 'required' });
  const linkStatus = LINK_STATES.find((state) => state === record['link_status']);
  if (linkStatus === undefined) return bad('link_status', { rule: 'not_one_of', allowed: LINK_STATES });
  const given: GivenRecord = { ...record, price_stated_at: readStated(record['price_stated'])?.at ?? null };
  const times = new Map<string, string | null>();
  for (const name of [...TIMES, 'price_stated_at'] as const) {
    const time = isoTime(text(given[name]) ?? '');
    if ((given[name] ?? null) !== null && time === undefined)
      return bad(name, { rule: 'not_one_of', allowed: TIME_FORMS });
    times.set(name, time ?? null);
  }
  for (const locale of LOCALES) {
    const translation = row.translations[locale];
    const texts = (record['translations'] ?? {}) as Readonly<Record<string, { provenance?: unknown }>>;
    const provenance = PROVENANCES.find((known) => known === texts[locale]?.provenance);
    if (translation !== undefined && provenance !== undefined) translation.provenance = provenance;
  }
  const stated = readStated(record['price_stated']);
  const statedAt = times.get('price_stated_at') ?? null;
  const tool = {
    slug,
    ...pickEntry(row.entry),
    urlKey: row.entry.urlKey,
    accountId: null,
    publishedAt,
    translations: row.translations,
    priceStated: stated === null || statedAt === null ? null : { ...stated, at: statedAt },
    ...(row.locale !== null && { originalLocale: row.locale }),
  };
  return {
    read: {
      id,
      tool,
      updatedAt: times.get('updated_at') ?? publishedAt,
      linkStatus,
      lastCheckedAt: times.get('last_checked_at') ?? null,
      confirmedAt: times.get('confirmed_at') ?? null,
      logoHash: readHash(logo_hash),
      screenshotHash: readHash(screenshot_hash),
      pictureSource: readPictureSource(screenshot_source),
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

/** Groups without shared ids, slugs or addresses: later groups take them from earlier ones. */
export function partCollisions(tools: readonly MirroredTool[]): MirroredTool[][] {
  const groups: MirroredTool[][] = [];
  let taken = new Set<string>();
  for (const each of tools) {
    const { id, tool } = each;
    const wants = [`id ${id}`, `slug ${tool.slug}`, `url ${tool.urlKey}`];
    if (groups.length === 0 || wants.some((key) => taken.has(key))) {
      groups.push([]);
      taken = new Set();
    }
    groups.at(-1)?.push(each);
    for (const key of wants) taken.add(key);
  }
  return groups;
}

/** The records that differ from the mirror's state. */
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

/** Publishes tools in the origin's state, under one revision. */
export async function writeMirrored(db: Database, preparer: Preparer, tools: readonly MirroredTool[]): Promise<void> {
  const prepared = await preparer.prepare(tools.map(({ tool }) => tool));
  await db.write((trx) =>
    writeTools(
      trx,
      tools.map((each, at) => withPrepared(each, prepared[at])),
    ),
  );
}

function withPrepared(mirrored: MirroredTool, prepared: NewTool['prepared']): MirroredTool {
  return prepared === undefined ? mirrored : { ...mirrored, tool: { ...mirrored.tool, prepared } };
}

/** Stores the cursor of the origin. */
export async function keepCursor(trx: Tx, cursor: string): Promise<void> {
  await trx.updateTable('catalog_revision').set({ mirror_cursor: cursor }).execute();
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
 * Frees slugs and addresses that other tools hold: changes are ordered by the last change, so a
 * tool may arrive before the change that frees its address.
 */
async function makeWay(trx: Tx, tools: readonly MirroredTool[], revision: number): Promise<void> {
  const ids = tools.map(({ id }) => id);
  const slugs = tools.map(({ tool }) => tool.slug);
  const keys = tools.map(({ tool }) => tool.urlKey);
  const isOther = sql<boolean>`not ${isOneOf(trx.engine, 'id', ids)}`;
  await trx
    .updateTable('tools')
    .set({
      former_slug: sql.ref('slug'),
      slug: sql`'moved-' || id || ${`-${trx.newId()}`}`,
      state: 'removed',
      revision,
    })
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

/** Sets the origin's times, link states and pictures. */
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
      ...Object.values(sourceColumns(each.screenshotHash === null ? null : each.pictureSource)),
    ]),
  );
  await sql`
    update tools set updated_at = given.updated_at, link_status = given.link_status, last_checked_at = given.checked_at,
      logo_hash = given.logo_hash, screenshot_hash = given.screenshot_hash, verified = given.verified,
      confirmed_at = given.confirmed_at, screenshot_source = given.source,
      screenshot_address = given.address, screenshot_found_at = given.found_at
    from (select t.value ->> 0 as id, t.value ->> 1 as updated_at, t.value ->> 2 as link_status,
      t.value ->> 3 as checked_at, t.value ->> 4 as logo_hash, t.value ->> 5 as screenshot_hash, t.value ->> 6 as verified,
      t.value ->> 7 as confirmed_at, t.value ->> 8 as source, t.value ->> 9 as address,
      t.value ->> 10 as found_at from ${given}) as given
    where tools.id = given.id`.execute(trx);
}

async function noteHistory(trx: Tx, moves: readonly { id: string; from: string | null; to: string }[]): Promise<void> {
  const at = timestamp(trx.now());
  const columns = ['id', 'subject_kind', 'subject_id', 'at', 'action', 'from_state', 'to_state'];
  const rows = moves.map(({ id, from, to }) => [trx.newId(), 'tool', id, at, 'imported', from, to]);
  await insertRows(trx, trx.engine, 'history', columns, rows);
}

/** Hides tools that the origin no longer shows. Gives their number. */
export async function removeMirrored(db: Database, ids: readonly string[]): Promise<number> {
  return db.write(async (trx) => {
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

/** Redirects a removed tool to its merge target; false while that is missing. */
export async function moveMirrored(db: Database, id: string, into: string): Promise<boolean> {
  return db.write(async (trx) => {
    const target = await trx.selectFrom('tools').select('id').where('slug', '=', into).executeTakeFirst();
    const moved = await trx.selectFrom('tools').select('id').where('id', '=', id).executeTakeFirst();
    if (moved === undefined) return true;
    if (target === undefined || target.id === id) return false;
    const known = await trx.selectFrom('tool_aliases').select('alias_id').where('alias_id', '=', id).executeTakeFirst();
    if (known === undefined) await moveRedirects(trx, id, target.id);
    return true;
  });
}
