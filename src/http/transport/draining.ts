/** The start of a graceful shutdown: it is announced, then requests already sent are accepted and new ones are not. */
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop, setTimeout as wait } from 'node:timers/promises';
import type { Listeners } from './listening.ts';

/** A socket accepts one connection in a turn of the event loop: after so many turns without any, none waits. */
const QUIET_TURNS = 3;
/** Under a load that never pauses we go no longer than this, in milliseconds. */
const PATIENCE_MS = 1_000;
/** Extra turns for requests still unread in their sockets, and the time between two turns. */
const TURNS = 5;
const TURN_MS = 20;

/** Whether the server is about to stop; probes read it. */
export interface Draining {
  isDraining: boolean;
}

/**
 * Announces the stop and resolves `delay` milliseconds later. Requests are answered as before meanwhile, but every answer
 * from here on ends its connection, so that no client sends the next request into it.
 */
export async function announceStop(server: Server, draining: Draining, delay: number): Promise<void> {
  draining.isDraining = true;
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await wait(delay);
}

/**
 * Stops listening once the connections that wait are accepted and, some turns later, resolves: by then their requests
 * are being answered. Closing an HTTP server drops waiting connections, and those whose first request it has not read.
 */
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
