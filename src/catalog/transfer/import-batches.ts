/** One batch of an import: planned and prepared while the batch before it is written, then written in one transaction. */
import type { Database } from '#database/database.ts';
import { isUniqueViolation } from '#database/failures.ts';
import { writePatiently } from '#database/patient-writes.ts';
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { RowPreparer } from './import-preparer.ts';
import { timestamp } from '#database/database.ts';
import { planTools, unpreparedTools, writeTools, type ToolPlan } from './import-published.ts';
import { getImportAccount, planQueue, writeQueue, type QueuePlan } from './import-queued.ts';
import type { PreparedRow } from './prepared-rows.ts';
import type { Fields } from '#catalog/problems.ts';
import type { SeenKeys } from './key-set.ts';

/** Aim for the length of one transaction: others wait for its end. */
const TRANSACTION_MS = 90;
/** On a busy machine smaller ones would only make it busier. */
const LEAST_ROWS = 128;
const MOST_ROWS = 1_000;
export const FIRST_ROWS = 150;
/** Least time without the lock between two transactions: a waiting writer tries every few milliseconds and gets its turn in one of them. */
const PAUSE_MS = 15;
const ATTEMPTS = 3;

export interface ImportResult {
  /** Lines that held a row, good or bad. */
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** New submissions that wait for an editor. */
  queued: number;
  /** Good rows that named no price. */
  unpriced: number;
  /** Bad rows, each of which was given to onProblem. */
  bad: number;
  /** Good rows that screening flagged; absent when nothing was screened. */
  flagged?: number;
  /** Categories that were made; absent when none were to be made. */
  categories?: number;
}

export interface ImportRun {
  readonly db: Database;
  readonly actor: Account | null;
  readonly seen: SeenKeys;
  readonly preparer: RowPreparer;
  /** A time for a row that states none. */
  nextTime(): string;
  /** Counts and reports a bad row; throws when the import is strict. */
  refuse(line: number, fields: Fields): void;
  /** Says how much of the file has been read. */
  report(bytes: number): void;
  readonly result: ImportResult;
  /** How many rows the next transaction takes. */
  batchRows: number;
  /** When the last transaction ended. */
  wroteAt: number;
}

export interface Batch {
  tools: ToolPlan[];
  queue: QueuePlan[];
}

/** Works out what each row would change, writing nothing. */
async function planBatch(
  run: ImportRun,
  rows: readonly PreparedRow[],
  findOwner: () => Promise<Account | null>,
): Promise<Batch> {
  const { db } = run;
  const published = rows.filter((row) => !row.awaits);
  // Before anything is waited for: two batches may be planned at once, and their times follow the file.
  const times = published.map(() => run.nextTime());
  const tools = await planTools(db.read, db.engine, published, { times, now: timestamp(db.now()) });
  const waiting = rows.filter((row) => row.awaits);
  const owner = await findOwner();
  return { tools, queue: await planQueue(db.read, db.engine, waiting, owner?.id ?? null) };
}

async function ownerOf(run: ImportRun, rows: readonly PreparedRow[]): Promise<Account | null> {
  if (!rows.some((row) => row.awaits)) return null;
  return run.actor ?? getImportAccount(run.db);
}

async function prepareBatch(run: ImportRun, batch: Batch): Promise<void> {
  const tools = unpreparedTools(batch.tools);
  if (tools.length === 0) return;
  const prepared = await run.preparer.prepare(tools);
  prepared.forEach((made, index) => {
    const tool = tools[index];
    if (tool !== undefined) tool.prepared = made;
  });
}

/** The first half of a batch; may run while the batch before is being written, since rows that meet are dropped later. */
export async function stageBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<Batch> {
  const batch = await planBatch(run, rows, () => ownerOf(run, rows));
  await prepareBatch(run, batch);
  return batch;
}

/** All checks of a batch and nothing else: the first pass of a strict import. */
export async function checkBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<void> {
  const batch = dropRepeated(run, await planBatch(run, rows, () => Promise.resolve(run.actor)));
  for (const plan of batch.tools) if (plan.kind === 'bad') run.refuse(plan.row.line, plan.fields);
}

/** Leaves out rows that repeat an earlier line of the same file: its page, its slug or the tool that it means. */
function dropRepeated(run: ImportRun, batch: Batch): Batch {
  const isFirst = (row: PreparedRow, slugs: readonly (string | null)[], isBad: boolean): boolean => {
    const page = `u:${row.entry.urlKey}`;
    const names = [...new Set(slugs)].flatMap((slug) => (slug === null ? [] : [`s:${slug}`]));
    const field = run.seen.has(page) ? 'url' : names.some((name) => run.seen.has(name)) ? 'slug' : null;
    if (field !== null) run.refuse(row.line, { [field]: [{ rule: 'repeated' }] });
    else if (!isBad) for (const key of [page, ...names]) run.seen.add(key);
    return field === null;
  };
  return {
    tools: batch.tools.filter((plan) => isFirst(plan.row, [plan.row.slug, plan.slug], plan.kind === 'bad')),
    queue: batch.queue.filter((plan) => isFirst(plan.row, [], false)),
  };
}

/** Writes a staged batch and counts what came of its rows. */
export async function finishBatch(run: ImportRun, staged: Batch): Promise<void> {
  const { result } = run;
  let batch = dropRepeated(run, staged);
  const rows = [...batch.tools, ...batch.queue].map((plan) => plan.row);
  for (let attempt = 1; isWork(batch); attempt += 1) {
    try {
      await writeBatch(run, batch);
      break;
    } catch (error) {
      // Somebody else took a slug or an address between planning and writing.
      const isOutOfDate = isUniqueViolation(error) || (error instanceof CatalogError && error.code === 'conflict');
      if (!isOutOfDate || attempt >= ATTEMPTS) throw error;
      batch = await stageBatch(run, rows);
    }
  }
  for (const plan of batch.tools) {
    if (plan.kind === 'bad') run.refuse(plan.row.line, plan.fields);
    else if (plan.kind === 'unchanged') result.unchanged += 1;
    else result[plan.kind === 'create' ? 'created' : 'changed'] += 1;
  }
  for (const plan of batch.queue) {
    result[plan.kind === 'create' ? 'queued' : plan.kind === 'update' ? 'changed' : 'unchanged'] += 1;
  }
}

function isWork(batch: Batch): boolean {
  return [...batch.tools, ...batch.queue].some((plan) => plan.kind === 'create' || plan.kind === 'update');
}

async function writeBatch(run: ImportRun, batch: Batch): Promise<void> {
  const { db } = run;
  const owner = await ownerOf(
    run,
    batch.queue.map((plan) => plan.row),
  );
  const rest = run.wroteAt + PAUSE_MS - performance.now();
  if (db.isEmbedded && rest > 1) await db.clock.pause(rest);
  let began = 0;
  let slugs: string[] = [];
  await writePatiently(db, async (trx) => {
    began = performance.now();
    slugs = await writeTools(trx, batch.tools, run.actor?.id ?? null);
    if (owner !== null) await writeQueue(trx, batch.queue, owner, () => run.nextTime());
  });
  for (const slug of slugs) run.seen.add(`s:${slug}`);
  run.wroteAt = performance.now();
  const factor = Math.min(2, Math.max(0.5, TRANSACTION_MS / (run.wroteAt - began)));
  run.batchRows = Math.round(Math.min(MOST_ROWS, Math.max(LEAST_ROWS, run.batchRows * factor)));
}
