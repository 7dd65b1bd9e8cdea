/** The network as the fetcher uses it. Tests give it another one, in which names and public addresses lead to servers of their own. */
import { Resolver, lookup } from 'node:dns/promises';
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
  /** The texts of the TXT records of a name, each whole. Throws as resolve. */
  texts(name: string): Promise<string[]>;
  /** Begins a TCP connection. */
  connect(address: string, port: number): Socket;
  /** Set where private addresses may be dialled, too. */
  readonly reaches?: 'everything';
  /** Certificates (PEM) that are trusted instead of those that come with Node. */
  readonly certificates?: readonly string[];
}

/**
 * The internet as this machine reaches it. A resolver asks the name servers itself and reads no hosts file, in which inner
 * names stand; `servers` (`address:port`) are asked instead of the machine's.
 */
export function createNetwork(servers?: readonly string[]): Network {
  const open = (): Resolver => {
    const resolver = new Resolver({ timeout: NAME_TIMEOUT_MS, tries: NAME_TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    return resolver;
  };
  return {
    async resolve(name) {
      const asked = open();
      const found = await Promise.allSettled([asked.resolve4(name), asked.resolve6(name)]);
      const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      if (addresses.length > 0) return addresses;
      const errors = found.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code?: string }] : []));
      // A name that has records of another kind alone is there, and one that only one of the two questions reached may be.
      throw errors.find(({ code }) => code !== 'ENOTFOUND') ?? errors[0] ?? new Error('no addresses');
    },
    nameServers: (domain) => open().resolveNs(domain),
    texts: async (name) => (await open().resolveTxt(name)).map((parts) => parts.join('')),
    // A literal address is dialled as it is; Node would look a name up once more.
    connect: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
  };
}

export const INTERNET: Network = createNetwork();

/** The network as programs on this machine see it, with inner names and addresses: for servers that the operator has named. */
export const OWN_NETWORK: Network = {
  ...INTERNET,
  reaches: 'everything',
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
};
