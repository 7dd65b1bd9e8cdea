/** Cursors: places in the change feed, as texts. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { Position } from '#catalog/epoch.ts';

/** The next row: row 0 of a revision are its categories, others its tools by row number. */
export interface Cursor {
  revision: number;
  row: number;
  /** Only for row 0: the next category; absent for the first. */
  category?: string;
}

export const FIRST: Cursor = { revision: 0, row: 0 };

/** The cursor after everything up to the position. */
export function cursorAfter({ revision }: Position): Cursor {
  return { revision: revision + 1, row: 0 };
}

export function cursorText(epoch: string, { revision, row, category }: Cursor): string {
  return [epoch, revision, row, ...(category === undefined ? [] : [category])].join('.');
}

const CURSOR = /^([0-9a-z]{1,20})\.(0|[1-9]\d{0,14})\.(?:(0|[1-9]\d{0,14})|0\.([a-z0-9-]{1,80}))$/;

/**
 * Parses a cursor at the position `now`. Throws `validation_failed` on `since`, and
 * `cursor_expired` for another epoch.
 */
export function readCursor(text: string, now: Position): Cursor {
  const [, epoch, revision, row = 0, category] = CURSOR.exec(text) ?? [];
  if (epoch === undefined) throw fieldError('since', { rule: 'not_a_cursor' });
  const cursor = { revision: Number(revision), row: Number(row), ...(category !== undefined && { category }) };
  if (epoch !== now.epoch || cursor.revision > now.revision + 1) throw new CatalogError('cursor_expired');
  return cursor;
}
