/** Counts of editors' recent decisions that were not undone, kept in memory and updated incrementally. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '#catalog/periods.ts';
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { reasonOf } from '#catalog/lifecycle.ts';
import {
  OUTCOMES,
  countDecision,
  midnightOf,
  readDays,
  writeDays,
  type CountedDay,
  type DayCounts,
  type Decision,
} from './decision-counts.ts';

export interface RecentDecisions {
  /** The last days, today included; a day may come twice. One call at a time. */
  read(now: Date): Promise<CountedDay[]>;
  /** Stores finished days, so that no server counts them again. */
  keep(): Promise<void>;
}

/** Rows in one read: some milliseconds before other requests run. */
const BATCH = 500;
/**
 * Younger decisions are read again each time: they may be undone, and another process may commit
 * one later than its timestamp.
 */
const SETTLED_MS = 600_000;

interface Place {
  at: string;
  id: string;
}

export function createRecentDecisions(db: Database, days: number): RecentDecisions {
  /** Counts of the decisions up to `place`. */
  let settled: DayCounts = new Map();
  /** The last settled decision; undefined before the first read. */
  let place: Place | undefined;
  let readAt = 0;

  return {
    async read(now) {
      // The clock was set back.
      if (now.getTime() < readAt) place = undefined;
      readAt = now.getTime();
      const oldest = midnightOf(readAt - days * DAY_MS);
      for (const midnight of settled.keys()) if (midnight < oldest) settled.delete(midnight);
      if (place === undefined) {
        const stored = await readDays(db, oldest);
        settled = stored.days;
        place = { at: timestamp(stored.until), id: '' };
      }
      const recent: DayCounts = new Map();
      let next = place;
      for (;;) {
        const rows = await readAfter(db, next);
        for (const { id, at, decision, isUndone } of rows) {
          const isSettled = decision.at <= readAt - SETTLED_MS;
          if (isSettled) place = { at, id };
          if (!isUndone) countDecision(isSettled ? settled : recent, decision);
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < BATCH) return [...settled, ...recent];
        next = last;
        await nextTurn();
      }
    },
    async keep() {
      if (place === undefined) return;
      const from = midnightOf(readAt - days * DAY_MS);
      await writeDays(db, from, midnightOf(readAt - SETTLED_MS), settled);
    },
  };
}

interface ReadDecision extends Place {
  decision: Decision;
  /** Whether the submission's next act was the undo. */
  isUndone: boolean;
}

/** The next decisions after a place, in time order. */
async function readAfter(db: Database, { at, id }: Place): Promise<ReadDecision[]> {
  const rows = await db.survey
    .selectFrom('history as decided')
    .select((row) => [
      'decided.id',
      'decided.at',
      'decided.action',
      'decided.reason_code',
      row
        .selectFrom('history as queued')
        .select((queued) => queued.fn.max('queued.at').as('at'))
        .whereRef('queued.subject_id', '=', 'decided.subject_id')
        .whereRef('queued.at', '<=', 'decided.at')
        .where('queued.to_state', '=', 'awaiting_moderation')
        .as('queued_at'),
      row
        .selectFrom('history as followed')
        .select('followed.action')
        .whereRef('followed.subject_id', '=', 'decided.subject_id')
        .whereRef('followed.at', '>=', 'decided.at')
        .where('followed.to_state', 'is not', null)
        .where((where) =>
          where.or([
            where('followed.at', '>', where.ref('decided.at')),
            where('followed.id', '>', where.ref('decided.id')),
          ]),
        )
        .orderBy('followed.at')
        .orderBy('followed.id')
        .limit(1)
        .as('next_action'),
    ])
    // Literals, as in the partial index: with parameters neither engine would use it.
    .where(sql<boolean>`decided.subject_kind = 'submission' and decided.action in (${actions})`)
    .where('decided.at', '>=', at)
    .where((where) => where.or([where('decided.at', '>', at), where('decided.id', '>', id)]))
    .orderBy('decided.at')
    .orderBy('decided.id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    decision: decisionOf(row),
    isUndone: row.next_action === 'undo',
  }));
}

const actions = sql.join(Object.keys(OUTCOMES).map((action) => sql.lit(action)));

interface DecisionRow {
  at: string;
  action: string;
  reason_code: string | null;
  queued_at: string | null;
}

function decisionOf({ at, action, reason_code, queued_at }: DecisionRow): Decision {
  const time = Date.parse(at);
  const outcome = OUTCOMES[action as keyof typeof OUTCOMES];
  return {
    at: time,
    outcome,
    reason: outcome === 'rejected' ? (reasonOf(reason_code) ?? 'other') : null,
    wait: queued_at === null ? null : Math.round((time - Date.parse(queued_at)) / 1000),
  };
}
