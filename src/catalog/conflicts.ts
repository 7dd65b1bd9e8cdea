/** Reasons for conflicts: why an otherwise valid action is impossible now. */
import type { ActionOf, ActorKind, StateOf, Subject } from './lifecycle.ts';

/** Reasons besides the state of an entry. A conflict without a reason means a concurrent change. */
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
  'webhook_has_address',
  'outgoing_off',
  'own_tool',
] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** `possible`: the actions that `by` has in this state. */
type StateConflict<S extends Subject> = { of: S; state: StateOf<S>; by: ActorKind; possible: readonly ActionOf<S>[] };

/** The states of claims, recommendations and lists have no sentences: their conflict has no reason. */
type WithSentences = Exclude<Subject, 'claim' | 'recommendation' | 'list'>;

export type Conflict = { [S in WithSentences]: StateConflict<S> }[WithSentences] | { of: ConflictReason };
