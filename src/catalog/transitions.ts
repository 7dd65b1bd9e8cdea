/** Checks whether an entry may make a transition now, and reports the conflict. */
import { CatalogError, fieldError } from './errors.ts';
import {
  REASON_CODES,
  actionsFor,
  reasonOf,
  transitionsFrom,
  type ActionOf,
  type ActorKind,
  type ReasonCode,
  type Stage,
  type StateOf,
  type Subject,
} from './lifecycle.ts';
import type { Problem } from './problems.ts';
import type { Conflict } from './conflicts.ts';

/** The `conflict` with the state of an entry and the actions that `by` has instead. */
export function stateConflict<S extends Subject>(of: S, stage: Stage<S>, by: ActorKind): CatalogError {
  if (of === 'claim' || of === 'recommendation' || of === 'list') return new CatalogError('conflict');
  const conflict = { of, state: stage.state, by, possible: actionsFor(of, stage, by) } as Conflict;
  return new CatalogError('conflict', { conflict });
}

/** The state that `action` leads to; throws `conflict` if `by` has no such transition now. */
export function requireTransition<S extends Subject>(
  of: S,
  stage: Stage<S>,
  action: ActionOf<S>,
  by: ActorKind,
): StateOf<S> {
  if (!actionsFor(of, stage, by).includes(action)) throw stateConflict(of, stage, by);
  return transitionsFrom(of, stage.state)[action]!.to;
}

export function findReasonProblem(reason: unknown): Problem | undefined {
  if (reason === undefined || reason === null || reason === '') return { rule: 'required' };
  return reasonOf(reason) === null ? { rule: 'not_one_of', allowed: REASON_CODES } : undefined;
}

/** The reason code of a decision; throws `validation_failed` on `reason`. */
export function checkReason(reason: unknown): ReasonCode {
  const problem = findReasonProblem(reason);
  if (problem !== undefined) throw fieldError('reason', problem);
  return reasonOf(reason)!;
}
