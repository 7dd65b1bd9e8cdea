/** A token that has expired stays so, whatever the clock does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from '../../support/world.ts';

const DAY = 86_400_000;

test('a token that was refused as expired is refused when the clock is put back; others are not', async () => {
  const w = await world();
  const [met, other] = [await w.person(), await w.person()];
  const statusFor = async (person: typeof met): Promise<number> => (await person.get('/api/v1/submissions')).status;
  assert.equal(await statusFor(met), 200);
  w.clock.advance(91 * DAY);
  assert.equal(await statusFor(met), 401);
  w.clock.advance(-91 * DAY);
  assert.deepEqual([await statusFor(met), await statusFor(other)], [401, 200]);
});
