/** The JSON Schemas of an entry's fields, by kind. */
import type { Schema } from '#http/api/operation.ts';
import type { Field, Kind } from '#fields/kinds.ts';
import { CURRENCIES, PRICE_PERIODS, PRICE_RANGE } from '#fields/pricing.ts';

type SchemaOf<K extends Kind> = (field: Field<K>) => Schema;

const price: Schema = {
  type: 'object',
  properties: {
    amount: { type: 'number', minimum: PRICE_RANGE.min, maximum: PRICE_RANGE.max },
    currency: { type: 'string', enum: CURRENCIES },
    per: { type: 'string', enum: PRICE_PERIODS },
  },
  required: ['amount', 'currency', 'per'],
};

/** In the body of a submission. */
const BODY: { [K in Kind]: SchemaOf<K> } = {
  line: ({ min, max }) => ({ type: 'string', ...(min !== undefined && { minLength: min }), maxLength: max }),
  prose: ({ max }) => ({ type: 'string', maxLength: max }),
  address: ({ scheme, max }) => ({
    type: 'string',
    format: 'uri',
    ...(scheme !== undefined && { pattern: `^${scheme}://` }),
    maxLength: max,
  }),
  email: ({ max }) => ({ type: 'string', format: 'email', maxLength: max }),
  choice: ({ values }) => ({ type: 'string', enum: values }),
  categories: ({ min, max }) => ({
    type: 'array',
    items: { type: 'string' },
    minItems: min,
    maxItems: max,
  }),
  flag: () => ({ type: 'boolean' }),
  choices: ({ values }) => ({ type: 'array', items: { type: 'string', enum: values } }),
  price: () => price,
};

const text: Schema = { type: 'string' };

/** In a published tool. */
const READ: { [K in Kind]: SchemaOf<K> } = {
  line: () => text,
  prose: () => text,
  address: () => ({ type: 'string', format: 'uri' }),
  email: () => text,
  choice: ({ values }) => ({ type: 'string', enum: values }),
  categories: () => ({
    type: 'array',
    items: { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
  }),
  flag: () => ({ type: 'boolean' }),
  choices: ({ values }) => ({ type: 'array', items: { type: 'string', enum: values } }),
  price: () => price,
};

/** For the body of a submission. */
export function bodySchema(field: Field): Schema {
  return { ...(BODY[field.kind] as SchemaOf<Kind>)(field), description: field.sentence };
}

/** For a published tool. */
export function readSchema(field: Field): Schema {
  return (READ[field.kind] as SchemaOf<Kind>)(field);
}
