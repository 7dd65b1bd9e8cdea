/** What the leader and the members of a crew say to each other; a crew is the processes that share one port. */

/** Signals that tell a process to end; one to the whole group reaches leader and members in any order. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Metrics of one process, as prom-client hands them on. */
export type Figures = readonly object[];

/** What a process is told before it begins. */
export interface Beginning {
  /** From 1; a process that takes the place of another one has its number. */
  number: number;
  /** Whether the database is still to be prepared. */
  prepares: boolean;
  /** The link that makes the first admin: whichever member is asked knows it. Since when, in milliseconds of the epoch. */
  setUp: { secret: string; since: number };
}

/** From the leader to a member. */
export type Order =
  | { kind: 'begin'; beginning: Beginning }
  | { kind: 'stop' }
  | { kind: 'figures wanted'; scrape: number }
  | { kind: 'figures of all'; scrape: number; figures: Figures[] };

/** From a member to the leader. */
export type Word =
  | { kind: 'here' }
  | { kind: 'prepared' }
  | { kind: 'ready'; setUpPath: string | null }
  | { kind: 'scraped'; scrape: number }
  | { kind: 'figures'; scrape: number; figures: Figures };
