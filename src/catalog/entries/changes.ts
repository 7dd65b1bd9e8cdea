/** Differences between two versions of an entry, and version marks against lost updates. */
import type { Entry } from '#fields/fields.ts';
import { versionMark } from '#catalog/versions.ts';
import { namedFields } from './columns.ts';

/** Old and new value by field name. */
export type Changes = Record<string, { old: unknown; new: unknown }>;

/** The fields that differ, by API name. */
export function changesBetween(before: Entry, after: Entry): Changes {
  const old = namedFields(before);
  const changes: Changes = {};
  for (const [field, value] of Object.entries(namedFields(after))) {
    if (JSON.stringify(old[field]) !== JSON.stringify(value)) changes[field] = { old: old[field], new: value };
  }
  return changes;
}

/** A version mark of an entry's content, which forms send back to detect concurrent changes. */
export function markOf(entry: Entry): string {
  return versionMark(namedFields(entry));
}
