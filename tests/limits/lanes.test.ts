/** The lanes of admission: whose turn it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanes, type Lanes } from '#limits/lanes.ts';
import { WORK, type WorkKind } from '#limits/work.ts';

function wait(lanes: Lanes, kind: WorkKind, times: number): void {
  for (let time = 0; time < times; time += 1)
    lanes.of(kind).queue.push({ since: 0, begin: () => undefined, refuse: () => undefined });
}

/** Begins what is next, so many times, and ends it at once; tells the kinds in their order. */
function turnsOf(lanes: Lanes, times: number): WorkKind[] {
  return Array.from({ length: times }, () => {
    const lane = lanes.next()!;
    lanes.begin(lane, lane.queue.shift()!.begin);
    lane.running -= 1;
    return lane.kind;
  });
}

test('where nothing waits, nothing is next', () => {
  assert.equal(createLanes().next(), undefined);
});

test('a kind that has as many pieces under way as it may is passed over until one of them ends', () => {
  const lanes = createLanes();
  wait(lanes, 'search', 1);
  lanes.of('search').running = WORK.search.most;
  assert.equal(lanes.next(), undefined);
  wait(lanes, 'read', 1);
  assert.equal(lanes.next()?.kind, 'read');
  lanes.of('read').queue.pop();
  lanes.of('search').running -= 1;
  assert.equal(lanes.next()?.kind, 'search');
});

test('while two kinds wait, each gets its share of the turns', () => {
  const lanes = createLanes();
  wait(lanes, 'search', 50);
  wait(lanes, 'read', 50);
  const turns = turnsOf(lanes, WORK.search.share + WORK.read.share);
  assert.equal(turns.filter((kind) => kind === 'search').length, WORK.search.share);
});

test('a kind that did not wait for long has no turns left over from then', () => {
  const lanes = createLanes();
  wait(lanes, 'read', 150);
  turnsOf(lanes, 100);
  wait(lanes, 'search', 50);
  const turns = turnsOf(lanes, WORK.search.share + WORK.read.share);
  assert.equal(turns.filter((kind) => kind === 'search').length, WORK.search.share);
});

test('a piece that begins counts as admitted and under way', () => {
  const lanes = createLanes();
  const lane = lanes.of('sign_in');
  lanes.begin(lane, () => assert.deepEqual([lane.running, lane.admitted], [1, 1]));
  assert.deepEqual([lane.running, lane.admitted, lane.refused], [1, 1, 0]);
});
