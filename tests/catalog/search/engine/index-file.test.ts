/** An index that was stored in a file answers as before; a file that was changed or cut off is refused. */
import assert from 'node:assert/strict';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { type CatalogIndex, createCatalogIndex, type IndexData } from '#catalog/search/catalog-index.ts';
import { isDamagedFile, readIndexFile, writeIndexFile } from '#catalog/search/engine/index-file.ts';
import { rowsOf } from '#catalog/search/engine/rows.ts';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { toolFrom } from '../sample-index.ts';

const WORDS = 'draws maps writes letters sorts invoices translates films tuning guitars бот для писем صور ذكية'.split(
  ' ',
);
const CATEGORIES = ['writing', 'images', 'audio', 'business'];
/** Enough for lists that are kept as bitsets. */
const TOOLS = 3_000;

const wordAt = (at: number): string => WORDS[at % WORDS.length]!;

function tool(key: number) {
  return toolFrom(
    {
      name: `${wordAt(key * 7)} ${key}`,
      tagline: `An assistant that ${wordAt(key)} ${wordAt(key * 3)} and ${wordAt(key * 5)}`,
      categories: [CATEGORIES[key % 4]!, CATEGORIES[(key * 3) % 4]!],
      pricing: PRICING_MODELS[key % PRICING_MODELS.length]!,
      publishedAt: (key * 7_919) % 100_000,
    },
    key,
  );
}

/** Everything that can be asked of an index, of some queries. */
function answersOf(index: CatalogIndex): unknown {
  const queries = [
    '',
    'maps',
    'writes letters',
    'guitrs tuning',
    'tra',
    'бот',
    'صور',
    'invoices 77',
    'free films',
    'qqqq',
  ];
  return [
    index.size,
    index.countByCategory(),
    index.newest(20),
    ...queries.flatMap((q) => [
      index.find({ q, offset: 0, limit: 30, facets: true, explain: true }),
      index.find({ q, offset: 40, limit: 5, category: 'images', pricing: 'free', facets: true }),
      index.suggest(q, 8),
    ]),
  ];
}

describe('a stored index', () => {
  let folder: string;
  let index: CatalogIndex;
  let bytes: Buffer;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-index-'));
    index = createCatalogIndex();
    // Packed: newcomers alone have no bitsets.
    await index.load(Readable.from([rowsOf(Array.from({ length: TOOLS - 100 }, (_, at) => tool(at + 1)))]));
    index.put(Array.from({ length: 100 }, (_, at) => tool(TOOLS - 100 + at + 1)));
    index.remove([5, 6, 7, 1_000]);
    index.put([{ ...tool(9), name: 'Renamed', publishedAt: 200_000 }]);
    const path = join(folder, 'whole');
    const file = await open(path, 'w');
    await writeIndexFile(file, index.data);
    await file.close();
    bytes = await readFile(path);
  });
  after(() => rm(folder, { recursive: true }));

  async function restore(content: Uint8Array): Promise<CatalogIndex> {
    const path = join(folder, 'copy');
    await writeFile(path, content);
    const file = await open(path);
    try {
      const restored = createCatalogIndex();
      restored.restore((await readIndexFile(file)) as IndexData);
      return restored;
    } finally {
      await file.close();
    }
  }

  test('answers everything as the one that was stored', async () => {
    assert.deepEqual(answersOf(await restore(bytes)), answersOf(index));
  });

  test('takes changes as the one that was stored', async () => {
    const restored = await restore(bytes);
    for (const each of [index, restored]) {
      each.remove([9, 10, 11]);
      for (let key = TOOLS + 1; key < TOOLS + 400; key += 7)
        each.put([tool(key), { ...tool(key - 2_000), name: 'Anew' }]);
      each.put([
        toolFrom({ name: 'Zyxomat', tagline: 'Words that nobody has used before: qwertz uiopü' }, TOOLS + 900),
      ]);
    }
    assert.deepEqual(answersOf(restored), answersOf(index));
    assert.deepEqual(restored.suggest('zyxom', 3), [TOOLS + 900]);
  });

  test('is refused when a byte of it is another one', async () => {
    for (let part = 0; part <= 40; part += 1) {
      const copy = Buffer.from(bytes);
      const at = Math.min(copy.length - 1, Math.floor((copy.length * part) / 40));
      copy[at]! ^= 0x41;
      await assert.rejects(restore(copy), isDamagedFile);
    }
  });

  test('is refused when it was cut off or something follows', async () => {
    for (const length of [0, 3, 8, 100, bytes.length >> 1, bytes.length - 1])
      await assert.rejects(restore(bytes.subarray(0, length)), isDamagedFile);
    await assert.rejects(restore(Buffer.concat([bytes, Buffer.alloc(8)])), isDamagedFile);
  });
});
