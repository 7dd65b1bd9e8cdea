/** The change feed: each tool and category once, in its current state, ordered by last change. */
import type { Database } from '#database/database.ts';
import { findWinners } from '#catalog/entries/redirects.ts';
import { listCategoryRows, type StoredCategory } from '#catalog/tools/categories/categories.ts';
import { FIRST, cursorAfter, cursorText, readCursor, type Cursor } from './cursor.ts';
import { readPosition } from '#catalog/epoch.ts';
import { RECORD_COLUMNS, recordsOf, type RecordRow, type ToolRecord } from './tool-records.ts';

export type Change =
  | { type: 'category.upserted'; revision: number; category: StoredCategory }
  | { type: 'tool.upserted'; revision: number; id: string; slug: string; tool: ToolRecord }
  /** `movedTo` is the slug of the merge target. */
  | { type: 'tool.removed'; revision: number; id: string; slug: string; movedTo: string | null };

export interface ChangePage {
  changes: Change[];
  /** The cursor of the next page, valid now or later. */
  next: string;
  hasMore: boolean;
}

/**
 * The changes after a cursor, or from the start; at most `limit`. Quarantined and removed tools
 * look alike. Throws as readCursor.
 */
export async function listChanges(db: Database, since: string | undefined, limit: number): Promise<ChangePage> {
  // Read first: later commits have a newer revision and follow on the next page.
  const now = await readPosition(db.read);
  const from = since === undefined ? FIRST : readCursor(since, now);
  const categories = await readCategoryRows(db, from, now.revision, limit + 1);
  const tools = await readToolRows(db, from, now.revision, limit + 1);
  // Within a revision categories come before their tools; the sort is stable.
  const rows = [...categories, ...tools].sort((a, b) => a.revision - b.revision);
  const isOfTools = rows[0] !== undefined && isTool(rows[0]);
  const others = rows.findIndex((row) => isTool(row) !== isOfTools);
  const page = rows.slice(0, Math.min(limit, others === -1 ? rows.length : others));
  const next = rows[page.length];
  return {
    changes: isOfTools ? await toolChanges(db, page.filter(isTool)) : await categoryChanges(db, page),
    next: cursorText(now.epoch, next === undefined ? cursorAfter(now) : cursorAt(next, page.at(-1))),
    hasMore: next !== undefined,
  };
}

const isTool = (row: CategoryRow | Row): row is Row => 'seq' in row;

/** Names a category unless it is the first of its revision: a page may end within one. */
function cursorAt(next: CategoryRow | Row, before: CategoryRow | Row | undefined): Cursor {
  const { revision } = next;
  if (isTool(next)) return { revision, row: next.seq };
  return before?.revision === revision ? { revision, row: 0, category: next.id } : { revision, row: 0 };
}

interface CategoryRow {
  id: string;
  revision: number;
}

type Row = RecordRow & { revision: number; state: string; former_slug: string | null };

async function readToolRows(db: Database, from: Cursor, upTo: number, limit: number): Promise<Row[]> {
  // Two queries, each in the order of an index.
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

async function readCategoryRows(db: Database, from: Cursor, upTo: number, limit: number): Promise<CategoryRow[]> {
  const started = from.row === 0 ? from.revision : from.revision + 1;
  return db.read
    .selectFrom('categories')
    .select(['id', 'revision'])
    .where((where) =>
      where.or([
        where('revision', '>', started),
        where.and([where('revision', '=', started), where('id', '>=', from.category ?? '')]),
      ]),
    )
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Reads all categories together: they are few. */
async function categoryChanges(db: Database, rows: readonly CategoryRow[]): Promise<Change[]> {
  if (rows.length === 0) return [];
  const byId = new Map((await listCategoryRows(db.read)).map((category) => [category.id, category]));
  return rows.flatMap(({ id, revision }): Change[] => {
    const category = byId.get(id);
    return category === undefined ? [] : [{ type: 'category.upserted', revision, category }];
  });
}
