/** Runs a server on a prepared database: opens it, listens, and drains on a signal. */
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { hasAdmin, makeSetUpSecret } from '#catalog/accounts/first-admin.ts';
import type { ClusterWorker } from '#server/cluster/worker.ts';
import { STOP_SIGNALS } from '#server/cluster/messages.ts';
import { openDatabase } from '#database/connection.ts';
import { announceStop, stopAccepting } from '#http/transport/draining.ts';
import { listen, type Listeners } from '#http/transport/listening.ts';
import type { openLog } from '#http/transport/log.ts';
import { startProbeListener } from '#http/probes/probe-listener.ts';
import { announce } from './announcement.ts';
import { createApp } from '#server/app.ts';
import { defaultLocale, type Config } from '#server/settings/config.ts';
import { prepareFirstRequests } from '#server/background/housekeeping.ts';

/** Connections of requests that still run this long after the server stops accepting are closed. */
const DRAIN_MS = 7_000;
/** The process ends after this long in any case; Docker kills ten seconds after the signal. */
const STOP_MS = 9_000;

/** The server listens after this long, in milliseconds, even if the index is not loaded yet. */
const LISTEN_AFTER_MS = 1_000;

/** Serves until a signal or the primary ends the process. Resolves when it is ready; rejects where it cannot listen. */
export async function runServer(
  config: Config,
  output: ReturnType<typeof openLog>,
  worker: ClusterWorker | undefined,
): Promise<void> {
  // Where a machine has much memory, V8 lets garbage grow to four times what is in use (decisions/0077). Not
  // before the program is loaded: what is loaded stays.
  setFlagsFromString('--heap-growing-percent=40');
  const log = output.logger;
  const db = await openDatabase(config.databaseUrl);
  const app = await createApp(config, db, output, { worker });
  let listeners: Listeners | undefined;
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) {
      // A signal to the whole group reaches the workers of a cluster in addition to the message of their primary.
      if (worker === undefined) process.exit(1);
      return;
    }
    stopping = true;
    log.info({ signal }, 'stopping');
    await announceStop(app.server.server, app.context.draining, config.drainDelaySeconds * 1_000);
    setTimeout(() => app.server.server.closeAllConnections(), DRAIN_MS).unref();
    setTimeout(() => {
      log.error({ ms: STOP_MS }, 'did not stop in time');
      log.flush();
      process.exit(1);
    }, STOP_MS).unref();
    if (listeners !== undefined) await stopAccepting(app.server.server, listeners);
    await Promise.all([app.close(), listeners?.ended]);
    await db.close();
    log.flush();
    // Exits explicitly: a mail server that hangs would keep the process. Its mail is sent after the next start.
    process.exit(0);
  }
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop(signal));
  worker?.onStop(() => void stop('of the primary'));
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'uncaught error');
    log.flush();
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  if (config.probePort !== undefined)
    await startProbeListener(app.context, { host: config.host, port: config.probePort });
  // While the index loads, the server answers probes and the requests that need no index.
  await Promise.race([app.context.live.loaded, wait(LISTEN_AFTER_MS, undefined, { ref: false })]);
  listeners = await listen(app.server, { host: config.host, port: config.port });
  await app.context.live.loaded;
  if (stopping) return;
  const isSetUp = config.readOnly || (await hasAdmin(db.read));
  const setUpPath = isSetUp ? null : `/${defaultLocale(config)}/setup/${await makeSetUpSecret(db)}`;
  if (worker === undefined) announce(config, setUpPath);
  else worker.send({ kind: 'ready', setUpPath });
  await prepareFirstRequests(app.context);
}
