/** The JSON Schemas of the API, as in `components` of the OpenAPI document. */
import type { Schema } from '#http/api/operation.ts';
import { CATALOG_SCHEMAS } from './catalog-schemas.ts';
import { DRAFT_SCHEMAS } from './draft-schemas.ts';
import { LIST_SCHEMAS } from './list-schemas.ts';
import { RECOMMENDATION } from './recommendation.ts';
import { REFUSAL_SCHEMAS } from './refusal-schemas.ts';
import { list, record, uri } from './schema-parts.ts';
import { SUBMISSION_SCHEMAS } from './submission-schemas.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

export const SCHEMAS = {
  Links: record({ self: uri, html: uri }),
  ...CATALOG_SCHEMAS,
  ...LIST_SCHEMAS,
  Recommendation: RECOMMENDATION,
  ...SUBMISSION_SCHEMAS,
  ...DRAFT_SCHEMAS,
  ...WEBHOOK_SCHEMAS,
  ...REFUSAL_SCHEMAS,
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof SCHEMAS;

export function ref(name: SchemaName): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The answer `{ "data": … }`. */
export function inData(schema: Schema, more: Record<string, Schema> = {}, optional: readonly string[] = []): Schema {
  return record({ data: schema, ...more }, optional);
}

/** One page of a list, with its links. */
export function pageSchema(
  name: SchemaName,
  more: Record<string, Schema> = {},
  optional: readonly string[] = [],
): Schema {
  return inData(list(ref(name)), { pagination: ref('Pagination'), links: ref('PageLinks'), ...more }, optional);
}
