/** What a file of a stranger could do if it took over the process that draws it: nothing. One engine suffices: it has no database. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runConfined } from '#catalog/pictures/confined-process.ts';
import { frozenClock } from '../../../support/clock.ts';
import type { Prying } from './prying.ts';

const PROGRAM = new URL('./prying.ts', import.meta.url);
const clock = frozenClock();

test('the process reaches no files but the program, no network, no programs, no settings and half a gigabyte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-confined-'));
  after(() => rm(folder, { recursive: true }));
  const database = join(folder, 'toolshelf.db');
  await writeFile(database, 'secrets');
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  after(() => server.close());
  const question: Prying = { database, port: (server.address() as { port: number }).port };
  assert.deepEqual(await runConfined(clock, PROGRAM, question), {
    'reads the database': 'ERR_ACCESS_DENIED',
    'writes a file': 'ERR_ACCESS_DENIED',
    connects: 'ERR_ACCESS_DENIED',
    'asks for a name': 'ERR_ACCESS_DENIED',
    'starts a program': 'ERR_ACCESS_DENIED',
    'reads in a thread': 'ERR_ACCESS_DENIED',
    'loads code of the processor': 'ERR_DLOPEN_DISABLED',
    'takes a gigabyte': 'RangeError',
    'knows a setting': 'Error',
  });
});

test('the system ends it after four seconds of a processor', async () => {
  assert.equal(await runConfined(clock, PROGRAM, 'endless'), undefined);
});

test('it ends after ten seconds, whatever it waits for', async () => {
  const asking = runConfined(clock, new URL('./silent.ts', import.meta.url), 'anything');
  await clock.elapse(10_000);
  await assert.rejects(asking, { code: 'overloaded', retryAfter: 5 });
});

test('it ends when nobody waits for its answer any more', async () => {
  const leaving = new AbortController();
  const asking = runConfined(clock, PROGRAM, 'endless', leaving.signal);
  leaving.abort();
  await assert.rejects(asking, { name: 'AbortError' });
});
