/** Batches of an import: planned while the previous one is written, then written themselves. */
import type { Database } from '#database/database.ts';
import { isUniqueViolation } from '#database/failures.ts';
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

/** Target duration of a transaction, which blocks other writers. */
const TRANSACTION_MS = 90;
/** Smaller batches would load a busy machine even more. */
const LEAST_ROWS = 128;
const MOST_ROWS = 1_000;
export const FIRST_ROWS = 150;
/** Least pause between transactions: waiting writers poll every few milliseconds. */
const PAUSE_MS = 15;
const ATTEMPTS = 3;

export interface ImportResult {
  /** Lines with a row, valid or not. */
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** New waiting submissions. */
  queued: number;
  /** Valid rows without a price. */
  unpriced: number;
  /** Invalid rows, each reported to onProblem. */
  bad: number;
  /** Valid rows with findings; absent without screening. */
  flagged?: number;
  /** Created categories; absent unless requested. */
  categories?: number;
  /** Rows by the name of the category map that was applied to them; absent without a map. */
  mapped?: Record<string, number>;
  /** Names of the category map that no row has; absent without any. */
  unused?: string[];
  /** Rows by a key of theirs that an import does not know; absent without any. */
  ignored?: Map<string, number>;
}

export interface ImportRun {
  readonly db: Database;
  readonly actor: Account | null;
  /** Keys of earlier lines. */
  readonly seen: SeenKeys;
  /** Keys changed since the next batch was planned. */
  changed: Set<string>;
  /** Names of the category map in the rows read so far. */
  readonly mapped: Map<string, number>;
  readonly preparer: RowPreparer;
  /** When it began: the publication time of rows without one, whose lists are then in the order of names. */
  readonly beganAt: string;
  /** The time of a waiting row without one; first calls follow file order. */
  timeOf(row: PreparedRow): string;
  /** Counts and reports an invalid row; throws if the import is strict. */
  refuse(line: number, fields: Fields): void;
  /** Reports a line that means an earlier line's tool. */
  noteRepeated(line: number): void;
  /** Counts a key that an import does not know. */
  noteUnknown(key: string): void;
  /** Reports the number of bytes read. */
  report(bytes: number): void;
  readonly result: ImportResult;
  /** Rows of the next transaction. */
  batchRows: number;
  /** End of the last transaction. */
  wroteAt: number;
}

export interface Batch {
  tools: ToolPlan[];
  queue: QueuePlan[];
}

/** Plans the changes of each row, without writing. */
async function planBatch(
  run: ImportRun,
  rows: readonly PreparedRow[],
  findOwner: () => Promise<Account | null>,
): Promise<Batch> {
  const { db } = run;
  const published = rows.filter((row) => !row.awaits);
  // Synchronously first: two batches may be planned at once, and times follow file order.
  for (const row of rows) if (row.awaits) run.timeOf(row);
  const tools = await planTools(db.read, db.engine, published, {
    time: run.beganAt,
    now: timestamp(db.now()),
    actorId: run.actor?.id ?? null,
  });
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

/** First half of a batch, while the previous one is written: conflicting rows are replanned. */
export async function stageBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<Batch> {
  const batch = await planBatch(run, rows, () => ownerOf(run, rows));
  await prepareBatch(run, batch);
  return batch;
}

/**
 * Validates a batch: the first pass of a strict import. A line that means an earlier line's tool is
 * invalid, since its effect is known only after writing that.
 */
export async function checkBatch(run: ImportRun, rows: readonly PreparedRow[]): Promise<void> {
  const batch = await planBatch(run, rows, () => Promise.resolve(run.actor));
  for (const plan of inOrder(batch)) {
    const field = repeatedField(run, plan);
    if (field !== null) run.refuse(plan.row.line, { [field]: [{ rule: 'repeated' }] });
    if (plan.kind === 'bad') run.refuse(plan.row.line, plan.fields);
  }
}

/**
 * The field by which a row means an earlier line of the file: page, slug or tool; otherwise null.
 */
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

/** Writes a staged batch, in several transactions if rows depend on each other; counts results. */
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
      // Another writer took a slug or an address after planning.
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
  await db.write(async (trx) => {
    began = performance.now();
    await writeTools(trx, batch.tools, { actorId: run.actor?.id ?? null, beganAt: run.beganAt });
    if (owner !== null) await writeQueue(trx, batch.queue, owner, (row) => run.timeOf(row));
  });
  run.wroteAt = performance.now();
  const factor = Math.min(2, Math.max(0.5, TRANSACTION_MS / (run.wroteAt - began)));
  run.batchRows = Math.round(Math.min(MOST_ROWS, Math.max(LEAST_ROWS, run.batchRows * factor)));
}
