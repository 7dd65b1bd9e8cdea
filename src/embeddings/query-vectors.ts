/** Vectors of queries: requested while a search waits, at most 300 ms, and cached. */
import { MINUTE_MS } from '#catalog/periods.ts';
import { LRUCache } from 'lru-cache';
import { openCircuit } from '#outgoing/circuit.ts';
import { after, type Clock } from '#time/clock.ts';
import type { Embedder } from './embedder.ts';

/** Milliseconds that a search waits for the vector of its query. */
const WAIT_MS = 300;
/** Until then the answer still comes to the cache, for the next page of the search. */
const TOTAL_MS = 5_000;
const MOST_AT_ONCE = 8;
/** Requests of this process in a minute: a budget for new queries. */
const MOST_A_MINUTE = 600;
/** Queries whose vectors are remembered, and their longest text. */
const REMEMBERED = 1_000;
const LONGEST = 200;

export interface QueryVectorsOptions {
  embedder: Embedder;
  clock: Pick<Clock, 'wait' | 'monotonic'>;
  log: { warn(fields: object, message: string): void };
}

/** Never throws; undefined on any failure, and when late, busy, resting or over budget. */
export type ReadQueryVector = (q: string) => Promise<Float32Array | undefined>;

export function openQueryVectors({ embedder, clock, log }: QueryVectorsOptions): ReadQueryVector {
  const circuit = openCircuit(clock, MOST_AT_ONCE);
  const known = new LRUCache<string, Float32Array>({ max: REMEMBERED });
  const running = new Map<string, Promise<Float32Array | undefined>>();
  let minute = -Infinity;
  let spent = 0;

  const spend = (): boolean => {
    const now = Math.floor(clock.monotonic() / MINUTE_MS);
    if (now !== minute) [minute, spent] = [now, 0];
    if (spent >= MOST_A_MINUTE || !circuit.begin()) return false;
    spent += 1;
    return true;
  };

  async function request(text: string): Promise<Float32Array | undefined> {
    const answer = await embedder.embed([text], TOTAL_MS);
    // A refusal of one query says that the server works.
    circuit.end(answer.failure === null || answer.final);
    if (answer.failure === null) known.set(text, answer.vectors[0]);
    else log.warn({ reason: answer.failure }, 'a query got no vector');
    return answer.vectors?.[0];
  }

  return async (q) => {
    const text = q.trim().slice(0, LONGEST).toWellFormed();
    const vector = known.get(text);
    if (vector !== undefined) return vector;
    let asked = running.get(text);
    if (asked === undefined) {
      if (!spend()) return undefined;
      asked = request(text).finally(() => running.delete(text));
      running.set(text, asked);
    }
    let stopWaiting = (): void => undefined;
    const late = new Promise<undefined>((resolve) => {
      stopWaiting = after(clock, WAIT_MS, () => resolve(undefined));
    });
    return Promise.race([asked, late]).finally(() => stopWaiting());
  };
}
