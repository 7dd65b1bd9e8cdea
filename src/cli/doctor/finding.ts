/** A finding of `doctor`. */
import { access } from 'node:fs/promises';
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

/** The missing file of a SQLite database, which opening would create; otherwise null. */
export async function findMissingFile(databaseUrl: string): Promise<string | null> {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  if (file === undefined) return null;
  return access(file).then(
    () => null,
    () => file,
  );
}
