/** Starts the operator's program. */
import { keepCompiledCode } from '#server/start/compile-cache.ts';

keepCompiledCode();
// What commands write (backups, exports, a new database) holds accounts: for its owner's eyes only.
process.umask(0o077);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough.
  if (error.code === 'EPIPE') process.exit(1);
});

// Loaded after the cache is there to be used.
const { runProgram } = await import('./program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
