/** A file does the same however it is cut: importing it whole and importing its parts one after the other end alike. */
import { test } from 'node:test';
import { world } from '../../support/world.ts';
import { assertAlike, numbersFrom, rowAt, rowsFrom, type Row } from './cut-files.ts';

/** Files in which the rows of one batch wait for others, each behind what the catalog holds before. */
const WAITING: readonly { name: string; before: Row[]; rows: Row[] }[] = [
  {
    name: 'one row means by its address what the other means by its slug',
    before: [rowAt('a', 'x', 'x')],
    rows: [rowAt('a', 'y'), rowAt('b', 'x', 'x')],
  },
  {
    name: 'a tool moves, and rows take its old and its new address',
    before: [rowAt('a', 'x', 'x')],
    rows: [rowAt('b', 'x', 'x'), rowAt('a', 'y'), rowAt('b', 'y')],
  },
  {
    name: 'a row waits whose slug is made from its name, and so is that of the next',
    before: [rowAt('a', 'z', 'z')],
    rows: [rowAt('b', 'z', 'z'), rowAt('a', 'x'), rowAt('c', 'x')],
  },
  {
    name: 'a row waits whose slug the next would get from its name',
    before: [rowAt('a', 'z', 'z')],
    rows: [rowAt('b', 'z', 'z'), rowAt('a', 'x', 'x'), rowAt('c', 'x')],
  },
  {
    name: 'a slug is the one that an earlier row has got from its name',
    before: [],
    rows: [rowAt('a', 'x'), rowAt('b', 'x'), rowAt('c', 'y', 'x-2')],
  },
];

for (const { name, before, rows } of WAITING)
  test(`a file does the same however it is cut: ${name}`, async () => assertAlike(await world(), name, before, rows));

test('so does any small file', async () => {
  const w = await world();
  for (let seed = 1; seed <= 2; seed += 1) {
    const pick = numbersFrom(seed);
    await assertAlike(w, `seed ${seed}`, rowsFrom(pick, pick(3)), rowsFrom(pick, 3 + pick(4)));
  }
});
