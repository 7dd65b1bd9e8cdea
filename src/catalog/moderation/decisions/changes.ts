/** Editors' decisions on change requests: accept whole or in part, decline, confirm or revert. */
import type { Database, Tx } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import type { Changes } from '#catalog/entries/changes.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { CatalogError, conflict, fieldError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { checkReason, requireTransition } from '#catalog/transitions.ts';
import { enqueueMail, type MailParams, type MailTemplate } from '#catalog/mail/outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { lockChangedTool, transitionChange, type ChangeRequest } from '#catalog/submissions/change-requests.ts';
import { applyChange } from '#catalog/submissions/suggest.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { findCategoryIds } from '#catalog/tools/categories/categories.ts';
import { lockTool, type DeskTool } from '#catalog/tools/edits.ts';
import { undoableOf } from './undoable-changes.ts';
import { holdMail, type HeldMail, type UndoOptions } from './undo-window.ts';
import { removeAtRequest } from '#catalog/moderation/quarantine.ts';

export interface Acceptance {
  /** The accepted fields; all if absent. */
  fields?: readonly string[] | undefined;
  /** Version mark of the tool that the editor saw; absent for an operator's command. */
  mark?: string | undefined;
  note?: unknown;
}

/**
 * Accepts a change, whole or some fields, or confirms a live one. A removal is permanent. Throws
 * `forbidden`, `own_submission`, `not_found`, `validation_failed` on `fields` and `note`, and
 * `conflict` if it is decided already, the tool is hidden or `mark` outdated, or the new address is
 * taken.
 */
export async function acceptChange(
  db: Database,
  editor: Account,
  id: string,
  { fields, mark, note }: Acceptance = {},
  options: UndoOptions = {},
): Promise<ChangeRequest> {
  const said = checkNote('note', note, { min: 0, max: NOTE_LENGTH });
  const ids = await findCategoryIds(db.read);
  return decide(db, editor, id, { verb: 'accept_change', ...options }, async (trx, { change, tool, detail, held }) => {
    const isLive = change.state === 'live';
    const action = isLive ? 'confirm' : 'accept';
    requireTransition('change', change, action, 'editor');
    if (mark !== undefined && mark !== tool.mark) throw new CatalogError('conflict');
    const accepted = isLive || fields === undefined ? Object.keys(change.changes) : chosenFields(change, fields);
    if (!isLive && tool.state !== 'published') throw conflict('tool_hidden');
    if (change.kind === 'removal') await removeAtRequest(trx, editor, tool, { change: id, ...detail });
    else if (!isLive) {
      const part = Object.fromEntries(accepted.map((field) => [field, change.changes[field]!]));
      const entry = changedEntry(part, tool, (category) => ids.has(category));
      await applyChange(trx, tool, { entry, changes: part, change, actorId: editor.id, detail });
    }
    const after = await lockTool(trx, tool.slug);
    const moved = await transitionChange(trx, change, {
      action,
      by: 'editor',
      actorId: editor.id,
      set: { accepted: JSON.stringify(accepted), decided_by: editor.id, editor_note: said },
      detail: { slug: tool.slug, accepted, ...detail, ...undoableOf(change, tool, after, held) },
    });
    const declined = Object.keys(change.changes).filter((field) => !accepted.includes(field));
    if (change.kind === 'removal')
      await tellMaker(trx, change, tool, { template: 'removal_accepted', params: {} }, held);
    else
      await tellMaker(
        trx,
        change,
        tool,
        {
          template: 'change_accepted',
          params: {
            fields: accepted.join(' '),
            declined: declined.join(' '),
            note: said ?? '',
            tool_link: { route: 'tool', id: tool.slug },
          },
        },
        held,
      );
    return moved;
  });
}

/**
 * Declines a change with a reason and an optional note; reverts the fields of a live one that still
 * hold its values. Throws as acceptChange, and `validation_failed` on `reason`.
 */
