/** The dump of the catalog: manifest, file and categories. */
import { join } from 'node:path';
import { DUMP_PATH, MANIFEST_PATH } from '#api/links.ts';
import { categoryRecord } from '#api/changes.ts';
import { dumpFile, dumpFolder, isOutdated, readManifest, type DumpManifest } from '#catalog/replication/dump.ts';
import { CatalogError } from '#catalog/errors.ts';
import { listCategoryRows } from '#catalog/tools/categories/categories.ts';
import type { AppContext } from '#http/app-context.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';

const CATEGORIES_PATH = '/export/categories.json';
/** Seconds. A new dump comes once a night. */
const MAX_AGE = 300;

/** Throws `not_found` before the first dump, and while an outdated one is being remade. */
async function getManifest({ config, db }: AppContext): Promise<DumpManifest> {
  const manifest = await readManifest(dumpFolder(config.dataDir));
  if (manifest === undefined || (await isOutdated(db, manifest))) throw new CatalogError('not_found');
  return manifest;
}

const MANIFEST: MachineDocument = {
  name: 'exportManifest',
  path: MANIFEST_PATH,
  type: 'application/json; charset=utf-8',
  maxAge: MAX_AGE,
  async answer({ context }) {
    const { revision, cursor, count, bytes, sha256, createdAt } = await getManifest(context);
    const { publicUrl } = context.config;
    const manifest = {
      revision,
      cursor,
      count,
      bytes,
      sha256,
      created_at: createdAt,
      url: publicUrl + DUMP_PATH,
      categories_url: publicUrl + CATEGORIES_PATH,
    };
    return { text: `${JSON.stringify(manifest, null, 2)}\n` };
  },
};

const DUMP: MachineDocument = {
  name: 'exportTools',
  path: DUMP_PATH,
  type: 'application/gzip',
  maxAge: MAX_AGE,
  async answer({ context }) {
    const manifest = await getManifest(context);
    const path = join(dumpFolder(context.config.dataDir), dumpFile(manifest));
    return { tag: manifest.sha256, file: { path, bytes: manifest.bytes } };
  },
};

/** Current categories; those newer than the dump also come with its changes. */
const CATEGORIES: MachineDocument = {
  name: 'exportCategories',
  path: CATEGORIES_PATH,
  type: 'application/json; charset=utf-8',
  maxAge: MAX_AGE,
  followsCatalog: true,
  answer: async ({ context }) => ({
    text: `${JSON.stringify((await listCategoryRows(context.db.read)).map(categoryRecord), null, 1)}\n`,
  }),
};

export const EXPORTS: readonly MachineDocument[] = [MANIFEST, DUMP, CATEGORIES];
