/** The network as the fetcher uses it. Tests give it another one, in which names and public addresses lead to servers of their own. */
import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

/** What a name server is given for one try; there are two. */
const NAME_TIMEOUT_MS = 2_000;
const NAME_TRIES = 2;

/**
 * Neither part decides whether an address is allowed: the fetcher asks `resolve`, checks every address that it gives, and
 * hands `connect` one that it has checked.
 */
export interface Network {
  /** All addresses of a name. Throws an error with a `code` of `node:dns`; `ENOTFOUND` says that there is no such name. */
  resolve(name: string): Promise<string[]>;
  /** The name servers of a domain. Throws as resolve. */
  nameServers(domain: string): Promise<string[]>;
  /** Begins a TCP connection. */
  connect(address: string, port: number): Socket;
  /** Certificates (PEM) that are trusted instead of those that come with Node. */
  readonly certificates?: readonly string[];
}

/** A resolver asks the name servers itself and reads no hosts file, in which inner names stand. */
const resolver = (): Resolver => new Resolver({ timeout: NAME_TIMEOUT_MS, tries: NAME_TRIES });

export const INTERNET: Network = {
  async resolve(name) {
    const asked = resolver();
    const found = await Promise.allSettled([asked.resolve4(name), asked.resolve6(name)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length > 0) return addresses;
    const errors = found.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code?: string }] : []));
    // A name that has records of another kind alone is there, and one that only one of the two questions reached may be.
    throw errors.find(({ code }) => code !== 'ENOTFOUND') ?? errors[0] ?? new Error('no addresses');
  },
  nameServers: (domain) => resolver().resolveNs(domain),
  // A literal address is dialled as it is; Node would look a name up once more.
  connect: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
};
