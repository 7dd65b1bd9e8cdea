/** An import of a file has the same result as imports of its parts: small files, and files of several batches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from '../../../support/world.ts';
import { assertAlike, numbersFrom, rowsFrom, stateAfter } from '../../../catalog/transfer/cut-files.ts';

test('any small file does the same however it is cut', async () => {
  const w = await world();
  for (let seed = 1; seed <= 15; seed += 1) {
    const pick = numbersFrom(seed);
    await assertAlike(w, `seed ${seed}`, rowsFrom(pick, pick(3)), rowsFrom(pick, 3 + pick(4)));
  }
});

test('so does one of several batches, of which one is planned while the one before is written', async () => {
  const w = await world();
  for (let seed = 1; seed <= 2; seed += 1) {
    const rows = rowsFrom(numbersFrom(seed), 14, 35);
    const whole = await stateAfter(w, [rows]);
    assert.deepEqual(await stateAfter(w, [rows.slice(0, 100), rows.slice(100)]), whole, `seed ${seed}`);
  }
});
