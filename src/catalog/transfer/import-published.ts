/** Import of rows into the published catalog: planning and writing. */
import type { ToolRow, ToolTextRow } from '#database/schema.ts';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { findOwnWaiting, withdrawOwn } from './import-queued.ts';
import type { PreparedRow } from './prepared-rows.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import { isLocale, type Locale } from '#catalog/locales.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { languageOf } from '#catalog/language/detection.ts';
import { isSamePrice, restatedPrice, statedPriceOf } from '#catalog/entries/stated-price.ts';
import { columnsOf, entryOf, pickEntry } from '#catalog/entries/columns.ts';
import {
  insertTools,
  textsOf,
  updateTool,
  type NewTool,
  type Provenance,
  type Translations,
} from '#catalog/tools/write.ts';
import { FIELDS, FIELD_NAMES, keysWhere, type Entry } from '#fields/fields.ts';

const LOCALISED = keysWhere({ localised: true });

const KNOWN_COLUMNS = [
  'id',
  'slug',
  'state',
  ...FIELD_NAMES,
  'url_key',
  'original_locale',
  'account_id',
  'price_stated_by',
  'price_stated_at',
  'published_at',
] as const;

interface KnownTool extends Pick<ToolRow, (typeof KNOWN_COLUMNS)[number]> {
  texts: Translations;
}

type Planned =
  | { kind: 'create'; slug: string | null; tool: NewTool; waiting?: Submission | undefined }
  | { kind: 'update'; slug: string; tool: NewTool & { slug: string }; id: string; changed: string[] }
  | { kind: 'unchanged'; slug: string }
  | { kind: 'bad'; slug: null; fields: Fields };

/** `found`: slugs (`s:`) and addresses (`u:`) of tools that the row refers to. */
export type ToolPlan = Planned & { row: PreparedRow; found: string[] };

/** Tools that rows refer to or collide with, by slug and by reserved address. */
async function readKnown(db: Reader, engine: Database['engine'], rows: readonly PreparedRow[], actorId: string | null) {
  const slugs = rows.flatMap((row) => (row.slug === null ? [] : [row.slug]));
  const keys = rows.map((row) => row.entry.urlKey);
  const reservations = await db
    .selectFrom('url_claims')
    .selectAll()
    .where(isOneOf(engine, 'url_key', keys))
    .execute();
  const ids = reservations
    .filter((reservation) => reservation.entry_kind === 'tool')
    .map((reservation) => reservation.entry_id);
  const found = await db
    .selectFrom('tools')
    .select(KNOWN_COLUMNS)
    .where((where) => where.or([isOneOf(engine, 'slug', slugs), isOneOf(engine, 'id', ids)]))
    .execute();
  const texts =
    found.length === 0
      ? []
      : await db
          .selectFrom('tool_texts')
          .selectAll()
          .where(
            isOneOf(
              engine,
              'tool_id',
              found.map((tool) => tool.id),
            ),
          )
          .execute();
  const byId = new Map<string, KnownTool>(found.map((tool) => [tool.id, { ...tool, texts: {} }]));
  for (const text of texts) keepText(byId.get(text.tool_id), text);
  return {
    bySlug: new Map([...byId.values()].map((tool) => [tool.slug, tool])),
    byId,
    waiting: await findOwnWaiting(
      db,
      engine,
      reservations.filter((row) => row.entry_kind === 'submission').map((row) => row.entry_id),
      actorId,
    ),
    reservations: new Map(reservations.map((reservation) => [reservation.url_key, reservation])),
  };
}

function keepText(tool: KnownTool | undefined, text: ToolTextRow): void {
  if (tool === undefined || !isLocale(text.locale)) return;
  tool.texts[text.locale] = { ...textsOf(text), provenance: text.provenance as Provenance };
}

/**
 * Plans the import of each row, without writing. `times` are publication times for rows without
 * one; `now` is the time of price statements. A new tool may wait as a submission of an earlier
 * import, by `actorId` or nobody.
 */
export async function planTools(
  db: Reader,
  engine: Database['engine'],
  rows: readonly PreparedRow[],
  { time, now, actorId }: { time: string; now: string; actorId: string | null },
): Promise<ToolPlan[]> {
  if (rows.length === 0) return [];
  const known = await readKnown(db, engine, rows, actorId);
  const planned = (row: PreparedRow): Planned => {
    const reservation = known.reservations.get(row.entry.urlKey);
    const holder = reservation?.entry_kind === 'tool' ? known.byId.get(reservation.entry_id) : undefined;
    const tool = (row.slug === null ? undefined : known.bySlug.get(row.slug)) ?? holder;
    const refuse = (field: string, problem: Problem): Planned => ({
      kind: 'bad',
      slug: null,
      fields: { [field]: [problem] },
    });
    const waiting = tool === undefined ? known.waiting.get(reservation?.entry_id ?? '') : undefined;
    if (reservation !== undefined && waiting === undefined && reservation.entry_id !== tool?.id)
      return refuse('url', { rule: 'duplicate', value: holder?.slug ?? reservation.entry_id });
    if (tool === undefined) return { kind: 'create', slug: row.slug, tool: newTool(row, time, now), waiting };
    const next = changedTool(row, tool, now);
    const changed = differences(tool, next);
    if (changed.length === 0) return { kind: 'unchanged', slug: tool.slug };
    // A quarantined tool stays until an editor restores it.
    if (tool.state !== 'published') return refuse('slug', { rule: 'name_taken', value: tool.slug });
    return { kind: 'update', slug: tool.slug, tool: next, id: tool.id, changed };
  };
  return rows.map((row) => ({ ...planned(row), row, found: foundBy(row, known) }));
}

