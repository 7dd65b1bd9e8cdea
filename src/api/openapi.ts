/** The OpenAPI document, generated from operations, their guards, errors, limits and events. */
import { ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { isRead, TAGS, type Operation, type Parameter, type Schema } from '#http/api/operation.ts';
import { errorSentence } from '#locales/errors.ts';
import { basePath } from '#http/base-path.ts';
import { API_PREFIX, DOCUMENT_PATH } from './links.ts';
import { errorExamples, schemaExample } from './examples.ts';
import { OPERATIONS } from './operations.ts';
import { SCHEMAS, ref } from './schemas.ts';
import { FINDING_SCHEMAS } from './token-leaks.ts';
import { WEBHOOK_SCHEMA, webhookDocument } from './webhooks.ts';

/** The version of the API, which only grows; the program has another version. */
export const INTERFACE_VERSION = '1.0.0';

/** Errors of any request. */
const ALWAYS: readonly ErrorCode[] = [
  'malformed_request',
  'method_not_allowed',
  'not_implemented',
  'not_acceptable',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'rate_limited',
  'internal_error',
  'unavailable',
  'overloaded',
  'maintenance',
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
  'Cache-Status': header(
    'While the database does not answer: how many seconds old the response may be, as a negative `ttl` (RFC 9211).',
  ),
  'Content-Language': header('The requested language.'),
  Link: header('First, previous, next and last page (RFC 8288).'),
  Location: header('The status link.'),
  'Idempotent-Replayed': header('`true` if this is the first response to the same Idempotency-Key again.'),
  RateLimit: header('Remaining quota, such as `"read";r=599;t=60`.'),
  'RateLimit-Policy': header('Rate limit policy, such as `"read";q=600;w=60`.'),
  'Retry-After': header('Seconds to wait.'),
  'WWW-Authenticate': header('Bearer challenge, if a token or another scope would help.'),
  Vary: header('Request headers that the response depends on.'),
  Allow: header('With a 405: the methods that this address accepts.'),
  Accept: header('The accepted content type of bodies.'),
  'Accept-Encoding': header('The accepted content coding of bodies.'),
  'X-Request-Id': header('Id of the request, for the operator of the server.'),
};

const ALL_SCHEMAS: Record<string, Schema> = { ...SCHEMAS, ...FINDING_SCHEMAS, WebhookEvent: WEBHOOK_SCHEMA };

/** Headers of every answer that counts against a limit. */
const COUNTED = ['RateLimit', 'RateLimit-Policy'] as const;
/** Headers of every successful read. */
const OF_READS = ['ETag', 'Vary', 'Cache-Status'] as const;

function header(description: string): Schema {
  return { description, schema: { type: 'string' } };
}

/** An operation's own error codes and those of its guards. */
function errorsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors);
  if (operation.who === 'token') {
    for (const code of OF_TOKEN) codes.add(code);
    if (!isRead(operation) && operation.scope !== undefined) codes.add('insufficient_scope');
  }
  for (const code of ALWAYS) codes.add(code);
  return [...codes];
}

/** The codes of an operation's errors by status. */
function codesByStatus(operation: Operation): [status: number, codes: ErrorCode[]][] {
  return [...Map.groupBy(errorsOf(operation), (code) => ERRORS[code])].sort(([a], [b]) => a - b);
}

/** The codes that have an example, in the order of ERRORS. */
function exemplaryCodes(): ErrorCode[] {
  const codes = new Set(OPERATIONS.flatMap((operation) => codesByStatus(operation).map(([, [code]]) => code)));
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => codes.has(code));
}

function headersOf(names: readonly string[]): Schema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/**
 * Errors that no operation is about: the HTTP parser's, without limits and without a request id in the log, and a method that
 * is not described. They are one response, `default`.
 */
const OTHER: readonly number[] = [405, 408, 417, 431, 501];

