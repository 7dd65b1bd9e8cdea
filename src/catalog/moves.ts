/** Whether an act may be done now, by the tables of the lifecycle, and the conflict that says why not. */
import { CatalogError, fieldError } from './errors.ts';
import {
  CHANGE_LIFECYCLE,
  CLAIM_LIFECYCLE,
  LIFECYCLE,
  REASON_CODES,
  TOOL_LIFECYCLE,
  actionsFor,
  changeActionsFor,
  movesOf,
  reasonOf,
  toolActionsFor,
  type ChangeAction,
  type ChangeState,
  type ClaimAction,
  type ClaimState,
  type Move,
  type MovedBy,
  type ReasonCode,
  type SubmissionStage,
  type SubmissionAction,
  type SubmissionState,
  type ToolAction,
  type ToolState,
} from './lifecycle.ts';

/** The `conflict` that says how a submission stands and what `by` may do with it instead. */
export function submissionConflict(submission: SubmissionStage, by: MovedBy): CatalogError {
  const { state } = submission;
  return new CatalogError('conflict', {
    conflict: { of: 'submission', state, by, possible: actionsFor(submission, by) },
  });
}

/** As submissionConflict, for tools. */
export function toolConflict(state: ToolState): CatalogError {
  return new CatalogError('conflict', { conflict: { of: 'tool', state, possible: toolActionsFor(state) } });
}

/** The move that `action` makes; throws `conflict` when there is none now or it belongs to someone else. */
export function decideSubmission(
  submission: SubmissionStage,
  action: SubmissionAction,
  by: MovedBy,
): Move<SubmissionState> {
  if (!actionsFor(submission, by).includes(action)) throw submissionConflict(submission, by);
  return movesOf(LIFECYCLE, submission.state)[action] as Move<SubmissionState>;
}

/** As decideSubmission, for changes of a tool. */
export function decideChange(state: ChangeState, action: ChangeAction, by: MovedBy): Move<ChangeState> {
  const possible = changeActionsFor(state, by);
  if (!possible.includes(action))
    throw new CatalogError('conflict', { conflict: { of: 'change', state, by, possible } });
  return movesOf(CHANGE_LIFECYCLE, state)[action] as Move<ChangeState>;
}

/** As decideSubmission, for claims of a tool. */
export function decideClaim(state: ClaimState, action: ClaimAction, by: MovedBy): Move<ClaimState> {
  const move = movesOf(CLAIM_LIFECYCLE, state)[action];
  if (move?.by !== by) throw new CatalogError('conflict');
  return move as Move<ClaimState>;
}

/** As decideSubmission, for tools. */
export function decideTool(state: ToolState, action: ToolAction): Move<ToolState> {
  if (!toolActionsFor(state).includes(action)) throw toolConflict(state);
  return movesOf(TOOL_LIFECYCLE, state)[action] as Move<ToolState>;
}

/** The reason code of a decision; throws `validation_failed` on `reason`. */
export function checkReason(reason: unknown): ReasonCode {
  if (reason === undefined || reason === null || reason === '') throw fieldError('reason', { rule: 'required' });
  const known = reasonOf(reason);
  if (known === null) throw fieldError('reason', { rule: 'not_one_of', allowed: REASON_CODES });
  return known;
}
