/**
 * A process that takes test files from the one that started it, one after the other as long as there are any, so that the
 * program is loaded and compiled once for all of them. Each file is a test, which ends with what it has set up.
 */
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** A test that hangs ends with its file. Those that look at every page in a browser take five minutes on a busy machine. */
const FILE_TIMEOUT_MS = 900_000;

// A listener, too, keeps the process from ending while a file waits for nothing but a timer that does not count.
process.on('message', (file: string) => {
  if (file === '') process.disconnect?.();
  else void run(file);
});

async function run(file: string): Promise<void> {
  await test(file, { timeout: FILE_TIMEOUT_MS }, async (all) => {
    await import(pathToFileURL(file).href);
    // Tests of one level run in their order: this one ends when those of the file have. The runner does not wait for suites.
    await all.test('the end of the file', () => undefined);
  });
  process.send?.('next');
}

process.send?.('next');
