/** Validates the feed, dump and manifest of another catalog against the schemas of our own. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { MOST_CHANGES } from '#catalog/replication/origin.ts';
import type { OriginShapes, ShapeCheck } from '#catalog/replication/shapes.ts';
import { createFields, type Fields, type Problem, type ProblemRule } from '#catalog/problems.ts';
import { TIME_FORMS } from '#catalog/transfer/import-rows.ts';
import type { Schema } from '#http/api/operation.ts';
import { memberOf } from '#outgoing/json-values.ts';
import { count, list, record, uri } from './schema-parts.ts';
import { SCHEMAS, ref, type SchemaName } from './schemas.ts';

const cursor: Schema = { type: 'string', pattern: '^[!-~]{1,200}$' };

/** The schema of one type of change: errors of `oneOf` would name all types. */
function changeOf(type: string): Schema {
  const schema = SCHEMAS.Change.oneOf.find((each: Schema) => memberOf(each, 'properties', 'type', 'const') === type);
  if (schema === undefined) throw new Error(`no change is called ${type}`);
  return schema;
}

const SHAPES: Record<keyof OriginShapes, Schema> = {
  manifest: record({ cursor, count, bytes: count, sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' }, url: uri }),
  page: record({
    data: { ...list({}), maxItems: MOST_CHANGES },
    pagination: record({ next: cursor, has_more: { type: 'boolean' } }),
  }),
  categories: list({}),
  category: ref('CategoryRecord'),
  tool: ref('ToolRecord'),
  'tool.upserted': changeOf('tool.upserted'),
  'tool.removed': changeOf('tool.removed'),
  'category.upserted': changeOf('category.upserted'),
};

/** The schema with `additionalProperties: false`, so that unknown members are removed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
}

const TYPE_RULES: Readonly<Record<string, ProblemRule>> = {
  string: 'not_a_string',
  array: 'not_an_array',
  object: 'not_an_object',
  integer: 'not_an_integer',
  boolean: 'not_a_boolean',
};

function problemOf({ keyword, params }: ErrorObject): Problem {
  if (keyword === 'required') return { rule: 'required' };
  if (keyword === 'type') return { rule: TYPE_RULES[String([params['type']].flat()[0])] ?? 'required' };
  if (keyword === 'enum') return { rule: 'not_one_of', allowed: (params['allowedValues'] as unknown[]).map(String) };
  if (params['format'] === 'date-time') return { rule: 'not_one_of', allowed: TIME_FORMS };
  return { rule: params['format'] === 'uri' ? 'not_a_url' : 'bad_identifier' };
}

function fieldsOf(errors: readonly ErrorObject[]): Fields {
  const { fields, add } = createFields();
  for (const error of errors) {
    const missing = error.keyword === 'required' ? [String(error.params['missingProperty'])] : [];
    // A change is about its tool, so the path does not name it.
    const at = error.instancePath
      .replace(/^\/tool(?=\/|$)/, '')
      .split('/')
      .slice(1);
    const path = [...at, ...missing].join('.');
    add(path === '' ? 'body' : path.slice(0, 100), problemOf(error));
  }
  return fields;
}

/** Compiles the schemas. Validation removes unknown members. */
export function createShapeCheck(): ShapeCheck {
  const ajv = new Ajv2020({ strict: false, removeAdditional: true });
  // CommonJS: the types hide the default export behind another `default`.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  const components = Object.fromEntries(
    (['ToolRecord', 'CategoryRecord'] as SchemaName[]).map((name) => [name, SCHEMAS[name]]),
  );
  ajv.addSchema(closed({ components: { schemas: components } }) as object, 'document');
  const fits = Object.fromEntries(
    Object.entries(SHAPES).map(([name, schema]) => [
      name,
      ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/')) as object),
    ]),
  ) as { [N in keyof OriginShapes]: ValidateFunction<OriginShapes[N]> };
  return (name, value) => {
    const validate = fits[name];
    return validate(value) ? { value, fields: null } : { value: null, fields: fieldsOf(validate.errors ?? []) };
  };
}
