/** WORK: the kinds of work under admission control, so that overload does not stop all work. */

import { availableParallelism } from 'node:os';

export interface Work {
  /** Milliseconds of one task on a common processor. */
  cost: number;
  /** Most tasks that run at once. */
  most: number;
  /** Most tasks that wait. */
  room: number;
  /** Admits no more after the first in the queue has waited this many milliseconds. */
  patience: number;
  /** Admits none while the event loop is later than this, in milliseconds. */
  lag: number;
  /** The weight of this kind when all kinds wait. */
  share: number;
  sentence: string;
}

/** Work with little patience is refused first: expensive and easy to retry (decisions/0039). */
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
    // A password is hashed in a thread of its own.
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
