/** A start with a stored index shows what the database holds, whatever has happened since; what cannot be believed is built anew. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readIndexFile, writeIndexFile } from '#catalog/search/engine/index-file.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { type LiveCatalog, openLiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-stored-'));
after(() => rmSync(folder, { recursive: true }));

let count = 0;

/** A database with thirty lamps, and what starts and stops a catalog on it with one file. */
async function stage() {
  const { db } = await world();
  count += 1;
  const indexFile = join(folder, `${count}.index`);
  await publish(
    db,
    Array.from({ length: 30 }, (_, at) => ({ name: `Lamp ${at}`, slug: `lamp-${at}` })),
  );
  const start = async (file = indexFile): Promise<LiveCatalog> => {
    const live = await openLiveCatalog(
      db,
      {
        onError: assert.ifError,
        onIndexFileError: assert.ifError,
        onLost: assert.ifError,
        onFound: () => undefined,
      },
      { indexFile: file, leastStored: 1 },
    );
    await live.loaded;
    return live;
  };
  const restart = async (): Promise<LiveCatalog> => {
    await (await start()).stop();
    return start();
  };
  const hide = (slug: string): Promise<void> =>
    db.write(async (trx) => {
      const revision = await raiseRevision(trx);
      await trx.updateTable('tools').set({ state: 'quarantined', revision }).where('slug', '=', slug).execute();
    });
  /** Hides a tool as no program does, without a revision: an index that is built sees it, a stored one cannot. */
  const tell = async (): Promise<void> => {
    await db.write((trx) =>
      trx.updateTable('tools').set({ state: 'quarantined' }).where('slug', '=', 'lamp-0').execute(),
    );
  };
  return { db, indexFile, start, restart, hide, tell };
}

const totalOf = (live: LiveCatalog, q: string): number => live.index.find({ q, offset: 0, limit: 1 }).total;

describe('a start with a stored index', () => {
  test('finds what the last one found', async () => {
    const { start, tell } = await stage();
    await (await start()).stop();
    await tell();
    const live = await start();
    assert.deepEqual([live.index.size, totalOf(live, 'lamp')], [30, 30]);
    await live.stop();
  });

  test('takes over what was published, changed and hidden meanwhile', async () => {
    const { db, start, hide } = await stage();
    await (await start()).stop();
    await hide('lamp-3');
    await publish(db, [{ name: 'Zephyr', slug: 'zephyr' }]);
    const live = await start();
    assert.deepEqual([live.index.size, totalOf(live, 'lamp'), totalOf(live, 'zephyr')], [30, 29, 1]);
    await live.stop();
  });

  test('builds it anew when the file is damaged', async () => {
    const { indexFile, start, tell } = await stage();
    await (await start()).stop();
    await tell();
    const bytes = readFileSync(indexFile);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(indexFile, bytes);
    const live = await start();
    assert.equal(totalOf(live, 'lamp'), 29);
    await live.stop();
  });

  test('does not believe a file of a later history than that of a restored database', async () => {
    const { db, start, hide } = await stage();
    await hide('lamp-1');
    await (await start()).stop();
    // The database as a backup of before would have it: it has never heard of the file, and its revision goes on elsewhere.
    await db.write(async (trx) => {
      await trx.deleteFrom('stored_indexes').execute();
      await trx.updateTable('tools').set({ state: 'published' }).where('slug', '=', 'lamp-1').execute();
    });
    const live = await start();
    assert.equal(totalOf(live, 'lamp'), 30);
    await live.stop();
  });

  test('does not believe the file of another catalog', async () => {
    const one = await stage();
    const other = await stage();
    await one.hide('lamp-2');
    await (await one.start()).stop();
    await (await other.start()).stop();
    const live = await other.start(one.indexFile);
    assert.equal(totalOf(live, 'lamp'), 30);
    await live.stop();
  });

  test('does not believe the file of another program', async () => {
    const { indexFile, start, tell } = await stage();
    await (await start()).stop();
    await tell();
    const file = await open(indexFile);
    const stored = (await readIndexFile(file)) as object;
    await file.close();
    const other = await open(indexFile, 'w');
    await writeIndexFile(other, { ...stored, program: 'of another' });
    await other.close();
    const live = await start();
    assert.equal(totalOf(live, 'lamp'), 29);
    await live.stop();
  });

  test('builds it anew where much has changed since', async () => {
    const { db, start, tell } = await stage();
    await (await start()).stop();
    await tell();
    await publish(
      db,
      Array.from({ length: 1_001 }, (_, at) => ({ name: `Desk ${at}`, slug: `desk-${at}` })),
    );
    const live = await start();
    assert.equal(totalOf(live, 'lamp'), 29);
    await live.stop();
  });

  test('stores nothing where nothing has changed, and small catalogs not at all', async () => {
    const { db, indexFile, restart } = await stage();
    const live = await restart();
    const before = readFileSync(indexFile);
    await live.stop();
    assert.ok(readFileSync(indexFile).equals(before));
    const unstored = join(folder, 'none.index');
    const small = await openLiveCatalog(
      db,
      { onError: assert.ifError, onIndexFileError: assert.ifError, onLost: assert.ifError, onFound: () => undefined },
      { indexFile: unstored },
    );
    await small.loaded;
    await small.stop();
    assert.equal(existsSync(unstored), false);
  });
});
