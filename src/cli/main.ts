/** The entry point of the command line program. */
import { readSettingsFile } from '#server/settings/settings-file.ts';
import { keepCompiledCode } from '#server/start/compile-cache.ts';

keepCompiledCode();
// Backups, exports and databases contain accounts: only their owner may read them.
process.umask(0o077);
readSettingsFile();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has closed it.
  if (error.code === 'EPIPE') process.exit(1);
});

// Imported after the compile cache is enabled.
const { runProgram } = await import('./program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
