/** The OpenAPI document for agents that read it into their context: the same operations, said once and briefly. */
import { ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { errorSentence } from '#locales/errors.ts';
import type { Schema } from '#http/api/operation.ts';
import { shareParts } from './openapi-components.ts';

type Members = Record<string, Schema>;

const REFERENCE = /^#\/components\/(\w+\/.+)$/;

/** A copy of a body or an answer: its description and schemas, without examples and headers. */
function bodyOf({ description, required, content }: Schema): Schema {
  const media = Object.entries((content ?? {}) as Members).map(([type, { schema }]) => [type, { schema }]);
  return {
    description,
    ...(required === true && { required }),
    ...(media.length > 0 && { content: Object.fromEntries(media) }),
  };
}

/** An operation with its successful answer; every other answer is the Error. */
function operationOf({ tags: _tags, security, requestBody, responses, ...operation }: Schema): Schema {
  const good = Object.entries(responses as Members).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    ...((security as unknown[]).length > 0 && { security }),
    ...(requestBody !== undefined && { requestBody: bodyOf(requestBody as Schema) }),
    responses: {
      ...Object.fromEntries(good.map(([status, response]) => [status, bodyOf(response)])),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Adds to `found` the components that a value refers to, as `kind/name`. */
function addReferences(value: unknown, components: Record<string, Members>, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const [, place] = key === '$ref' ? (REFERENCE.exec(String(member)) ?? []) : [];
    if (place === undefined) addReferences(member, components, found);
    else if (!found.has(place)) {
      found.add(place);
      const [kind = '', name = ''] = place.split('/');
      addReferences(components[kind]?.[name], components, found);
    }
  }
}

/** Each error code with its status and meaning. */
function errorTable(): string {
  const codes = Object.entries(ERRORS) as [ErrorCode, number][];
  return codes.map(([code, status]) => `${status} \`${code}\`: ${errorSentence('en', code)}`).join('\n');
}

/** Made of the whole document: at most 20,000 tokens at four bytes each. Without headers, examples and webhooks. */
export function compactDocument({ openapi, info, servers, paths, components }: Schema): Schema {
  const { securitySchemes, schemas } = components as Record<string, Members>;
  const brief = shareParts({
    openapi,
    info,
    servers,
    paths: Object.fromEntries(
      Object.entries(paths as Record<string, Members>).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, operationOf(operation)])),
      ]),
    ),
    components: { securitySchemes, schemas },
  });
  const shared = brief['components'] as Record<string, Members>;
  const error = {
    description: `Any refusal. \`code\` is one of:\n${errorTable()}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const all: Record<string, Members> = { ...shared, responses: { ...shared['responses'], Error: error } };
  const found = new Set<string>();
  addReferences(brief['paths'], all, found);
  const used = Object.entries(all).map(([kind, parts]) => [
    kind,
    Object.fromEntries(
      Object.entries(parts).filter(([name]) => kind === 'securitySchemes' || found.has(`${kind}/${name}`)),
    ),
  ]);
  return { ...brief, components: Object.fromEntries(used) as Schema };
}
