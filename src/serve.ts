/** The server program: reads the settings, opens and prepares the database, listens, drains. */
import { accessSync, constants } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasAdmin } from '#catalog/accounts/first-admin.ts';
import { prepareScreening } from '#catalog/screening/screening.ts';
import { openDatabase } from '#database/connection.ts';
import { makeFolder } from '#database/folders.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { announceStop, stopAccepting } from '#http/draining.ts';
import { listen, type Listeners } from '#http/listening.ts';
import { openLog } from '#http/log.ts';
import { createApp } from './app.ts';
import { defaultLocale, readConfig, type Config } from './config.ts';
import { SETTINGS } from './settings.ts';
import { findMisspelt } from './misspelt-settings.ts';
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
  const output = openLog(config.logLevel);
  const log = output.logger;
  for (const { name, meant } of findMisspelt(process.env, Object.keys(SETTINGS)))
    log.warn({ name, meant }, 'unknown setting, ignored; check the spelling');
  // Whatever can be refused at once is, before the database is touched.
  const freePort = await findPort(config.host, config.port);
  if (config.smtpUrl === undefined) requireFolder(mailFolder(config));
  if (config.databaseUrl.startsWith('sqlite:')) {
    process.once('exit', takeServerLock(config.databaseUrl.slice('sqlite:'.length)));
  }
  await prepareDatabase(config, log);
  const db = await openDatabase(config.databaseUrl);
  await prepareScreening();
  const placed: Config = config.publicUrlGiven
    ? config
    : { ...config, port: freePort, publicUrl: `http://localhost:${freePort}` };
  const app = await createApp(placed, db, output);
  let listeners: Listeners | undefined;
  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await announceStop(app.server.server, app.context.draining, placed.drainDelaySeconds * 1_000);
    setTimeout(() => app.server.server.closeAllConnections(), DRAIN_MS).unref();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    if (listeners !== undefined) await stopAccepting(app.server.server, listeners);
    await Promise.all([app.close(), listeners?.ended]);
    await db.close();
    log.flush();
    // A mail server that hangs would keep the process; the mail is leased and sent after the next start.
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
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
  const address = app.server.server.address() as AddressInfo;
  await app.context.live.loaded;
  if (stopping) return;
  const { secret } = app.context.setUpLink;
  announce(placed, address.port, (await hasAdmin(db.read)) ? null : `/${defaultLocale(placed)}/setup/${secret}`);
}

/** The port, or a free one for 0: it has to be known before the app is built, since every link holds it. Throws when it is taken. */
async function findPort(host: string, asked: number): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(asked, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Where mails are written to that no mail server takes. */
function mailFolder(config: Config): string {
  return join(config.dataDir, 'mail');
}

/** A folder that cannot be written to is better known now than with the first mail. */
function requireFolder(path: string): void {
  makeFolder(path);
  accessSync(path, constants.W_OK);
}

function announce(config: Config, port: number, setUpPath: string | null): void {
  const mails = config.smtpUrl === undefined ? `Mails are written to  ${mailFolder(config)}\n` : '';
  process.stdout.write(
    `\n${config.siteName} is listening on ${config.host}:${port}\n\n` +
      `Catalog               ${config.publicUrl}/${defaultLocale(config)}\n` +
      `Read API              ${config.publicUrl}/api/v1/tools\n` +
      `API description       ${config.publicUrl}/agent/openapi.json\n${mails}\n` +
      (setUpPath === null
        ? ''
        : `There is no admin yet. Become the first within 30 minutes, by this link alone:\n  ${config.publicUrl}${setUpPath}\n\n`),
  );
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`toolshelf: ${startFailure(error, config)}\n`);
  process.exit(1);
}
