/**
 * The leader of a crew: starts WORKERS processes that share one port, starts those again that end, and passes on signals
 * and figures. It serves nothing itself, so nothing that a request does can take it down.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { newSecret } from '#catalog/secrets.ts';
import type { Config } from '#server/settings/config.ts';
import { STOP_SIGNALS, type Figures, type Order, type Word } from './messages.ts';

/** A process that ends is replaced after this long, in milliseconds, and after twice as long each time that it ends early again. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const EARLY_MS = 60_000;
/** Figures of a member that does not answer are left out after this long. */
const FIGURES_MS = 1_000;
/** Beyond its delay of draining a member needs nine seconds at most (running-server.ts); one that hangs is ended. */
const STOP_MS = 12_000;

interface Seat {
  number: number;
  worker: Worker;
  startedAt: number;
  isReady: boolean;
  pause: number;
}

export interface LeaderOptions {
  /** With the port that is free. */
  config: Config;
  log: Logger;
  /** Called once, when all of them serve. */
  onReady(setUpPath: string | null): void;
}

/** Resolves with the exit code when the last process has ended. */
export function leadCrew({ config, log, onReady }: LeaderOptions): Promise<number> {
  const seats = new Map<number, Seat>();
  const setUp = { secret: newSecret(), since: Date.now() };
  const scrapes = createScrapes(() => [...seats.values()].map(({ worker }) => worker));
  let isPrepared = false;
  let wasReady = false;
  let stopping = false;
  let wasSignalled = false;
  let code = 0;
  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => (end = resolve));

  function fill(number: number, pause: number): void {
    const worker = cluster.fork({ PORT: String(config.port) });
    const seat: Seat = { number, worker, startedAt: performance.now(), isReady: false, pause };
    seats.set(number, seat);
    worker.on('message', (word: Word) => hear(seat, word));
    // Of a process that cannot be reached the exit is told.
    worker.on('error', () => undefined);
    worker.once('exit', (exitCode: number | null, signal) => void leave(seat, exitCode, signal));
  }

  function hear(seat: Seat, word: Word): void {
    const { worker, number } = seat;
    if (word.kind === 'here') {
      order(worker, { kind: 'begin', beginning: { number, prepares: !isPrepared, setUp } });
      if (stopping) order(worker, { kind: 'stop' });
    } else if (word.kind === 'prepared') {
      isPrepared = true;
      for (let other = 1; other <= config.workers; other += 1)
        if (!seats.has(other) && !stopping) fill(other, SHORTEST_PAUSE_MS);
    } else if (word.kind === 'ready') {
      seat.isReady = true;
      if (wasReady || seats.size < config.workers || [...seats.values()].some(({ isReady }) => !isReady)) return;
      wasReady = true;
      onReady(word.setUpPath);
    } else if (word.kind === 'scraped') void scrapes.answer(worker, word.scrape);
    else scrapes.take(worker, word.scrape, word.figures);
  }

  async function leave(seat: Seat, exitCode: number | null, signal: string | null): Promise<void> {
    seats.delete(seat.number);
    if (!stopping && !wasReady) {
      // It has said why, and another one would say the same; a signal to the whole group may reach it before its leader.
      if (STOP_SIGNALS.some((one) => one === signal)) log.info({ signal, worker: seat.number }, 'stopping');
      else code = exitCode ?? 1;
      stop();
    }
    if (stopping) {
      // A signal to the whole group ends one that is starting at once, which loses nothing.
      if (exitCode !== 0 && seat.isReady) code = exitCode ?? 1;
      if (seats.size === 0) end(code);
      return;
    }
    const isEarly = performance.now() - seat.startedAt < EARLY_MS;
    const pause = isEarly ? Math.min(seat.pause * 2, LONGEST_PAUSE_MS) : SHORTEST_PAUSE_MS;
    log.error({ worker: seat.number, code: exitCode, signal, again_ms: pause }, 'a worker ended; starting another');
    await wait(pause);
    if (!stopping) fill(seat.number, pause);
  }

  function stop(): void {
    stopping = true;
    for (const { worker } of seats.values()) order(worker, { kind: 'stop' });
    if (seats.size === 0) end(code);
    setTimeout(() => kill(), config.drainDelaySeconds * 1_000 + STOP_MS).unref();
  }
  function kill(): void {
    code = 1;
    for (const { worker } of seats.values()) worker.process.kill('SIGKILL');
  }
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (wasSignalled) return kill();
      wasSignalled = true;
      if (stopping) return;
      log.info({ signal }, 'stopping');
      stop();
    });
  fill(1, SHORTEST_PAUSE_MS);
  return ended;
}

/** A member that has just gone need not hear it. */
function order(worker: Worker, message: Order): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Collects the figures of all members for the one that was asked. */
function createScrapes(workers: () => Worker[]): {
  answer(asker: Worker, scrape: number): Promise<void>;
  take(worker: Worker, scrape: number, figures: Figures): void;
} {
  const open = new Map<number, { missing: Set<Worker>; figures: Figures[]; done(): void }>();
  let count = 0;
  return {
    async answer(asker, scrape) {
      const number = (count += 1);
      const figures: Figures[] = [];
      const missing = new Set(workers());
      const whole = new Promise<void>((done) => open.set(number, { missing, figures, done }));
      for (const worker of missing) order(worker, { kind: 'figures wanted', scrape: number });
      await Promise.race([whole, wait(FIGURES_MS, undefined, { ref: false })]);
      open.delete(number);
      order(asker, { kind: 'figures of all', scrape, figures });
    },
    take(worker, scrape, figures) {
      const collected = open.get(scrape);
      if (collected === undefined || !collected.missing.delete(worker)) return;
      collected.figures.push(figures);
      if (collected.missing.size === 0) collected.done();
    },
  };
}
