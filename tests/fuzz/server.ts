/** The server of a run: a world in which every page has something to show, served by a process of its own, as in production. */
import { join } from 'node:path';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { command, raisedLimits, ROOT, startServer, type Target } from '../support/processes.ts';
import type { Cast } from './cast.ts';
import { LEAK_SETTINGS } from './leak-cases.ts';

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname;
/** Of each role; some are lost on the way: their passwords change, they are suspended or deleted. */
const ACCOUNTS = 60;
const OWNERS = 4;

export interface FuzzedServer {
  target: Target;
  cast: Cast;
  /** Secrets of links that were mailed and not yet used. */
  secrets: string[];
  /** What the server has said, one JSON object a line. */
  logFile: string;
  dataDir: string;
  /** Runs an operator command on the database of the server. */
  command(words: readonly string[]): Promise<void>;
  /** Ends the server; its log and its data stay. */
  stop(): Promise<void>;
  /** Ends a PostgreSQL of its own; the log and DATA_DIR stay. */
  leave(): Promise<void>;
  /** Throws everything away. */
  remove(): Promise<void>;
}

/** Fills a database and starts a server on it. For PostgreSQL DATABASE_URL names the server, or one comes from npm. */
export async function startFuzzedServer(engine: 'sqlite' | 'postgres'): Promise<FuzzedServer> {
  const given = process.env['DATABASE_URL'] ?? '';
  const postgres = engine === 'postgres' && given === '' ? await startPostgres() : undefined;
  if (engine === 'postgres') process.env['TEST_POSTGRES_URL'] = postgres?.url ?? given;
  // Only now: the world chooses its engine when it is loaded.
  const { openFilledWorld } = await import('../support/filled-world.ts');
  const { clockOfToday } = await import('../support/clock.ts');
  const { makeCast } = await import('./cast.ts');
  const { world, members, secrets } = await openFilledWorld({ settings: raisedLimits(), clock: clockOfToday() });
  const cast = await makeCast(
    world,
    { owners: OWNERS, accounts: ACCOUNTS },
    await findAccount(world.db, members.maker),
  );
  await world.leave();

  const { dataDir, databaseUrl } = world.config;
  const logFile = join(dataDir, 'server.log');
  const settings = {
    ...raisedLimits(),
    ...LEAK_SETTINGS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_CATALOG: 'off',
    TRUSTED_PROXIES: '127.0.0.0/8',
  };
  const target = await startServer('toolshelf', ['--max-semi-space-size=4', MAIN], settings, '/livez', {
    keepLog: logFile,
    root: ROOT,
  });
  const leave = async (): Promise<void> => {
    await postgres?.stop();
  };
  return {
    target,
    cast,
    secrets: Object.values(secrets),
    logFile,
    dataDir,
    command: async (words) => void (await command(databaseUrl, dataDir, words)),
    stop: () => target.stop(),
    leave,
    async remove() {
      await world.remove();
      await leave();
    },
  };
}
