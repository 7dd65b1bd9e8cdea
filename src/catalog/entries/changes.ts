/** What differs between two versions of an entry, for the history, and a mark of a version, so that nobody overwrites what they have not seen. */
import { createHash } from 'node:crypto';
import type { SubmissionEntry } from './check.ts';

/** What a field held before and holds now. */
export type Changes = Record<string, { old: unknown; new: unknown }>;

type Compared = Pick<
  SubmissionEntry,
  'url' | 'name' | 'tagline' | 'description' | 'logoUrl' | 'pricingModel' | 'categories' | 'contactEmail'
>;

function fieldsOf(entry: Compared): Record<string, unknown> {
  return {
    url: entry.url,
    name: entry.name,
    tagline: entry.tagline,
    description: entry.description,
    logo_url: entry.logoUrl,
    pricing_model: entry.pricingModel,
    categories: entry.categories,
    contact_email: entry.contactEmail,
  };
}

/** The fields in which two versions of an entry differ, by their names in the API. */
export function changesBetween(before: Compared, after: Compared): Changes {
  const old = fieldsOf(before);
  const changes: Changes = {};
  for (const [field, value] of Object.entries(fieldsOf(after))) {
    if (JSON.stringify(old[field]) !== JSON.stringify(value)) changes[field] = { old: old[field], new: value };
  }
  return changes;
}

/** A mark of an entry's contents; a form carries it, so that nobody overwrites what another has changed meanwhile. */
export function markOf(entry: Compared): string {
  return createHash('sha256')
    .update(JSON.stringify(fieldsOf(entry)))
    .digest('hex')
    .slice(0, 24);
}
