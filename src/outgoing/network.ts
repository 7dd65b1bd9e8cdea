/** The network under the fetcher. Tests map names and public addresses to local servers. */
import { Resolver, lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { refused } from './refusals.ts';

/** For one DNS query. */
const NAME_TIMEOUT_MS = 2_000;
const NAME_TRIES = 2;

/** The fetcher checks all addresses from `resolve` and gives one of them to `connect`. */
export interface Network {
  /** All addresses of a name. Throws with a `code` of `node:dns`: `ENOTFOUND` if unknown; the refusal `no_name_server` if no name can be resolved now. */
  resolve(name: string): Promise<string[]>;
  /** Throws like `resolve`. */
  nameServers(domain: string): Promise<string[]>;
  /** The TXT records of a name, each joined. Throws like `resolve`. */
  texts(name: string): Promise<string[]>;
  connect(address: string, port: number): Socket;
  /** Set if private addresses are allowed. */
  readonly reaches?: 'everything';
  /** Certificate authorities (PEM) that replace the ones of Node. */
  readonly certificates?: readonly string[];
}

/**
 * The error of a query, or `no_name_server` where the name server does not answer for a name that always exists
 * (RFC 6761, 6.5) either: then it says nothing of any name.
 */
async function explain(resolver: Resolver, error: unknown): Promise<unknown> {
  const probe = await resolver.resolveTxt('example.org').then(
    () => null,
    (failure: unknown) => failure,
  );
  return probe === null || codeOf(probe) === 'ENODATA' ? error : refused('no_name_server', error);
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Without the hosts file, which may hold internal names. `servers` are `address:port`. */
export function createNetwork(servers?: readonly string[]): Network {
  // One try of the name that always exists: with two, two silent servers would take all the time of a request.
  const open = (tries = NAME_TRIES): Resolver => {
    const resolver = new Resolver({ timeout: NAME_TIMEOUT_MS, tries });
    if (servers !== undefined) resolver.setServers(servers);
    return resolver;
  };
  return {
    async resolve(name) {
      const resolver = open();
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      if (addresses.length > 0) return addresses;
      const errors = found.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
      // Nothing is known of a name while one query has failed: the other family may exist.
      const failure = errors.find((error) => !['ENOTFOUND', 'ENODATA'].includes(codeOf(error) ?? '')) ?? errors[0];
      throw failure === undefined ? new Error('no addresses') : await explain(open(1), failure);
    },
    nameServers: (domain) => open().resolveNs(domain),
    async texts(name) {
      const records = await open()
        .resolveTxt(name)
        .catch(async (error: unknown) => {
          throw codeOf(error) === 'ENOTFOUND' ? error : await explain(open(1), error);
        });
      return records.map((parts) => parts.join(''));
    },
    // Without a second lookup or a second family.
    connect: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
  };
}

export const INTERNET: Network = createNetwork();

/** Resolves names like every program of this machine, and allows private addresses. */
export const OWN_NETWORK: Network = {
  ...INTERNET,
  reaches: 'everything',
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
};
