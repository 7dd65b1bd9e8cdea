/** Checks of framing and host that Node's parser leaves out. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { CatalogError } from '#catalog/errors.ts';
import type { Config } from '#server/settings/config.ts';
import { PROBE_PATHS } from '#http/probes/health.ts';

const HEADER_COUNT = 200;
/** Most cached spellings of our host. */
const OWN_HOSTS = 50;

/** A host with or without a port, by RFC 3986; possibly empty. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;

/**
 * The error of a request that Node's parser has accepted. Turns an absolute-form target into a
 * path; its host replaces the Host header (RFC 9112, 3.2.2).
 */
export function findRefusal({ isKnown, own }: HostCheck, request: IncomingMessage): CatalogError | undefined {
  const { rawHeaders } = request;
  if (rawHeaders.length > HEADER_COUNT * 2) return new CatalogError('headers_too_large');
  const hosts = hostsOf(rawHeaders);
  const isHostRequired = request.httpVersion !== '1.0';
  if (hosts.length > 1 || (isHostRequired && hosts.length === 0) || hosts.some((each) => !HOST.test(each)))
    return new CatalogError('malformed_request');
  let [host] = hosts;
  const target = request.url ?? '';
  if (!target.startsWith('/') && target !== '*') {
    const match = /^https?:\/\/([^/?#]+)/i.exec(target);
    if (!match) return new CatalogError('malformed_request');
    [, host = ''] = match;
    request.headers.host = host;
    const rest = target.slice(match[0].length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const isAnswered = isProbe(request) ? host === undefined || HOST.test(host) : host !== undefined && isKnown(host);
  if (isAnswered) return undefined;
  return new CatalogError('malformed_request', { fields: { host: [{ rule: 'unknown_host', value: own }] } });
}

function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

/** Whether a request is for a probe or the metrics. */
export function isProbe({ url = '' }: IncomingMessage): boolean {
  return PROBE_PATHS.has(url.split('?', 1)[0] ?? '');
}

export interface HostCheck {
  /** Whether requests with this Host header are answered. */
  isKnown(host: string): boolean;
  /** The public host, with its port. */
  own: string;
}

/** Caches the few Host values of our own, so that each is parsed once. */
export function hostCheck(config: Config): HostCheck {
  const known = new Set<string>();
  return {
    own: new URL(config.publicUrl).host,
    isKnown(host) {
      if (known.has(host)) return true;
      if (!isOwnHost(config, host)) return false;
      if (known.size < OWN_HOSTS) known.add(host);
      return true;
    },
  };
}

/** Our public host, localhost and IP addresses: others may be DNS rebinding or cache poisoning. */
function isOwnHost(config: Config, host: string): boolean {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(host);
  if (!match) return false;
  const name = (match[1] ?? '').toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || isIP(name) !== 0 || name === new URL(config.publicUrl).hostname || name === config.host
  );
}
