/** Requests to the server's own public address, by the name that its visitors use. */
import type { LookupFunction } from 'node:net';

/** Names that mean this machine, though few resolvers know them (RFC 6761, 6.3). */
export const isLoopbackName = (host: string): boolean => /(?:^|\.)localhost$/.test(host);

const lookupHere: LookupFunction = (_host, { all }, done) =>
  all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

/** Whether the host of a URL is this machine, by its name or its address. */
export const isLoopbackHost = (host: string): boolean =>
  isLoopbackName(host) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(host);

/** A loopback name leads to this machine. Throws as fetch. */
export async function fetchPublicAddress(url: string, patienceMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  if (!isLoopbackName(new URL(url).hostname)) return fetch(url, { signal });
  const { Agent, fetch: fetchBy } = await import('undici');
  return fetchBy(url, { signal, dispatcher: new Agent({ connect: { lookup: lookupHere } }) });
}
