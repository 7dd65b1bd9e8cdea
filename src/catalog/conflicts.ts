/** Conflicts: what is the case when an act that is in order by itself cannot be done now. */
import type { ActionOf, ActorKind, StateOf, Subject } from './lifecycle.ts';

/** What can be the case besides the state of an entry. A conflict without any of these: somebody was faster. */
export const CONFLICT_REASONS = [
  'address_taken',
  'winner_hidden',
  'undo_over',
  'entry_changed',
  'reports_closed',
  'reports_open',
  'placement_ended',
  'original_language',
  'written_by_person',
  'no_translator',
  'only_admin',
  'tool_hidden',
  'change_waits',
  'webhook_off',
] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** `possible` is what `by` may do in this state instead. */
type StateConflict<S extends Subject> = { of: S; state: StateOf<S>; by: ActorKind; possible: readonly ActionOf<S>[] };

/** Claims have no sentences of their own: theirs is a conflict without any of these. */
type Told = Exclude<Subject, 'claim'>;

export type Conflict = { [S in Told]: StateConflict<S> }[Told] | { of: ConflictReason };
