/** The server program of several processes: a primary with WORKERS workers, each of which runs serve.ts. */
import { openLog } from '#http/transport/log.ts';
import { runPrimary } from '#server/cluster/primary.ts';
import { announce } from './announcement.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { checkEarly } from './early-checks.ts';
import { printedFailure } from './start-failure.ts';

process.umask(0o077);

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const { logger: log } = openLog(config.logLevel);
  const checked = await checkEarly(config, log);
  const code = await runPrimary({ config: checked, log, onReady: (setUpPath) => announce(checked, setUpPath) });
  log.flush();
  process.exit(code);
} catch (error) {
  process.stderr.write(printedFailure(error, config));
  process.exit(1);
}
