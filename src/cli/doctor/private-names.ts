/** Names that only an inner network knows: a doctor outside it, or without its authority, cannot judge them. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '#outgoing/public-addresses.ts';

/** Endings without public entries: RFC 6761, 6762 and 8375, ICANN's `internal`, and what routers give out. */
const INNER = /(?:^|\.)(?:test|local|localdomain|localhost|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether a host is reserved for inner networks, has no dot, or leads to private addresses alone. */
export async function isPrivateName(host: string): Promise<boolean> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) !== 0) return !isPublicAddress(name);
  if (INNER.test(name) || !name.includes('.')) return true;
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => !isPublicAddress(address));
}
