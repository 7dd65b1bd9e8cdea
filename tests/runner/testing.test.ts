/** What a test file may rely on: order, hooks, skips, time limits, and that nothing that fails is lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as Testing from './testing.ts';

// An instance of its own: that of this file is at work.
const own = (await import(new URL('testing.ts?own', import.meta.url).href)) as typeof Testing;

/** Runs what `define` defines as a file; each outcome as a line. */
async function run(define: () => unknown, isWanted = (_path: readonly string[]): boolean => true): Promise<string[]> {
  const lines: string[] = [];
  await own.runFile(
    () => Promise.resolve(define()),
    isWanted,
    ({ path, state, reason }) => {
      const said = reason instanceof Error ? reason.message : typeof reason === 'string' ? reason : '';
      lines.push([state, path.join(' › '), ...(said === '' ? [] : [said])].join(': '));
    },
  );
  return lines;
}

test('hooks and tests run in their order, the hooks of outer suites outside', async () => {
  const seen: string[] = [];
  const see = (what: string) => () => void seen.push(what);
  await run(() => {
    own.before(see('before all'));
    own.after(see('after all'));
    own.beforeEach(see('before each'));
    own.describe('a suite', () => {
      own.before(see('before'));
      own.after(see('after'));
      own.beforeEach(see('before each inner'));
      own.afterEach(see('after each'));
      own.test('one', see('one'));
      own.test('two', see('two'));
    });
    own.test('three', see('three'));
  });
  const each = ['before each', 'before each inner'];
  assert.deepEqual(
    seen,
    [
      'before all',
      'before',
      each,
      'one',
      'after each',
      each,
      'two',
      'after each',
      'after',
      each[0],
      'three',
      'after all',
    ].flat(),
  );
});

test('a suite may wait for what its tests need', async () => {
  const lines = await run(() => {
    own.describe('first', async () => {
      await Promise.resolve();
      own.test('one', () => undefined);
    });
    own.describe('second', async () => {
      await Promise.resolve();
      own.test('two', () => undefined);
    });
  });
  assert.deepEqual(lines, ['passed: first › one', 'passed: second › two']);
});

test('after() in a test is called when that test ends, also one that fails', async () => {
  const seen: string[] = [];
  await run(() => {
    own.test('one', () => {
      own.after(() => void seen.push('after one'));
      throw new Error('no');
    });
    own.test('two', (t) => {
      t.after(() => void seen.push('after two'));
      seen.push('two');
    });
  });
  assert.deepEqual(seen, ['after one', 'two', 'after two']);
});

test('what is thrown fails the test, wherever it is thrown', async () => {
  const lines = await run(() => {
    own.test('itself', () => Promise.reject(new Error('thrown')));
    own.test('behind it', async () => {
      setImmediate(() => own.failBy(new Error('behind')));
      await new Promise(() => undefined);
    });
    own.describe('hooks', () => {
      own.before(() => Promise.reject(new Error('of a hook')));
      own.test('never runs', () => undefined);
    });
    own.test('in its cleaning up', (t) => t.after(() => assert.fail('left behind')));
  });
  assert.deepEqual(lines, [
    'failed: itself: thrown',
    'failed: behind it: behind',
    'failed: hooks › before its tests: of a hook',
    'failed: in its cleaning up: left behind',
  ]);
});

test('what nobody waits for fails the test that ran, or the file when none runs any more', async () => {
  const lines = await run(() => {
    own.test('one', () => own.failBy(new Error('early')));
    own.test('two', (t) => t.after(() => process.nextTick(() => own.failBy(new Error('late')))));
  });
  assert.deepEqual(lines, [
    'failed: one: early',
    'passed: two',
    'failed: something failed that no test waited for: late',
  ]);
});

test('a file that cannot be read is a failure', async () => {
  const lines = await run(() => Promise.reject(new Error('no such module')));
  assert.deepEqual(lines, ['failed: the file cannot be read: no such module']);
});

test('a test that takes longer than its time fails', async () => {
  const lines = await run(() => own.test('waits', { timeout: 1 }, () => new Promise(() => undefined)));
  assert.deepEqual(lines, ['failed: waits: took longer than 0.001 s']);
});

test('tests and suites are skipped with their reasons', async () => {
  const lines = await run(() => {
    own.test('one', { skip: 'of the other engine' }, () => assert.fail());
    own.describe('suite', { skip: 'skipped: no program' }, () => own.test('two', () => assert.fail()));
    own.test('three', { skip: false }, () => undefined);
    own.test('four', (t) => t.skip('too old'));
  });
  assert.deepEqual(lines, [
    'skipped: one: of the other engine',
    'skipped: suite › two: skipped: no program',
    'passed: three',
    'skipped: four: too old',
  ]);
});

test('of tests by name only those run, with the hooks around them', async () => {
  const seen: string[] = [];
  const define = (): void => {
    for (const name of ['left', 'right']) {
      own.describe(name, () => {
        own.before(() => void seen.push(`before ${name}`));
        own.test('one', () => void seen.push(`one of ${name}`));
        own.test('two', () => void seen.push(`two of ${name}`));
      });
    }
  };
  await run(define, (path) => path.join(' ').includes('right two'));
  assert.deepEqual(seen, ['before right', 'two of right']);
});
