/** Export of the published catalog as JSON Lines that the import reads back. */
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database } from '#database/database.ts';
import type { ToolRow, ToolTextRow } from '#database/schema.ts';

const BATCH = 500;

const EXPORTED = [
  'seq',
  'id',
  'slug',
  'name',
  'url',
  'tagline',
  'description',
  'logo_url',
  'pricing_model',
  'categories',
  'original_locale',
  'published_at',
] as const;
type ExportedRow = Pick<ToolRow, (typeof EXPORTED)[number]>;

/** How many tools an export holds now. */
export async function countPublished(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('published_tools')
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** All published tools in the order in which they were stored, some hundred lines at a time, each with its line end. */
export async function* exportTools(db: Database): AsyncGenerator<{ text: string; rows: number }> {
  for (let after = 0; ;) {
    const tools: ExportedRow[] = await db.read
      .selectFrom('published_tools')
      .select(EXPORTED)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = tools.at(-1);
    if (last === undefined) return;
    const texts = await db.read
      .selectFrom('tool_texts')
      .selectAll()
      .where(
        isOneOf(
          db.engine,
          'tool_id',
          tools.map((tool) => tool.id),
        ),
      )
      .orderBy('locale')
      .execute();
    const byTool = Map.groupBy(texts, (text) => text.tool_id);
    yield { text: tools.map((tool) => `${lineOf(tool, byTool.get(tool.id) ?? [])}\n`).join(''), rows: tools.length };
    after = last.seq;
  }
}

function lineOf(tool: ExportedRow, texts: readonly ToolTextRow[]): string {
  const {
    slug,
    name,
    url,
    tagline,
    description,
    logo_url,
    pricing_model,
    original_locale: locale,
    published_at,
  } = tool;
  const optional = (key: string, value: string | null) => (value === null ? {} : { [key]: value });
  const translations = Object.fromEntries(
    texts.map((text) => [text.locale, { tagline: text.tagline, ...optional('description', text.description) }]),
  );
  return JSON.stringify({
    slug,
    name,
    url,
    tagline,
    ...optional('description', description),
    ...optional('logo_url', logo_url),
    pricing_model,
    categories: JSON.parse(tool.categories) as string[],
    locale,
    published_at,
    ...(texts.length === 0 ? {} : { translations }),
  });
}
