/** The server program: reads the settings, refuses what cannot be served, prepares the database and runs the server. */
import { takeServerLock } from '#database/lock-file.ts';
import { openLog, openSharedOutput } from '#http/transport/log.ts';
import { joinCrew } from '#server/cluster/member.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { checkEarly } from './early-checks.ts';
import { prepareDatabase } from './preparation.ts';
import { startFailure } from './start-failure.ts';

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
  // Most of the program is read here: a start that is refused, or waits for another one, does without it.
  const { runServer } = await import('./running-server.ts');
  await runServer(placed, output, crew);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`toolshelf: ${startFailure(error, config)}\n`);
  process.exit(1);
}
