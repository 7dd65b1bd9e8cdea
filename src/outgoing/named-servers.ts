/** Requests to servers that the operator or the program names: private addresses are allowed. */
import { exchange, type Answer, type Bounds, type RequestContent } from './exchange.ts';
import { OWN_NETWORK, type Network } from './network.ts';
import { refusalOf, type Refusal } from './refusals.ts';

export interface NamedRequest extends RequestContent {
  network?: Network;
  signal?: AbortSignal;
  /** Milliseconds from the name lookup to the last byte. */
  totalMs: number;
}

export type NamedAnswer = ({ refusal: null } & Answer) | { refusal: Refusal };

/** Follows no redirect: it could carry keys and texts to another server. Never throws. */
export async function requestNamedServer(
  url: URL,
  { network = OWN_NETWORK, signal, totalMs, ...content }: NamedRequest,
  bounds: Bounds,
): Promise<NamedAnswer> {
  const bound = AbortSignal.timeout(Math.ceil(totalMs));
  const headers = { connection: 'close', 'accept-encoding': 'gzip, br', ...content.headers };
  try {
    const either = signal === undefined ? bound : AbortSignal.any([signal, bound]);
    return { refusal: null, ...(await exchange(network, url, { ...content, headers }, bounds, either)) };
  } catch (error) {
    return { refusal: signal?.aborted === true ? 'stopped' : refusalOf(error) };
  }
}
