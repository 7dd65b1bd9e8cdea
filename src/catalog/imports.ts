/** Import of a JSON Lines file of any length, in bounded memory and in transactions short enough for a server beside it. */
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { timestamp, type Database } from '#database/database.ts';
import { isUniqueViolation } from '#database/failures.ts';
import type { Account } from './actors.ts';
import { findCategoryIds } from './categories.ts';
import { CatalogError } from './errors.ts';
import { readImportLines } from './import-lines.ts';
import { planTools, preparePlan, writeTools, type ToolPlan } from './import-published.ts';
import { getImportAccount, planQueue, writeQueue, type QueuePlan } from './import-queued.ts';
import { checkImportRow, type ImportRow, type RowRules } from './import-rows.ts';
import type { PricingModel } from './pricing.ts';
import type { Fields } from './problems.ts';
import { createSeenKeys, type SeenKeys } from './seen-keys.ts';

export interface ImportOptions {
  /** Publishes rows at once; otherwise, and for rows that say `awaiting_moderation`, they wait for an editor. */
  published: boolean;
  /** For rows without a pricing model; default freemium. */
  defaultPricing?: PricingModel | undefined;
  /** Stops at the first bad row and changes nothing. */
  strict?: boolean;
  /** Who imports: owns the submissions and stands in the history. Without one an account that nobody can use. */
  actor?: Account | null;
  onProblem?: (problem: { line: number; fields: Fields }) => void;
  onProgress?: (done: { bytes: number; totalBytes: number; rows: number }) => void;
}

export interface ImportResult {
  /** Lines that held a row, good or bad. */
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** New submissions that wait for an editor. */
  queued: number;
  /** Bad rows, each of which was given to onProblem. */
  bad: number;
}

/** Aim for the length of one transaction: others wait for its end. */
const TRANSACTION_MS = 50;
const LEAST_ROWS = 16;
const MOST_ROWS = 1_000;
/** Least time without the lock between two transactions: longer than a waiting writer pauses between its tries. */
const PAUSE_MS = 30;
const ATTEMPTS = 3;
/** Rows are seldom shorter; see `createTimes`. */
const ROW_BYTES = 150;

interface Run {
  db: Database;
  options: ImportOptions;
  rules: RowRules;
  seen: SeenKeys;
  nextTime: () => string;
  result: ImportResult;
  /** How many rows the next transaction takes. */
  batchRows: number;
  /** When the last transaction ended. */
  wroteAt: number;
}

/**
 * Imports `file`. Rows are upserted by slug, else by canonical URL, so that a second run of the same file changes
 * nothing. A bad row is reported and left out; with `strict` the first one throws `validation_failed` before
 * anything is written. Throws the file system's error when the file cannot be read.
 */
export async function importTools(db: Database, file: string, options: ImportOptions): Promise<ImportResult> {
  const { size } = await stat(file);
  const ids = await findCategoryIds(db.read);
  const rules: RowRules = {
    hasCategory: (id) => ids.has(id),
    defaultPricing: options.defaultPricing ?? 'freemium',
    published: options.published,
  };
  const start = (): Run => ({
    db,
    options,
    rules,
    seen: createSeenKeys(),
    nextTime: createTimes(db, size),
    result: { rows: 0, created: 0, changed: 0, unchanged: 0, queued: 0, bad: 0 },
    batchRows: 100,
    wroteAt: -PAUSE_MS,
  });
  if (options.strict) await readThrough(start(), file, size, checkBatch);
  return readThrough(start(), file, size, importBatch);
}

/**
 * Times for rows that state none: distinct, rising by a millisecond a row, and ending about now rather than
 * starting there, so that a long file does not reach into the future.
 */
function createTimes(db: Database, bytes: number): () => string {
  let time = db.now().getTime() - Math.ceil(bytes / ROW_BYTES);
  return () => timestamp(new Date((time += 1)));
}

async function readThrough(
  run: Run,
  file: string,
  size: number,
  take: (run: Run, rows: ImportRow[]) => Promise<void>,
): Promise<ImportResult> {
  const { options, result } = run;
  let rows: ImportRow[] = [];
  let bytesDone = 0;
  const report = (): void => options.onProgress?.({ bytes: bytesDone, totalBytes: size, rows: result.rows });
  for await (const piece of readImportLines(file)) {
    for (const line of piece.lines) {
      result.rows += 1;
      const checked =
        line.fields === null ? checkImportRow(line.number, line.body, run.rules) : { row: null, fields: line.fields };
      if (checked.row === null) refuse(run, line.number, checked.fields);
      else rows.push(checked.row);
      if (rows.length < run.batchRows) continue;
      await take(run, rows);
      rows = [];
      report();
    }
    bytesDone = piece.bytes;
  }
  await take(run, rows);
  report();
  return result;
}

