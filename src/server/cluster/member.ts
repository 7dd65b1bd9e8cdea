/** A member of a crew: one of several processes that share a port; its leader starts, stops and replaces it. */
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beginning, Figures, Order, Word } from './messages.ts';

/** A scrape waits no longer for the figures of the others, in milliseconds. */
const SCRAPE_MS = 1_500;

export interface Membership extends Beginning {
  say(word: Word): void;
  /** Told once, when the leader wants this process to end. */
  onStop(act: () => void): void;
  /** How the others learn the figures of this process. */
  onFiguresWanted(read: () => Promise<Figures>): void;
  /** The figures of all members; undefined when the leader does not answer. */
  gather(): Promise<Figures[] | undefined>;
}

/** Reports to the leader and waits for its word; undefined in a process that serves alone. */
export async function joinCrew(): Promise<Membership | undefined> {
  if (!cluster.isWorker) return undefined;
  const scrapes = new Map<number, (figures: Figures[]) => void>();
  let begin: ((beginning: Beginning) => void) | undefined;
  let stop: (() => void) | undefined;
  let readFigures = (): Promise<Figures> => Promise.resolve([]);
  let scraped = 0;

  // One that serves nothing yet has nothing to end.
  const leave = (): void => process.exit(0);
  // A leader that has just gone takes this process with it.
  const say = (word: Word): void => void process.send?.(word, () => undefined);
  process.on('message', (order: Order) => {
    if (order.kind === 'begin') begin?.(order.beginning);
    else if (order.kind === 'stop') (stop ?? leave)();
    else if (order.kind === 'figures of all') scrapes.get(order.scrape)?.(order.figures);
    else
      void readFigures()
        .catch(() => [])
        .then((figures) => say({ kind: 'figures', scrape: order.scrape, figures }));
  });
  const beginning = await new Promise<Beginning>((resolve) => {
    begin = resolve;
    say({ kind: 'here' });
  });
  return {
    ...beginning,
    say,
    onStop: (act) => (stop = act),
    onFiguresWanted: (read) => (readFigures = read),
    async gather() {
      const scrape = (scraped += 1);
      const all = new Promise<Figures[]>((resolve) => scrapes.set(scrape, resolve));
      say({ kind: 'scraped', scrape });
      const figures = await Promise.race([all, wait(SCRAPE_MS, undefined, { ref: false })]);
      scrapes.delete(scrape);
      return figures;
    },
  };
}
