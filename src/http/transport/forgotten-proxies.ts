/** Detects a proxy missing in TRUSTED_PROXIES: one peer sends X-Forwarded-For for many clients. */
import type { Config } from '#server/settings/config.ts';

/** Different X-Forwarded-For values before a peer counts as a proxy. */
const ENOUGH = 3;
const LONGEST = 100;

interface Seen {
  /** The only peer so far; null after a second one. */
  peer: string | null;
  clients: Set<string>;
}

const seen = new WeakMap<Config, Seen>();

/** Records the peer of a request while no proxy is trusted; after a second peer it does nothing. */
export function recordForwarded(config: Config, peer: string, forwarded: string | undefined): void {
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

/** The address of an unlisted proxy; null without one. */
export function findForgottenProxy(config: Config): string | null {
  const known = seen.get(config);
  return known !== undefined && known.clients.size >= ENOUGH ? known.peer : null;
}
