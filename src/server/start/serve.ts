/** The server program: reads the settings, refuses those that cannot work, prepares the database and runs the server. */
import { takeServerLock } from '#database/lock-file.ts';
import { openLog, openOutput } from '#http/transport/log.ts';
import { joinCluster } from '#server/cluster/worker.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { checkEarly } from './early-checks.ts';
import { prepareDatabase } from './preparation.ts';
import { printedFailure } from './start-failure.ts';

process.umask(0o077);

async function start(config: Config): Promise<void> {
  const worker = await joinCluster();
  const output = openLog(config.logLevel, openOutput(worker !== undefined));
  const log = output.logger;
  const checked = worker === undefined ? await checkEarly(config, log) : config;
  if (config.databaseUrl.startsWith('sqlite:')) {
    process.once('exit', takeServerLock(config.databaseUrl.slice('sqlite:'.length)));
  }
  if (worker?.prepares !== false) await prepareDatabase(config, log);
  worker?.send({ kind: 'prepared' });
  // Loads most of the program, which a start that fails earlier does not need.
  const { runServer } = await import('./running-server.ts');
  await runServer(checked, output, worker);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(printedFailure(error, config));
  process.exit(1);
}
