#!/usr/bin/env node
/** Starts the command line. */
import { basename } from 'node:path';
import { runProgram } from './program.ts';

if (basename(process.argv[1] ?? '') === 'toolshelf')
  process.stderr.write('toolshelf: this command is now called shelf; the old name works for a year\n');

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough.
  if (error.code === 'EPIPE') process.exit(0);
});
process.exitCode = await runProgram(process.argv.slice(2), interrupted.signal);
// What is still being read would keep the process.
process.stdin.unref?.();
