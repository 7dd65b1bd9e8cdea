/** What `doctor` says of one part. */
import { access } from 'node:fs/promises';
import type { Config } from '#server/settings/config.ts';
import type { Terminal } from './terminal.ts';

/** How long a check may take. */
export const PATIENCE_MS = 5_000;

export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  said: string;
}

/** A check; what it throws is a failure as well. */
export type Look = (config: Config, environment: Terminal['env']) => Promise<Omit<Finding, 'check'>>;

export const ok = (said: string) => ({ state: 'ok', said }) as const;
export const warning = (said: string) => ({ state: 'warning', said }) as const;
export const failed = (said: string) => ({ state: 'failed', said }) as const;
export const skipped = (said: string) => ({ state: 'skipped', said }) as const;

/** The file of a SQLite database that is not there yet, which opening would make; null otherwise. */
export async function findMissingFile(databaseUrl: string): Promise<string | null> {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  if (file === undefined) return null;
  return access(file).then(
    () => null,
    () => file,
  );
}