/** Slugs and addresses of tools that match a row's slug or address. */
function foundBy({ slug, entry }: PreparedRow, { bySlug, byId, reservations }: Awaited<ReturnType<typeof readKnown>>) {
  const named = slug === null ? undefined : bySlug.get(slug);
  const holder = byId.get(reservations.get(entry.urlKey)?.entry_id ?? '');
  return [named, holder].flatMap((tool) => (tool === undefined ? [] : [`s:${tool.slug}`, `u:${tool.url_key}`]));
}

/** Whether a person stated the price: rows without a price keep it. */
const isPriceOfPerson = ({ price_stated_by }: KnownTool): boolean =>
  price_stated_by !== null && price_stated_by !== 'import';

function newTool(row: PreparedRow, time: string, now: string): NewTool {
  return {
    ...(row.slug === null ? {} : { slug: row.slug }),
    originalLocale: row.original,
    ...pickEntry(row.entry),
    urlKey: row.entry.urlKey,
    accountId: null,
    publishedAt: row.publishedAt ?? time,
    priceStated: row.statesPrice ? { by: 'import', at: now } : null,
    translations: row.translations,
    ...(row.made !== null && { prepared: row.made }),
  };
}

/** Absent fields that exports omit or other catalogs rarely have keep their values. */
function unsaid(row: PreparedRow, tool: KnownTool): Partial<Entry> {
  const stored = entryOf(tool);
  const kept = [
    ...keysWhere({ audience: 'editors' }),
    ...keysWhere({ group: 'attributes' }),
    ...keysWhere({ group: 'kind', required: false }),
  ].filter((key) => !row.says.includes(FIELDS[key].name));
  return {
    ...Object.fromEntries(kept.map((key) => [key, stored[key]])),
    ...(!row.statesPrice && isPriceOfPerson(tool) && { pricingModel: stored.pricingModel }),
  };
}

function changedTool(row: PreparedRow, tool: KnownTool, now: string): NewTool & { slug: string } {
  const entry = { ...pickEntry(row.entry), ...unsaid(row, tool) };
  const before = { ...entryOf(tool), priceStated: statedPriceOf(tool) };
  const sameTexts = row.entry.tagline === tool.tagline && isLocale(tool.original_locale);
  const translated = Object.keys({ ...tool.texts, ...row.translations });
  const locale = row.locale ?? (sameTexts ? (tool.original_locale as Locale) : languageOf(row.entry, translated));
  const texts: Translations = { ...tool.texts };
  for (const [name, text] of Object.entries(row.translations) as [Locale, NonNullable<Translations[Locale]>][]) {
    const old = tool.texts[name];
    if (old === undefined || LOCALISED.some((key) => old[key] !== text[key])) texts[name] = text;
  }
  delete texts[locale];
  return {
    slug: tool.slug,
    originalLocale: locale,
    ...entry,
    urlKey: row.entry.urlKey,
    accountId: tool.account_id,
    publishedAt: row.publishedAt ?? tool.published_at,
    priceStated: row.statesPrice || isSamePrice(entry, before) ? restatedPrice(before, entry, 'import', now) : null,
    translations: texts,
  };
}

/** Columns that the row would change. */
function differences(tool: KnownTool, next: NewTool): string[] {
  const columns = columnsOf(next);
  const pairs: [string, unknown, unknown][] = [
    ...FIELD_NAMES.map((name): [string, unknown, unknown] => [name, tool[name], columns[name]]),
    ['published_at', tool.published_at, next.publishedAt],
    ['locale', tool.original_locale, next.originalLocale ?? tool.original_locale],
  ];
  const changed = pairs.filter(([, old, value]) => old !== value).map(([field]) => field);
  const texts = next.translations ?? {};
  const locales = new Set([...Object.keys(tool.texts), ...Object.keys(texts)]) as Set<Locale>;
  const differs = [...locales].some((locale) => tool.texts[locale] !== texts[locale]);
  return differs ? [...changed, 'translations'] : changed;
}

/** Unprepared tools of the plans: rows merged with stored values. */
export function unpreparedTools(plans: readonly ToolPlan[]): NewTool[] {
  return plans.flatMap((plan) => (plan.kind === 'update' ? [plan.tool] : []));
}

/**
 * Writes the plans under one new revision, new tools as of the start of the import; gives their slugs. Throws `conflict` if the
 * plans are outdated.
 */
export async function writeTools(
  trx: Tx,
  plans: readonly ToolPlan[],
  { actorId, beganAt }: { actorId: string | null; beganAt: string },
): Promise<string[]> {
  const created = plans.filter((plan) => plan.kind === 'create');
  const updated = plans.filter((plan) => plan.kind === 'update');
  if (created.length + updated.length === 0) return [];
  const revision = await raiseRevision(trx);
  for (const { waiting } of created) if (waiting !== undefined) await withdrawOwn(trx, waiting);
  for (const plan of updated) await updateTool(trx, plan.id, plan.tool, revision);
  const inserted = await insertTools(
    trx,
    created.map((plan) => plan.tool),
    revision,
    { at: beganAt },
  );
  const at = timestamp(trx.now());
  await insertRows(
    trx,
    trx.engine,
    'history',
    ['id', 'subject_kind', 'subject_id', 'at', 'action', 'from_state', 'to_state', 'actor_id', 'detail'],
    [
      ...inserted.map(({ id }) => [trx.newId(), 'tool', id, at, 'imported', null, 'published', actorId, null]),
      ...updated.map(({ id, changed }) => [
        trx.newId(),
        'tool',
        id,
        at,
        'imported',
        'published',
        'published',
        actorId,
        JSON.stringify({ changed }),
      ]),
    ],
  );
  return inserted.map((tool) => tool.slug);
}