export async function declineChange(
  db: Database,
  editor: Account,
  id: string,
  decision: { reason: unknown; note?: unknown },
  options: UndoOptions = {},
): Promise<ChangeRequest> {
  const reason = checkReason(decision.reason);
  const note = checkNote('note', decision.note, { min: 0, max: NOTE_LENGTH });
  return decide(db, editor, id, { verb: 'decline_change', ...options }, async (trx, { change, tool, detail, held }) => {
    const action = change.state === 'live' ? 'revert' : 'decline';
    requireTransition('change', change, action, 'editor');
    if (action === 'revert' && tool.state === 'published') await takeBack(trx, editor, change, tool, detail);
    const after = await lockTool(trx, tool.slug);
    const moved = await transitionChange(trx, change, {
      action,
      by: 'editor',
      actorId: editor.id,
      set: { accepted: '[]', decided_by: editor.id, reason_code: reason, editor_note: note },
      detail: { slug: tool.slug, ...detail, ...undoableOf(change, tool, after, held) },
    });
    const params = { reason_code: reason, note: note ?? '', status_link: { route: 'change', id } } as const;
    await tellMaker(trx, change, tool, { template: 'change_declined', params }, held);
    return moved;
  });
}

function chosenFields(change: ChangeRequest, fields: readonly string[]): string[] {
  if (change.kind === 'removal') return [];
  const chosen = Object.keys(change.changes).filter((field) => fields.includes(field));
  if (chosen.length === 0) throw fieldError('fields', { rule: 'required' });
  return chosen;
}

/** The tool with changed fields, without categories that no longer exist. */
export function changedEntry(changes: Changes, tool: DeskTool, hasCategory: (id: string) => boolean): CheckedEntry {
  const body = Object.fromEntries(Object.entries(changes).map(([field, { new: now }]) => [field, now]));
  const { entry, fields } = checkEntry(body, { hasCategory }, { isNew: false, before: tool });
  if (entry === null) throw new CatalogError('validation_failed', { fields });
  return entry;
}

/** Reverts a live change, except fields that were changed again since. */
async function takeBack(
  trx: Tx,
  editor: Account,
  change: ChangeRequest,
  tool: DeskTool,
  detail: Record<string, unknown>,
): Promise<void> {
  const back: Changes = {};
  const held = namedFields(tool);
  for (const [field, { old, new: brought }] of Object.entries(change.changes)) {
    if (JSON.stringify(held[field]) !== JSON.stringify(brought)) continue;
    back[field] = { old: brought, new: old };
  }
  if (Object.keys(back).length === 0) return;
  const entry = changedEntry(back, tool, () => true);
  await applyChange(trx, tool, { entry, changes: back, change, actorId: editor.id, detail });
}

interface Decided {
  change: ChangeRequest;
  tool: DeskTool;
  /** Added to every history row of the decision. */
  detail: Record<string, unknown>;
  held: HeldMail | undefined;
}

/** Runs a decision in one transaction. Locks the tool before the change, as suggesting one does. */
async function decide(
  db: Database,
  editor: Account,
  id: string,
  { verb, undoMs }: UndoOptions & { verb: 'accept_change' | 'decline_change' },
  act: (trx: Tx, decided: Decided) => Promise<ChangeRequest>,
): Promise<ChangeRequest> {
  requireRole(editor, 'editor');
  return db.write(async (trx) => {
    const { tool, change } = await lockChangedTool(trx, id);
    const selfReview = await requireUninvolved(trx, editor, verb, { owners: [change.accountId, tool.accountId] });
    const held = holdMail(trx, undoMs);
    // Webhooks are called only when undo is no longer possible.
    const detail = { ...selfReview, ...(held && { undo_until: held.undoUntil }) };
    return act(trx, { change, tool, detail, held });
  });
}

async function tellMaker(
  trx: Tx,
  change: ChangeRequest,
  tool: DeskTool,
  { template, params }: { template: MailTemplate; params: MailParams },
  held: HeldMail | undefined,
): Promise<void> {
  const maker = change.accountId === null ? undefined : await findAccountIn(trx, change.accountId);
  if (maker === undefined) return;
  await enqueueMail(trx, { to: maker, template, params: { name: tool.name, ...params } }, held);
}
