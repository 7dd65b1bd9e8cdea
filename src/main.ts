/** Starts the server: one process, or the primary of several. */
import cluster from 'node:cluster';
import { readSettingsFile } from './server/settings/settings-file.ts';
import { keepCompiledCode } from './server/start/compile-cache.ts';
import { findOwnModules } from './server/start/own-modules.ts';

keepCompiledCode();
findOwnModules();
readSettingsFile();

// Loaded after the cache is enabled. The primary of several processes loads little of the program.
if (cluster.isPrimary && process.argv.length > 2) {
  const { answerArguments } = await import('./server/start/start-arguments.ts');
  const answer = answerArguments(process.argv.slice(2));
  process.stdout.write(answer?.stdout ?? '');
  process.stderr.write(answer?.stderr ?? '');
  process.exitCode = answer?.code ?? 0;
} else if (cluster.isPrimary && Number(process.env['WORKERS']) > 1) await import('./server/start/cluster.ts');
else await import('./server/start/serve.ts');
