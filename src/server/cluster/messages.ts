/** Messages between the primary process and its workers: WORKERS processes that share one port. */

/** Signals that end a process; one to the whole group reaches the primary and the workers in any order. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Metrics of one process, as prom-client returns them. */
export type Figures = readonly object[];

/** The first message to a worker. */
export interface WorkerStart {
  /** From 1; a replacement has the number of the process that it replaces. */
  number: number;
  /** Whether this worker still has to prepare the database. */
  prepares: boolean;
}

export type PrimaryMessage =
  | { kind: 'start'; start: WorkerStart }
  | { kind: 'stop' }
  | { kind: 'metrics-request'; scrape: number }
  | { kind: 'all-metrics'; scrape: number; figures: Figures[] };

export type WorkerMessage =
  | { kind: 'online' }
  | { kind: 'prepared' }
  | { kind: 'ready'; setUpPath: string | null }
  /** A scrape has reached this worker, which needs the metrics of all. */
  | { kind: 'scrape'; scrape: number }
  | { kind: 'metrics'; scrape: number; figures: Figures };