/** Some 400, 500 and 503 come before any limit. */
function errorHeaders(status: number): string[] {
  return [
    'Cache-Control',
    ...(status === 401 || status === 403 ? ['WWW-Authenticate'] : []),
    ...(status === 415 ? ['Accept', 'Accept-Encoding'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...COUNTED,
    'X-Request-Id',
  ];
}

function errorResponse(description: string, headers: readonly string[], exemplary: readonly ErrorCode[]): Schema {
  const examples = Object.fromEntries(exemplary.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description,
    headers: headersOf(headers),
    content: { 'application/json': { schema: ref('Error'), examples } },
  };
}

function errorResponses(operation: Operation): Record<string, Schema> {
  const all = codesByStatus(operation);
  const own = all.filter(([status]) => !OTHER.includes(status));
  const sentences = (codes: readonly ErrorCode[], named: (code: ErrorCode) => string): string =>
    codes.map((code) => `${named(code)}: ${errorSentence('en', code)}`).join('\n\n');
  const otherCodes = all.filter(([status]) => OTHER.includes(status)).flatMap(([, codes]) => codes);
  return {
    ...Object.fromEntries(
      own.map(([status, codes]) => [
        String(status),
        // Of the first code: the others look alike.
        errorResponse(
          sentences(codes, (code) => `\`${code}\``),
          errorHeaders(status),
          codes.slice(0, 1),
        ),
      ]),
    ),
    default: errorResponse(
      sentences(otherCodes, (code) => `\`${code}\` (${ERRORS[code]})`),
      ['Cache-Control', 'Allow'],
      otherCodes,
    ),
  };
}

function parameterJson(parameter: Parameter): Schema {
  const isList = parameter.schema['type'] === 'array';
  return {
    name: parameter.name,
    in: parameter.in,
    description: isList ? `${parameter.sentence} Separated by commas.` : parameter.sentence,
    required: parameter.required === true,
    // One parameter with commas, not a repeated one.
    ...(isList && { style: 'form', explode: false }),
    schema: parameter.schema,
    ...(parameter.example !== undefined && { example: parameter.example }),
  };
}

function contentOf(schema: Schema): Schema {
  return { 'application/json': { schema, example: schemaExample(ALL_SCHEMAS, schema) } };
}

function operationJson(operation: Operation): Schema {
  const { answer } = operation;
  const body = isRead(operation) ? undefined : operation.body;
  const isLocalised = operation.parameters.some(({ name }) => name === 'locale');
  const names = [
    'Cache-Control',
    ...(isRead(operation) ? OF_READS : []),
    ...(isLocalised ? ['Content-Language'] : []),
    ...(answer.headers ?? []),
    ...COUNTED,
  ];
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
        content: contentOf(body.schema),
      },
    }),
    responses: {
      [String(answer.status)]: {
        description: answer.sentence,
        headers: headersOf(names),
        content: contentOf(answer.schema),
      },
      ...(isRead(operation) && {
        '304': {
          description: 'Not modified since the ETag sent; free of charge.',
          headers: headersOf(['Cache-Control', ...OF_READS, ...COUNTED]),
        },
      }),
      ...errorResponses(operation),
    },
  };
}

/** OpenAPI 3.1. */
export function openapiDocument(baseUrl: string, title: string): Schema {
  const publicUrl = baseUrl.slice(0, -API_PREFIX.length);
  const document = documentOf(publicUrl, baseUrl, title);
  const base = basePath(publicUrl);
  // Sentences quote paths of this server.
  return base === '' ? document : (JSON.parse(JSON.stringify(document).replaceAll('`/', `\`${base}/`)) as Schema);
}

function documentOf(publicUrl: string, baseUrl: string, title: string): Schema {
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
        'An editor reviews every submission. Version 1 only grows: optional parameters, members and enum values may be added. ' +
        'Reads are open to every origin (CORS). ' +
        `\`${DOCUMENT_PATH}?view=compact\` has the same operations in brief, for agents.`,
      contact: { name: title, url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhookDocument(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token (`aitp_` followed by 38 letters and digits) or an OAuth 2.1 access token (`aito_` followed by as many).',
        },
      },
      headers: HEADERS,
      examples: errorExamples(exemplaryCodes()),
      schemas: ALL_SCHEMAS,
    },
  };
}
