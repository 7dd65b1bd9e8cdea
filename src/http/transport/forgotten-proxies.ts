/** Whether TRUSTED_PROXIES seems to have been forgotten: everybody comes from one address, which speaks for others. */
import type { Config } from '#server/settings/config.ts';

/** Clients that an address must have spoken for before it counts as a proxy. */
const ENOUGH = 3;
/** Longest X-Forwarded-For that is looked at. */
const LONGEST = 100;

interface Seen {
  /** The only peer so far; null once there were two. */
  peer: string | null;
  clients: Set<string>;
}

const seen = new WeakMap<Config, Seen>();

/** Notes where a request came from, as long as no proxy is trusted. Costs a comparison for each once that is clear. */
export function noteForwarded(config: Config, peer: string, forwarded: string | undefined): void {
  let known = seen.get(config);
  if (known === undefined) seen.set(config, (known = { peer, clients: new Set() }));
  if (known.peer === null) return;
  if (known.peer !== peer) {
    known.peer = null;
    known.clients.clear();
  } else if (forwarded !== undefined && known.clients.size < ENOUGH && forwarded.length <= LONGEST) {
    known.clients.add(forwarded);
  }
}

/** The address of a proxy that nobody has named; null where there seems to be none. */
export function findForgottenProxy(config: Config): string | null {
  const known = seen.get(config);
  return known !== undefined && known.clients.size >= ENOUGH ? known.peer : null;
}
