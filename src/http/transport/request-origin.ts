/** Tells `doctor` how its own request arrived through the proxies. */
import type { IncomingMessage } from 'node:http';
import { isOriginProbe, type RequestOrigin } from '#catalog/proxy-probe.ts';
import type { Reader } from '#database/database.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress, isTrustedProxy } from './client-address.ts';

const QUERY = '?origin=';
const LONGEST_HEADER = 300;

/** How the request arrived, if it has a token of `doctor`; otherwise null. */
export async function readOrigin(
  request: { raw: IncomingMessage },
  db: { read: Reader; now(): Date },
  config: Config,
): Promise<RequestOrigin | null> {
  const { headers, socket, url = '' } = request.raw;
  const [, probe] = url.split(QUERY);
  if (probe === undefined || !(await isOriginProbe(db.read, db.now(), probe))) return null;
  const headerOf = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value.slice(0, LONGEST_HEADER) : null;
  };
  const peer = socket.remoteAddress ?? '';
  return {
    peer,
    trusts_peer: isTrustedProxy(peer, config),
    client: clientAddress(request, config),
    host: headerOf('host'),
    forwarded_for: headerOf('x-forwarded-for'),
    forwarded_proto: headerOf('x-forwarded-proto'),
  };
}
