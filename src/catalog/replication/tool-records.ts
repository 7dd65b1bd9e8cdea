/** Records of published tools for changes and the dump: all public fields and translations. */
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database, Reader } from '#database/database.ts';
import type { PublishedToolRow, ToolTextRow } from '#database/schema.ts';
import { valueOf } from '#catalog/entries/columns.ts';
import { statedPriceOf } from '#catalog/entries/stated-price.ts';
import { pictureSourceOf } from '#catalog/entries/picture-source.ts';
import { namesWhere } from '#fields/fields.ts';

const PUBLIC = namesWhere({ audience: 'public' });
const LOCALISED = namesWhere({ localised: true });

/** Columns of a record. */
export const RECORD_COLUMNS = [
  'seq',
  'id',
  'slug',
  ...PUBLIC,
  'original_locale',
  'verified',
  'published_at',
  'updated_at',
  'link_status',
  'last_checked_at',
  'confirmed_at',
  'price_stated_by',
  'price_stated_at',
  'logo_hash',
  'screenshot_hash',
  'screenshot_source',
  'screenshot_address',
  'screenshot_found_at',
] as const;
export type RecordRow = Pick<PublishedToolRow, (typeof RECORD_COLUMNS)[number]>;

/** API names; `categories` are ids, `translations` the texts in other languages than `locale`. */
export type ToolRecord = Readonly<Record<string, unknown>> & { readonly id: string; readonly slug: string };

function recordOf(row: RecordRow, texts: readonly ToolTextRow[]): ToolRecord {
  const { id, slug, original_locale, published_at, updated_at, link_status, last_checked_at, confirmed_at } = row;
  const translations = texts.map(({ locale, provenance, ...text }): [string, unknown] => [
    locale,
    { ...Object.fromEntries(LOCALISED.map((name) => [name, text[name]])), provenance },
  ]);
  return {
    id,
    slug,
    ...Object.fromEntries(PUBLIC.map((name) => [name, valueOf(name, row[name])])),
    locale: original_locale,
    verified: row.verified === 'true',
    published_at,
    updated_at,
    link_status,
    last_checked_at,
    confirmed_at,
    price_stated: statedPriceOf(row),
    logo_hash: row.logo_hash,
    screenshot_hash: row.screenshot_hash,
    screenshot_source: pictureSourceOf(row),
    translations: Object.fromEntries(translations),
  };
}

/** The records of rows, in order; reads their translations. */
export async function recordsOf(
  db: Reader,
  engine: Database['engine'],
  rows: readonly RecordRow[],
): Promise<ToolRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db
    .selectFrom('tool_texts')
    .selectAll()
    .where(isOneOf(engine, 'tool_id', ids))
    .orderBy('locale')
    .execute();
  const byTool = Map.groupBy(texts, (text) => text.tool_id);
  return rows.map((row) => recordOf(row, byTool.get(row.id) ?? []));
}

/** The records of all published tools in the order of their rows, at most `batch` at a time. */
export async function* readRecords(
  db: Reader,
  engine: Database['engine'],
  batch: number,
): AsyncGenerator<ToolRecord[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('published_tools')
      .select(RECORD_COLUMNS)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await recordsOf(db, engine, rows);
    after = last.seq;
  }
}
