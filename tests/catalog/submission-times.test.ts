/** The times of a submission agree, however long its transaction takes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frozenClock } from '../support/clock.ts';
import { submission } from '../support/factories.ts';
import { world } from '../support/world.ts';

test('a submission and the first row of its history have the same time', async () => {
  const still = frozenClock();
  let isRunning = false;
  const clock = {
    ...still,
    now: () => {
      if (isRunning) still.advance(1);
      return still.now();
    },
  };
  const w = await world({}, { clock });
  const person = await w.person();
  isRunning = true;
  const { data } = (await person.post('/api/v1/submissions', submission())).json;
  const { at } = await w.db.read
    .selectFrom('history')
    .select('at')
    .where('subject_id', '=', data.id)
    .executeTakeFirstOrThrow();
  assert.equal(at, data.submitted_at);
});
