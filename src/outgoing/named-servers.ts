/** Servers that the operator has named, or the program itself: asked wherever they are, and nowhere else, within bounds. */
import { exchange, type Answer, type Bounds, type Question } from './exchange.ts';
import { OWN_NETWORK, type Network } from './network.ts';
import { refusalOf, type Refusal } from './refusals.ts';

export interface NamedQuestion extends Question {
  network?: Network;
  /** Ends the request. */
  signal?: AbortSignal;
  /** Milliseconds from the first name that is resolved to the last byte. */
  totalMs: number;
}

export type NamedAnswer = ({ refusal: null } & Answer) | { refusal: Refusal };

/** Asks once, without following redirects: they could lead keys and texts elsewhere. Never throws; a refusal says why there is no answer. */
export async function askNamedServer(
  url: URL,
  { network = OWN_NETWORK, signal, totalMs, ...question }: NamedQuestion,
  bounds: Bounds,
): Promise<NamedAnswer> {
  const bound = AbortSignal.timeout(Math.ceil(totalMs));
  const headers = { connection: 'close', 'accept-encoding': 'gzip, br', ...question.headers };
  try {
    const either = signal === undefined ? bound : AbortSignal.any([signal, bound]);
    return { refusal: null, ...(await exchange(network, url, { ...question, headers }, bounds, either)) };
  } catch (error) {
    return { refusal: signal?.aborted === true ? 'stopped' : refusalOf(error) };
  }
}
