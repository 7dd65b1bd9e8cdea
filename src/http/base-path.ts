/**
 * The path of PUBLIC_URL, such as `/ai`; empty if the catalog has a host of its own. It is taken off where requests
 * come in and put on where addresses go out: in markup (`markupOf`), in JSON for scripts, in headers, and behind `publicUrl`.
 * All other code knows paths without it: some 600 places write one, and a forgotten base would be a bug in each.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { SERVER_METADATA_PATH } from './oauth/addresses.ts';

/** Scheme, host and port of PUBLIC_URL, as browsers send them in Origin. */
export const publicOrigin = (publicUrl: string): string => new URL(publicUrl).origin;

/** The path of PUBLIC_URL without a slash at its end; empty if there is none. */
export const basePath = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '');

/** Metadata whose URL has the path of its issuer or resource behind the well-known name (RFC 8414, 3.1; RFC 9728, 3.1). */
const INSERTED = [SERVER_METADATA_PATH, '/.well-known/oauth-protected-resource'];

/** The part of a path behind `prefix`, if that ends at a segment. */
function pathBehind(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) && /^(?:[/?]|$)/.test(path.slice(prefix.length))
    ? path.slice(prefix.length)
    : undefined;
}

/** The path below the base, or undefined. */
function pathWithin(base: string, path: string): string | undefined {
  const rest = pathBehind(path, base);
  if (rest !== undefined) return rest.startsWith('/') ? rest : `/${rest}`;
  for (const name of INSERTED) {
    const behind = pathBehind(path, name + base);
    if (behind !== undefined) return name + behind;
  }
  return undefined;
}

/** Takes the base path off the target of a request. Returns false, and changes nothing, if the target is outside of it. */
export type EnterBase = (request: IncomingMessage) => boolean;

export function createEntrance(publicUrl: string): EnterBase {
  const base = basePath(publicUrl);
  if (base === '') return () => true;
  return (request) => {
    const target = request.url ?? '';
    if (target === '*') return true;
    const [, host = '', path = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(target) ?? [];
    const within = pathWithin(base, path);
    if (within === undefined) return false;
    request.url = host + within;
    return true;
  };
}

/** Puts the base path on the own paths in the headers of an answer. */
export function addBaseToHeaders(reply: FastifyReply, base: string): void {
  const location = reply.getHeader('location');
  if (typeof location === 'string' && /^\/(?!\/)/.test(location)) void reply.header('location', base + location);
  const link = reply.getHeader('link');
  if (typeof link === 'string') void reply.header('link', link.replaceAll(/<\/(?!\/)/g, `<${base}/`));
}
