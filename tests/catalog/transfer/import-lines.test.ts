/** How far an import has read: by lines, not by the pieces in which a file comes, so that a bar moves with the rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChunks } from '#catalog/transfer/import-lines.ts';

async function positions(pieces: readonly string[], most: number, line = 100): Promise<number[]> {
  async function* stream(): AsyncGenerator<Buffer> {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const found: number[] = [];
  for await (const { bytes } of readChunks(stream(), () => most, { line, chunk: 1_000 })) found.push(bytes);
  return found;
}

test('each chunk ends with the bytes of its last line, also within one piece', async () => {
  assert.deepEqual(await positions(['1234\n12\n123456\n'], 1), [5, 8, 15, 15]);
  assert.deepEqual(await positions(['1234\n12\n123456\n'], 2), [8, 15]);
});

test('a line over two pieces counts once, and the last one needs no line feed', async () => {
  assert.deepEqual(await positions(['1234\n1', '2\n123456'], 1), [5, 8, 14, 14]);
});

test('a line that is too long counts with the piece that ends it', async () => {
  assert.deepEqual(await positions(['1234\n', '123456789\n', '1\n'], 1, 5), [5, 6, 17, 17]);
});
