/** The OpenAPI document with each repeated response, parameter and enumeration once, in its components. */
import { STATUS_CODES } from 'node:http';
import { REASON_CODES, SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import { WEBHOOK_EVENT_NAMES } from '#catalog/webhook-events.ts';
import { CURRENCIES } from '#fields/pricing.ts';
import { FIELD_KEYS, FIELDS, fieldOf } from '#fields/fields.ts';
import type { Schema } from '#http/api/operation.ts';
import { orNull } from './schema-parts.ts';

type Members = Record<string, Schema>;
type Operations = Record<string, Record<string, Schema>>;

/** `rate_limited` → `RateLimited`, `Content Too Large` → `ContentTooLarge`. */
const typeName = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

function operationsOf(document: Schema): Schema[] {
  return [document['paths'], document['webhooks']].flatMap((items) =>
    Object.values((items ?? {}) as Operations).flatMap((item) => Object.values(item)),
  );
}

const parametersOf = (operation: Schema): Schema[] => (operation['parameters'] ?? []) as Schema[];
const responsesOf = (operation: Schema): [status: string, response: Schema][] =>
  Object.entries(operation['responses'] as Members);

/**
 * Names the parts that occur more than once: `name(part)` gives names in the order of preference,
 * the first one that is free is taken. Returns the names by the JSON of their part.
 */
function nameRepeated<T>(parts: readonly T[], json: (part: T) => string, names: (part: T) => string[]) {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(json(part), (counts.get(json(part)) ?? 0) + 1);
  const named = new Map<string, string>();
  for (const part of parts) {
    const text = json(part);
    if ((counts.get(text) ?? 0) < 2 || named.has(text) || text.startsWith('{"$ref"')) continue;
    const taken = new Set(named.values());
    const name = names(part).find((each) => !taken.has(each));
    if (name === undefined) throw new Error(`no name is left for ${text}`);
    named.set(text, name);
  }
  return named;
}

/** The name of the first schema in the content of a response or a body. */
function schemaIn({ content = {} }: Schema): string | undefined {
  return /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(content))?.[1];
}

const bodyOf = (operation: Schema): Schema[] =>
  'requestBody' in operation ? [operation['requestBody'] as Schema] : [];

/**
 * Names of an error response: `E422`, `E422b` and so on; short, since the document has hundreds of
 * references. A good response is called by the schema in it.
 */
function responseNames([status, response]: [string, Schema]): string[] {
  const schema = schemaIn(response);
  if (status === 'default') return ['Other'];
  if (schema === 'Error') return [...' bcdefgh'].map((letter) => `E${status}${letter.trim()}`);
  const phrase = typeName(STATUS_CODES[Number(status)] ?? status);
  return [schema ?? phrase, phrase];
}

/** Names of the enumerations in answers by the JSON of their values. */
const ENUMERATIONS: ReadonlyMap<string, string> = new Map([
  [JSON.stringify(LOCALES), 'Locale'],
  [JSON.stringify(SUBMISSION_STATES), 'SubmissionState'],
  [JSON.stringify(REASON_CODES), 'ReasonCode'],
  [JSON.stringify(WEBHOOK_EVENT_NAMES), 'WebhookEventName'],
  [JSON.stringify(CURRENCIES), 'Currency'],
  ...FIELD_KEYS.flatMap((key): [string, string][] => {
    const field = fieldOf(key);
    return 'values' in field ? [[JSON.stringify(field.values), typeName(FIELDS[key].name.replace(/s$/, ''))]] : [];
  }),
]);

/** A copy of an answer's schema with references to the named enumerations. */
function shareEnumerations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shareEnumerations);
  if (typeof value !== 'object' || value === null) return value;
  const { type, enum: values, ...rest } = value as { type?: unknown; enum?: unknown };
  if (Array.isArray(values)) {
    const name = ENUMERATIONS.get(JSON.stringify(values.filter((each) => each !== null)));
    if (name === undefined) return value;
    const reference = { $ref: `#/components/schemas/${name}` };
    return { ...(Array.isArray(type) ? orNull(reference) : reference), ...rest };
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shareEnumerations(member)]));
}

/** The schemas with shared enumerations, except the body of a submission: it has all its limits in one place. */
function sharedSchemas(schemas: Members): Schema {
  const { Submission, ...others } = schemas;
  const enumerations = [...ENUMERATIONS].map(([values, name]) => {
    if (name in schemas)
      throw new Error(`${name} is the name of a schema and of a field with values: rename the schema`);
    return [name, { type: 'string', enum: JSON.parse(values) }];
  });
  return { Submission, ...(shareEnumerations(others) as Schema), ...Object.fromEntries(enumerations) };
}

/** A copy of the document in which repeated responses, parameters and enumerations are references; it means the same. */
export function shareParts(document: Schema): Schema {
  const operations = operationsOf(document);
  const responses = nameRepeated(
    operations.flatMap(responsesOf),
    ([, response]) => JSON.stringify(response),
    responseNames,
  );
  const parameters = nameRepeated(operations.flatMap(parametersOf), JSON.stringify, (parameter) => {
    const { name, in: place, description } = parameter as Record<string, string>;
    return [`${name}`, `${name}-${place}`, typeName(`${description}`)];
  });
  const bodies = nameRepeated(operations.flatMap(bodyOf), JSON.stringify, (body) => [schemaIn(body) ?? 'Body']);
  const shared = (named: Map<string, string>, kind: string, part: Schema): Schema => {
    const name = named.get(JSON.stringify(part));
    return name === undefined ? part : { $ref: `#/components/${kind}/${name}` };
  };
  const share = (operation: Schema): Schema => ({
    ...operation,
    ...('parameters' in operation && {
      parameters: parametersOf(operation).map((part) => shared(parameters, 'parameters', part)),
    }),
    ...('requestBody' in operation && {
      requestBody: shareEnumerations(shared(bodies, 'requestBodies', operation['requestBody'] as Schema)),
    }),
    responses: Object.fromEntries(
      responsesOf(operation).map(([status, part]) => [status, shareEnumerations(shared(responses, 'responses', part))]),
    ),
  });
  const shareAll = (items: Operations): Operations =>
    Object.fromEntries(
      Object.entries(items).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, share(operation)])),
      ]),
    );
  const componentsOf = (named: Map<string, string>): Members =>
    Object.fromEntries([...named].map(([text, name]) => [name, JSON.parse(text) as Schema]));
  const components = document['components'] as Schema;
  return {
    ...document,
    paths: shareAll(document['paths'] as Operations),
    ...('webhooks' in document && { webhooks: shareAll(document['webhooks'] as Operations) }),
    components: {
      ...components,
      schemas: sharedSchemas(components['schemas'] as Members),
      responses: shareEnumerations(componentsOf(responses)),
      parameters: componentsOf(parameters),
      requestBodies: componentsOf(bodies),
    },
  };
}
