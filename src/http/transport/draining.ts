/** The start of a graceful shutdown: announce it, accept waiting requests, stop listening. */
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop, setTimeout as wait } from 'node:timers/promises';
import type { Listeners } from './listening.ts';

/** A socket accepts one connection in an event loop turn; after this many idle turns none waits. */
const QUIET_TURNS = 3;
/** The limit under constant load, in milliseconds. */
const PATIENCE_MS = 1_000;
/** Extra turns for requests still unread in their sockets, and the pause between two turns. */
const TURNS = 5;
const TURN_MS = 20;

/** Whether the server is about to stop; read by probes. */
export interface Draining {
  isDraining: boolean;
}

/**
 * Announces the stop and resolves after `delay` milliseconds. Meanwhile requests are answered, but
 * each response closes its connection, so no client sends a request into a closed one.
 */
export async function announceStop(server: Server, draining: Draining, delay: number): Promise<void> {
  draining.isDraining = true;
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await wait(delay);
}

/** Closing an HTTP server drops waiting connections, so these are accepted and read before. */
export async function stopAccepting(server: Server, listeners: Listeners): Promise<void> {
  let quiet = 0;
  server.on('connection', () => (quiet = 0));
  const started = performance.now();
  while (quiet < QUIET_TURNS && performance.now() - started < PATIENCE_MS) {
    quiet += 1;
    await turnOfLoop();
  }
  listeners.close();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await wait(TURN_MS);
    await turnOfLoop();
  }
}
