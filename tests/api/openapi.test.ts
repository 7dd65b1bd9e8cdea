/** The OpenAPI document: served at both places, equal to the reviewed file, and true to the seed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { baseUrl } from '#api/links.ts';
import { openapiDocument } from '#api/openapi.ts';
import { OPERATIONS } from '#api/operations.ts';
import { shareParts } from '#api/openapi-components.ts';
import { ERRORS } from '#catalog/errors.ts';
import { LOCALES } from '#catalog/locales.ts';
import { dereferenced } from '../support/dereferenced.ts';
import { listDifferences } from '../support/differences.ts';
import { OPENAPI_FILE } from '../write-openapi.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('the OpenAPI document', () => {
  const world = sharedCheckedWorld();
  /** As served, and with the parts in place that operations share. */
  let served: any;
  let document: any;
  before(async () => {
    served = (await world.visitor.get('/agent/openapi.json')).json;
    document = dereferenced(served, ['responses', 'parameters', 'requestBodies']);
  });
  const parametersOf = (path: string, method = 'get'): any =>
    Object.fromEntries(
      (document.paths[path][method].parameters ?? []).map((parameter: any) => [parameter.name, parameter]),
    );

  test('is openapi.json in the project, but for its server', () => {
    const reviewed = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'));
    const placeless = (each: any) => ({ ...each, servers: [], info: { ...each.info, contact: null } });
    assert.deepEqual(listDifferences(placeless(served), placeless(reviewed)), []);
    assert.equal(document.info.contact.url, world.config.publicUrl);
    assert.deepEqual(document.servers, [{ url: `${world.config.publicUrl}/api/v1` }]);
  });

  test('is served at the origin and under the base, byte for byte', async () => {
    const [one, two] = [
      await world.visitor.get('/agent/openapi.json'),
      await world.visitor.get('/api/v1/agent/openapi.json'),
    ];
    assert.equal(one.status, 200);
    assert.equal(one.text, two.text);
    assert.equal(one.headers.get('etag'), two.headers.get('etag'));
  });

  test('says what the description of the operations says, with shared parts once', () => {
    const whole = openapiDocument(baseUrl(world.config), document.info.title) as any;
    const allKinds = ['requestBodies', 'responses', 'parameters', 'headers', 'schemas', 'examples'];
    /** "a value or null" in one form. */
    const orNull = (value: any): any => {
      if (Array.isArray(value)) return value.map(orNull);
      if (typeof value !== 'object' || value === null) return value;
      const {
        type,
        enum: values,
        ...rest
      } = Object.fromEntries(Object.entries<any>(value).map(([key, member]) => [key, orNull(member)])) as any;
      const kept = { ...(type !== undefined && { type }), ...(values !== undefined && { enum: values }) };
      if (!Array.isArray(type) || values === undefined) return { ...kept, ...rest };
      return {
        ...rest,
        oneOf: [{ type: type[0], enum: values.filter((each: any) => each !== null) }, { type: 'null' }],
      };
    };
    const meaning = ({ paths, webhooks }: any): any => JSON.parse(JSON.stringify(orNull({ paths, webhooks })));
    assert.deepEqual(meaning(dereferenced(served, allKinds)), meaning(dereferenced(whole, allKinds)));
    const inline = Object.values<any>(served.paths).flatMap((item) =>
      Object.values<any>(item).flatMap(({ parameters = [], responses }) => [
        ...parameters,
        ...Object.values(responses),
      ]),
    );
    const repeated = inline.map((part) => JSON.stringify(part)).filter((text, at, all) => all.indexOf(text) !== at);
    assert.deepEqual(
      repeated.filter((text) => !text.startsWith('{"$ref"')),
      [],
    );
  });

  test('cannot have a schema that is named like a field with values', () => {
    const whole = openapiDocument(baseUrl(world.config), document.info.title) as any;
    const taken = {
      ...whole,
      components: { ...whole.components, schemas: { ...whole.components.schemas, Platform: {} } },
    };
    assert.throws(() => shareParts(taken), /Platform is the name of a schema and of a field with values/);
  });

  test('has no spaces between its members', async () => {
    const { text } = await world.visitor.get('/agent/openapi.json');
    assert.equal(text.trimEnd(), JSON.stringify(served));
  });

  test('has a compact view of the same operations', async () => {
    const reply = await world.visitor.get('/agent/openapi.json?view=compact');
    const compact = dereferenced(reply.json, ['responses', 'parameters', 'requestBodies']) as any;
    const idsOf = ({ paths }: any): string[] =>
      Object.values<any>(paths).flatMap((item) => Object.values<any>(item).map(({ operationId }) => operationId));
    assert.deepEqual(idsOf(compact), idsOf(document));
    for (const [path, item] of Object.entries<any>(compact.paths))
      for (const [method, { parameters, requestBody, responses }] of Object.entries<any>(item)) {
        const { parameters: all, requestBody: body, responses: answers } = document.paths[path][method];
        assert.deepEqual(parameters, all, path);
        assert.equal(requestBody?.required, body?.required, path);
        const good = Object.keys(answers).filter((status) => status.startsWith('2'));
        assert.deepEqual(Object.keys(responses), [...good, 'default'], path);
        for (const code of Object.keys(ERRORS)) assert.ok(responses.default.description.includes(`\`${code}\``), code);
      }
    assert.deepEqual([compact.webhooks, compact.components.headers], [undefined, undefined]);
    assert.deepEqual(compact.components.securitySchemes, document.components.securitySchemes);
    assert.ok(!reply.text.includes('"example":{') && !/"headers":\{"(?!type")/.test(reply.text));
    const references = [...reply.text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    for (const [, kind = '', name = ''] of references) assert.ok(reply.json.components[kind][name], `${kind} ${name}`);
  });

  test('names the parameter that asks for an unknown view', async () => {
    const reply = await world.visitor.get('/agent/openapi.json?view=short');
    assert.equal(reply.status, 422);
    assert.match(reply.json.error.fields.view[0], /compact/);
  });

  test('is OpenAPI 3.1 of interface version 1.0.0', () => {
    assert.equal(document.openapi, '3.1.0');
    assert.equal(document.info.version, '1.0.0');
  });

  test('names every operation once, by the method and path at which it is served', () => {
    const named = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
      Object.entries<any>(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    assert.deepEqual(named.sort(), OPERATIONS.map(({ method, path, id }) => `${method} ${path} ${id}`).sort());
  });

  test('has the parameters of the seed, all optional but the slug', () => {
    const { q, category, pricing, locale, page, per_page: perPage } = parametersOf('/tools');
    assert.deepEqual([q.schema.type, q.schema.maxLength], ['string', 100]);
    assert.equal(category.schema.type, 'string');
    assert.deepEqual(pricing.schema.enum, ['free', 'freemium', 'paid', 'free_trial', 'open_source', 'unknown']);
    assert.deepEqual([page.schema.type, page.schema.minimum, page.schema.maximum], ['integer', 1, 500]);
    assert.deepEqual([perPage.schema.type, perPage.schema.minimum, perPage.schema.maximum], ['integer', 1, 50]);
    for (const path of ['/tools', '/tools/{slug}', '/categories'])
      assert.deepEqual(parametersOf(path).locale.schema.enum, LOCALES);
    for (const parameter of Object.values<any>(parametersOf('/tools'))) assert.equal(parameter.required, false);
    assert.deepEqual(
      [parametersOf('/tools/{slug}').slug.required, parametersOf('/tools/{slug}').slug.in],
      [true, 'path'],
    );
    assert.ok(locale);
  });

  test('has the Submission of the seed', () => {
    const { properties, required } = document.components.schemas.Submission;
    assert.deepEqual(required, ['url', 'name', 'tagline', 'pricing_model', 'categories']);
    const facts = ({ description: _description, ...schema }: any) => schema;
    assert.deepEqual(facts(properties.name), { type: 'string', minLength: 2, maxLength: 80 });
    assert.deepEqual(facts(properties.tagline), { type: 'string', minLength: 5, maxLength: 200 });
    assert.deepEqual(facts(properties.description), { type: 'string', maxLength: 2000 });
    assert.equal(properties.url.format, 'uri');
    assert.deepEqual([properties.logo_url.format, properties.logo_url.pattern], ['uri', '^https://']);
    assert.deepEqual(properties.pricing_model.enum, ['free', 'freemium', 'paid', 'free_trial', 'open_source']);
    assert.deepEqual(
      [properties.categories.minItems, properties.categories.maxItems, properties.categories.items],
      [1, 5, { type: 'string' }],
    );
    assert.equal(properties.contact_email.format, 'email');
  });

  test('has no default in a body that is sent, since generators would require what has one', () => {
    const defaults: string[] = [];
    const visit = (schema: any, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
      if (name !== undefined) visit(document.components.schemas[name], `${path} ${name}`);
      if ('default' in schema) defaults.push(path);
      const { properties = {}, example: _example, enum: _values, ...parts } = schema;
      for (const [key, member] of Object.entries(properties)) visit(member, `${path}.${key}`);
      for (const part of Object.values(parts)) visit(part, path);
    };
    let bodies = 0;
    for (const item of Object.values<any>(document.paths))
      for (const { operationId, requestBody } of Object.values<any>(item)) {
        if (requestBody === undefined) continue;
        bodies += 1;
        for (const { schema } of Object.values<any>(requestBody.content)) visit(schema, operationId);
      }
    assert.ok(bodies >= 6, String(bodies));
    assert.deepEqual(defaults, []);
  });

  test('has the statuses of the seed', () => {
    const statuses = (path: string, method = 'get'): string[] => Object.keys(document.paths[path][method].responses);
    for (const status of ['200', '422']) assert.ok(statuses('/tools').includes(status));
    for (const status of ['200', '404']) assert.ok(statuses('/tools/{slug}').includes(status));
    assert.ok(statuses('/categories').includes('200'));
    for (const status of ['201', '401', '422', '429']) assert.ok(statuses('/submissions', 'post').includes(status));
  });

  test('describes the headers by which caches live on a 304, too', () => {
    for (const [path, methods] of Object.entries<any>(document.paths)) {
      const { 200: whole, 304: unchanged } = methods.get?.responses ?? {};
      if (unchanged === undefined) continue;
      for (const name of ['Cache-Control', 'Cache-Status', 'ETag', 'Vary'])
        assert.ok(name in whole.headers && name in unchanged.headers, `${path}: ${name}`);
    }
  });

  test('asks for a bearer token where one is needed and nowhere else', () => {
    for (const [path, methods] of Object.entries<any>(document.paths)) {
      for (const [method, operation] of Object.entries<any>(methods)) {
        const isOpen =
          path === '/token-leaks' || (method === 'get' && path !== '/submissions' && !path.startsWith('/webhooks'));
        assert.deepEqual(operation.security, isOpen ? [] : [{ bearer: [] }], `${method} ${path}`);
      }
    }
    const { type, scheme } = document.components.securitySchemes.bearer;
    assert.deepEqual([type, scheme], ['http', 'bearer']);
  });

  test('has the Error body of the seed with every code', () => {
    const { properties, required } = document.components.schemas.Error.properties.error;
    assert.deepEqual(required, ['code', 'message', 'fields']);
    assert.deepEqual(properties.code.examples, Object.keys(ERRORS));
  });

  test('leaves the error code open, so that generated clients survive new ones', () => {
    const { code } = document.components.schemas.Error.properties.error.properties;
    assert.deepEqual([code.type, code.enum], ['string', undefined]);
  });

  test('has an example of every body and of every answer, each of which fits its schema', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    (addFormats as unknown as (target: Ajv2020) => void)(ajv);
    ajv.addSchema(document, 'document');
    let count = 0;
    for (const [path, methods] of Object.entries<any>(document.paths)) {
      for (const [method, operation] of Object.entries<any>(methods)) {
        const holders = [operation.requestBody, ...Object.values<any>(operation.responses)];
        for (const content of holders.flatMap((holder) => holder?.content?.['application/json'] ?? [])) {
          const named: any[] = Object.values(content.examples ?? {});
          const examples = [
            ...('example' in content ? [content.example] : []),
            ...named.map(({ $ref }) => document.components.examples[$ref.split('/').at(-1)].value),
          ];
          assert.ok(examples.length > 0, `${method} ${path}`);
          const fits = ajv.compile(JSON.parse(JSON.stringify(content.schema).replaceAll('"#/', '"document#/')));
          for (const example of examples) {
            assert.ok(fits(example), `${method} ${path}: ${ajv.errorsText(fits.errors)} ${JSON.stringify(example)}`);
            count += 1;
          }
        }
      }
    }
    assert.ok(count > 100);
  });
});
