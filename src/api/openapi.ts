/** The OpenAPI document, derived from the operations, their guards and the tables of errors and limits. */
import { ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { isRead, type Operation, type Parameter, type Schema } from '#http/api/operation.ts';
import { errorSentence } from '#locales/errors/messages.ts';
import { OPERATIONS } from './operations.ts';
import { SCHEMAS, ref } from './schemas.ts';

/** The version of the interface, which only grows; the program has its own. */
export const INTERFACE_VERSION = '1.0.0';

/** Errors that any request can meet, whatever it asks for. */
const ALWAYS: readonly ErrorCode[] = [
  'malformed_request',
  'method_not_allowed',
  'not_acceptable',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'rate_limited',
  'internal_error',
  'unavailable',
  'overloaded',
];
const OF_TOKEN: readonly ErrorCode[] = [
  'missing_token',
  'invalid_token',
  'expired_token',
  'revoked_token',
  'account_suspended',
];

const HEADERS: Record<string, Schema> = {
  ETag: header('Strong validator, for If-None-Match.'),
  'Cache-Control': header('How long the response may be cached.'),
  'Content-Language': header('The requested language.'),
  Link: header('First, previous, next and last page (RFC 8288).'),
  Location: header('The status link.'),
  RateLimit: header('Remaining quota, such as `"read";r=599;t=60`.'),
  'RateLimit-Policy': header('Rate limit policy, such as `"read";q=600;w=60`.'),
  'Retry-After': header('Seconds to wait.'),
  'WWW-Authenticate': header('Bearer challenge.'),
};

function header(description: string): Schema {
  return { description, schema: { type: 'string' } };
}

/** Every error code that an operation can answer with: its own and those of its guards. */
function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors);
  if (operation.who === 'token') {
    for (const code of OF_TOKEN) codes.add(code);
    if (!isRead(operation) && operation.scope !== undefined) codes.add('insufficient_scope');
  }
  for (const code of ALWAYS) codes.add(code);
  return [...codes];
}

function headersOf(names: readonly string[]): Schema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function errorResponses(operation: Operation): Record<string, Schema> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) byStatus.set(ERRORS[code], [...(byStatus.get(ERRORS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => {
        const names = [
          ...(status === 401 ? ['WWW-Authenticate'] : []),
          ...(status === 429 || status === 503 ? ['Retry-After'] : []),
          ...(status === 429 ? ['RateLimit', 'RateLimit-Policy'] : []),
        ];
        return [
          String(status),
          {
            description: codes.map((code) => `\`${code}\`: ${errorSentence('en', code)}`).join('\n\n'),
            ...(names.length > 0 && { headers: headersOf(names) }),
            content: { 'application/json': { schema: ref('Error') } },
          },
        ];
      }),
  );
}

function parameterJson(parameter: Parameter): Schema {
  return {
    name: parameter.name,
    in: parameter.in,
    description: parameter.sentence,
    required: parameter.required === true,
    // One parameter with commas, not one for each value.
    ...(parameter.schema['type'] === 'array' && { style: 'form', explode: false }),
    schema: parameter.schema,
  };
}

function operationJson(operation: Operation): Schema {
  const { answer } = operation;
  const body = isRead(operation) ? undefined : operation.body;
  const names = [...(answer.headers ?? [])];
  if (operation.who === 'anyone')
    names.push(...['RateLimit', 'RateLimit-Policy'].filter((name) => !names.includes(name)));
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.who === 'token' ? [{ bearer: [] }] : [],
    ...(operation.parameters.length > 0 && { parameters: operation.parameters.map(parameterJson) }),
    ...(body && {
      requestBody: {
        required: true,
        description: body.sentence,
        content: { 'application/json': { schema: body.schema } },
      },
    }),
    responses: {
      [String(answer.status)]: {
        description: answer.sentence,
        ...(names.length > 0 && { headers: headersOf(names) }),
        content: { 'application/json': { schema: answer.schema } },
      },
      ...(isRead(operation) && { '304': { description: 'Not modified since the ETag sent.' } }),
      ...errorResponses(operation),
    },
  };
}

/** The document for a server named `title` whose base URL is `baseUrl`. OpenAPI 3.1. */
export function openapiDocument(baseUrl: string, title: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationJson(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: INTERFACE_VERSION,
      summary: 'Public catalog of AI tools, with submissions.',
      description:
        'Reading requires no credentials. Submitting requires an API token, created on the account pages. ' +
        'An editor reviews every submission. Version 1 only grows: optional parameters, members and enum values may be added.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'Catalog', description: 'Published tools and categories.' },
      { name: 'Submissions', description: 'Submissions and their status.' },
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token: `aitp_` followed by 38 letters and digits.',
        },
      },
      headers: HEADERS,
      schemas: SCHEMAS,
    },
  };
}
