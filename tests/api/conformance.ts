/** A world whose every answer below /api and /agent is held against the OpenAPI document that the server itself serves. */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openWorld, world, type Person, type Reply, type World } from '../world.ts';

/** As much of an answer as the checks look at; a Reply is one, and so is what came over a bare socket. */
export interface Observed {
  status: number;
  headers: Headers;
  text: string;
}

type Json = Record<string, any>;

const BASE = '/api/v1';
const DOCUMENT = '/agent/openapi.json';
/** Statuses of an answer without a body. */
const BODYLESS = [204, 304];

/** Fails when an answer is not one that the document announces: its status, code, headers, members and their types. */
type Conforms = (method: string, target: string, reply: Observed) => void;

/** A world of which every answer is checked; closed after the test that calls it. */
export async function checkedWorld(settings: Record<string, string> = {}): Promise<World> {
  return checked(await world(settings));
}

/** As checkedWorld for all tests of the suite that calls it: opened before the first, closed after the last. */
export function sharedWorld(settings: Record<string, string> = {}): World {
  let opened: World | undefined;
  before(async () => {
    opened = await checked(await openWorld(settings));
  });
  after(() => opened?.close());
  return new Proxy({} as World, {
    get(_, name) {
      if (opened === undefined) throw new Error('the world opens before the first test of its suite');
      return Reflect.get(opened, name) as unknown;
    },
  });
}

/** Checks by the document's text: compiling its schemas takes longer than most tests. */
const known = new Map<string, Conforms>();

async function checked(opened: World): Promise<World> {
  const { text } = await opened.visitor.get(DOCUMENT);
  // Tests of limits count their own reads only.
  await opened.app.parts.limiter.reset('read', '127.0.0.1');
  let conforms = known.get(text);
  if (conforms === undefined) known.set(text, (conforms = conformanceTo(JSON.parse(text) as Json)));
  const conform = conforms;
  return {
    ...opened,
    visitor: watched(opened.visitor, conform),
    async person(...options) {
      const person = await opened.person(...options);
      return { ...watched(person, conform), account: person.account, token: person.token };
    },
  };
}

function watched(person: Person, conforms: Conforms): Person {
  const seen = (method: string, path: string, reply: Reply): Reply => {
    conforms(method, path, reply);
    return reply;
  };
  return {
    ...person,
    get: async (path, ...rest) => seen('GET', path, await person.get(path, ...rest)),
    post: async (path, ...rest) => seen('POST', path, await person.post(path, ...rest)),
    put: async (path, ...rest) => seen('PUT', path, await person.put(path, ...rest)),
    delete: async (path, ...rest) => seen('DELETE', path, await person.delete(path, ...rest)),
    request: async (method, path, ...rest) => seen(method, path, await person.request(method, path, ...rest)),
  };
}

/** The check against one document. Members that the document does not name fail too. */
function conformanceTo(document: Json): Conforms {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS; its types hide the default export behind one more `default`.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(closed(document) as object, 'document');
  const validators = new Map<string, ValidateFunction>();

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
    const { name, operation } = findOperation(document, method, path);
    assert.equal(reply.headers.get('x-content-type-options'), 'nosniff', what);
    if (BODYLESS.includes(reply.status)) {
      assert.equal(reply.text, '', what);
      return;
    }
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8', what);
    const hasBody = method !== 'HEAD';
    const body = hasBody ? (JSON.parse(reply.text) as Json) : {};
    if (reply.status >= 400) {
      assert.equal(reply.headers.get('cache-control'), 'no-store', what);
      if (hasBody) validate('/components/schemas/Error', body, what);
    }
    if (operation === undefined) {
      if (path !== DOCUMENT && path !== BASE + DOCUMENT)
        assert.ok([400, 404, 405, 413, 415, 417, 431].includes(reply.status), what);
      return;
    }
    assert.ok(reply.status < 500, `${what} ${reply.text}`);
    const answer = operation['responses'][String(reply.status)] as Json | undefined;
    assert.ok(answer, `${what}: the document has no such status`);
    for (const header of Object.keys((answer['headers'] ?? {}) as object)) {
      assert.ok(reply.headers.has(header), `${what}: the header ${header} is missing`);
    }
    if (!hasBody) return;
    const pointer = `/paths/${name.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${reply.status}`;
    validate(`${pointer}/content/application~1json/schema`, body, what);
    if (reply.status >= 400) {
      const codes = [...String(answer['description']).matchAll(/^`(\w+)`:/gm)].map(([, code]) => code);
      assert.ok(codes.includes(body['error'].code), `${what}: the document has no code ${body['error'].code} here`);
    }
  };
}

/** The operation that a request meets: a path without parameters goes before one with them. */
function findOperation(document: Json, method: string, path: string): { name: string; operation?: Json } {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const names = Object.keys(document['paths'] as Json).sort(
    (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  const name =
    names.find((template) => new RegExp(`^${BASE}${template.replaceAll(/\{\w+\}/g, '[^/]*')}$`).test(path)) ?? '';
  const operation = document['paths'][name]?.[verb] as Json | undefined;
  return { name, ...(operation && { operation }) };
}

/** A copy in which every object with named members has no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  const isOpen = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}
