/** Holds an answer against the OpenAPI document: its status, content type, headers, members and their types. */
import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { dereferenced } from '../support/dereferenced.ts';

/** As much of an answer as the checks look at; a Reply is one, and so is what came over a bare socket. */
export interface Observed {
  status: number;
  headers: Headers;
  text: string;
}

export type Json = Record<string, any>;

const BASE = '/api/v1';
export const DOCUMENT = '/agent/openapi.json';
/** Statuses of an answer without a body. */
const BODYLESS = [204, 304];

/** Fails when an answer is not one that the document announces: its status, code, headers, members and their types. */
export type Conforms = (method: string, target: string, reply: Observed) => void;

/** The check against one document. Members that the document does not name fail too. */
export function conformanceTo(served: Json): Conforms {
  const document = dereferenced(served, ['responses', 'parameters', 'requestBodies']);
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  // The package is CommonJS; its types hide the default export behind one more `default`.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  // Its schemas lie in a document that is none itself.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(closed(document) as object, 'document');
  const validators = new Map<string, ValidateFunction>();
  const findOperation = operationFinder(document);

  function validate(pointer: string, body: unknown, what: string): void {
    let validator = validators.get(pointer);
    if (validator === undefined) {
      validator = ajv.compile({ $ref: `document#${pointer}` });
      validators.set(pointer, validator);
    }
    if (!validator(body)) assert.fail(`${what}: ${ajv.errorsText(validator.errors)}\n${JSON.stringify(body)}`);
  }

  return (method, target, reply) => {
    if (!/^\/(?:api|agent)(?:[/?]|$)/.test(target)) return;
    const what = `${method} ${target.slice(0, 200)} → ${reply.status}`;
    const [path = ''] = target.split('?', 1);
    const { name, operation } = findOperation(method, path);
    assert.equal(reply.headers.get('x-content-type-options'), 'nosniff', what);
    if (BODYLESS.includes(reply.status)) {
      assert.equal(reply.text, '', what);
      const unchanged = operation?.['responses']['304'] as Json | undefined;
      if (reply.status === 304 && unchanged) assertHeaders(Object.keys(unchanged['headers'] as object), reply, what);
      return;
    }
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8', what);
    const hasBody = method !== 'HEAD';
    const body = hasBody ? (JSON.parse(reply.text) as Json) : {};
    if (reply.status >= 400) {
      assert.equal(reply.headers.get('cache-control'), 'no-store', what);
      if (hasBody) validate('/components/schemas/Error', body, what);
    }
    if (reply.status === 405) assertAllow(document, name, method, reply, what);
    if (operation === undefined) {
      if (path !== DOCUMENT && path !== BASE + DOCUMENT)
        assert.ok([400, 404, 405, 413, 415, 417, 431].includes(reply.status), what);
      return;
    }
    assert.ok(reply.status < 500, `${what} ${reply.text}`);
    const own = operation['responses'][String(reply.status)] as Json | undefined;
    const other = operation['responses']['default'] as Json;
    const answer = own ?? (String(other['description']).includes(`\` (${reply.status}): `) ? other : undefined);
    assert.ok(answer, `${what}: the document has no such status`);
    assertHeaders(Object.keys((answer['headers'] ?? {}) as object), reply, what);
    if (!hasBody) return;
    const pointer = `/paths/${name.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${own === undefined ? 'default' : reply.status}`;
    validate(`${pointer}/content/application~1json/schema`, body, what);
    if (reply.status >= 400) {
      const codes = [...String(answer['description']).matchAll(/^`(\w+)`(?: \((\d+)\))?:/gm)]
        .filter(([, , status = reply.status]) => Number(status) === reply.status)
        .map(([, code]) => code);
      assert.ok(codes.includes(body['error'].code), `${what}: the document has no code ${body['error'].code} here`);
    }
  };
}

/** Headers of HTTP itself, of browsers' protections and of CORS, which no description names. */
const UNDESCRIBED =
  /^(?:date|connection|keep-alive|transfer-encoding|content-(?:type|length|encoding|security-policy)|referrer-policy|x-content-type-options|x-frame-options|cross-origin-resource-policy|access-control-.*)$/;
/** What some failures come too early for. */
const EARLY = [400, 500, 503];
/** What answers have only while the database is silent. */
const OF_SILENCE = 'Cache-Status';
/** What only a repeated answer has. */
const OF_REPLAY = 'Idempotent-Replayed';

/** What only a 405 has, whose check is its own. */
const OF_METHODS = 'Allow';

/** An answer has every header that is described and no other; a 403 has a challenge only where another token would help. */
function assertHeaders(described: readonly string[], reply: Observed, what: string): void {
  for (const header of described) {
    const isOptional =
      header === OF_SILENCE ||
      header === OF_REPLAY ||
      header === OF_METHODS ||
      (EARLY.includes(reply.status) && /^(?:RateLimit.*|X-Request-Id)$/.test(header)) ||
      (reply.status === 403 && header === 'WWW-Authenticate');
    assert.ok(isOptional || reply.headers.has(header), `${what}: the header ${header} is missing`);
  }
  const names = new Set(described.map((header) => header.toLowerCase()));
  for (const [header] of reply.headers)
    assert.ok(names.has(header) || UNDESCRIBED.test(header), `${what}: nothing describes the header ${header}`);
}

/** A path that exists says which methods it takes: those of the document, HEAD beside GET, and OPTIONS. */
function assertAllow(document: Json, name: string, method: string, reply: Observed, what: string): void {
  const allow = reply.headers.get('allow') ?? assert.fail(`${what}: no Allow`);
  assert.ok(!allow.split(', ').includes(method), `${what}: Allow: ${allow}`);
  if (name === '') return;
  const known = Object.keys(document['paths'][name] as Json).flatMap((verb) =>
    verb === 'get' ? ['GET', 'HEAD'] : [verb.toUpperCase()],
  );
  assert.deepEqual(allow.split(', ').sort(), [...known, 'OPTIONS'].sort(), what);
}

/** Finds the operation that a request meets: a path without parameters goes before one with them. */
function operationFinder(document: Json): (method: string, path: string) => { name: string; operation?: Json } {
  const templates = Object.keys(document['paths'] as Json)
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((name) => ({ name, pattern: new RegExp(`^${BASE}${name.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }));
  return (method, path) => {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const name = templates.find(({ pattern }) => pattern.test(path))?.name ?? '';
    const operation = document['paths'][name]?.[verb] as Json | undefined;
    return { name, ...(operation && { operation }) };
  };
}

/** A copy in which every object with named members has no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  const isOpen = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}
