/** Whether an entry may make a transition now, and the conflict that says why not. */
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

/** The `conflict` that names the state of an entry and what `by` may do with it instead. */
export function stateConflict<S extends Subject>(of: S, stage: Stage<S>, by: ActorKind): CatalogError {
  if (of === 'claim') return new CatalogError('conflict');
  const conflict = { of, state: stage.state, by, possible: actionsFor(of, stage, by) } as Conflict;
  return new CatalogError('conflict', { conflict });
}

/** The state that `action` leads to; throws `conflict` when there is no such transition now or it belongs to another. */
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
