/**
 * The dump: all published tools in one compressed file with a manifest, from which mirrors start.
 */
import { createHash } from 'node:crypto';
import { open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { makeFolder } from '#database/folders.ts';
import { cursorAfter, cursorText } from './cursor.ts';
import { readPosition } from '#catalog/epoch.ts';
import { readRecords } from './tool-records.ts';

/** Rows in one read. */
const BATCH = 500;
/** A higher level takes twice the time for a tenth fewer bytes. */
const LEVEL = 5;
const MANIFEST = 'manifest.json';
const FILE = /^tools-[0-9a-f]{16}\.jsonl\.gz$/;

export interface DumpManifest {
  epoch: string;
  revision: number;
  /** Cursor of the changes after the dump. */
  cursor: string;
  /** Number of tools, and bytes of the compressed file. */
  count: number;
  bytes: number;
  sha256: string;
  createdAt: string;
}

/** The file name of a manifest. */
export function dumpFile({ sha256 }: Pick<DumpManifest, 'sha256'>): string {
  return `tools-${sha256.slice(0, 16)}.jsonl.gz`;
}

/** The dump folder of a server. */
export function dumpFolder(dataDir: string): string {
  return join(dataDir, 'export');
}

/** The newest manifest in a folder; undefined if there is none, or if its file is missing or cut short. */
export async function readManifest(folder: string): Promise<DumpManifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as DumpManifest;
    const { size } = await stat(join(folder, dumpFile(manifest)));
    return size === manifest.bytes ? manifest : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether a dump may contain unpublished tools: one was hidden since, or rows were removed (a new
 * epoch). It is not served until it is rewritten.
 */
export async function isOutdated(db: Database, { epoch, revision }: DumpManifest): Promise<boolean> {
  if ((await readPosition(db.read)).epoch !== epoch) return true;
  const hidden = await db.read
    .selectFrom('tools')
    .select('id')
    // Forces the index of hidden tools: they are few, and changes are many.
    .where(sql<boolean>`state <> 'published' and revision + 0 > ${revision}`)
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}

/**
 * Writes the dump into `folder`, file before manifest, each renamed into place. The previous dump
 * stays for its readers. Concurrent changes may be missing, but follow its cursor. `onProgress`
 * gets the number of written tools.
 */
export async function writeDump(
  db: Database,
  folder: string,
  onProgress: (rows: number) => void = () => undefined,
): Promise<DumpManifest> {
  makeFolder(folder);
  const position = await readPosition(db.read);
  const draft = join(folder, `${process.pid}.partial`);
  try {
    const written = await writeFile(db, draft, onProgress);
    const { epoch, revision } = position;
    const manifest: DumpManifest = {
      epoch,
      revision,
      cursor: cursorText(epoch, cursorAfter(position)),
      ...written,
      createdAt: db.now().toISOString(),
    };
    const before = await readManifest(folder);
    await rename(draft, join(folder, dumpFile(manifest)));
    await replaceManifest(folder, draft, manifest);
    const kept = new Set([dumpFile(manifest), ...(before === undefined ? [] : [dumpFile(before)])]);
    for (const name of await readdir(folder)) if (FILE.test(name) && !kept.has(name)) await rm(join(folder, name));
    return manifest;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceManifest(folder: string, draft: string, manifest: DumpManifest): Promise<void> {
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(manifest));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, join(folder, MANIFEST));
}

async function writeFile(
  db: Database,
  draft: string,
  onProgress: (rows: number) => void,
): Promise<Pick<DumpManifest, 'count' | 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  const handle = await open(draft, 'w', 0o600);
  try {
    await pipeline(
      Readable.from(readLines(db)),
      async function* (pieces) {
        for await (const piece of pieces as AsyncIterable<{ text: string; rows: number }>) {
          yield piece.text;
          count += piece.rows;
          onProgress(count);
        }
      },
      createGzip({ level: LEVEL }),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const chunk of packed) {
          hash.update(chunk);
          bytes += chunk.length;
          await handle.write(chunk);
        }
      },
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { count, bytes, sha256: hash.digest('hex') };
}

/** Published tools as lines, some hundred at a time. */
async function* readLines(db: Database): AsyncGenerator<{ text: string; rows: number }> {
  for await (const records of readRecords(db.survey, db.engine, BATCH))
    yield { text: records.map((record) => `${JSON.stringify(record)}\n`).join(''), rows: records.length };
}
