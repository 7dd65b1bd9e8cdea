/** What differs between two versions of an entry, for the history, and a mark of a version, so that nobody overwrites what they have not seen. */
import { createHash } from 'node:crypto';
import type { Entry } from '#fields/fields.ts';
import { namedFields } from './columns.ts';

/** What a field held before and holds now. */
export type Changes = Record<string, { old: unknown; new: unknown }>;

/** The fields in which two versions of an entry differ, by their names in the API. */
export function changesBetween(before: Entry, after: Entry): Changes {
  const old = namedFields(before);
  const changes: Changes = {};
  for (const [field, value] of Object.entries(namedFields(after))) {
    if (JSON.stringify(old[field]) !== JSON.stringify(value)) changes[field] = { old: old[field], new: value };
  }
  return changes;
}

/** A mark of an entry's contents; a form carries it, so that nobody overwrites what another has changed meanwhile. */
export function markOf(entry: Entry): string {
  return createHash('sha256')
    .update(JSON.stringify(namedFields(entry)))
    .digest('hex')
    .slice(0, 24);
}
