/** Asks a language model while a submission waits: in three seconds, few at once, within the day's budget. */
import { LRUCache } from 'lru-cache';
import type { AskModel, JudgedText, Opinion } from '#catalog/screening/opinions.ts';
import { hashOf, spendRequest } from '#catalog/submissions/second-opinions.ts';
import type { Database } from '#database/database.ts';
import { after } from '#time/clock.ts';
import { NOT_UNDERSTOOD } from './chat-completions.ts';
import type { JudgeOptions } from './judge-worker.ts';

/** Milliseconds that a submission waits for the model. */
const WAIT_MS = 3_000;
/** Half of the submissions that run at once (limits/work.ts): the others go on while a model hangs. */
const MOST_AT_ONCE = 4;
/** So many failures of the server in a row, and it is not asked for so long; then each further one counts. */
const FAILURES = 3;
const REST_MS = 60_000;
/** Texts whose opinion is remembered: whoever asks for a review sends the same text again. */
const REMEMBERED = 500;

export interface LiveJudge {
  /** Never throws; undefined on any failure, and when busy, resting or over budget. */
  ask: AskModel;
  /** Counts of this process. */
  readonly counts: { readonly given: number; readonly failed: number };
}

/** No transaction is open while the model is asked. */
export function openLiveJudge(db: Database, { judge, perDay, log }: JudgeOptions): LiveJudge {
  const counts = { given: 0, failed: 0 };
  const known = new LRUCache<string, Opinion>({ max: REMEMBERED });
  let running = 0;
  let failures = 0;
  let restsUntil = -Infinity;

  function fail(reason: string): undefined {
    counts.failed += 1;
    log.warn({ reason }, 'a second opinion failed');
    return undefined;
  }

  async function request(text: JudgedText): Promise<Opinion | undefined> {
    const slow = new AbortController();
    const stopWaiting = after(db.clock, WAIT_MS, () => slow.abort());
    const answer = await judge.judge(text, slow.signal).finally(stopWaiting);
    if (answer.failure === null) {
      failures = 0;
      counts.given += 1;
      return { verdict: answer.verdict, reason: answer.reason, model: judge.model };
    }
    failures = answer.final || answer.failure === NOT_UNDERSTOOD ? 0 : failures + 1;
    if (failures >= FAILURES) restsUntil = db.clock.monotonic() + REST_MS;
    return fail(answer.failure);
  }

  async function ask(text: JudgedText): Promise<Opinion | undefined> {
    const hash = hashOf(text);
    const remembered = known.get(hash);
    if (remembered !== undefined) return remembered;
    if (running >= MOST_AT_ONCE || db.clock.monotonic() < restsUntil) return undefined;
    running += 1;
    try {
      if (!(await spendRequest(db, perDay))) return undefined;
      const opinion = await request(text);
      if (opinion !== undefined) known.set(hash, opinion);
      return opinion;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    } finally {
      running -= 1;
    }
  }

  return { ask, counts };
}
