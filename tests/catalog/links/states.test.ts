/** What each finding makes of a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  NEW_LINK,
  judgeLink,
  pauseAfter,
  type LinkFinding,
  type LinkRecord,
  type LinkState,
} from '#catalog/links/states.ts';

const WHOLE: LinkFinding = { kind: 'fails', halves: 2 };
const HALF: LinkFinding = { kind: 'fails', halves: 1 };
const WORKS: LinkFinding = { kind: 'works', movedTo: null };
const movedTo = (url: string): LinkFinding => ({ kind: 'works', movedTo: url });

function after(...findings: LinkFinding[]): { state: LinkState; record: LinkRecord } {
  let judged: { state: LinkState; record: LinkRecord } = { state: 'unchecked', record: NEW_LINK };
  for (const [day, finding] of findings.entries()) judged = judgeLink(judged.record, finding, `2026-01-0${day + 1}`);
  return judged;
}

test('a link is dead after three whole failures in a row, or as many halves', () => {
  assert.deepEqual(
    [WHOLE, WHOLE, WHOLE].map((_, index, all) => after(...all.slice(0, index + 1)).state),
    ['failing', 'failing', 'dead'],
  );
  assert.equal(after(HALF, HALF, HALF, HALF, HALF).state, 'failing');
  assert.equal(after(HALF, HALF, HALF, HALF, HALF, HALF).state, 'dead');
  assert.deepEqual(after(WHOLE, WHOLE, WHOLE, WHOLE).record.deadSince, '2026-01-03');
  assert.equal(after(WHOLE, WHOLE, WHOLE, WHOLE).record.failingSince, '2026-01-01');
});

test('one success makes all failures before it void', () => {
  assert.deepEqual(after(WHOLE, WHOLE, WHOLE, WORKS), { state: 'ok', record: NEW_LINK });
  assert.equal(after(WHOLE, WHOLE, WORKS, WHOLE, WHOLE).state, 'failing');
});

test('a site that does not talk to us is blocked and never dead', () => {
  assert.equal(after(WHOLE, WHOLE, { kind: 'blocked' }).state, 'blocked');
  assert.equal(after(WHOLE, WHOLE, { kind: 'blocked' }, WHOLE).state, 'failing');
});

test('a link has moved when three checks in a row lead to the same other site', () => {
  const [one, two, three] = ['https://new.maker.ai/a', 'https://www.maker.ai/b', 'https://maker.ai/'].map(movedTo);
  assert.ok(one && two && three);
  assert.equal(after(one, two).state, 'ok');
  assert.equal(after(one, two, three).state, 'moved');
  assert.equal(after(one, two, three).record.movedTo, 'https://maker.ai/');
  assert.equal(after(one, two, movedTo('https://other.com/')).state, 'ok');
  assert.equal(after(one, two, WORKS, three).state, 'ok');
});

test('suspects are checked after three days, others after a week, and new ones over the week', () => {
  const days = (ms: number): number => ms / 86_400_000;
  const halfway = (before: LinkState, findings: LinkFinding[], random = 0.5): number => {
    const { state, record } = after(...findings);
    return days(pauseAfter(before, state, record, random));
  };
  assert.equal(halfway('ok', [WORKS]), 7);
  assert.equal(halfway('ok', [WHOLE]), 3);
  assert.equal(halfway('ok', [movedTo('https://maker.ai/')]), 3);
  assert.equal(halfway('failing', [WHOLE, WHOLE, WHOLE]), 7);
  assert.deepEqual([halfway('unchecked', [WORKS], 0), halfway('unchecked', [WORKS], 1)], [1, 7]);
});
