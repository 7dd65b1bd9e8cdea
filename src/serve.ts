/** The server program: reads the settings, opens and prepares the database, listens, drains. */
import { setTimeout as wait } from 'node:timers/promises';
import { hasAdmin } from '#catalog/accounts/first-admin.ts';
import { prepareScreening } from '#catalog/screening/screening.ts';
import { openDatabase } from '#database/connection.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { announceStop, stopAccepting } from '#http/draining.ts';
import { listen, type Listeners } from '#http/listening.ts';
import { openLog, openSharedOutput } from '#http/log.ts';
import { joinCrew } from '#crew/member.ts';
import { announce } from './announcement.ts';
import { createApp } from './app.ts';
import { defaultLocale, readConfig, type Config } from './config.ts';
import { checkEarly } from './early-checks.ts';
import { readFiguresAhead } from './housekeeping.ts';
import { prepareDatabase } from './preparation.ts';
import { startFailure } from './start-failure.ts';

/** Requests that are still under way this long after the server stops accepting lose their connections, */
const DRAIN_MS = 7_000;
/** and the process ends after this long in any case; Docker kills after about as long too, from the signal on. */
const STOP_MS = 9_000;

/** A start listens after this long, in milliseconds, even if the tools are not loaded yet. */
const LISTEN_AFTER_MS = 1_000;

process.umask(0o077);

async function start(config: Config): Promise<void> {
  const crew = await joinCrew();
  const output = crew === undefined ? openLog(config.logLevel) : openLog(config.logLevel, openSharedOutput());
  const log = output.logger;
  const placed = crew === undefined ? await checkEarly(config, log) : config;
  if (config.databaseUrl.startsWith('sqlite:')) {
    process.once('exit', takeServerLock(config.databaseUrl.slice('sqlite:'.length)));
  }
  if (crew?.prepares !== false) await prepareDatabase(config, log);
  crew?.say({ kind: 'prepared' });
  const db = await openDatabase(config.databaseUrl);
  await prepareScreening();
  const app = await createApp(placed, db, output, { crew });
  let listeners: Listeners | undefined;
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) {
      // A signal to the whole group reaches the members of a crew, too, beside the word of their leader.
      if (crew === undefined) process.exit(1);
      return;
    }
    stopping = true;
    log.info({ signal }, 'stopping');
    await announceStop(app.server.server, app.context.draining, placed.drainDelaySeconds * 1_000);
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
    // A mail server that hangs would keep the process; the mail is leased and sent after the next start.
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  crew?.onStop(() => void stop('of the leader'));
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'uncaught error');
    log.flush();
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // A start that takes longer answers probes meanwhile, and what needs no index.
  await Promise.race([app.context.live.loaded, wait(LISTEN_AFTER_MS, undefined, { ref: false })]);
  listeners = await listen(app.server, { host: placed.host, port: placed.port });
  await app.context.live.loaded;
  if (stopping) return;
  const { secret } = app.context.setUpLink;
  const setUpPath = (await hasAdmin(db.read)) ? null : `/${defaultLocale(placed)}/setup/${secret}`;
  if (crew === undefined) announce(placed, setUpPath);
  else crew.say({ kind: 'ready', setUpPath });
  await readFiguresAhead(app.context);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`toolshelf: ${startFailure(error, config)}\n`);
  process.exit(1);
}
