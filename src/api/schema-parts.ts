/** Building blocks of the API's JSON Schemas. */
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { Schema } from '#http/api/operation.ts';

export const text: Schema = { type: 'string' };
export const uri: Schema = { type: 'string', format: 'uri' };
export const time: Schema = { type: 'string', format: 'date-time' };
export const count: Schema = { type: 'integer', minimum: 0 };
export const locale: Schema = { type: 'string', enum: LOCALES };
export const state: Schema = { type: 'string', enum: SUBMISSION_STATES };
export const provenance: Schema = { type: 'string', enum: ['author', 'editor', 'machine', 'original'] };

/** Of a record: its operation and its page. */
export const links: Schema = { $ref: '#/components/schemas/Links' };

export function orNull(schema: Schema): Schema {
  if ('$ref' in schema) return { oneOf: [schema, { type: 'null' }] };
  const { enum: values, type, ...rest } = schema as { enum?: readonly string[]; type: string };
  return { ...rest, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
}

/** An object; all members are required, except those in `optional`. */
export function record(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
}

export function list(items: Schema): Schema {
  return { type: 'array', items };
}
