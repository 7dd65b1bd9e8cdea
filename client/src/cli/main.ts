#!/usr/bin/env node
/** Starts the command line. */
import { runProgram } from './program.ts';

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough.
  if (error.code === 'EPIPE') process.exit(0);
});
process.exitCode = await runProgram(process.argv.slice(2), interrupted.signal);
// What is still being read would keep the process.
process.stdin.unref?.();
