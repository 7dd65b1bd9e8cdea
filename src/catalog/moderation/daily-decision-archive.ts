/** Editors' decisions by whole days (UTC), one row for each, written when a day is over and read when a server starts. */
import { REASON_CODES, type ReasonCode } from '#catalog/lifecycle.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { Database } from '#database/database.ts';
import type { DecisionDayRow } from '#database/schema.ts';

/** What an editor's act makes of a submission; other acts are no decisions. The index `history_decisions` holds these three. */
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
  /** Of a rejection; null otherwise. */
  reason: ReasonCode | null;
  /** Whole seconds from the last time before it that the submission came into the queue; null where that is not known. */
  wait: number | null;
}

/** Numbers of one decision. */
const WIDTH = 4;
const NONE = -1;

/** One day: figures in place of words, which stand beside them, so that it can be read after words have come or gone. */
interface Day {
  outcomes: readonly string[];
  reasons: readonly string[];
  /** Of each decision in turn: milliseconds from midnight, place of the outcome, place of the reason, seconds waited. */
  rows: number[];
}

/** `2026-01-31` of a time in milliseconds. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Midnight at which the day of a time begins. */
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

/** The decisions of the days from `midnight` on that are stored without a gap, and the midnight after the last of them. */
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
 * Stores the days from one midnight to another, of which `decisions` are all, and forgets those before. What another server has
 * stored stays.
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
