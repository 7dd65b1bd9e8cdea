/** The queues of admission: whose turn it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorkQueues, type WorkQueues } from '#limits/work-queues.ts';
import { WORK, type WorkKind } from '#limits/work.ts';

function wait(queues: WorkQueues, kind: WorkKind, times: number): void {
  for (let time = 0; time < times; time += 1)
    queues.of(kind).queue.push({ since: 0, begin: () => undefined, refuse: () => undefined });
}

/** Begins what is next, so many times, and ends it at once; tells the kinds in their order. */
function turnsOf(queues: WorkQueues, times: number): WorkKind[] {
  return Array.from({ length: times }, () => {
    const work = queues.next()!;
    queues.begin(work, work.queue.shift()!.begin);
    work.running -= 1;
    return work.kind;
  });
}

test('where nothing waits, nothing is next', () => {
  assert.equal(createWorkQueues().next(), undefined);
});

test('a kind that has as many pieces under way as it may is passed over until one of them ends', () => {
  const queues = createWorkQueues();
  wait(queues, 'search', 1);
  queues.of('search').running = WORK.search.most;
  assert.equal(queues.next(), undefined);
  wait(queues, 'read', 1);
  assert.equal(queues.next()?.kind, 'read');
  queues.of('read').queue.pop();
  queues.of('search').running -= 1;
  assert.equal(queues.next()?.kind, 'search');
});

test('while two kinds wait, each gets its share of the turns', () => {
  const queues = createWorkQueues();
  wait(queues, 'search', 50);
  wait(queues, 'read', 50);
  const turns = turnsOf(queues, WORK.search.share + WORK.read.share);
  assert.equal(turns.filter((kind) => kind === 'search').length, WORK.search.share);
});

test('a kind that did not wait for long has no turns left over from then', () => {
  const queues = createWorkQueues();
  wait(queues, 'read', 150);
  turnsOf(queues, 100);
  wait(queues, 'search', 50);
  const turns = turnsOf(queues, WORK.search.share + WORK.read.share);
  assert.equal(turns.filter((kind) => kind === 'search').length, WORK.search.share);
});

test('a piece that begins counts as admitted and under way', () => {
  const queues = createWorkQueues();
  const work = queues.of('sign_in');
  queues.begin(work, () => assert.deepEqual([work.running, work.admitted], [1, 1]));
  assert.deepEqual([work.running, work.admitted, work.refused], [1, 1, 0]);
});
