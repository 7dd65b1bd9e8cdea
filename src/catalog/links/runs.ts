/** Runs of link checks: each is judged once at its end, then applied. */
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { LinkCheckRow } from '#database/schema.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { insertReport } from '#catalog/moderation/reports/reports.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { RUN_MS, type LinkAnswer } from './findings.ts';
import { dropMoves, suggestMove } from './moved-links.ts';
import { isLinkState, judgeLink, pauseAfter, type LinkRecord, type LinkState } from './states.ts';

/** With more failures than this among healthy links our own network is to blame. */
const MOST_FAILED = 0.2;
/** After this long without any success, failures prove nothing. */
const SILENCE_MS = 48 * HOUR_MS;
/** Allows for clock skew: a last finding may still come in. */
const GRACE_MS = MINUTE_MS;
/** Links in one transaction. */
const SLICE = 100;
const ASK_AFTER_MS = 30 * DAY_MS;
const KEPT_RUNS_MS = 30 * DAY_MS;

/** The oldest ended run with findings to apply. */
async function findFinishedRun(db: Database): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('link_checks')
    .select('run')
    .where('run', 'is not', null)
    .orderBy('run')
    .limit(1)
    .executeTakeFirst();
  const run = row?.run ?? undefined;
  if (run === undefined) return undefined;
  return Date.parse(run) + RUN_MS + GRACE_MS <= db.now().getTime() ? run : undefined;
}

/** Whether anything succeeded in this run or those shortly before; known failures do not count. */
async function hasWorked(
  trx: Tx,
  { run, counted, failed }: { run: string; counted: number; failed: number },
): Promise<boolean> {
  if (counted > failed) return true;
  const { fine } = await trx
    .selectFrom('link_runs')
    .select(sql<number | null>`sum(counted - failed)`.as('fine'))
    .where('run', '>=', timestamp(Date.parse(run) - SILENCE_MS))
    .executeTakeFirstOrThrow();
  return Number(fine ?? 0) > 0;
}

/** Judges a run once; later calls read the stored verdict. */
async function judgeRun(db: Database, run: string): Promise<'kept' | 'discarded'> {
  return db.write(async (trx) => {
    const { counted, failed } = await trx
      .selectFrom('link_checks')
      .select([
        sql<number>`sum(case when weight = 'again' then 0 else 1 end)`.as('counted'),
        sql<number>`sum(case when weight = 'failed' then 1 else 0 end)`.as('failed'),
      ])
      .where('run', '=', run)
      .executeTakeFirstOrThrow();
    const judged = { run, counted: Number(counted ?? 0), failed: Number(failed ?? 0), judged_at: timestamp(trx.now()) };
    const isOutage = judged.failed > MOST_FAILED * judged.counted;
    const verdict = isOutage || !(await hasWorked(trx, judged)) ? 'discarded' : 'kept';
    await trx
      .insertInto('link_runs')
      .values({ ...judged, verdict })
      .onConflict((conflict) => conflict.column('run').doNothing())
      .execute();
    const said = await trx.selectFrom('link_runs').select('verdict').where('run', '=', run).executeTakeFirstOrThrow();
    const before = timestamp(trx.now(), -KEPT_RUNS_MS);
    await trx.deleteFrom('link_runs').where('judged_at', '<', before).execute();
    return said.verdict === 'kept' ? 'kept' : 'discarded';
  });
}

interface CheckedTool {
  id: string;
  slug: string;
  name: string;
  url: string;
  state: string;
  account_id: string | null;
  link_status: string;
}

const recordOf = (row: LinkCheckRow): LinkRecord => ({
  halves: row.halves,
  failingSince: row.failing_since,
  deadSince: row.dead_since,
  movedTo: row.moved_to,
  movedCount: row.moved_count,
});

/** Mails the owner about a dead link. */
async function tellOwner(trx: Tx, tool: CheckedTool): Promise<void> {
  const owner = tool.account_id === null ? undefined : await findAccountIn(trx, tool.account_id);
  if (owner === undefined) return;
  const link = { route: 'tool', id: tool.slug } as const;
  await enqueueMail(trx, {
    to: owner,
    template: 'link_dead',
    params: { name: tool.name, address: tool.url, tool_link: link },
  });
}

/** Reports a long-dead link to the editors. */
async function askEditors(trx: Tx, tool: CheckedTool, answer: string): Promise<void> {
  await insertReport(trx, tool, { kind: 'broken_link', message: `${tool.url}: ${answer}`, locale: 'en' });
}

