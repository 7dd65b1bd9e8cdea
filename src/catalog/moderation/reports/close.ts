/** Closing of reports by an editor, with answers to the reporters. */
import { isRowId, timestamp, type Database, type Tx } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { createFields } from '#catalog/problems.ts';
import { answerReports, type AnsweredReport } from './answers.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from './reports.ts';
import { isSlug } from '#catalog/entries/slugs.ts';

/** Most reports closed at once. */
const MOST_AT_ONCE = 100;

/**
 * Closes reports of one tool for the same reason; closed ones stay. Gives how many were closed, and
 * how many were already. Throws `forbidden`, `not_found` if one is no report of the tool,
 * `validation_failed` on `ids`, `outcome` and `note`, and `conflict` if none was open.
 */
export async function closeReports(
  db: Database,
  editor: Account,
  slug: string,
  closing: { ids: readonly string[]; outcome: unknown; note?: unknown },
): Promise<{ closed: number; earlier: number }> {
  requireRole(editor, 'editor');
  const { ids, outcome, note } = checkClosing(closing);
  if (!isSlug(slug)) throw new CatalogError('not_found');
  return db.write(async (trx) => {
    const reports = await trx
      .selectFrom('reports')
      .innerJoin('tools', 'tools.id', 'reports.tool_id')
      .select(['reports.id', 'reports.kind', 'tools.id as tool_id', 'reports.locale', 'reports.reporter_id'])
      .select(['reports.reply_to', 'tools.account_id', 'tools.state'])
      .where('tools.slug', '=', slug)
      .where('reports.id', 'in', ids)
      .orderBy('reports.id')
      .execute();
    if (reports.length < ids.length) throw new CatalogError('not_found');
    const owners = reports.map((report) => report.account_id);
    const mark = await requireUninvolved(trx, editor, 'close_reports', { owners });
    const closed: AnsweredReport[] = [];
    for (const report of reports) {
      const { numUpdatedRows } = await trx
        .updateTable('reports')
        .set({ closed_at: timestamp(db.now()), closed_by: editor.id, outcome, note })
        .where('id', '=', report.id)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) continue;
      closed.push({
        id: report.id,
        locale: report.locale,
        reporterId: report.reporter_id,
        replyTo: report.reply_to,
      });
      await recordHistory(trx, editor.id, 'close_report', ['tool', report.tool_id], {
        note,
        detail: { slug, report: report.id, kind: report.kind, outcome, ...mark },
      });
    }
    const [tool] = reports;
    if (tool === undefined || closed.length === 0) throw conflict('reports_closed');
    await answerReports(trx, { slug, state: tool.state }, closed, outcome);
    return { closed: closed.length, earlier: reports.length - closed.length };
  });
}

/** Closes open reports about recommendations, by id, that are about to be deleted, and answers their reporters. */
export async function closeReportsAbout(trx: Tx, recommendations: readonly string[]): Promise<void> {
  if (recommendations.length === 0) return;
  const outcome = 'taken_down' satisfies ReportOutcome;
  const open = await trx
    .selectFrom('reports')
    .innerJoin('tools', 'tools.id', 'reports.tool_id')
    .select(['reports.id', 'reports.kind', 'reports.locale', 'reports.reporter_id', 'reports.reply_to'])
    .select(['tools.id as tool_id', 'tools.slug', 'tools.state'])
    .where('reports.recommendation_id', 'in', [...recommendations])
    .where('reports.closed_at', 'is', null)
    .orderBy('reports.id')
    .execute();
  for (const { id, kind, locale, reporter_id, reply_to, tool_id, slug, state } of open) {
    const closed = { closed_at: timestamp(trx.now()), outcome };
    await trx.updateTable('reports').set(closed).where('id', '=', id).execute();
    const detail = { slug, report: id, kind, outcome };
    await recordHistory(trx, null, 'close_report', ['tool', tool_id], { detail });
    await answerReports(trx, { slug, state }, [{ id, locale, reporterId: reporter_id, replyTo: reply_to }], outcome);
  }
}

function checkClosing(closing: { ids: readonly string[]; outcome: unknown; note?: unknown }): {
  ids: string[];
  outcome: ReportOutcome;
  note: string | null;
} {
  const { fields, add, isEmpty } = createFields();
  const ids = [...new Set(closing.ids)].filter(isRowId);
  if (ids.length === 0) add('ids', { rule: 'required' });
  if (ids.length > MOST_AT_ONCE) add('ids', { rule: 'too_many', max: MOST_AT_ONCE });
  const outcome = REPORT_OUTCOMES.find((known) => known === closing.outcome);
  if (outcome === undefined) {
    const isBlank = closing.outcome === undefined || closing.outcome === null || closing.outcome === '';
    add('outcome', isBlank ? { rule: 'required' } : { rule: 'not_one_of', allowed: REPORT_OUTCOMES });
  }
  let note: string | null = null;
  try {
    note = checkNote('note', closing.note, { min: 0, max: NOTE_LENGTH });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    for (const problem of error.fields['note'] ?? []) add('note', problem);
  }
  if (!isEmpty() || outcome === undefined) throw new CatalogError('validation_failed', { fields });
  return { ids, outcome, note };
}
