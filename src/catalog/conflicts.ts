/** Conflicts: what is the case when an act that is in order by itself cannot be done now. */
import type {
  ChangeAction,
  ChangeState,
  MovedBy,
  SubmissionAction,
  SubmissionState,
  ToolAction,
  ToolState,
} from './lifecycle.ts';

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

export type Conflict =
  /** `possible` is what `by` may do in this state instead. */
  | { of: 'submission'; state: SubmissionState; by: MovedBy; possible: readonly SubmissionAction[] }
  | { of: 'change'; state: ChangeState; by: MovedBy; possible: readonly ChangeAction[] }
  | { of: 'tool'; state: ToolState; possible: readonly ToolAction[] }
  | { of: ConflictReason };
