/** The operations of the OpenAPI document that the server serves, as the generator needs them, with what only their table tells. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPERATIONS } from '#api/operations.ts';
import { schemaTests, type Json } from './schema-values.ts';

export interface DescribedParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: Json;
  /** True when it may be given again with the same value. */
  countsOnce: boolean;
}

export interface DescribedOperation {
  id: string;
  method: string;
  /** Path below the base with parameters in braces. */
  path: string;
  needsToken: boolean;
  parameters: DescribedParameter[];
  /** Schema of the body, references resolved. */
  body: Json | undefined;
  /** The documented status below 300. */
  success: number;
  /** True for reads that caches may keep. */
  isCached: boolean;
}

export interface Described {
  operations: DescribedOperation[];
  /** Documented methods by path, in upper case. */
  paths: { path: string; methods: string[] }[];
  isOf(schema: Json, value: unknown): boolean;
}

/** The document says it in words only. */
function countsOnce(id: string, name: string): boolean {
  const declared = OPERATIONS.find((operation) => operation.id === id);
  return declared?.parameters.find((parameter) => parameter.name === name)?.countsOnce === true;
}

export function readOperations(document: Json): Described {
  const follow = (reference: string): Json =>
    reference
      .split('/')
      .slice(1)
      .reduce<Json>((node, name) => node[name] as Json, document);
  const resolve = (schema: Json): Json => {
    const { $ref, ...own } = schema;
    const whole: Json = $ref === undefined ? own : { ...resolve(follow(String($ref))), ...own };
    const { items, properties } = whole;
    return {
      ...whole,
      ...(items !== undefined && { items: resolve(items as Json) }),
      ...(properties !== undefined && {
        properties: Object.fromEntries(
          Object.entries(properties as Record<string, Json>).map(([name, member]) => [name, resolve(member)]),
        ),
      }),
    };
  };
  const paths = Object.entries(document['paths'] as Record<string, Json>);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Json>).map(([method, operation]): DescribedOperation => {
      const body = operation['requestBody']?.content['application/json'].schema as Json | undefined;
      return {
        id: operation['operationId'],
        method: method.toUpperCase(),
        path,
        needsToken: (operation['security'] as unknown[]).length > 0,
        parameters: ((operation['parameters'] ?? []) as Json[]).map((parameter) => ({
          name: parameter['name'],
          in: parameter['in'],
          required: parameter['required'] === true,
          schema: resolve(parameter['schema']),
          countsOnce: countsOnce(operation['operationId'], parameter['name']),
        })),
        body: body && resolve(body),
        success: Number(Object.keys(operation['responses'] as Json).find((status) => status < '300')),
        isCached: '304' in (operation['responses'] as Json),
      };
    }),
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return {
    operations,
    paths: paths.map(([path, methods]) => ({ path, methods: Object.keys(methods).map((name) => name.toUpperCase()) })),
    isOf: schemaTests((schema) => ajv.compile(schema)),
  };
}
