/** Asks a language model while a submission waits: in three seconds, few at once, within the day's budget. */
import { LRUCache } from 'lru-cache';
import type { AskModel, JudgedText, Opinion } from '#catalog/screening/opinions.ts';
import { hashOf, spendRequest } from '#catalog/submissions/second-opinions.ts';
import type { Database } from '#database/database.ts';
import { openCircuit } from '#outgoing/circuit.ts';
import { NOT_UNDERSTOOD } from '#outgoing/model-servers.ts';
import { after } from '#time/clock.ts';
import type { Judged } from './chat-completions.ts';
import type { JudgeOptions } from './judge-worker.ts';

/** Milliseconds that a submission waits for the model. */
const WAIT_MS = 3_000;
/** Half of the submissions that run at once (limits/work.ts): the others go on while a model hangs. */
const MOST_AT_ONCE = 4;
/** Texts whose opinion is remembered: a maker who requests a review sends the same text again. */
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
  const circuit = openCircuit(db.clock, MOST_AT_ONCE);

  function fail(reason: string): undefined {
    counts.failed += 1;
    log.warn({ reason }, 'a second opinion failed');
    return undefined;
  }

  async function request(text: JudgedText): Promise<Judged> {
    const slow = new AbortController();
    const stopWaiting = after(db.clock, WAIT_MS, () => slow.abort());
    return judge.judge(text, slow.signal).finally(stopWaiting);
  }

  async function ask(text: JudgedText): Promise<Opinion | undefined> {
    const hash = hashOf(text);
    const remembered = known.get(hash);
    if (remembered !== undefined) return remembered;
    if (!circuit.begin()) return undefined;
    let isFine: boolean | undefined;
    try {
      if (!(await spendRequest(db, perDay))) return undefined;
      const answer = await request(text);
      // A failure that follows from the text says that the server works.
      isFine = answer.failure === null || answer.final || answer.failure === NOT_UNDERSTOOD;
      if (answer.failure !== null) return fail(answer.failure);
      counts.given += 1;
      const opinion = { verdict: answer.verdict, reason: answer.reason, model: judge.model };
      known.set(hash, opinion);
      return opinion;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    } finally {
      circuit.end(isFine);
    }
  }

  return { ask, counts };
}
