/** WORK: the kinds of work that are let in one by one, so that a server that is asked for more than it can do still does as much as it can. */

import { availableParallelism } from 'node:os';

export interface Work {
  /** What one piece takes, in milliseconds of a usual processor. */
  cost: number;
  /** Most pieces that are under way at a time. */
  most: number;
  /** Most that wait for their turn beside those. */
  room: number;
  /** While the first one in the queue has waited longer, in milliseconds, no more are let in. */
  patience: number;
  /** While the event loop is later than this, in milliseconds, none are let in. */
  lag: number;
  /** Turns that this kind gets while all of them wait, in proportion to the others. */
  share: number;
  sentence: string;
}

/**
 * What is dearest and easiest to ask again goes first: a kind with less patience is refused earlier. Whatever is in
 * memory, the probes and the work of editors are not held up here (decisions/0039).
 */
export const WORK = {
  search: {
    cost: 3,
    most: 8,
    room: 256,
    patience: 120,
    lag: 100,
    share: 3,
    sentence: 'searches whose answer is not in memory',
  },
  submission: {
    cost: 15,
    most: 8,
    room: 128,
    patience: 150,
    lag: 200,
    share: 1,
    sentence: 'submissions, corrections and checks before them',
  },
  sign_in: {
    cost: 40,
    // A password is hashed in a thread of its own, beside the loop.
    most: Math.min(6, availableParallelism()),
    room: 32,
    patience: 150,
    lag: 400,
    share: 1,
    sentence: 'sign-ins, registrations and other forms that take a password',
  },
  read: {
    cost: 1,
    most: 128,
    room: 512,
    patience: 200,
    lag: 400,
    share: 10,
    sentence: 'other reads whose answer is not in memory',
  },
} as const satisfies Record<string, Work>;

export type WorkKind = keyof typeof WORK;
export const WORK_KINDS = Object.keys(WORK) as WorkKind[];
