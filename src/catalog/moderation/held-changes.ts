/** Decisions on changes that can be taken back for some seconds: what is kept for it, and how long the mail waits. */
import { timestamp, type Tx } from '#database/database.ts';
import { changesBetween, type Changes } from '#catalog/entries/changes.ts';
import type { ToolState } from '#catalog/lifecycle.ts';
import type { ChangeRequest } from '#catalog/submissions/change-requests.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { StatedPrice } from '#fields/pricing.ts';
import { MAIL_MARGIN_MS } from './undo.ts';

/** What the history keeps of a decision so that it can be taken back; nothing where that was not asked for. */
export interface Undoable {
  held_mail: string;
  undo_until: string;
  /** Since when the change was in its old state. */
  since: string;
  /** How the decision left the entry. */
  left: { state: ToolState; mark: string };
  /** What it replaced in the entry, and who had stated the price before. */
  replaced: Changes;
  price_stated: StatedPrice | null;
  /** When its owner had last looked after the entry. */
  attended_at: string | null;
}

/** A decision that can be taken back for `undoMs`, and until when the mail about it is held; undefined where it cannot. */
export interface Held {
  id: string;
  until: Date;
  undoUntil: string;
}

export function holdFor(trx: Tx, undoMs: number): Held | undefined {
  if (undoMs <= 0) return undefined;
  const ends = trx.now().getTime() + undoMs;
  return { id: trx.newId(), until: new Date(ends + MAIL_MARGIN_MS), undoUntil: timestamp(new Date(ends)) };
}

/** What the history keeps of a decision that made of the tool `before` the one `after`. */
export function undoableOf(change: ChangeRequest, before: DeskTool, after: DeskTool, held: Held | undefined) {
  if (held === undefined) return {};
  return {
    held_mail: held.id,
    undo_until: held.undoUntil,
    since: change.stateSince,
    left: { state: after.state, mark: after.mark },
    replaced: changesBetween(before, after),
    price_stated: before.priceStated,
    attended_at: before.attendedAt,
  } satisfies Undoable;
}
