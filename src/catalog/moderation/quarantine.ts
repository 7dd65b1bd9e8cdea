/** Editors' actions on published tools: hide, restore, remove. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { ToolRow } from '#database/schema.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError, conflict, orNotFound } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { NOTE_LENGTH, type ReasonCode, type ToolAction, type ToolState } from '#catalog/lifecycle.ts';
import { checkReason, requireTransition } from '#catalog/transitions.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { reserveUrl, releaseUrls } from '#catalog/entries/url-reservations.ts';

export interface ToolDecision {
  reason?: unknown;
  note?: unknown;
}

/** Hides a published tool. Throws `not_found`, `conflict`, `forbidden`, `validation_failed`. */
export async function quarantineTool(
  db: Database,
  editor: Account,
  slug: string,
  decision: ToolDecision,
): Promise<void> {
  const reason = checkReason(decision.reason);
  await transitionTool(db, editor, slug, 'quarantine', { reason, note: decision.note }, async (trx, tool) => {
    await releaseUrls(trx, tool.id);
    const owner = tool.account_id === null ? undefined : await findAccountIn(trx, tool.account_id);
    if (owner === undefined) return;
    await enqueueMail(trx, {
      to: owner,
      template: 'tool_quarantined',
      params: { name: tool.name, reason_code: reason },
    });
  });
}

/** Publishes a quarantined tool again. Throws `conflict` also if its URL is taken. */
export async function restoreTool(db: Database, editor: Account, slug: string): Promise<void> {
  await transitionTool(db, editor, slug, 'restore', { reason: null }, async (trx, tool) => {
    if (!(await reserveUrl(trx, tool.url_key, 'tool', tool.id))) throw conflict('address_taken');
  });
}

/** Removes a quarantined tool permanently; its slug stays taken. */
export async function removeTool(db: Database, editor: Account, slug: string, decision: ToolDecision): Promise<void> {
  await transitionTool(db, editor, slug, 'remove', { reason: checkReason(decision.reason), note: decision.note }, () =>
    Promise.resolve(),
  );
}

/**
 * Removes a published tool permanently at its maker's request, in the transaction of that decision.
 */
export async function removeAtRequest(
  trx: Tx,
  editor: Account,
  tool: { id: string; slug: string },
  detail: Record<string, unknown>,
): Promise<void> {
  const record = { reason: null, note: null, detail: { slug: tool.slug, ...detail } };
  await releaseUrls(trx, tool.id);
  await transitionToolIn(trx, editor, { id: tool.id, state: 'published' }, 'quarantine', record);
  await transitionToolIn(trx, editor, { id: tool.id, state: 'quarantined' }, 'remove', record);
}

/** Publishes a removed tool again, inside the undo. Throws `conflict` if its address is taken. */
export async function restoreRemoved(
  trx: Tx,
  editor: Account,
  tool: { id: string; slug: string; urlKey: string },
  detail: Record<string, unknown>,
): Promise<void> {
  if (!(await reserveUrl(trx, tool.urlKey, 'tool', tool.id))) throw conflict('address_taken');
  await trx
    .updateTable('tools')
    .set({ state: 'published', updated_at: timestamp(trx.now()), revision: await raiseRevision(trx) })
    .where('id', '=', tool.id)
    .execute();
  for (const [undone, fromState, toState] of [
    ['remove', 'removed', 'quarantined'],
    ['quarantine', 'quarantined', 'published'],
  ] as const)
    await recordHistory(trx, editor.id, 'undo', ['tool', tool.id], {
      fromState,
      toState,
      detail: { undone, slug: tool.slug, ...detail },
    });
}

type Moving = Exclude<ToolAction, 'merge'>;

async function transitionTool(
  db: Database,
  editor: Account,
  slug: string,
  action: Moving,
  decision: { reason: ReasonCode | null; note?: unknown },
  act: (trx: Tx, tool: ToolRow) => Promise<void>,
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isSlug(slug)) throw new CatalogError('not_found');
  const note = checkNote('note', decision.note, { min: 0, max: NOTE_LENGTH });
  await db.write(async (trx) => {
    const chosen = trx.selectFrom('tools').selectAll().where('slug', '=', slug);
    // A concurrent act waits here and sees the new state; SQLite's write lock ensures it.
    const tool = orNotFound(await trx.lockRows(chosen).executeTakeFirst());
    const mark = await requireUninvolved(trx, editor, action, { owners: [tool.account_id] });
    const record = { reason: decision.reason, note, detail: { slug, ...mark } };
    await transitionToolIn(trx, editor, tool, action, record, () => act(trx, tool));
  });
}

/** Makes a transition of a tool, with history. Throws `conflict`. */
async function transitionToolIn(
  trx: Tx,
  editor: Account,
  tool: { id: string; state: string },
  action: Moving,
  record: { reason: ReasonCode | null; note: string | null; detail: Record<string, unknown> },
  act: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const to = requireTransition('tool', { state: tool.state as ToolState }, action, 'editor');
  const changed = await trx
    .updateTable('tools')
    .set({ state: to, updated_at: timestamp(trx.now()), revision: await raiseRevision(trx) })
    .where('id', '=', tool.id)
    .where('state', '=', tool.state)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) !== 1) throw new CatalogError('conflict');
  await act();
  await recordHistory(trx, editor.id, action, ['tool', tool.id], {
    fromState: tool.state,
    toState: to,
    reasonCode: record.reason,
    note: record.note,
    detail: record.detail,
  });
}
