/** Asks a language model for second opinions on flagged submissions, up to a daily limit. */
import { startPolling, type Polling } from '#workers/polling.ts';
import {
  keepFailure,
  keepOpinion,
  noteDoubtful,
  takeRequest,
  type OpinionRequest,
} from '#catalog/submissions/second-opinions.ts';
import type { Database } from '#database/database.ts';
import type { Judge } from './chat-completions.ts';

/** A stop does not wait longer for a model server that hangs. */
const STOP_PATIENCE_MS = 2_000;
const POLL_MS = 5_000;
/** The pause doubles with each failure, up to eleven minutes. */
const MOST_DOUBLINGS = 7;

/** A round asks for all due opinions up to the first temporary failure, and counts them. */
export interface JudgeWorker extends Polling {
  /** Counts of this process. */
  readonly counts: { readonly given: number; readonly failed: number };
}

export interface JudgeOptions {
  judge: Judge;
  /** Requests a day (UTC) of all servers, including failed ones. */
  perDay: number;
  log: { warn(fields: object, message: string): void };
}

/** Polls every five seconds, and less often after temporary failures. */
export function startJudge(db: Database, options: JudgeOptions): JudgeWorker {
  const counts = { given: 0, failed: 0 };
  let since = '';
  let failures = 0;
  const polling = startPolling({
    clock: db.clock,
    async round(signal) {
      since = await noteDoubtful(db, since);
      let given = 0;
      while (!signal.aborted) {
        const request = await takeRequest(db, options.perDay);
        if (request === undefined) break;
        const outcome = await judgeOne(db, options, request);
        if (outcome === 'given') given += 1;
        else counts.failed += 1;
        failures = outcome === 'failed' ? failures + 1 : 0;
        if (failures > 0) break;
      }
      counts.given += given;
      return given;
    },
    pause: () => POLL_MS * 2 ** Math.min(failures, MOST_DOUBLINGS),
    patience: STOP_PATIENCE_MS,
    onError: (error) => options.log.warn({ err: error }, 'could not look for flagged submissions; retrying'),
  });
  return { ...polling, counts };
}

/** `refused`: a retry for this entry cannot help. */
async function judgeOne(
  db: Database,
  { judge, log }: JudgeOptions,
  request: OpinionRequest,
): Promise<'given' | 'failed' | 'refused'> {
  const answer = await judge.judge(request.text);
  if (answer.failure === null) {
    const { verdict, reason } = answer;
    await keepOpinion(db, request, { verdict, reason, model: judge.model });
    return 'given';
  }
  const { failure, final } = answer;
  log.warn({ submission: request.submissionId, attempt: request.attempts, reason: failure }, 'a second opinion failed');
  await keepFailure(db, request, failure, final);
  return final ? 'refused' : 'failed';
}
