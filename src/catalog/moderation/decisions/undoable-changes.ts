/** What the history keeps of a decision on a change, so that it can be undone. */
import { changesBetween, type Changes } from '#catalog/entries/changes.ts';
import type { ToolState } from '#catalog/lifecycle.ts';
import type { ChangeRequest } from '#catalog/submissions/change-requests.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import type { HeldMail, Undoable } from './undo-window.ts';

export interface UndoableChange extends Undoable {
  /** How the decision left the entry. */
  left: { state: ToolState; mark: string };
  /** What it replaced in the entry, and who had stated the price before. */
  replaced: Changes;
  price_stated: StatedPrice | null;
  /** When its owner had last looked after the entry. */
  attended_at: string | null;
}

/** What the history keeps of a decision that made of the tool `before` the one `after`. */
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
