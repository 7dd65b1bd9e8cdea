/** One batch of an import: planned and prepared while the batch before it is written, then written in one transaction. */
import type { Database } from '#database/database.ts';
import { isUniqueViolation } from '#database/failures.ts';
import { writePatiently } from '#database/patient-writes.ts';
import type { Account } from '#catalog/roles.ts';
import { slugOf } from '#catalog/entries/slugs.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { RowPreparer } from './import-preparer.ts';
import { timestamp } from '#database/database.ts';
import { planTools, unpreparedTools, writeTools, type ToolPlan } from './import-published.ts';
import { getImportAccount, planQueue, writeQueue, type QueuePlan } from './import-queued.ts';
import type { PreparedRow } from './prepared-rows.ts';
import type { Fields } from '#catalog/problems.ts';
import type { SeenKeys } from './key-set.ts';
import { isOfTool, isWork, partPlans, type Plan } from './import-waves.ts';

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
  /** What the lines before have meant. */
  readonly seen: SeenKeys;
  /** What was changed since the next batch was planned. */
  changed: Set<string>;
  readonly preparer: RowPreparer;
  /** The time of a row that states none; the order of the file is that of the first calls. */
  timeOf(row: PreparedRow): string;
  /** Counts and reports a bad row; throws when the import is strict. */
  refuse(line: number, fields: Fields): void;
  /** Says that a line means the tool of an earlier one. */
  noteRepeated(line: number): void;
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
  // Before anything is waited for: two batches may be planned at once, and their times follow the file.
  for (const row of rows) run.timeOf(row);
  const published = rows.filter((row) => !row.awaits);
  const times = published.map((row) => run.timeOf(row));
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

/** The first half of a batch; may run while the batch before is being written, since rows that meet it are planned again later. */
export async function stageBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<Batch> {
  const batch = await planBatch(run, rows, () => ownerOf(run, rows));
  await prepareBatch(run, batch);
  return batch;
}

/**
 * All checks of a batch and nothing else: the first pass of a strict import. What a line would do that means the tool of an
 * earlier one is only known once that one is written, so it is a bad row.
 */
export async function checkBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<void> {
  const batch = await planBatch(run, rows, () => Promise.resolve(run.actor));
  for (const plan of inOrder(batch)) {
    const field = repeatedField(run, plan);
    if (field !== null) run.refuse(plan.row.line, { [field]: [{ rule: 'repeated' }] });
    if (plan.kind === 'bad') run.refuse(plan.row.line, plan.fields);
  }
}

/** The field by which a row means what an earlier line of the same file means: its page, its slug or its tool; null where none does. */
function repeatedField({ seen }: ImportRun, plan: Plan): 'url' | 'slug' | null {
  const { row } = plan;
  const page = `u:${row.entry.urlKey}`;
  const isTool = isOfTool(plan);
  const names = isTool ? [...new Set([row.slug, plan.slug])].flatMap((slug) => slug ?? []) : [];
  const isNamed = names.some((slug) => seen.has(`s:${slug}`)) || (row.slug !== null && seen.has(`w:${row.slug}`));
  const field = seen.has(page) ? 'url' : isTool && isNamed ? 'slug' : null;
  for (const key of [page, ...names.map((slug) => `s:${slug}`)]) seen.add(key);
  if (isTool && row.slug === null) seen.add(`w:${slugOf(row.entry.name, row.entry.url)}`);
  return field;
}

function inOrder({ tools, queue }: Batch): Plan[] {
  return [...tools, ...queue].toSorted((one, other) => one.row.line - other.row.line);
}

function batchOf(plans: readonly Plan[]): Batch {
  return { tools: plans.filter(isOfTool), queue: plans.filter((plan): plan is QueuePlan => !isOfTool(plan)) };
}

/** Writes a staged batch, in as many transactions as its rows mean one another's tools, and counts what came of its rows. */
export async function finishBatch(run: ImportRun, staged: Batch): Promise<void> {
  let since: ReadonlySet<string> = run.changed;
  run.changed = new Set();
  let plans = inOrder(staged);
  for (let attempt = 1; plans.length > 0;) {
    const { ready, later, changed } = partPlans(plans, since);
    let rest = later;
    try {
      await writeBatch(run, batchOf(ready));
      for (const key of changed) run.changed.add(key);
      for (const plan of ready) countPlan(run, plan);
      attempt = 1;
    } catch (error) {
      // Somebody else took a slug or an address between planning and writing.
      const isOutOfDate = isUniqueViolation(error) || (error instanceof CatalogError && error.code === 'conflict');
      if (!isOutOfDate || attempt >= ATTEMPTS) throw error;
      attempt += 1;
      rest = plans;
    }
    since = new Set();
    const rows = rest.map(({ row }) => row);
    plans = rows.length === 0 ? [] : inOrder(await stageBatch(run, rows));
  }
}

function countPlan(run: ImportRun, plan: Plan): void {
  if (plan.kind !== 'bad' && repeatedField(run, plan) !== null) run.noteRepeated(plan.row.line);
  if (plan.kind === 'bad') run.refuse(plan.row.line, plan.fields);
  else if (plan.kind === 'unchanged') run.result.unchanged += 1;
  else if (plan.kind === 'update') run.result.changed += 1;
  else run.result[isOfTool(plan) ? 'created' : 'queued'] += 1;
}

async function writeBatch(run: ImportRun, batch: Batch): Promise<void> {
  const { db } = run;
  if (![...batch.tools, ...batch.queue].some(isWork)) return;
  const owner = await ownerOf(
    run,
    batch.queue.map((plan) => plan.row),
  );
  const rest = run.wroteAt + PAUSE_MS - performance.now();
  if (db.isEmbedded && rest > 1) await db.clock.pause(rest);
  let began = 0;
  await writePatiently(db, async (trx) => {
    began = performance.now();
    await writeTools(trx, batch.tools, run.actor?.id ?? null);
    if (owner !== null) await writeQueue(trx, batch.queue, owner, (row) => run.timeOf(row));
  });
  run.wroteAt = performance.now();
  const factor = Math.min(2, Math.max(0.5, TRANSACTION_MS / (run.wroteAt - began)));
  run.batchRows = Math.round(Math.min(MOST_ROWS, Math.max(LEAST_ROWS, run.batchRows * factor)));
}
