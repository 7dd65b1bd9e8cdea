/** A worker of the cluster: one of several processes on one port, which the primary starts, stops and replaces. */
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figures, PrimaryMessage, WorkerMessage, WorkerStart } from './messages.ts';

/** A scrape waits at most this long for the metrics of the other workers, in milliseconds. */
const SCRAPE_MS = 1_500;

export interface ClusterWorker extends WorkerStart {
  send(message: WorkerMessage): void;
  /** Calls `act` once, when the primary stops this process. */
  onStop(act: () => void): void;
  /** `read` returns the metrics of this process when another worker is scraped. */
  onMetricsRequest(read: () => Promise<Figures>): void;
  /** The metrics of all workers; undefined when the primary does not answer. */
  collectMetrics(): Promise<Figures[] | undefined>;
}

/** Reports to the primary and waits for its start message; undefined in a process that serves alone. */
export async function joinCluster(): Promise<ClusterWorker | undefined> {
  if (!cluster.isWorker) return undefined;
  const scrapes = new Map<number, (figures: Figures[]) => void>();
  let begin: ((start: WorkerStart) => void) | undefined;
  // Until it serves, a worker has nothing to drain.
  let stop = (): void => process.exit();
  let readMetrics = (): Promise<Figures> => Promise.resolve([]);
  let count = 0;

  // Errors are ignored: a worker whose primary is gone ends with it.
  const send = (message: WorkerMessage): void => void process.send?.(message, () => undefined);
  process.on('message', (message: PrimaryMessage) => {
    if (message.kind === 'start') begin?.(message.start);
    else if (message.kind === 'stop') stop();
    else if (message.kind === 'all-metrics') scrapes.get(message.scrape)?.(message.figures);
    else
      void readMetrics()
        .catch(() => [])
        .then((figures) => send({ kind: 'metrics', scrape: message.scrape, figures }));
  });
  const start = await new Promise<WorkerStart>((resolve) => {
    begin = resolve;
    send({ kind: 'online' });
  });
  return {
    ...start,
    send,
    onStop: (act) => (stop = act),
    onMetricsRequest: (read) => (readMetrics = read),
    async collectMetrics() {
      const scrape = (count += 1);
      const all = new Promise<Figures[]>((resolve) => scrapes.set(scrape, resolve));
      send({ kind: 'scrape', scrape });
      const figures = await Promise.race([all, wait(SCRAPE_MS, undefined, { ref: false })]);
      scrapes.delete(scrape);
      return figures;
    },
  };
}