/** Applies the findings of one published tool. */
async function takeOver(trx: Tx, row: LinkCheckRow, tool: CheckedTool, revision: number): Promise<void> {
  const { finding, answer, retryAfter } = JSON.parse(row.finding ?? '') as LinkAnswer;
  const foundAt = row.found_at ?? timestamp(trx.now());
  const before: LinkState = isLinkState(tool.link_status) ? tool.link_status : 'unchecked';
  const { state, record } = judgeLink(recordOf(row), finding, foundAt);
  const pause = Math.max(pauseAfter(before, state, record, Math.random()), retryAfter);
  const isLongDead = record.deadSince !== null && trx.now().getTime() - Date.parse(record.deadSince) >= ASK_AFTER_MS;
  const asks = isLongDead && row.asked_at === null;
  await trx
    .updateTable('link_checks')
    .set({
      ...CLEARED,
      halves: record.halves,
      failing_since: record.failingSince,
      dead_since: record.deadSince,
      moved_to: record.movedTo,
      moved_count: record.movedCount,
      discards: 0,
      answer,
      asked_at: asks ? timestamp(trx.now()) : record.deadSince === null ? null : row.asked_at,
    })
    .where('tool_id', '=', tool.id)
    .execute();
  await trx
    .updateTable('tools')
    .set({
      link_status: state,
      last_checked_at: foundAt,
      link_due_at: timestamp(Date.parse(foundAt) + pause),
      revision,
    })
    .where('id', '=', tool.id)
    .execute();
  if (asks) await askEditors(trx, tool, answer);
  if (state === 'moved' && record.movedTo !== null) await suggestMove(trx, tool, record.movedTo);
  // A changed link is unchecked.
  else if (before === 'moved' || before === 'unchecked') await dropMoves(trx, tool);
  if (state === before) return;
  if (state === 'dead') await tellOwner(trx, tool);
  // A working new link is no news.
  if (before === 'unchecked' && state === 'ok') return;
  await recordHistory(trx, null, 'link_checked', ['tool', tool.id], {
    detail: {
      slug: tool.slug,
      link: { from: before, to: state, answer, ...(record.movedTo !== null && { moved_to: record.movedTo }) },
    },
  });
}

const CLEARED = { run: null, weight: null, finding: null, found_at: null };

/** Applies a batch of a run's findings; gives their number. */
async function takeOverSlice(db: Database, run: string, verdict: 'kept' | 'discarded'): Promise<number> {
  return db.write(async (trx) => {
    const chosen = trx
      .selectFrom('link_checks')
      .selectAll()
      .where('run', '=', run)
      .orderBy('weight')
      .orderBy('tool_id')
      .limit(SLICE);
    const rows = await trx.lockFreeRows(chosen).execute();
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.tool_id);
    const locked = trx
      .selectFrom('tools')
      .select(['id', 'slug', 'name', 'url', 'state', 'account_id', 'link_status'])
      .where('id', 'in', ids);
    const tools = new Map((await trx.lockRows(locked).execute()).map((tool) => [tool.id, tool]));
    let revision: number | undefined;
    for (const row of rows) {
      const tool = tools.get(row.tool_id);
      const isVoid = tool === undefined || tool.state !== 'published' || tool.url !== row.url;
      const isDiscarded = verdict === 'discarded' && row.weight !== 'fine';
      if (isVoid || isDiscarded) {
        const discards = isDiscarded ? row.discards + 1 : row.discards;
        await trx
          .updateTable('link_checks')
          .set({ ...CLEARED, discards })
          .where('tool_id', '=', row.tool_id)
          .execute();
        continue;
      }
      revision ??= await raiseRevision(trx);
      await takeOver(trx, row, tool, revision);
    }
    return rows.length;
  });
}

/**
 * Judges every ended run and applies its findings; if more than a fifth of the healthy links
 * failed, failures are discarded and checked again after a day. Gives the number of findings.
 */
export async function finishRuns(db: Database, signal: AbortSignal): Promise<number> {
  let taken = 0;
  for (let run = await findFinishedRun(db); run !== undefined && !signal.aborted; run = await findFinishedRun(db)) {
    const verdict = await judgeRun(db, run);
    const slice = await takeOverSlice(db, run, verdict);
    // Another server applies the rest.
    if (slice === 0) break;
    taken += slice;
  }
  return taken;
}
