/**
 * A whole catalog as JSON Lines: categories, site, pages, and tools with translations and pictures. Equal catalogs give
 * equal files. Accounts, submissions, history and collections are moved by a backup.
 */
import { readPlaced } from '#catalog/pictures/outside-pictures.ts';
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database } from '#database/database.ts';
import { LOCALES } from '#catalog/locales.ts';
import { readPageTexts, mergePageTexts, type PageTexts } from '#catalog/site/pages.ts';
import { findLogo } from '#catalog/site/logo.ts';
import { readSite } from '#catalog/site/site.ts';
import { categoryExports } from '#catalog/tools/categories/exports.ts';
import { readRecords, type ToolRecord } from './tool-records.ts';

/** The version of the file's form. */
export const CATALOG_FILE_VERSION = 1;
/** Tools in one read: each may have pictures of some hundred kilobytes. */
const BATCH = 50;

interface Piece {
  text: string;
  rows: number;
}

const lineOf = (kind: string, members: object): string => `${JSON.stringify({ kind, ...members })}\n`;

/** The lines of a catalog; `files` are the operator's pages outside the database. */
export async function* exportCatalog(db: Database, files: PageTexts): AsyncGenerator<Piece> {
  yield { text: lineOf('catalog', { version: CATALOG_FILE_VERSION }), rows: 0 };
  const categories = await categoryExports(db.read);
  // By `id`, as mirrors read them; the site has the groups.
  const lines = categories
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
    .map(({ slug: id, group: _, ...category }) => lineOf('category', { id, ...category }));
  yield { text: lines.join(''), rows: 0 };
  yield { text: await siteLines(db), rows: 0 };
  const pages = mergePageTexts(await readPageTexts(db.read), files);
  for (const [name, texts] of [...pages].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const locale of LOCALES)
      if (texts[locale] !== undefined) yield { text: lineOf('page', { name, locale, text: texts[locale] }), rows: 0 };
  yield* toolLines(db);
}

async function siteLines(db: Database): Promise<string> {
  const { version: _, ...settings } = await readSite(db.read);
  const lines = [lineOf('site', { settings })];
  for (const hash of new Set(Object.values(settings.logos ?? {}).map((logo) => logo.hash))) {
    const png = await findLogo(db.read, hash);
    if (png !== undefined) lines.push(lineOf('site_logo', { hash, png: png.toString('base64') }));
  }
  return lines.join('');
}

async function* toolLines(db: Database): AsyncGenerator<Piece> {
  for await (const records of readRecords(db.read, db.engine, BATCH)) {
    const pictures = await readPictures(db, records);
    const lines = records.map((record) => {
      const own = hashesOf(record).flatMap((hash) => (pictures[hash] === undefined ? [] : [[hash, pictures[hash]]]));
      return lineOf('tool', { record, pictures: Object.fromEntries(own) as unknown });
    });
    yield { text: lines.join(''), rows: records.length };
  }
}

function hashesOf(record: ToolRecord): string[] {
  const hashes = [record['logo_hash'], record['screenshot_hash']];
  return hashes.filter((hash) => typeof hash === 'string');
}

/** Pictures by hash and width, as Base64 of WebP. */
async function readPictures(
  db: Database,
  records: readonly ToolRecord[],
): Promise<Record<string, Record<number, string>>> {
  const hashes = [...new Set(records.flatMap(hashesOf))];
  if (hashes.length === 0) return {};
  const rows = await db.read
    .selectFrom('pictures')
    .select(['hash', 'width', 'webp', 'object'])
    .where(isOneOf(db.engine, 'hash', hashes))
    .orderBy('width')
    .execute();
  const pictures: Record<string, Record<number, string>> = {};
  for (const row of rows) (pictures[row.hash] ??= {})[row.width] = (await readPlaced(db, row)).toString('base64');
  return pictures;
}
