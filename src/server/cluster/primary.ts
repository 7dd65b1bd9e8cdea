/**
 * The primary process: starts WORKERS processes that share one port, restarts those that end, and passes on signals and
 * metrics. It serves no request, so no request can end it.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#catalog/periods.ts';
import type { Config } from '#server/settings/config.ts';
import { STOP_SIGNALS, type WorkerMessage } from './messages.ts';
import { createScrapes, sendTo } from './scrapes.ts';

/** The pause before a restart; it doubles each time that the process ends within EARLY_MS of its start. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const EARLY_MS = MINUTE_MS;
/** After its drain delay a worker needs at most nine seconds (start/running-server.ts); then it is killed. */
const STOP_MS = 12_000;

interface Slot {
  number: number;
  worker: Worker;
  startedAt: number;
  isReady: boolean;
  pause: number;
}

export interface PrimaryOptions {
  /** With the port that is free. */
  config: Config;
  log: Logger;
  /** Called once, when all workers serve. */
  onReady(setUpPath: string | null): void;
}

/** Resolves with the exit code when the last worker has ended. */
export function runPrimary({ config, log, onReady }: PrimaryOptions): Promise<number> {
  const slots = new Map<number, Slot>();
  const scrapes = createScrapes(() => [...slots.values()].map(({ worker }) => worker));
  let isPrepared = false;
  let wasReady = false;
  let stopping = false;
  let wasSignalled = false;
  let code = 0;
  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => (end = resolve));

  function fill(number: number, pause: number): void {
    const worker = cluster.fork({ PORT: String(config.port) });
    const slot: Slot = { number, worker, startedAt: performance.now(), isReady: false, pause };
    slots.set(number, slot);
    worker.on('message', (message: WorkerMessage) => onMessage(slot, message));
    // A process that cannot be reached also ends, and `exit` handles that.
    worker.on('error', () => undefined);
    worker.once('exit', (exitCode: number | null, signal) => void onExit(slot, exitCode, signal));
  }

  function onMessage(slot: Slot, message: WorkerMessage): void {
    const { worker, number } = slot;
    if (message.kind === 'online') {
      sendTo(worker, { kind: 'start', start: { number, prepares: !isPrepared } });
      if (stopping) sendTo(worker, { kind: 'stop' });
    } else if (message.kind === 'prepared') {
      isPrepared = true;
      for (let other = 1; other <= config.workers; other += 1)
        if (!slots.has(other) && !stopping) fill(other, SHORTEST_PAUSE_MS);
    } else if (message.kind === 'ready') {
      slot.isReady = true;
      if (wasReady || slots.size < config.workers || [...slots.values()].some(({ isReady }) => !isReady)) return;
      wasReady = true;
      onReady(message.setUpPath);
    } else if (message.kind === 'scrape') void scrapes.collect(worker, message.scrape);
    else scrapes.add(worker, message.scrape, message.figures);
  }

  async function onExit(slot: Slot, exitCode: number | null, signal: string | null): Promise<void> {
    slots.delete(slot.number);
    if (!stopping && !wasReady) {
      // The worker has logged the reason, and a second one would fail alike. A signal to the whole group may reach it first.
      if (STOP_SIGNALS.some((one) => one === signal)) log.info({ signal, worker: slot.number }, 'stopping');
      else code = exitCode ?? 1;
      stop();
    }
    if (stopping) {
      // A signal to the whole group ends a worker that is still starting at once; nothing is lost.
      if (exitCode !== 0 && slot.isReady) code = exitCode ?? 1;
      if (slots.size === 0) end(code);
      return;
    }
    const isEarly = performance.now() - slot.startedAt < EARLY_MS;
    const pause = isEarly ? Math.min(slot.pause * 2, LONGEST_PAUSE_MS) : SHORTEST_PAUSE_MS;
    log.error({ worker: slot.number, code: exitCode, signal, again_ms: pause }, 'a worker ended; starting another');
    await wait(pause);
    if (!stopping) fill(slot.number, pause);
  }

  function stop(): void {
    stopping = true;
    for (const { worker } of slots.values()) sendTo(worker, { kind: 'stop' });
    if (slots.size === 0) end(code);
    setTimeout(() => kill(), config.drainDelaySeconds * 1_000 + STOP_MS).unref();
  }
  function kill(): void {
    code = 1;
    for (const { worker } of slots.values()) worker.process.kill('SIGKILL');
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
