/** Import of a JSON Lines file of any length, in bounded memory and in transactions short enough for a server beside it. */
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
import { readImportChunks } from './import-lines.ts';
import { createRowPreparer, type RowPreparer } from './import-preparer.ts';
import { createRowScreening } from './import-screening.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { Fields } from '#catalog/problems.ts';
import { createCategoriesFromIds, findMissingCategories } from './missing-categories.ts';
import { createSeenKeys } from './key-set.ts';
import type { PreparedLine, PreparedRow } from './prepared-rows.ts';
import type { OnRuleError } from '#catalog/submissions/validation.ts';

export interface ImportOptions {
  /** Publishes rows at once; otherwise, and for rows that say `awaiting_moderation`, they wait for an editor. */
  published: boolean;
  /** For rows without a pricing model, whose price is unknown otherwise. */
  defaultPricing?: PricingModel | undefined;
  /** Stops at the first bad row and changes nothing. */
  strict?: boolean;
  /** Makes categories that good rows name and that are not there. */
  createCategories?: boolean;
  /** Who imports: owns the submissions and stands in the history. Without one an account that nobody can use. */
  actor?: Account | null;
  /** Screens each row: one that would be refused as a submission is a bad row. */
  screen?: boolean;
  onRuleError?: OnRuleError;
  onProblem?: (problem: { line: number; fields: Fields }) => void;
  /** Told of a line that means the tool of an earlier one, as if it stood in a later file; with `strict` it is a bad row. */
  onRepeated?: (line: number) => void;
  onProgress?: (done: { bytes: number; totalBytes: number; rows: number }) => void;
}

/** From here on an import is worth a second thread and a larger log. */
const LONG_BYTES = 4 * 1024 * 1024;
/** Rows are seldom shorter; see `createTimes`. */
const ROW_BYTES = 150;

/**
 * Imports `file`. Rows are upserted by slug, else by canonical URL, so that a second run of the same file changes
 * nothing. A bad row is reported and left out; with `strict` the first one throws `validation_failed` before
 * anything is written. Throws the file system's error when the file cannot be read.
 */
export async function importTools(db: Database, file: string, options: ImportOptions): Promise<ImportResult> {
  const { size } = await stat(file);
  const ids = await findCategoryIds(db.read);
  const rules = { defaultPricing: options.defaultPricing ?? null, published: options.published };
  const missing = options.createCategories ? await findMissingCategories(file, ids, rules) : [];
  const isLong = size >= LONG_BYTES;
  const preparer = createRowPreparer(isLong, {
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
    return run.result;
  } finally {
    await preparer.close();
  }
}

async function checkFile(run: ImportRun, file: string, options: ImportOptions): Promise<void> {
  for await (const { rows, bytes } of readBatches(run, file, options, true)) {
    await checkBatch(run, rows);
    run.report(bytes);
  }
}

/** While one batch is written the next is read, planned and prepared. */
async function writeFile(run: ImportRun, file: string, options: ImportOptions): Promise<void> {
  let staged: Promise<Batch> | undefined;
  for await (const { rows, bytes } of readBatches(run, file, options, false)) {
    const next = stageBatch(run, rows);
    // Its failure is seen when it is awaited, which another failure may come before.
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
    timeOf: createTimes(db, size),
    refuse(line, fields) {
      result.bad += 1;
      options.onProblem?.({ line, fields });
      if (options.strict) throw new CatalogError('validation_failed', { fields });
    },
    noteRepeated: (line) => options.onRepeated?.(line),
    report: (bytes) => options.onProgress?.({ bytes, totalBytes: size, rows: result.rows }),
    result,
    batchRows: FIRST_ROWS,
    wroteAt: 0,
  };
}

/**
 * Times for rows that state none: distinct, rising by a millisecond a row, and ending about now rather than
 * starting there, so that a long file does not reach into the future. A row keeps the time that it got first.
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

/**
 * The good rows of a file in groups of the size that the run asks for at that time. Some chunks are read ahead, while those
 * before them are prepared and written.
 */
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
    for (const { number, row, fields } of await lines) {
      run.result.rows += 1;
      if (row === null) run.refuse(number, fields);
      else if (isAcceptable === null || (await isAcceptable(row))) {
        if (!row.statesPrice) run.result.unpriced += 1;
        rows.push(row);
      }
    }
    return { rows, bytes };
  }

  for await (const { chunk, bytes } of readImportChunks(file, () => run.batchRows)) {
    const lines = run.preparer.read(chunk, isCheck);
    // Its failure is seen when it is awaited, which another failure may come before.
    lines.catch(() => undefined);
    ahead.push({ lines, bytes });
    if (ahead.length > run.preparer.ahead) yield await takeFirst();
  }
  while (ahead.length > 0) yield await takeFirst();
}
