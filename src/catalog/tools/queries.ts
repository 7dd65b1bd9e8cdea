/** Queries of public reads, compiled once: building one costs more than running it. */
import { sql, type CompiledQuery } from 'kysely';
import type { Reader } from '#database/database.ts';
import type { Locale } from '#catalog/locales.ts';
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import type { AlternativesOf, Readings } from '#catalog/search/catalog-index.ts';
import { namesWhere, type FieldName } from '#fields/fields.ts';
import type { PublishedReads } from './serving/replica.ts';

/** Separates the translations of a tagline; each begins with its two-letter locale. */
const TAGLINE_END = '\u001E';

const SUMMARY = namesWhere({ summary: true });
/** Fields only on the page of a tool. */
const DETAILS = namesWhere({ summary: false, audience: 'public' });
const columns = <Name extends FieldName>(names: readonly Name[]) => names.map((name): `t.${Name}` => `t.${name}`);

const SUMMARY_COLUMNS = [
  't.seq',
  't.slug',
  ...columns(SUMMARY),
  't.logo_hash',
  't.screenshot_hash',
  't.verified',
  't.original_locale',
  't.published_at',
  't.updated_at',
] as const;

const TOOL_COLUMNS = [
  ...SUMMARY_COLUMNS,
  't.id',
  't.terms',
  ...columns(DETAILS),
  't.link_status',
  't.last_checked_at',
  't.price_stated_by',
  't.price_stated_at',
  't.confirmed_at',
  't.screenshot_source',
  't.screenshot_address',
  't.screenshot_found_at',
  'x.locale as text_locale',
  'x.tagline as translated_tagline',
  'x.description as translated_description',
  'x.provenance as text_provenance',
] as const;

type RowOf<Build extends (db: Reader) => CompiledQuery<unknown>> =
  ReturnType<Build> extends CompiledQuery<infer Row> ? Row : never;

/** A published tool by slug, one row for each translation, at least one. */
function compileTool(db: Reader) {
  return db
    .selectFrom('published_tools as t')
    .leftJoin('tool_texts as x', 'x.tool_id', 't.id')
    .select(TOOL_COLUMNS)
    .where('t.slug', '=', '')
    .compile();
}

/** Published tools by row number, with all translations of their taglines. */
function compileSummaries(db: Reader, count: number) {
  return db
    .selectFrom('published_tools as t')
    .select([
      ...SUMMARY_COLUMNS,
      sql<string | null>`(select string_agg(x.locale || x.tagline, ${sql.lit(TAGLINE_END)})
        from tool_texts as x where x.tool_id = t.id)`.as('taglines'),
    ])
    .where('t.seq', 'in', Array<number>(count).fill(0))
    .compile();
}

export type ToolRow = RowOf<typeof compileTool>;
export type SummaryRow = RowOf<(db: Reader) => ReturnType<typeof compileSummaries>>;

interface Compiled {
  tool: ReturnType<typeof compileTool>;
  /** By number of keys: up to a page, or a batch after a start. */
  summaries: Map<number, ReturnType<typeof compileSummaries>>;
}

const compiled = new WeakMap<Reader, Compiled>();

function compiledFor(db: Reader): Compiled {
  let queries = compiled.get(db);
  if (queries === undefined) {
    queries = { tool: compileTool(db), summaries: new Map() };
    compiled.set(db, queries);
  }
  return queries;
}

/** The rows of a published tool, one for each translation; empty if there is none. */
export async function readToolRows(db: Reader, slug: string): Promise<ToolRow[]> {
  const { rows } = await db.executeQuery<ToolRow>({ ...compiledFor(db).tool, parameters: [slug] });
  return rows;
}

/** The published tools with these row numbers, in any order. */
export async function readSummaryRows(db: Reader, keys: readonly number[]): Promise<SummaryRow[]> {
  const { summaries } = compiledFor(db);
  let query = summaries.get(keys.length);
  if (query === undefined) {
    query = compileSummaries(db, keys.length);
    summaries.set(keys.length, query);
  }
  const { rows } = await db.executeQuery<SummaryRow>({ ...query, parameters: keys });
  return rows;
}

/** The tagline of a tool in a locale; null without a translation. */
export function translatedTagline({ taglines }: Pick<SummaryRow, 'taglines'>, locale: Locale): string | null {
  if (taglines === null) return null;
  const text = taglines.split(TAGLINE_END).find((one) => one.startsWith(locale));
  return text === undefined ? null : text.slice(locale.length);
}

/**
 * The original texts of a published tool, from which alternatives are ranked equally in every
 * language; undefined if there is none.
 */
export async function readOwnTexts(
  db: Reader,
  by: 'slug' | 'seq',
  value: string | number,
): Promise<AlternativesOf | undefined> {
  const row = await db
    .selectFrom('published_tools')
    .select(['seq', 'name', 'tagline', 'description', 'categories', 'terms'])
    .where(by, '=', value)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { seq, name, tagline, description } = row;
  const categories = JSON.parse(row.categories) as string[];
  return { key: seq, name, tagline, description, categories, jobs: jobsIn(row.terms) };
}

/** The names and all texts of published tools by row number, as search sees them. */
async function readSearchedTexts(db: Reader, keys: readonly number[]): Promise<Map<number, string[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('published_tools as t')
    .leftJoin('tool_texts as x', 'x.tool_id', 't.id')
    .select(['t.seq', 't.name', 't.tagline', 't.description', 'x.tagline as told', 'x.description as described'])
    .where('t.seq', 'in', keys)
    .execute();
  const texts = new Map<number, string[]>();
  for (const { seq, name, tagline, description, told, described } of rows) {
    const own = texts.get(Number(seq)) ?? [name, tagline, description ?? ''];
    texts.set(Number(seq), [...own, told ?? '', described ?? '']);
  }
  return texts;
}

/** Reads for a search: rows of the database and, with a model of embeddings, the vector of the query. */
export function readingsOf({
  read,
  readVector,
}: Pick<PublishedReads, 'read'> & Pick<Readings, 'readVector'>): Readings {
  return {
    readVector,
    readTool: (key) => read((db) => readOwnTexts(db, 'seq', key)),
    readTexts: (keys) => read((db) => readSearchedTexts(db, keys)),
  };
}
