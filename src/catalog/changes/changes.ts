/** What has changed in the catalog: each tool and each category once, as it is now, in the order of its last change. */
import type { Database } from '#database/database.ts';
import { findWinners } from '#catalog/entries/url-aliases.ts';
import { listCategoryRows, type StoredCategory } from '#catalog/tools/categories/categories.ts';
import { FIRST, cursorAfter, cursorText, readCursor, type Cursor } from './cursor.ts';
import { readPosition } from './epoch.ts';
import { RECORD_COLUMNS, recordsOf, type RecordRow, type ToolRecord } from './records.ts';

export type Change =
  | { type: 'category.upserted'; revision: number; category: StoredCategory }
  | { type: 'tool.upserted'; revision: number; id: string; slug: string; tool: ToolRecord }
  /** `movedTo` is the slug of the tool that it was merged into. */
  | { type: 'tool.removed'; revision: number; id: string; slug: string; movedTo: string | null };

export interface ChangePage {
  changes: Change[];
  /** The cursor to go on from, now or later. */
  next: string;
  hasMore: boolean;
}

/**
 * The changes from a cursor on, from the beginning without one: at most `limit` tools, and the categories that changed
 * between them. Quarantined and removed tools read alike. Throws what readCursor throws.
 */
export async function listChanges(db: Database, since: string | undefined, limit: number): Promise<ChangePage> {
  // Read first: what is committed meanwhile has a newer revision and comes with the next page.
  const now = await readPosition(db.read);
  const from = since === undefined ? FIRST : readCursor(since, now);
  const found = await readToolRows(db, from, now.revision, limit + 1);
  const rows = found.slice(0, limit);
  const next = found[limit];
  const upTo = next?.revision ?? now.revision;
  const changes = [...(await categoryChanges(db, from, upTo)), ...(await toolChanges(db, rows))];
  // Within a revision categories come first, since tools may be in them; the sort leaves equal ones in order.
  changes.sort((a, b) => a.revision - b.revision);
  const cursor = next === undefined ? cursorAfter(now) : { revision: next.revision, row: next.seq };
  return { changes, next: cursorText(now.epoch, cursor), hasMore: next !== undefined };
}

type Row = RecordRow & { revision: number; state: string; former_slug: string | null };

async function readToolRows(db: Database, from: Cursor, upTo: number, limit: number): Promise<Row[]> {
  // Two questions, each of which an index answers in its order.
  const columns = [...RECORD_COLUMNS, 'revision', 'state', 'former_slug'] as const;
  const started = await db.read
    .selectFrom('tools')
    .select(columns)
    .where('revision', '=', from.revision)
    .where('seq', '>=', from.row)
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (started.length === limit) return started;
  const later = await db.read
    .selectFrom('tools')
    .select(columns)
    .where('revision', '>', from.revision)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('seq')
    .limit(limit - started.length)
    .execute();
  return [...started, ...later];
}

async function toolChanges(db: Database, rows: readonly Row[]): Promise<Change[]> {
  const isShown = (row: Row): boolean => row.state === 'published';
  const records = await recordsOf(db.read, db.engine, rows.filter(isShown));
  const byId = new Map(records.map((record) => [record.id, record]));
  const gone = rows.filter((row) => !isShown(row)).map(({ id }) => id);
  const winners = await findWinners(db.read, 'tool', gone);
  return rows.map((row): Change => {
    const { id, revision } = row;
    const tool = byId.get(id);
    if (tool !== undefined) return { type: 'tool.upserted', revision, id, slug: row.slug, tool };
    const slug = row.former_slug ?? row.slug;
    return { type: 'tool.removed', revision, id, slug, movedTo: winners.get(id)?.slug ?? null };
  });
}

/** Categories are few: those of a page are read all together. */
async function categoryChanges(db: Database, from: Cursor, upTo: number): Promise<Change[]> {
  const first = from.row === 0 ? from.revision : from.revision + 1;
  const changed = await db.read
    .selectFrom('categories')
    .select(['id', 'revision'])
    .where('revision', '>=', first)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('id')
    .execute();
  if (changed.length === 0) return [];
  const byId = new Map((await listCategoryRows(db.read)).map((category) => [category.id, category]));
  return changed.flatMap(({ id, revision }): Change[] => {
    const category = byId.get(id);
    return category === undefined ? [] : [{ type: 'category.upserted', revision, category }];
  });
}
