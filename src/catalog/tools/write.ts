/** Writes published tools with their derived rows, for import and approval. */
import { releaseUrls, reserveUrl, reserveUrls } from '#catalog/entries/url-reservations.ts';
import { sql, type RawBuilder } from 'kysely';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Tx } from '#database/database.ts';
import { deleteEntryKeys, storedKeys, writeKeysOfMany } from '#catalog/screening/similarity-keys.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { ANALYSIS_VERSION, analyseTool } from '#catalog/search/analysis/analysis.ts';
import { columnsOf } from '#catalog/entries/columns.ts';
import { statedPriceColumns } from '#catalog/entries/stated-price.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import type { ToolTextRow } from '#database/schema.ts';
import {
  FIELDS,
  FIELD_NAMES,
  keysWhere,
  namesWhere,
  type Entry,
  type KeysWhere,
  type NamesWhere,
} from '#fields/fields.ts';
import { isSameClaimable } from '#catalog/entries/urls/claimable.ts';
import { chooseSlugs, slugOf } from '#catalog/entries/slugs.ts';
import { languageOf } from '#catalog/language/detection.ts';

/** Author of a translation. */
export const PROVENANCES = ['author', 'editor', 'machine'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface Translation extends Pick<Entry, KeysWhere<{ localised: true }>> {
  /** By default `author`. */
  provenance?: Provenance;
}

export type Translations = Partial<Record<Locale, Translation>>;

/** A validated tool before its publication. */
export interface NewTool extends Entry {
  /** By default made from the name; a given one must be free. */
  slug?: string;
  urlKey: string;
  accountId: string | null;
  /** ISO 8601 as tables store it. */
  publishedAt: string;
  /** Who stated the price, and when; null if unknown. */
  priceStated: StatedPrice | null;
  /** Language of tagline and description; by default guessed. */
  originalLocale?: Locale;
  /** Texts in other languages than the original. */
  translations?: Translations;
  /** From an earlier prepareTool. */
  prepared?: PreparedTool;
}

/** Expensive derived data, computed before the transaction of bulk writes. */
export interface PreparedTool {
  /** The given one, or the name's. */
  slug: string;
  originalLocale: Locale;
  terms: string;
  keys: string[];
}

/** Input of prepareTool. */
type Preparable = Omit<NewTool, 'urlKey' | 'accountId' | 'publishedAt' | 'priceStated'>;

export function prepareTool(tool: Preparable): PreparedTool {
  const slug = tool.slug ?? slugOf(tool.name, tool.url);
  const originalLocale = tool.originalLocale ?? languageOf(tool, Object.keys(tool.translations ?? {}));
  const texts = [
    { locale: originalLocale, tagline: tool.tagline, description: tool.description },
    ...translationsOf(tool),
  ];
  const searchable = { name: tool.name, slug, url: tool.url, categories: tool.categories, texts };
  return { slug, originalLocale, terms: analyseTool(searchable), keys: storedKeys(tool) };
}

const TOOL_COLUMNS = [
  'id',
  'slug',
  'state',
  ...FIELD_NAMES,
  'url_key',
  'original_locale',
  'account_id',
  'link_status',
  'price_stated_by',
  'price_stated_at',
  'published_at',
  'updated_at',
  'revision',
  'terms',
  'terms_version',
] as const;

const LOCALISED = keysWhere({ localised: true });
const TEXT_COLUMNS = ['tool_id', 'locale', ...namesWhere({ localised: true }), 'provenance'] as const;

function translationsOf(tool: Pick<NewTool, 'translations'>): (Translation & { locale: Locale })[] {
  const given = tool.translations ?? {};
  return LOCALES.flatMap((locale) => (given[locale] === undefined ? [] : [{ locale, ...given[locale] }]));
}

/** The localised fields of a `tool_texts` row. */
export function textsOf(row: Pick<ToolTextRow, NamesWhere<{ localised: true }>>): Translation {
  return Object.fromEntries(LOCALISED.map((key) => [key, row[FIELDS[key].name]])) as unknown as Translation;
}

function textRows(toolId: string, tool: NewTool): (string | null)[][] {
  return translationsOf(tool).map((text) => [
    toolId,
    text.locale,
    ...LOCALISED.map((key) => text[key]),
    text.provenance ?? 'author',
  ]);
}

/** Assigns ids and slugs, and the columns that depend on them. */
async function nameTools(trx: Tx, tools: readonly NewTool[], ids: readonly string[] | undefined) {
  const given = tools.flatMap((tool) => (tool.slug === undefined ? [] : [tool.slug]));
  const prepared = tools.map((tool) => tool.prepared ?? prepareTool(tool));
  const chosen = await chooseSlugs(
    trx,
    trx.engine,
    prepared.filter((_, index) => tools[index]?.slug === undefined).map((made) => made.slug),
    given,
  );
  return tools.map((tool, index) => {
    const slug = tool.slug ?? chosen.shift() ?? '';
    return { tool, id: ids?.[index] ?? trx.newId(), slug, made: prepared[index]! };
  });
}

/**
 * Writes published tools and gives ids and slugs in the same order. `revision` is from
 * raiseRevision in this transaction. The caller writes the history. Throws `conflict` if an address
 * is reserved; with `reserved` the caller has made the reservations under `ids`; `at` is the time of
 * the change, now by default.
 */
export async function insertTools(
  trx: Tx,
  tools: readonly NewTool[],
  revision: number,
  options: { reserved?: boolean; ids?: readonly string[]; at?: string } = {},
): Promise<{ id: string; slug: string; seq: number }[]> {
  if (tools.length === 0) return [];
  const now = options.at ?? timestamp(trx.now());
  const rows = await nameTools(trx, tools, options.ids);

  const reserved =
    options.reserved === true ||
    (await reserveUrls(
      trx,
      'tool',
      rows.map(({ tool, id }) => ({ id, urlKey: tool.urlKey })),
    ));
  if (!reserved) throw conflict('address_taken');
  await insertRows(
    trx,
    trx.engine,
    'tools',
    TOOL_COLUMNS,
    rows.map(({ tool, id, slug, made }) => [
      id,
      slug,
      'published',
      ...Object.values(columnsOf(tool)),
      tool.urlKey,
      made.originalLocale,
      tool.accountId,
      'unchecked',
      tool.priceStated?.by ?? null,
      tool.priceStated?.at ?? null,
      tool.publishedAt,
      now,
      revision,
      made.terms,
      ANALYSIS_VERSION,
    ]),
    { integers: ['revision', 'terms_version'] },
  );
  await insertRows(
    trx,
    trx.engine,
    'tool_texts',
    TEXT_COLUMNS,
    rows.flatMap(({ tool, id }) => textRows(id, tool)),
  );
  await writeKeysOfMany(
    trx,
    'tool',
    rows.map(({ id, made }) => ({ id, keys: made.keys })),
  );

  const stored = await trx
    .selectFrom('tools')
    .select(['id', 'seq'])
    .where(
      isOneOf(
        trx.engine,
        'id',
        rows.map((row) => row.id),
      ),
    )
    .execute();
  const seqs = new Map(stored.map((row) => [row.id, row.seq]));
  return rows.map(({ id, slug }) => ({ id, slug, seq: seqs.get(id) ?? 0 }));
}

/** Resets the link check after a change of address; the new one is due now. */
function voidLink(url: string) {
  const unless = <T>(column: string, value: T) =>
    sql<T>`case when url = ${url} then ${sql.ref(column)} else ${value === null ? sql`null` : sql.lit(value)} end`;
  return {
    link_status: unless('link_status', 'unchecked'),
    last_checked_at: unless<string | null>('last_checked_at', null),
    link_due_at: unless('link_due_at', ''),
  };
}

/** Removes the verified mark at another domain or repository, and schedules a check. */
async function voidProof(trx: Tx, id: string, url: string): Promise<void> {
  const tool = await trx
    .selectFrom('tools')
    .select('url')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .executeTakeFirst();
  if (tool === undefined || isSameClaimable(tool.url, url)) return;
  await trx.updateTable('tools').set({ verified: null }).where('id', '=', id).execute();
  await trx
    .updateTable('claims')
    .set({ due_at: timestamp(trx.now()) })
    .where('tool_id', '=', id)
    .where('state', '=', 'verified')
    .execute();
}

/** Schedules fetching a logo at a new address; an uploaded one stays. */
function voidLogo(address: string | null) {
  const unless = <T>(column: string, value: RawBuilder<T>) =>
    sql<T>`case when logo_source = 'uploaded' or logo_url is not distinct from cast(${address} as text)
      then ${sql.ref(column)} else ${value} end`;
  return {
    logo_hash: unless('logo_hash', sql<string | null>`null`),
    logo_source: unless('logo_source', sql<string | null>`null`),
    logo_answer: unless('logo_answer', sql<string | null>`null`),
    logo_due_at: unless('logo_due_at', sql<string>`''`),
  };
}

/**
 * Replaces a published tool with its translations; slug, state and account stay. Throws `conflict`
 * if it is not published or the new address is reserved.
 */
export async function updateTool(
  trx: Tx,
  id: string,
  tool: NewTool & { slug: string },
  revision: number,
): Promise<void> {
  const made = tool.prepared ?? prepareTool(tool);
  await voidProof(trx, id, tool.url);
  const written = await trx
    .updateTable('tools')
    .set({
      ...columnsOf(tool),
      ...statedPriceColumns(tool.priceStated),
      url_key: tool.urlKey,
      original_locale: made.originalLocale,
      published_at: tool.publishedAt,
      ...voidLink(tool.url),
      ...voidLogo(tool.logoUrl),
      updated_at: timestamp(trx.now()),
      revision,
      terms: made.terms,
      terms_version: ANALYSIS_VERSION,
    })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (Number(written.numUpdatedRows) !== 1) throw new CatalogError('conflict');
  const held = await trx.selectFrom('url_claims').select('url_key').where('entry_id', '=', id).executeTakeFirst();
  if (held?.url_key !== tool.urlKey) {
    await releaseUrls(trx, id);
    if (!(await reserveUrl(trx, tool.urlKey, 'tool', id))) throw conflict('address_taken');
  }
  await trx.deleteFrom('tool_texts').where('tool_id', '=', id).execute();
  await insertRows(trx, trx.engine, 'tool_texts', TEXT_COLUMNS, textRows(id, tool));
  await deleteEntryKeys(trx, id);
  await writeKeysOfMany(trx, 'tool', [{ id, keys: made.keys }]);
}
