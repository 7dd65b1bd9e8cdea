/** The queue of drawings: places are bounded by client and in all, turns go around, and nobody waits longer than they have patience. */
import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { createDrawingQueue, type Client, type DrawingQueue } from '#catalog/pictures/drawing-queue.ts';
import { CatalogError } from '#catalog/errors.ts';
import { frozenClock } from '../../support/clock.ts';

const BOUNDS = { running: 2, perClient: 2, places: 8, patience: 4_500 };

interface Asked {
  /** `waits`, `runs`, `done`, or the code of the refusal. */
  state: string;
  end(): Promise<unknown>;
}

function ask(queue: DrawingQueue, clock = frozenClock()): (client: Client | string) => Promise<Asked> {
  return async (client) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const asked: Asked = {
      state: 'waits',
      end() {
        resolve(undefined);
        return nextTurn();
      },
    };
    const act = (): Promise<undefined> => {
      asked.state = 'runs';
      return promise;
    };
    queue.run(clock, typeof client === 'string' ? { account: client } : client, act).then(
      () => (asked.state = 'done'),
      (error: unknown) => {
        asked.state = error instanceof CatalogError ? `${error.code} ${error.retryAfter}` : (error as Error).name;
      },
    );
    await nextTurn();
    return asked;
  };
}
const REFUSED = 'overloaded 5';

test('two drawings run at a time, of one account only one', async () => {
  const draw = ask(createDrawingQueue(BOUNDS));
  const [first, second] = [await draw('a'), await draw('a')];
  const [third, fourth] = [await draw('b'), await draw('c')];
  assert.deepEqual(
    [first, second, third, fourth].map(({ state }) => state),
    ['runs', 'waits', 'runs', 'waits'],
  );
  await third.end();
  assert.deepEqual([second.state, fourth.state], ['waits', 'runs']);
});

test('an account holds two places, and gets one back with each drawing', async () => {
  const draw = ask(createDrawingQueue(BOUNDS));
  const first = await draw('a');
  await draw('a');
  assert.equal((await draw('a')).state, REFUSED);
  await first.end();
  assert.equal((await draw('a')).state, 'waits');
});

test('eight places are held in all; whoever has none takes the second one of somebody who waits', async () => {
  const draw = ask(createDrawingQueue(BOUNDS));
  const held: Asked[] = [];
  for (const account of ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']) held.push(await draw(account));
  const late = await draw('e');
  assert.deepEqual([late.state, held.at(-1)?.state], ['waits', REFUSED]);
  for (const account of ['f', 'g', 'h']) assert.equal((await draw(account)).state, 'waits');
  assert.equal((await draw('i')).state, REFUSED, 'each of eight accounts has one');
});

test('the next turn is that of the account whose last one is longest ago', async () => {
  const draw = ask(createDrawingQueue({ ...BOUNDS, running: 1 }));
  const [running, again] = [await draw('a'), await draw('a')];
  const innocent = await draw('b');
  await running.end();
  assert.deepEqual([again.state, innocent.state], ['waits', 'runs']);
});

test('who has waited for four and a half seconds is told to come again', async () => {
  const clock = frozenClock();
  const draw = ask(createDrawingQueue({ ...BOUNDS, running: 1 }), clock);
  const [running, waiting] = [await draw('a'), await draw('b')];
  await clock.elapse(4_499);
  assert.equal(waiting.state, 'waits');
  await clock.elapse(1);
  await nextTurn();
  assert.deepEqual([running.state, waiting.state], ['runs', REFUSED]);
});

test('the server itself waits as long as it has to, takes no place of others, and has its turn among them', async () => {
  const clock = frozenClock();
  const draw = ask(createDrawingQueue({ ...BOUNDS, running: 1 }), clock);
  const running = await draw('a');
  const own = await Promise.all(Array.from({ length: 12 }, () => draw({ account: null })));
  await clock.elapse(60_000);
  assert.ok(own.every(({ state }) => state === 'waits'));
  const [again, late] = [await draw('a'), await draw('b')];
  await running.end();
  assert.equal(own[0]?.state, 'runs');
  await own[0]?.end();
  assert.deepEqual([late.state, again.state], ['runs', 'waits']);
});

test('who leaves gives up the place', async () => {
  const draw = ask(createDrawingQueue(BOUNDS));
  await draw('a');
  const leaving = new AbortController();
  const waiting = await draw({ account: 'a', signal: leaving.signal });
  leaving.abort();
  await nextTurn();
  assert.equal(waiting.state, 'AbortError');
  assert.equal((await draw('a')).state, 'waits');
  assert.equal((await draw({ account: 'b', signal: leaving.signal })).state, 'AbortError');
});

test('a drawing that fails holds up nobody', async () => {
  const queue = createDrawingQueue({ ...BOUNDS, running: 1 });
  const fails = queue.run(frozenClock(), { account: 'a' }, () => Promise.reject(new Error('broken')));
  const next = ask(queue);
  await assert.rejects(fails, /broken/);
  assert.equal((await next('b')).state, 'runs');
});
