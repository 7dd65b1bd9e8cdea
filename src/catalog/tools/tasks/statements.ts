/** Statements on which tools do which tasks, apart from the form of a task: of the demo, and of merged tools. */
import type { Database, Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { lockSite, raiseSiteVersion } from '#catalog/site/edits.ts';

/** States which tools do tasks, by task and slug; what is stated already stays as it is. */
export async function addStatements(
  db: Database,
  toolsByTask: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await db.write(async (trx) => {
    const slugs = [...new Set(Object.values(toolsByTask).flat())];
    const tools = await trx.selectFrom('tools').select(['id', 'slug']).where('slug', 'in', slugs).execute();
    await lockSite(trx);
    const held = await trx.selectFrom('tool_tasks').select(['tool_id', 'task']).execute();
    const added = Object.entries(toolsByTask).flatMap(([task, does]) => {
      const isHeld = (id: string) => held.some((row) => row.task === task && row.tool_id === id);
      const own = tools.filter(({ id, slug }) => does.includes(slug) && !isHeld(id));
      return own.length === 0 ? [] : [{ task, own }];
    });
    if (added.length === 0) return;
    const rows = added.flatMap(({ task, own }) => own.map(({ id }) => ({ tool_id: id, task, does: 'true' as const })));
    await trx.insertInto('tool_tasks').values(rows).execute();
    for (const { task, own } of added)
      await recordHistory(trx, null, 'imported', ['job', task], {
        detail: { does: own.map(({ slug }) => slug).join(' ') },
      });
    await raiseSiteVersion(trx);
    await raiseRevision(trx, 'other');
  });
}

/**
 * Moves what editors say of a merged tool to the other one, which keeps its own statements. Both rows
 * are locked, the revision not yet: it is always locked after the site.
 */
export async function moveTaskStatements(trx: Tx, from: string, into: string): Promise<void> {
  const held = await trx.selectFrom('tool_tasks').select('task').where('tool_id', '=', from).execute();
  if (held.length === 0) return;
  await lockSite(trx);
  const both = trx.selectFrom('tool_tasks').select('task').where('tool_id', '=', into);
  await trx.deleteFrom('tool_tasks').where('tool_id', '=', from).where('task', 'in', both).execute();
  await trx.updateTable('tool_tasks').set({ tool_id: into }).where('tool_id', '=', from).execute();
  await raiseSiteVersion(trx);
}