function refuse(run: Run, line: number, fields: Fields): void {
  run.result.bad += 1;
  run.options.onProblem?.({ line, fields });
  if (run.options.strict) throw new CatalogError('validation_failed', { fields });
}

/** Leaves out rows that repeat an earlier line of the same file: its page, its slug or the tool that it means. */
function dropRepeated(run: Run, plans: readonly (ToolPlan | QueuePlan)[]): Set<ImportRow> {
  const kept = new Set<ImportRow>();
  for (const plan of plans) {
    const { row } = plan;
    const page = `u:${row.entry.urlKey}`;
    const slugs = row.awaits
      ? []
      : [row.slug, 'tool' in plan ? (plan.tool.slug ?? null) : null, 'slug' in plan ? plan.slug : null];
    const names = [...new Set(slugs)].flatMap((slug) => (slug === null ? [] : [`s:${slug}`]));
    const isRepeated = run.seen.has(page) ? 'url' : names.some((name) => run.seen.has(name)) ? 'slug' : null;
    if (isRepeated !== null) {
      refuse(run, row.line, { [isRepeated]: [{ rule: 'repeated' }] });
      continue;
    }
    for (const key of [page, ...names]) run.seen.add(key);
    kept.add(row);
  }
  return kept;
}

interface Plans {
  tools: ToolPlan[];
  queue: QueuePlan[];
}

async function plan(run: Run, rows: readonly ImportRow[]): Promise<Plans> {
  const { db } = run;
  const forQueue = rows.filter((row) => row.awaits);
  const owner =
    forQueue.length === 0 ? null : (run.options.actor ?? (run.options.strict ? null : await getImportAccount(db)));
  const tools = await planTools(
    db.read,
    db.engine,
    rows.filter((row) => !row.awaits),
    run.nextTime,
  );
  const queue = await planQueue(db.read, db.engine, forQueue, owner?.id ?? null);
  return { tools, queue };
}

/** The checking pass of a strict import. */
async function checkBatch(run: Run, rows: ImportRow[]): Promise<void> {
  const { tools, queue } = await plan(run, rows);
  dropRepeated(run, [...tools, ...queue]);
  for (const one of tools) if (one.kind === 'bad') refuse(run, one.row.line, one.fields);
}

async function importBatch(run: Run, rows: ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { result } = run;
  const first = await plan(run, rows);
  const kept = dropRepeated(run, [...first.tools, ...first.queue]);
  let plans: Plans = {
    tools: first.tools.filter((one) => kept.has(one.row)),
    queue: first.queue.filter((one) => kept.has(one.row)),
  };
  for (let attempt = 1; isWork(plans); attempt += 1) {
    plans.tools.forEach(preparePlan);
    try {
      await write(run, plans);
      break;
    } catch (error) {
      // Someone took a slug or an address between planning and writing.
      const isOutOfDate = isUniqueViolation(error) || (error instanceof CatalogError && error.code === 'conflict');
      if (!isOutOfDate || attempt >= ATTEMPTS) throw error;
      plans = await plan(run, [...kept]);
    }
  }
  for (const one of plans.tools) {
    if (one.kind === 'bad') refuse(run, one.row.line, one.fields);
    else if (one.kind === 'unchanged') result.unchanged += 1;
    else result[one.kind === 'create' ? 'created' : 'changed'] += 1;
  }
  for (const one of plans.queue)
    result[one.kind === 'create' ? 'queued' : one.kind === 'update' ? 'changed' : 'unchanged'] += 1;
}

function isWork(plans: Plans): boolean {
  return [...plans.tools, ...plans.queue].some((one) => one.kind === 'create' || one.kind === 'update');
}

async function write(run: Run, plans: Plans): Promise<void> {
  const { db, options } = run;
  const account = plans.queue.some((one) => one.kind !== 'unchanged')
    ? (options.actor ?? (await getImportAccount(db)))
    : null;
  const rest = run.wroteAt + PAUSE_MS - performance.now();
  if (db.engine === 'sqlite' && rest > 1) await wait(rest);
  let began = 0;
  await db.write(async (trx) => {
    began = performance.now();
    await writeTools(trx, db, plans.tools, options.actor?.id ?? null);
    if (account !== null) await writeQueue(trx, db, plans.queue, account, run.nextTime);
  });
  run.wroteAt = performance.now();
  const took = run.wroteAt - began;
  const factor = Math.min(2, Math.max(0.5, TRANSACTION_MS / took));
  run.batchRows = Math.round(Math.min(MOST_ROWS, Math.max(LEAST_ROWS, run.batchRows * factor)));
}
