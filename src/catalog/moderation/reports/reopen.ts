/** Reopening of closed reports; the history keeps their outcome. */
import { isRowId, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError, conflict, notFound } from '#catalog/errors.ts';
import { requireRole, type Account } from '#catalog/roles.ts';

/**
 * Reopens a closed report of a tool. An account gets the next answer, too; an address was deleted
 * with the first. Throws `forbidden`, `own_submission`, `not_found`, and `conflict` if it is open.
 */
export async function reopenReport(db: Database, editor: Account, slug: string, id: string): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug) || !isRowId(id)) throw new CatalogError('not_found');
  await db.write(async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .innerJoin('tools', 'tools.id', 'reports.tool_id')
      .select(['reports.kind', 'tools.id as tool_id', 'reports.outcome', 'tools.account_id'])
      .where('tools.slug', '=', slug)
      .where('reports.id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    const mark = await requireUninvolved(trx, editor, 'reopen_reports', { owners: [report.account_id] });
    const { numUpdatedRows } = await trx
      .updateTable('reports')
      .set({ closed_at: null, closed_by: null, outcome: null, note: null })
      .where('id', '=', id)
      .where('closed_at', 'is not', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw conflict('reports_open');
    await recordHistory(trx, editor.id, 'reopen_report', ['tool', report.tool_id], {
      detail: { slug, report: id, kind: report.kind, was: report.outcome, ...mark },
    });
  });
}
