/** Reports: what readers say is wrong with a published tool, until an editor is done with them. */
import { timestamp, type Database } from '#database/database.ts';
import { requireRole, type Account } from './actors.ts';
import { CatalogError } from './errors.ts';
import { recordHistory } from './history.ts';
import type { Locale } from './locales.ts';
import { checkNote } from './notes.ts';
import { createFields } from './problems.ts';
import { isSlug } from './slugs.ts';

/** What can be wrong, in the order in which it is asked. */
export const REPORT_KINDS = [
  'broken_link',
  'wrong_price',
  'wrong_text',
  'misleading',
  'not_an_ai_tool',
  'closed',
  'other',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Longest message, in characters. */
export const REPORT_LENGTH = 1_000;

export interface Report {
  id: string;
  slug: string;
  toolName: string;
  kind: ReportKind;
  message: string | null;
  locale: string;
  createdAt: string;
}

/**
 * Stores a report about a published tool. `other` needs a message, every other kind says enough by itself.
 * Throws `not_found`, and `validation_failed` with every bad field (`kind`, `message`).
 */
export async function reportTool(
  db: Database,
  input: { slug: string; kind: string; message: string; locale: Locale },
): Promise<void> {
  const tool = isSlug(input.slug)
    ? await db.read.selectFrom('published_tools').select('id').where('slug', '=', input.slug).executeTakeFirst()
    : undefined;
  if (tool === undefined) throw new CatalogError('not_found');
  const { fields, add, isEmpty } = createFields();
  const kind = REPORT_KINDS.find((known) => known === input.kind);
  if (kind === undefined) add('kind', { rule: 'required' });
  let message: string | null = null;
  try {
    message = checkNote('message', input.message, { min: kind === 'other' ? 1 : 0, max: REPORT_LENGTH });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    for (const problem of error.fields['message'] ?? []) add('message', problem);
  }
  if (!isEmpty() || kind === undefined) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    await trx
      .insertInto('reports')
      .values({
        id: db.newId(),
        tool_id: tool.id,
        kind,
        message,
        locale: input.locale,
        created_at: timestamp(db.now()),
        closed_at: null,
        closed_by: null,
      })
      .execute();
  });
}

/** The open reports, oldest first, for editors. */
export async function listReports(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: Report[]; total: number }> {
  const { total } = await db.read
    .selectFrom('reports')
    .select((count) => count.fn.countAll().as('total'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await db.read
    .selectFrom('reports')
    .innerJoin('tools', 'tools.id', 'reports.tool_id')
    .select(['reports.id', 'tools.slug', 'tools.name', 'kind', 'message', 'locale', 'reports.created_at'])
    .where('closed_at', 'is', null)
    .orderBy('reports.id')
    .offset((page - 1) * perPage)
    .limit(perPage)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      toolName: row.name,
      kind: REPORT_KINDS.find((known) => known === row.kind) ?? 'other',
      message: row.message,
      locale: row.locale,
      createdAt: row.created_at,
    })),
    total: Number(total),
  };
}

/** An editor is done with a report. Throws `forbidden`, `not_found`, and `conflict` when somebody else was first. */
export async function closeReport(db: Database, editor: Account, id: string): Promise<void> {
  requireRole(editor, 'editor');
  await db.write(async (trx) => {
    const report = await trx.selectFrom('reports').select(['tool_id', 'kind']).where('id', '=', id).executeTakeFirst();
    if (report === undefined) throw new CatalogError('not_found');
    const closed = await trx
      .updateTable('reports')
      .set({ closed_at: timestamp(db.now()), closed_by: editor.id })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (Number(closed.numUpdatedRows) === 0) throw new CatalogError('conflict');
    await recordHistory(trx, db, {
      subjectKind: 'tool',
      subjectId: report.tool_id,
      action: 'close_report',
      actorId: editor.id,
      detail: { kind: report.kind },
    });
  });
}
