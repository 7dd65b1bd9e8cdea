/** Import of a JSON Lines file of any length, in bounded memory and short transactions. */
import { stat } from 'node:fs/promises';
import { withRareCheckpoints } from '#database/bulk-rows.ts';
import { timestamp, type Database } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { findCategoryIds } from '#catalog/tools/categories/categories.ts';
import { CatalogError } from '#catalog/errors.ts';
import {
  FIRST_ROWS,
  checkBatch,
  finishBatch,
  stageBatch,
  type Batch,
  type ImportResult,
  type ImportRun,
} from './import-batches.ts';
import { unusedNames, type CategoryMap } from './category-map.ts';
import { readImportChunks } from './import-lines.ts';
import { createPreparer, type RowPreparer } from './import-preparer.ts';
import { createRowScreening } from './import-screening.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { Fields } from '#catalog/problems.ts';
import { createCategoriesFromIds, findMissingCategories } from './missing-categories.ts';
import { createSeenKeys } from './key-set.ts';
import type { PreparedLine, PreparedRow } from './prepared-rows.ts';
import type { OnRuleError } from '#catalog/submissions/validation.ts';

export interface ImportOptions {
  /** Publishes rows; otherwise, or with `awaiting_moderation`, they go to the queue. */
  published: boolean;
  /** For rows without a pricing model; by default unknown. */
  defaultPricing?: PricingModel | undefined;
  /** The categories of this catalog by the names in rows. */
  categoryMap?: CategoryMap | undefined;
  /**
   * Changes nothing if a row is invalid: stops at the first, but reads on where only categories are
   * unknown, to report all of them.
   */
  strict?: boolean;
  /** Creates missing categories of valid rows. */
  createCategories?: boolean;
  /** The owner of submissions and actor in the history; by default an unusable account. */
  actor?: Account | null;
  /** Screens each row: refused ones are invalid. */
  screen?: boolean;
  onRuleError?: OnRuleError;
  onProblem?: (problem: { line: number; fields: Fields }) => void;
  /** Called for a line that updates an earlier line's tool; with `strict` it is invalid. */
  onRepeated?: (line: number) => void;
  /** Called for a JSON array: its elements count as lines. */
  onArray?: () => void;
  /** `written` of the `rows` read so far are in the database. */
  onProgress?: (done: { bytes: number; totalBytes: number; rows: number; written: number }) => void;
}

/** Size from which on a second thread and a larger log are worth it. */
const LONG_BYTES = 4 * 1024 * 1024;
/** Unknown keys that are counted. */
const UNKNOWN_MOST = 100;
/** A typical lower bound; see `createTimes`. */
const ROW_BYTES = 150;

/**
 * Imports `file`. Rows are upserted by slug, else by canonical URL; idempotent. Invalid rows are
 * reported and skipped; with `strict` the first throws `validation_failed` before any write, and missing
 * categories an Error that has it as its cause. Throws file system errors.
 */
export async function importTools(db: Database, file: string, options: ImportOptions): Promise<ImportResult> {
  const { size } = await stat(file);
  const ids = await findCategoryIds(db.read);
  const { published, categoryMap } = options;
  const rules = { defaultPricing: options.defaultPricing ?? null, published, categoryMap };
  const missing = options.createCategories ? await findMissingCategories(file, ids, rules) : [];
  const isLong = size >= LONG_BYTES;
  const preparer = createPreparer(isLong, {
    ...rules,
    categories: new Set([...ids, ...missing]),
  });
  try {
    if (options.strict) await checkFile(createRun(db, size, options, preparer), file, options);
    const run = createRun(db, size, options, preparer);
    if (options.createCategories)
      run.result.categories = await createCategoriesFromIds(db, missing, options.actor?.id ?? null);
    const write = () => writeFile(run, file, options);
    await (isLong ? withRareCheckpoints(db, write) : write());
    const unused = categoryMap === undefined ? [] : unusedNames(categoryMap, run.mapped);
    return {
      ...run.result,
      ...(categoryMap && { mapped: Object.fromEntries(run.mapped) }),
      ...(unused.length > 0 && { unused }),
    };
  } finally {
    await preparer.close();
  }
}

async function checkFile(run: ImportRun, file: string, options: ImportOptions): Promise<void> {
  for await (const { rows, bytes } of readBatches(run, file, options, true)) {
    await checkBatch(run, rows);
    run.report(bytes);
  }
  if (run.result.bad > 0)
    throw new Error('nothing was imported, since categories are missing', {
      cause: new CatalogError('validation_failed'),
    });
}

