/** What the run knows of the submissions it has sent: their states as LIFECYCLE moves them, so that every answer can be foretold. */
import { LIFECYCLE, type SubmissionAction, type SubmissionState } from '#catalog/lifecycle.ts';
import type { Draws } from './draws.ts';

const TRIES = 12;

export interface KnownSubmission {
  id: string;
  /** Number of the token's owner in the cast. */
  owner: number;
  state: SubmissionState;
  isAppealed: boolean;
  /** True while a request that changes it is under way: nobody else touches it then, and what it is cannot be told. */
  isBusy: boolean;
}

export interface KnownSubmissions {
  readonly count: number;
  add(id: string, owner: number, state: SubmissionState, isAppealed?: boolean): void;
  /** One that is not busy, of a wanted state if a few tries find it; undefined while there is none. */
  find(draws: Draws, states?: readonly SubmissionState[]): KnownSubmission | undefined;
  move(submission: KnownSubmission, to: SubmissionState): void;
  /** How often each state was reached. */
  readonly reached: Partial<Record<SubmissionState, number>>;
}

export function createKnownSubmissions(): KnownSubmissions {
  const all: KnownSubmission[] = [];
  const reached: Partial<Record<SubmissionState, number>> = {};
  const reach = (state: SubmissionState): void => {
    reached[state] = (reached[state] ?? 0) + 1;
  };
  return {
    get count() {
      return all.length;
    },
    reached,
    add(id, owner, state, isAppealed = false) {
      all.push({ id, owner, state, isAppealed, isBusy: false });
      reach(state);
    },
    move(submission, to) {
      submission.state = to;
      reach(to);
    },
    find(draws, states) {
      let found: KnownSubmission | undefined;
      for (let tries = 0; tries < TRIES && all.length > 0; tries += 1) {
        // The last ones are those that still move.
        const near = draws.chance(0.5) ? Math.max(0, all.length - 60) : 0;
        const drawn = all[near + draws.below(all.length - near)]!;
        if (drawn.isBusy) continue;
        if (states === undefined || states.includes(drawn.state)) return drawn;
        found ??= drawn;
      }
      return found;
    },
  };
}

/** The state that `action` leads to; undefined where the lifecycle has no such move. */
export function stateAfter(submission: KnownSubmission, action: SubmissionAction): SubmissionState | undefined {
  const moves = LIFECYCLE[submission.state] as Record<string, { to: SubmissionState; once?: true } | undefined>;
  const move = moves[action];
  return move === undefined || (move.once && submission.isAppealed) ? undefined : move.to;
}

/** The states from which `action` leads anywhere. */
export function statesBefore(action: SubmissionAction): SubmissionState[] {
  return (Object.keys(LIFECYCLE) as SubmissionState[]).filter((state) => action in LIFECYCLE[state]);
}
