/** Where the clock of the machine is read or waited by: everywhere else time comes from a Clock, which tests hold still. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

const SPANS = /\bperformance\.now\(\)/;
const DATES = /\bDate\.now\(|\bnew Date\(\)/;
const TIMERS = /\bset(?:Timeout|Interval)\b|\bwaitForTimeout\b/;

/** Each with its reason. */
const SOURCES: Record<string, string> = {
  'src/time/clock.ts': 'is the clock',
  // Other processes and machines live by the same time.
  'src/database/lock-file.ts': 'the lock of a folder is renewed beside other processes',
  'src/server/cluster/primary.ts': 'processes are started and ended',
  'src/server/cluster/scrapes.ts': 'asks other processes',
  'src/server/cluster/worker.ts': 'a process ends',
  'src/server/start/running-server.ts': 'a process starts and ends',
  'src/http/transport/draining.ts': 'a process ends',
  'src/http/probes/probe-listener.ts': 'tells a thread of its own that this one is alive',
  'src/http/probes/probe-thread.ts': 'hears it',
  'src/cli/doctor/address.ts': 'compares clocks of machines',
  'src/mail/delivery.ts': 'a mail in a folder is dated like one that is sent',
  'src/catalog/transfer/backups.ts': 'names what a restored backup replaces',
  // How long something real may take: a socket, a lock, a child process.
  'src/database/sqlite.ts': 'the lock of another process',
  'src/database/postgres.ts': 'the lock of another process',
  'src/database/postgres-pool.ts': 'a connection',
  'src/http/transport/connections.ts': 'a connection',
  'src/http/server.ts': 'a connection',
  'src/limits/redis-store.ts': 'a connection',
  'src/limits/redis-availability.ts': 'a reply of Redis',
  'src/documents/picture-process.ts': 'a child process',
  // How long work keeps the process busy, so that it is cut.
  'src/catalog/search/engine/index-writer.ts': 'slices of work',
  'src/catalog/search/engine/time-slice.ts': 'slices of work',
  'src/catalog/tools/serving/follower.ts': 'slices of work',
  'src/catalog/transfer/import-batches.ts': 'the size of the next batch',
  'src/database/group-commit.ts': 'the size of a group',
  'src/limits/admission.ts': 'how long requests wait on a busy machine',
  'src/limits/loop-lag.ts': 'how late a busy machine is',
  'src/http/transport/overload.ts': 'how late a busy machine is',
  'src/webhooks/webhook-worker.ts': 'shows an owner how long an answer took',
};

const TESTS: Record<string, string> = {
  'tests/support/until.ts': 'is the one wait, for an event',
  'tests/support/clock.ts': 'makes the clocks of tests',
  'tests/support/processes.ts': 'kills a process that hangs, samples the memory of a command',
  'tests/database/row-ids.test.ts': 'ids of rows hold the time of the machine',
  'tests/http/cached-reads.test.ts': 'Date is the header of Node',
  'tests/http/connections.test.ts': 'Date is the header of Node',
  'tests/http/bare-socket.ts': 'fails when no answer comes',
  'tests/outgoing/rig.test.ts': 'a server that sends byte by byte',
  'tests/run.ts': 'the runner',
  'tests/mutants/trial.ts': 'ends a run that hangs',
};

/** Real processes take real time, which may be read there; to wait by it has its reason, too. */
const THOROUGH: Record<string, string> = {
  'tests/thorough/catalog/pictures/silent.ts': 'a process that stays and says nothing',
  'tests/thorough/catalog/search/large.test.ts': 'nothing tells that packing is over',
  'tests/thorough/catalog/transfer/locked-import.test.ts': 'a lock that is held for longer than a request waits',
  'tests/thorough/cli/backup.test.ts': 'a process that stays',
  'tests/thorough/limits/redis.test.ts': 'calls of Redis that have been late',
  'tests/thorough/start.test.ts': 'a process that hangs is killed',
  'tests/thorough/starting-together.test.ts': 'fails when a server does not listen',
  'tests/thorough/webhooks/several-servers.test.ts': 'a receiver that answers late',
};

function filesWith(pattern: RegExp, ...globs: string[]): string[] {
  return globs
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .map((path) => path.split(sep).join('/'))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}

const ANY = new RegExp([SPANS, DATES, TIMERS].map(({ source }) => source).join('|'));

test('the sources take time from a Clock, but for those that are named here with a reason', () => {
  const files = filesWith(ANY, 'src/**/*.ts');
  assert.deepEqual(
    files.filter((file) => !(file in SOURCES)),
    [],
  );
  assert.deepEqual(
    Object.keys(SOURCES).filter((file) => !files.includes(file)),
    [],
    'no longer need to be named',
  );
});

/** The runner, the fuzzer and the chaos run are programs, not tests. */
test('tests neither sleep nor read the clock of the machine: they move their own, or wait for an event by until.ts', () => {
  const files = filesWith(ANY, 'tests/**/*.ts').filter(
    (file) => !/^tests\/(?:thorough|runner|chaos|fuzz)\b/.test(file),
  );
  assert.deepEqual(
    files.filter((file) => !(file in TESTS)),
    [],
  );
  assert.deepEqual(
    Object.keys(TESTS).filter((file) => !files.includes(file)),
    [],
    'no longer need to be named',
  );
});

test('thorough tests wait for events, too, but for those that are named here with a reason', () => {
  const files = filesWith(TIMERS, 'tests/thorough/**/*.ts');
  assert.deepEqual(
    files.filter((file) => !(file in THOROUGH)),
    [],
  );
  assert.deepEqual(
    Object.keys(THOROUGH).filter((file) => !files.includes(file)),
    [],
    'no longer need to be named',
  );
});
