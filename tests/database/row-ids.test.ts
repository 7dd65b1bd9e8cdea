/** Row ids: UUIDv7, and strictly rising, since rows that were written together are read back by them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRowId } from '#database/database.ts';

test('row ids rise strictly, also within a millisecond and beyond its 4096', () => {
  const ids = Array.from({ length: 20_000 }, newRowId);
  assert.ok(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? '')));
});

test('row ids are UUIDs of version 7 that begin with the time', () => {
  const id = newRowId();
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
  assert.ok(Math.abs(time - Date.now()) < 60_000);
});
