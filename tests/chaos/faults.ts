/** Faults: each hurts one part of the site for some seconds and mends it; which ones come in which order follows from a seed. */
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../support/random.ts';
import { clocksSkipped, type Node, type Site } from './site.ts';

type Random = () => number;

const seconds = (random: Random, least: number, most: number): Promise<void> =>
  wait(1_000 * (least + random() * (most - least)));

async function end(node: Node, signal: NodeJS.Signals): Promise<void> {
  node.signal(signal);
  await node.ended();
}

/** Every fault is over when it resolves: what it hurt is ready again. */
const FAULTS: Record<string, (site: Site, node: Node, random: Random) => Promise<void>> = {
  async 'a node is killed'(_site, node, random) {
    await end(node, 'SIGKILL');
    await seconds(random, 0, 2);
    node.start();
  },
  async 'a node is restarted'(_site, node) {
    await end(node, 'SIGTERM');
    node.start();
  },
  async 'a node stands still'(_site, node, random) {
    node.signal('SIGSTOP');
    await seconds(random, 1, 6);
    node.signal('SIGCONT');
  },
  async 'a node has a slow way to the database'(_site, { link }, random) {
    link.delay(50 + random() * 450);
    await seconds(random, 3, 6);
    link.delay(0);
  },
  async 'a node loses the database'(_site, { link }, random) {
    link.cut();
    await seconds(random, 1, 5);
    link.mend();
  },
  async 'the database is slow'({ nodes }, _node, random) {
    const late = 20 + random() * 180;
    for (const { link } of nodes) link.delay(late);
    await seconds(random, 3, 6);
    for (const { link } of nodes) link.delay(0);
  },
  async 'the database stands still'({ postgres }, _node, random) {
    postgres.freeze();
    await seconds(random, 1, 5);
    postgres.thaw();
  },
  async 'Redis is away'(site, _node, random) {
    await site.stopRedis();
    await seconds(random, 1, 5);
    await site.startRedis();
  },
};
/** The time of one node is off until it is started again. */
const WRONG_CLOCK = 'a node comes back with a wrong clock';

/** Time between two faults, in seconds. */
const CALM = [3, 6] as const;
/** nginx leaves a node out for two seconds after a failure, and the last requests of a fault are answered late. */
const SETTLING_MS = 3_000;

export interface Windows {
  /** Whether anything was hurt at some time between two, in milliseconds of performance.now(). */
  touches(from: number, to: number): boolean;
  /** How often each fault came. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface Chaos extends Windows {
  /** Resolves when the time is over and everything is ready. */
  done: Promise<void>;
}

/** Restarts the nodes one by one, all of them in each round. */
export function restartNodes(site: Site, rounds: number, say: (line: string) => void): Chaos {
  const windows: { from: number; to: number }[] = [];
  const counts = new Map<string, number>();
  async function run(): Promise<void> {
    await wait(CALM[0] * 1_000);
    for (let round = 1; round <= rounds; round += 1)
      for (const node of site.nodes) {
        const window = { from: performance.now(), to: Number.POSITIVE_INFINITY };
        windows.push(window);
        await end(node, 'SIGTERM');
        node.start();
        await node.ready();
        window.to = performance.now() + SETTLING_MS;
        counts.set('a node is restarted', windows.length);
        say(`round ${round}: node ${node.number} restarted`);
        await wait(CALM[0] * 1_000);
      }
  }
  return { done: run(), counts, touches: touching(windows) };
}

const touching =
  (windows: readonly { from: number; to: number }[]): Windows['touches'] =>
  (from, to) =>
    windows.some((window) => from < window.to && to > window.from);

/** Begins at once and goes on for so many seconds. */
export function hurt(site: Site, seed: number, duration: number, say: (line: string) => void): Chaos {
  const random = createRandom(seed);
  const windows: { from: number; to: number }[] = [];
  const counts = new Map<string, number>();
  const kinds = [...Object.keys(FAULTS), ...(clocksSkipped === undefined ? [WRONG_CLOCK] : [])];
  const started = performance.now();
  const until = started + duration * 1_000;
  let bag: string[] = [];

  /** Each kind comes once before any comes again. */
  function next(): string {
    if (bag.length === 0) bag = [...kinds];
    return bag.splice(Math.floor(random() * bag.length), 1)[0]!;
  }
  async function run(): Promise<void> {
    await seconds(random, ...CALM);
    while (performance.now() < until) {
      const kind = next();
      const node = site.nodes[Math.floor(random() * site.nodes.length)]!;
      const window = { from: performance.now(), to: Number.POSITIVE_INFINITY };
      windows.push(window);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      say(`${((window.from - started) / 1_000).toFixed(0)} s: ${kind} (node ${node.number})`);
      if (kind === WRONG_CLOCK) {
        await end(node, 'SIGTERM');
        node.start(Math.round((random() - 0.5) * 60));
      } else await FAULTS[kind]!(site, node, random);
      await Promise.all(site.nodes.map((each) => each.ready()));
      window.to = performance.now() + SETTLING_MS;
      await seconds(random, ...CALM);
    }
  }
  return {
    done: run(),
    counts,
    touches: touching(windows),
  };
}
