/** A finding of `doctor`. */
import { access } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import type { Config } from '#server/settings/config.ts';
import type { Terminal } from '#cli/terminal.ts';

export const PATIENCE_MS = 5_000;

export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  said: string;
}

/** A check; an error counts as a failure. */
export type Check = (config: Config, environment: Terminal['env']) => Promise<Omit<Finding, 'check'>>;

export const ok = (said: string) => ({ state: 'ok', said }) as const;
export const warning = (said: string) => ({ state: 'warning', said }) as const;
export const failed = (said: string) => ({ state: 'failed', said }) as const;
export const skipped = (said: string) => ({ state: 'skipped', said }) as const;

export const NOT_STARTED = 'the server has not been started yet';

/** Names that mean this machine, though few resolvers know them (RFC 6761, 6.3). */
export const isLoopbackName = (host: string): boolean => /(?:^|\.)localhost$/.test(host);

/** Fetches a page of the public address; a loopback name leads to this machine. */
export async function askPublicAddress(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (!isLoopbackName(new URL(url).hostname)) return fetch(url, { signal });
  const { Agent, fetch: fetchBy } = await import('undici');
  const here: LookupFunction = (_host, { all }, done) =>
    all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const dispatcher = new Agent({ connect: { lookup: here } });
  return (await fetchBy(url, { signal, dispatcher })) as unknown as Response;
}

/** The missing file of a SQLite database, which opening would create; otherwise null. */
export async function findMissingFile(databaseUrl: string): Promise<string | null> {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  if (file === undefined) return null;
  return access(file).then(
    () => null,
    () => file,
  );
}
