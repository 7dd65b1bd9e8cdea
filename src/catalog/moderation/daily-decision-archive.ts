/** Archive of editors' decisions: one row for each finished day (UTC). */
import { REASON_CODES, type ReasonCode } from '#catalog/lifecycle.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';
import type { DecisionDayRow } from '#database/schema.ts';

/** Acts that are decisions, as in the index `history_decisions`. */
export const OUTCOMES = {
  approve: 'published',
  reject: 'rejected',
  request_changes: 'changes_requested',
} as const;

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

export interface Decision {
  /** Milliseconds since 1970. */
  at: number;
  outcome: Outcome;
  /** Only of a rejection. */
  reason: ReasonCode | null;
  /** Whole seconds in the queue, null if unknown. */
  wait: number | null;
}

/** Numbers for each decision. */
const WIDTH = 4;
const NONE = -1;

/** Indices into lists of words that are stored along, so that later versions can read it. */
interface Day {
  outcomes: readonly string[];
  reasons: readonly string[];
  /** For each decision: milliseconds of the day, outcome index, reason index, seconds waited. */
  rows: number[];
}

/** The date of a time in milliseconds, as `2026-01-31`. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The midnight before a time. */
export function midnightOf(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

function encodeDay(midnight: number, decisions: readonly Decision[]): string {
  const outcomes = Object.values(OUTCOMES);
  const rows = decisions.flatMap(({ at, outcome, reason, wait }) => [
    at - midnight,
    outcomes.indexOf(outcome),
    reason === null ? NONE : REASON_CODES.indexOf(reason),
    wait ?? NONE,
  ]);
  return JSON.stringify({ outcomes, reasons: REASON_CODES, rows } satisfies Day);
}

function decodeDay(midnight: number, text: string, into: Decision[]): void {
  const { outcomes, reasons, rows } = JSON.parse(text) as Day;
  const known = outcomes.map((outcome) => Object.values(OUTCOMES).find((each) => each === outcome));
  const codes = reasons.map((reason) => REASON_CODES.find((each) => each === reason) ?? 'other');
  for (let at = 0; at < rows.length; at += WIDTH) {
    const outcome = known[rows[at + 1] ?? NONE];
    const [wait = NONE, reason = NONE] = [rows[at + 3], rows[at + 2]];
    if (outcome === undefined) continue;
    into.push({
      at: midnight + (rows[at] ?? 0),
      outcome,
      reason: reason === NONE ? null : (codes[reason] ?? 'other'),
      wait: wait === NONE ? null : wait,
    });
  }
}

/** Decisions of the gapless stored days from `midnight` on, and the midnight after them. */
export async function readDays(db: Database, midnight: number): Promise<{ decisions: Decision[]; until: number }> {
  const rows = await db.survey
    .selectFrom('decision_days')
    .selectAll()
    .where('day', '>=', dayOf(midnight))
    .orderBy('day')
    .execute();
  const decisions: Decision[] = [];
  let until = midnight;
  for (const row of rows) {
    if (row.day !== dayOf(until)) break;
    decodeDay(until, row.decisions, decisions);
    until += DAY_MS;
  }
  return { decisions, until };
}

/**
 * Stores the days between two midnights with all their `decisions`, and deletes older days. Days
 * stored by another server stay.
 */
export async function writeDays(
  db: Database,
  from: number,
  until: number,
  decisions: readonly Decision[],
): Promise<void> {
  const stored = await db.survey.selectFrom('decision_days').select('day').execute();
  const known = new Set(stored.map(({ day }) => day));
  const byDay = Map.groupBy(decisions, ({ at }) => midnightOf(at));
  const missing: DecisionDayRow[] = [];
  for (let midnight = from; midnight < until; midnight += DAY_MS) {
    const day = dayOf(midnight);
    if (!known.has(day)) missing.push({ day, decisions: encodeDay(midnight, byDay.get(midnight) ?? []) });
  }
  if (missing.length === 0) return;
  await db.write(async (trx) => {
    await trx.deleteFrom('decision_days').where('day', '<', dayOf(from)).execute();
    for (const row of missing)
      await trx
        .insertInto('decision_days')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
