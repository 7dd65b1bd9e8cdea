/** The history detail with which a decision on a change can be undone. */
import { changesBetween, type Changes } from '#catalog/entries/changes.ts';
import type { ToolState } from '#catalog/lifecycle.ts';
import type { ChangeRequest } from '#catalog/submissions/change-requests.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import type { HeldMail, Undoable } from './undo-window.ts';

export interface UndoableChange extends Undoable {
  /** The entry after the decision. */
  left: { state: ToolState; mark: string };
  /** Old and new values, and the former price statement. */
  replaced: Changes;
  price_stated: StatedPrice | null;
  /** The owner's last activity. */
  attended_at: string | null;
}

/** The detail for a decision that changed the tool from `before` to `after`. */
export function undoableOf(change: ChangeRequest, before: DeskTool, after: DeskTool, held: HeldMail | undefined) {
  if (held === undefined) return {};
  return {
    held_mail: held.id,
    undo_until: held.undoUntil,
    since: change.stateSince,
    left: { state: after.state, mark: after.mark },
    replaced: changesBetween(before, after),
    price_stated: before.priceStated,
    attended_at: before.attendedAt,
  } satisfies UndoableChange;
}