/** Whether nothing is wrong with a row but its categories. */
function lacksCategories(fields: Fields): boolean {
  return Object.values(fields).every((problems) => problems.every(({ rule }) => rule === 'unknown_category'));
}

/** Reads, plans and prepares the next batch while one is written. */
async function writeFile(run: ImportRun, file: string, options: ImportOptions): Promise<void> {
  let staged: Promise<Batch> | undefined;
  for await (const { rows, bytes } of readBatches(run, file, options, false)) {
    const next = stageBatch(run, rows);
    // Handled when awaited, which another failure may prevent.
    next.catch(() => undefined);
    if (staged !== undefined) await finishBatch(run, await staged);
    staged = next;
    run.report(bytes);
  }
  if (staged !== undefined) await finishBatch(run, await staged);
}

function createRun(db: Database, size: number, options: ImportOptions, preparer: RowPreparer): ImportRun {
  const result: ImportResult = {
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    queued: 0,
    unpriced: 0,
    bad: 0,
    ...(options.screen && { flagged: 0 }),
  };
  return {
    db,
    actor: options.actor ?? null,
    seen: createSeenKeys(),
    preparer,
    changed: new Set(),
    mapped: new Map(),
    beganAt: timestamp(db.now()),
    timeOf: createTimes(db, size),
    refuse(line, fields) {
      result.bad += 1;
      options.onProblem?.({ line, fields });
      if (options.strict && !lacksCategories(fields)) throw new CatalogError('validation_failed', { fields });
    },
    noteRepeated: (line) => options.onRepeated?.(line),
    noteUnknown(key) {
      const known = (result.ignored ??= new Map());
      if (known.has(key) || known.size < UNKNOWN_MOST) known.set(key, (known.get(key) ?? 0) + 1);
    },
    report(bytes) {
      const { rows, created, changed, unchanged, queued } = result;
      options.onProgress?.({ bytes, totalBytes: size, rows, written: created + changed + unchanged + queued });
    },
    result,
    batchRows: FIRST_ROWS,
    wroteAt: 0,
  };
}

/**
 * Distinct times for waiting rows without one, rising by a millisecond and ending about now, so that a long
 * file does not reach into the future. A row keeps its first time.
 */
function createTimes(db: Database, bytes: number): (row: PreparedRow) => string {
  let time = db.now().getTime() - Math.ceil(bytes / ROW_BYTES);
  const given = new WeakMap<PreparedRow, string>();
  return (row) => {
    const at = given.get(row) ?? timestamp((time += 1));
    given.set(row, at);
    return at;
  };
}

/** Valid rows in groups of the current batch size. Some chunks are read ahead. */
async function* readBatches(
  run: ImportRun,
  file: string,
  options: ImportOptions,
  isCheck: boolean,
): AsyncGenerator<{ rows: PreparedRow[]; bytes: number }> {
  const isAcceptable = options.screen ? createRowScreening(run, options.onRuleError) : null;
  const ahead: { lines: Promise<PreparedLine[]>; bytes: number }[] = [];

  async function takeFirst(): Promise<{ rows: PreparedRow[]; bytes: number }> {
    const { lines = [], bytes = 0 } = ahead.shift() ?? {};
    const rows: PreparedRow[] = [];
    for (const { number, row, fields, mapped = [], unknown = [] } of await lines) {
      run.result.rows += 1;
      for (const key of unknown) run.noteUnknown(key);
      for (const name of mapped) run.mapped.set(name, (run.mapped.get(name) ?? 0) + 1);
      if (row === null) run.refuse(number, fields);
      else if (isAcceptable === null || (await isAcceptable(row))) {
        if (!row.statesPrice) run.result.unpriced += 1;
        rows.push(row);
      }
    }
    return { rows, bytes };
  }

  // A strict import reads twice.
  const onArray = isCheck || !options.strict ? options.onArray : undefined;
  for await (const { chunk, bytes } of readImportChunks(file, () => run.batchRows, onArray)) {
    const lines = run.preparer.read(chunk, isCheck);
    // Handled when awaited, which another failure may prevent.
    lines.catch(() => undefined);
    ahead.push({ lines, bytes });
    if (ahead.length > run.preparer.ahead) yield await takeFirst();
  }
  while (ahead.length > 0) yield await takeFirst();
}
