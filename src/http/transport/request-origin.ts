/** What a request looks like when it has come through the proxies: told to `doctor`, which asks as nobody else can. */
import type { IncomingMessage } from 'node:http';
import { isOriginQuestion, type RequestOrigin } from '#catalog/proxy-probe.ts';
import type { Reader } from '#database/database.ts';
import type { Config } from '#server/settings/config.ts';
import { clientAddress, isTrustedProxy } from './client-address.ts';

const ASKED = '?origin=';
/** Longest header that is told. */
const LONGEST_HEADER = 300;

/** How the request arrived, if it asks as `doctor` does; null otherwise. */
export async function readOrigin(
  request: { raw: IncomingMessage },
  db: { read: Reader; now(): Date },
  config: Config,
): Promise<RequestOrigin | null> {
  const { headers, socket, url = '' } = request.raw;
  const from = url.indexOf(ASKED);
  if (from < 0 || !(await isOriginQuestion(db.read, db.now(), url.slice(from + ASKED.length)))) return null;
  const told = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value.slice(0, LONGEST_HEADER) : null;
  };
  const peer = socket.remoteAddress ?? '';
  return {
    peer,
    trusts_peer: isTrustedProxy(peer, config),
    client: clientAddress(request, config),
    host: told('host'),
    forwarded_for: told('x-forwarded-for'),
    forwarded_proto: told('x-forwarded-proto'),
  };
}
