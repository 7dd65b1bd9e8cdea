/** Runs the test files that it is given one after the other in one process, which has loaded the program once for all of them. */
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  await test(file, async (all) => {
    await import(pathToFileURL(join(process.cwd(), file)).href);
    // Tests of one level run in their order: this one ends when those of the file have.
    await all.test('the end of the file', () => undefined);
  });
}
