/** A connection to a host by an address that was checked: names are resolved once, and what was checked is what is dialled. */
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './public-addresses.ts';
import type { Network } from './network.ts';
import { refused } from './refusals.ts';

/** One address of each family is tried. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Resolves when `event` comes; an error, the bound of time or the signal destroy the socket. */
function until<S extends Socket>(socket: S, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const either = AbortSignal.any([signal, AbortSignal.timeout(CONNECT_TIMEOUT_MS)]);
    const fail = (error: unknown): void => {
      either.removeEventListener('abort', abort);
      socket.destroy();
      reject(error);
    };
    const abort = (): void => fail(either.reason);
    either.addEventListener('abort', abort, { once: true });
    socket.once('error', fail);
    socket.once('close', () => fail(refused('unreachable')));
    socket.once(event, () => {
      either.removeEventListener('abort', abort);
      // Whoever reads from the socket hears of what happens to it; here nobody does any more.
      socket.off('error', fail).on('error', () => undefined);
      resolve(socket);
    });
    if (either.aborted) abort();
  });
}

/** Whatever becomes of a promise, it is waited for no longer than the signal says. */
export function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      promise.catch(() => undefined);
      reject(signal.reason as Error);
      return;
    }
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The first address of each family. Throws `forbidden_address` if any of all of them is not public and has to be. */
async function chooseAddresses(network: Network, name: string, signal: AbortSignal): Promise<string[]> {
  const addresses = await within(network.resolve(name), signal);
  if (network.reaches !== 'everything' && !addresses.every(isPublicAddress)) throw refused('forbidden_address');
  const chosen = [addresses.find((each) => !each.includes(':')), addresses.find((each) => each.includes(':'))];
  const found = chosen.filter((each) => each !== undefined);
  if (found.length === 0) throw refused('unknown_host');
  return found;
}

async function connectToFirst(network: Network, addresses: readonly string[], port: number, signal: AbortSignal) {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await until(network.connect(address, port), 'connect', signal);
    } catch (error) {
      failure = error;
      signal.throwIfAborted();
    }
  }
  throw failure;
}

/** A connected socket to the host of an address, with TLS where the address is https. Throws what refusalOf reads. */
export async function dial(network: Network, url: URL, signal: AbortSignal): Promise<Socket> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const addresses = await chooseAddresses(network, host, signal);
  const socket = await connectToFirst(network, addresses, port, signal);
  if (!isSecure) return socket;
  const secure = connectTls({
    socket,
    host,
    // A literal address is no name to ask for (RFC 6066, 3).
    ...(isIP(host) === 0 && { servername: host }),
    ALPNProtocols: ['http/1.1'],
    ...(network.certificates !== undefined && { ca: [...network.certificates] }),
  });
  return until(secure, 'secureConnect', signal).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
}
