/** Finished pages: kept as long as nothing they depend on changes, and given while the database is away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageCache } from '#http/pages/page-cache.ts';
import type { AppContext } from '#http/app-context.ts';
import { frozenClock, type TestClock } from '../support/clock.ts';

const GONE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

interface Scene {
  mark: string | Error;
  /** What reading the mark waits for. */
  gate: Promise<void> | undefined;
  clock: TestClock;
  made: number;
  /** What the page says that is made after so many others. */
  body: (made: number) => string;
  /** Asks for a page and tells how many have been made by then. */
  ask(address: string): Promise<number>;
  /** A form was submitted. */
  invalidate(): void;
}

function scene(): Scene {
  const made: Scene = {
    mark: 'a',
    gate: undefined,
    clock: frozenClock(),
    made: 0,
    body: (count) => `page ${count}`,
    async ask(address) {
      await cache.answer(address, () => Promise.resolve({ body: made.body((made.made += 1)) }));
      return made.made;
    },
    invalidate: () => cache.invalidate(),
  };
  const context = {
    db: { clock: made.clock, now: () => made.clock.now() },
    live: { version: 1 },
    pageFiles: { version: 0 },
  } as unknown as AppContext;
  const cache = createPageCache(context, {
    async placementVersion() {
      await made.gate;
      if (made.mark instanceof Error) throw made.mark;
      return made.mark;
    },
  });
  return made;
}

test('a page is made once until its mark changes, which is noticed within two seconds', async () => {
  const it = scene();
  assert.deepEqual([await it.ask('/en'), await it.ask('/en')], [1, 1]);
  it.mark = 'b';
  assert.equal(await it.ask('/en'), 1);
  it.clock.advance(2_000);
  assert.equal(await it.ask('/en'), 2);
});

test('the page of a search is kept from the second time on, that of a path at once', async () => {
  const it = scene();
  it.body = () => 'x'.repeat(10_000);
  const ask = async (address: string): Promise<number[]> => [
    await it.ask(address),
    await it.ask(address),
    await it.ask(address),
  ];
  assert.deepEqual(await ask('/en/tools?q=a'), [1, 2, 2]);
  it.body = () => 'y'.repeat(10_000);
  assert.deepEqual(await ask('/en/tools/lantern'), [3, 3, 3]);
});

test('while the database is away, pages that are ready are given; any other failure is told', async () => {
  const it = scene();
  await it.ask('/en');
  it.mark = GONE;
  it.clock.advance(5_000);
  assert.equal(await it.ask('/en'), 1);
  it.mark = new Error('a mistake of ours');
  it.clock.advance(5_000);
  await assert.rejects(it.ask('/en'), /a mistake of ours/);
  it.mark = 'b';
  assert.equal(await it.ask('/en'), 2);
});

test('without a mark there is nothing to give', async () => {
  const it = scene();
  it.mark = GONE;
  await assert.rejects(it.ask('/en'), /ECONNREFUSED/);
});

test('a database that is slow holds up a finished page for a tenth of a second, and nobody while it is away', async () => {
  const it = scene();
  await it.ask('/en');
  const { promise, resolve } = Promise.withResolvers<void>();
  it.gate = promise;
  it.mark = GONE;
  it.clock.advance(2_000);
  assert.equal(await it.clock.elapseDuring(it.ask('/en'), 100), 1);
  resolve();
  it.gate = undefined;
  await it.ask('/en');
  // Nobody opens this gate, and no time passes.
  it.gate = new Promise(() => undefined);
  it.clock.advance(2_000);
  assert.equal(await it.ask('/en'), 1);
});

test('after a form the page follows it, however long that takes', async () => {
  const it = scene();
  await it.ask('/en');
  const { promise, resolve } = Promise.withResolvers<void>();
  it.gate = promise;
  it.mark = 'b';
  it.invalidate();
  const asked = it.ask('/en');
  await it.clock.elapse(60_000);
  assert.equal(it.made, 1);
  resolve();
  assert.equal(await asked, 2);
});
