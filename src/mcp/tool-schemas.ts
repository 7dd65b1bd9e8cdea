/** Schemas of the MCP tools, cut to what a model needs: arguments with short enumerations, results by type. */
import { isRead, type Operation, type Parameter, type Schema } from '#http/api/operation.ts';
import { OPERATIONS } from '#api/operations.ts';
import { SCHEMAS } from '#api/schemas.ts';

export type ObjectSchema = Schema & { type: 'object' };

/** Longer enumerations are left out: a wrong value is refused with the nearest right one. */
const MOST_VALUES = 12;
export const KEY_ARGUMENT = 'idempotency_key';
const NAMED = 'Slug, web address or name of the tool.';

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

function resolve(schema: Schema): Schema {
  const [, name] = REFERENCE.exec(String(schema['$ref'])) ?? [];
  return name === undefined ? schema : ((SCHEMAS as Record<string, Schema>)[name] ?? {});
}

/** Whether the operation reads a tool, which a model may name by URL or name. */
export function namesTool(operation: Operation): boolean {
  return isRead(operation) && operation.parameters.some(isSlug);
}

const isSlug = ({ name, in: place }: Parameter): boolean => name === 'slug' && place === 'path';

/** A value that is given: booleans as such, without long enumerations and without what only a parser needs. */
export function argumentSchema(schema: Schema): Schema {
  const {
    format: _format,
    pattern: _pattern,
    minItems: _least,
    enum: values,
    items,
    default: usual,
    ...others
  } = schema;
  const rest = usual === undefined || usual === false ? others : { ...others, default: usual };
  const all = values as readonly string[] | undefined;
  if (all?.every((value) => value === 'true' || value === 'false') === true)
    return { ...rest, type: 'boolean', ...(all.length === 1 && { enum: [true] }) };
  return {
    ...rest,
    ...(items !== undefined && { items: argumentSchema(items as Schema) }),
    ...(all !== undefined && all.length <= MOST_VALUES && { enum: all }),
  };
}

/** The members of a body: they are arguments on the top level. */
function bodyMembers(operation: Operation): { properties: Record<string, Schema>; required: readonly string[] } {
  const schema = isRead(operation) || operation.body === undefined ? {} : resolve(operation.body.schema);
  return {
    properties: (schema['properties'] ?? {}) as Record<string, Schema>,
    required: (schema['required'] ?? []) as readonly string[],
  };
}

/** The first operation with the same body, whose tool describes the arguments; undefined without a body. */
export function describesBody(operation: Operation): Operation | undefined {
  if (isRead(operation) || operation.body === undefined) return undefined;
  const { body } = operation;
  return OPERATIONS.find((one) => !isRead(one) && one.body === body);
}

/** Members of a body that another tool describes, by their types. */
function briefly(members: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(members).map(([name, { type }]) => [name, { type }]));
}

/** The arguments of an operation's tool; arguments of a body that an earlier tool describes have types alone. */
export function inputSchema(operation: Operation): ObjectSchema {
  const isAsked = (name: string): boolean => (operation.derivedTools ?? []).some(({ given }) => name in given);
  const parameters = operation.parameters
    .filter(({ name }) => !isAsked(name))
    .map((parameter): [string, Schema] => {
      const { name, in: place, schema, brief, sentence } = parameter;
      const isNamed = isSlug(parameter) && namesTool(operation);
      const description = isNamed ? NAMED : (brief ?? sentence);
      return [place === 'header' ? KEY_ARGUMENT : name, { ...schema, description }];
    });
  const { properties, required } = bodyMembers(operation);
  const isDescribed = [undefined, operation].includes(describesBody(operation));
  const body = isDescribed ? properties : briefly(properties);
  const all = Object.entries({ ...Object.fromEntries(parameters), ...body });
  const needed = operation.parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, schema]) => [name, argumentSchema(schema)])),
    required: [...needed, ...required],
    additionalProperties: false,
  };
}

/** The names of schemas in a result. */
export function schemasIn(schema: Schema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

/** A result by its members with their types, and the names of theirs; of the `known` schemas, which other tools describe, the type alone. */
export function resultSchema(schema: Schema, known: ReadonlySet<string> = new Set(), depth = 2): Schema {
  if (depth === 0) return {};
  const { type, properties, items, oneOf } = resolve(schema);
  const [, reference = ''] = REFERENCE.exec(String(schema['$ref'])) ?? [];
  if (known.has(reference)) return { type };
  const members = Object.entries((properties ?? {}) as Record<string, Schema>);
  return {
    ...(type !== undefined && { type }),
    ...(members.length > 0 && {
      properties: Object.fromEntries(members.map(([name, member]) => [name, resultSchema(member, known, depth - 1)])),
    }),
    ...(items !== undefined && { items: resultSchema(items as Schema, known, depth) }),
    ...(oneOf !== undefined && { oneOf: (oneOf as Schema[]).map((each) => resultSchema(each, known, depth)) }),
  };
}
