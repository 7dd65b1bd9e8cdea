/** The server program of several processes: leads a crew of WORKERS processes, each of which runs serve.ts. */
import { openLog } from '#http/transport/log.ts';
import { leadCrew } from '#server/cluster/leader.ts';
import { announce } from './announcement.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { checkEarly } from './early-checks.ts';
import { startFailure } from './start-failure.ts';

process.umask(0o077);

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const { logger: log } = openLog(config.logLevel);
  const placed = await checkEarly(config, log);
  const code = await leadCrew({ config: placed, log, onReady: (setUpPath) => announce(placed, setUpPath) });
  log.flush();
  process.exit(code);
} catch (error) {
  process.stderr.write(`toolshelf: ${startFailure(error, config)}\n`);
  process.exit(1);
}
