/** Export of published tools as JSON Lines, readable by the import. */
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database } from '#database/database.ts';
import type { ToolRow, ToolTextRow } from '#database/schema.ts';
import { valueOf } from '#catalog/entries/columns.ts';
import { namesWhere, type EntryColumns, type FieldName } from '#fields/fields.ts';

const BATCH = 500;

const PUBLIC = namesWhere({ audience: 'public' });
const LOCALISED = namesWhere({ localised: true });
const EXPORTED = ['seq', 'id', 'slug', ...PUBLIC, 'original_locale', 'published_at'] as const;
type ExportedRow = Pick<ToolRow, (typeof EXPORTED)[number]>;

/** Number of tools in an export. */
export async function countPublished(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('published_tools')
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** All published tools in stored order, some hundred lines at a time, with line ends. */
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
  const { slug, original_locale: locale, published_at } = tool;
  const said = (names: readonly FieldName[], row: Partial<EntryColumns>): Record<string, unknown> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = valueOf(name, row[name] ?? null);
        return value === null ? [] : [[name, value]];
      }),
    );
  const translations = Object.fromEntries(texts.map((text) => [text.locale, said(LOCALISED, text)]));
  return JSON.stringify({
    slug,
    ...said(PUBLIC, tool),
    locale,
    published_at,
    ...(texts.length === 0 ? {} : { translations }),
  });
}
