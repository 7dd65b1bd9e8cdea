/** Versions of what forms edit: marks against lost updates, and what differs between two of them. */
import { createHash } from 'node:crypto';

/** A version mark of a value, which forms send back to detect concurrent changes. */
export function versionMark(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}

/** The values that differ, by name, with the old and the new one; undefined if none does. */
export function differences<Name extends string>(
  old: Readonly<Record<Name, unknown>>,
  next: Readonly<Record<Name, unknown>>,
): Record<string, { old: unknown; new: unknown }> | undefined {
  const names = (Object.keys(next) as Name[]).filter((name) => next[name] !== old[name]);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, { old: old[name], new: next[name] }]));
}
