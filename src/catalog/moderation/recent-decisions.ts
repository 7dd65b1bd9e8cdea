/** Editors' decisions of the last days that stand, kept in memory: each reading takes on only what has come since the one before. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '#catalog/periods.ts';
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { reasonOf } from '#catalog/lifecycle.ts';
import { OUTCOMES, midnightOf, readDays, writeDays, type Decision } from './daily-decision-archive.ts';

export interface RecentDecisions {
  /** Those of the last days up to now and of the whole day with which they begin, oldest first. One reading at a time. */
  read(now: Date): Promise<readonly Decision[]>;
  /** Stores the days that are over and have been read, so that no server reads them again. */
  keep(): Promise<void>;
}

/** Rows read at a time: some milliseconds of work, after which other requests have their turn. */
const BATCH = 500;
/** Decisions younger than this are read again each time: they may be taken back, and another process may commit one later than its time says. */
const SETTLED_MS = 600_000;

interface Place {
  at: string;
  id: string;
}

export function createRecentDecisions(db: Database, days: number): RecentDecisions {
  let settled: Decision[] = [];
  /** The last of the settled decisions; undefined before the first reading. */
  let place: Place | undefined;
  let readAt = 0;

  return {
    async read(now) {
      // A clock that was put back: what was read lies in the future.
      if (now.getTime() < readAt) [settled, place] = [[], undefined];
      readAt = now.getTime();
      const oldest = midnightOf(readAt - days * DAY_MS);
      const first = settled.findIndex(({ at }) => at >= oldest);
      settled = first < 0 ? [] : first === 0 ? settled : settled.slice(first);
      if (place === undefined) {
        const stored = await readDays(db, oldest);
        settled = stored.decisions;
        place = { at: timestamp(stored.until), id: '' };
      }
      const recent: Decision[] = [];
      let next = place;
      for (;;) {
        const rows = await readAfter(db, next);
        for (const { id, at, decision, isUndone } of rows) {
          const isSettled = decision.at <= readAt - SETTLED_MS;
          if (isSettled) place = { at, id };
          if (!isUndone) (isSettled ? settled : recent).push(decision);
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
  /** Whether the next thing that happened to the submission was that it was taken back. */
  isUndone: boolean;
}

/** The next decisions behind a place, in the order of their time. */
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
    // Word for word as the partial index has it; with parameters in it neither engine would see that it fits.
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
