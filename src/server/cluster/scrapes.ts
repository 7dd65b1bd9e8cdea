/** Collects the metrics of all workers for the one that was scraped. */
import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figures, PrimaryMessage } from './messages.ts';

/** A worker that does not answer within this time is left out, in milliseconds. */
const METRICS_MS = 1_000;

export interface Scrapes {
  /** Asks all workers and sends their metrics to `asker`. */
  collect(asker: Worker, scrape: number): Promise<void>;
  add(worker: Worker, scrape: number, figures: Figures): void;
}

/** Ignores errors: a worker that has just ended needs no message. */
export function sendTo(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

export function createScrapes(listWorkers: () => Worker[]): Scrapes {
  const open = new Map<number, { missing: Set<Worker>; figures: Figures[]; done(): void }>();
  let count = 0;
  return {
    async collect(asker, scrape) {
      const number = (count += 1);
      const figures: Figures[] = [];
      const missing = new Set(listWorkers());
      const whole = new Promise<void>((done) => open.set(number, { missing, figures, done }));
      for (const worker of missing) sendTo(worker, { kind: 'metrics-request', scrape: number });
      await Promise.race([whole, wait(METRICS_MS, undefined, { ref: false })]);
      open.delete(number);
      sendTo(asker, { kind: 'all-metrics', scrape, figures });
    },
    add(worker, scrape, figures) {
      const collected = open.get(scrape);
      if (collected === undefined || !collected.missing.delete(worker)) return;
      collected.figures.push(figures);
      if (collected.missing.size === 0) collected.done();
    },
  };
}
