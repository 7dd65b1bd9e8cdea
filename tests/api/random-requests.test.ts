/** Two thousand requests made up from the OpenAPI document: none fails inside, and every answer is one that it announces. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { rejectSubmission, requestChanges } from '#catalog/moderation/decide.ts';
import { publish, submission } from '../factories.ts';
import type { Person, Reply } from '../world.ts';
import { checkedWorld } from './conformance.ts';

const BATCHES = 50;
const BATCH = 40;

interface Drawn {
  method: string;
  path: string;
  who: number;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

const junk = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e2',
    'null',
    '\u0000',
    '\u202e',
    '\ud83d\ude00',
    '\'"<>&',
    '%',
    '../..',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'x'.repeat(300),
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 10 }),
);
const broken = fc.constantFrom('%zz', '%', '%ff%fe', '%c0%af', '%00', '%ed%a0%80', '..%2f..%2f', '%F0%9F%98');
const asciiHeader = fc.string({ unit: fc.constantFrom(...'abcXYZ019,;=*"/ -.'.split('')), maxLength: 20 });

/** Values that a schema allows, roughly; what lies at its edges comes from `junk`. */
function allowed(schema: any, document: any): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return allowed(
      schema.$ref
        .split('/')
        .slice(1)
        .reduce((node: any, name: string) => node[name], document),
      document,
    );
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.format === 'uri')
    return fc.integer({ min: 1, max: 400 }).map((number) => `https://random-${number}.example.com/`);
  if (schema.format === 'email') return fc.constant('someone@example.org');
  if (schema.type === 'array')
    return fc.subarray(['chatbots', 'writing', 'video'], { minLength: schema.minItems ?? 0 });
  if (schema.type === 'object') {
    const members = Object.fromEntries(
      Object.entries<any>(schema.properties).map(([name, member]) => [name, mixed(member, document)]),
    );
    return fc.record(members, { requiredKeys: [] });
  }
  return fc.nat().map((number) => `An AI assistant that answers question ${number}`.slice(0, schema.maxLength ?? 100));
}

function mixed(schema: any, document: any): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: allowed(schema, document), weight: 8 },
    { arbitrary: junk, weight: 1 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  );
}

/** Requests of every operation; `ids` and `slugs` are things that exist. */
function requestsOf(document: any, ids: string[], slugs: string[]): fc.Arbitrary<Drawn> {
  const operations = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.oneof(
    ...operations.map(({ path, method, operation }) => {
      const given = (operation.parameters ?? []) as any[];
      const inQuery = given.filter((parameter) => parameter.in === 'query');
      const encoded = fc.oneof(
        { arbitrary: junk.map((text) => encodeURIComponent(text.toWellFormed())), weight: 3 },
        { arbitrary: broken, weight: 1 },
      );
      const segment = fc.oneof(
        { arbitrary: fc.constantFrom(...(path.includes('slug') ? slugs : ids)), weight: 4 },
        { arbitrary: encoded, weight: 1 },
      );
      const pairs = inQuery.map(({ name, schema }) =>
        fc
          .option(
            fc.oneof(
              {
                arbitrary: allowed(schema, document).map((value) => encodeURIComponent(String(value).toWellFormed())),
                weight: 4,
              },
              { arbitrary: encoded, weight: 1 },
            ),
            { nil: undefined, freq: 1 },
          )
          .map((value) => (value === undefined ? '' : `${name}=${value}`)),
      );
      const stray = fc.option(
        fc.tuple(encoded, encoded).map(([name, value]) => `${name}=${value}`),
        { nil: '', freq: 8 },
      );
      const query = fc.tuple(...pairs, stray).map((parts) => parts.filter(Boolean).join('&'));
      const schema = operation.requestBody?.content['application/json'].schema;
      const valid = fc.constant(null).map(() => submission());
      const json =
        schema === undefined
          ? fc.constant(undefined)
          : fc.oneof(
              mixed(schema, document),
              mixed(schema, document).map((changes) => ({ ...submission(), ...(changes as object) })),
              valid,
            );
      const body = json.chain((value) => {
        const text = value === undefined ? undefined : JSON.stringify(value);
        if (method === 'GET') return fc.constant(undefined);
        return fc.oneof(
          { arbitrary: fc.constant(text), weight: 8 },
          { arbitrary: fc.uint8Array({ maxLength: 40 }), weight: 1 },
          { arbitrary: junk, weight: 1 },
        );
      });
      const headers = fc.record(
        {
          accept: fc.oneof(fc.constantFrom('application/json', '*/*', 'text/html', '*/*;q=0'), asciiHeader),
          'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', 'gzip;q=0', '*'),
          'if-none-match': fc.oneof(fc.constantFrom('*', '""', 'W/"x"'), asciiHeader),
          'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c', '', 'é', 'a'.repeat(256)), asciiHeader),
          'content-type': fc.oneof(
            { arbitrary: fc.constant('application/json'), weight: 12 },
            { arbitrary: fc.constantFrom('text/plain', 'application/json; charset=latin1', ''), weight: 1 },
            { arbitrary: asciiHeader, weight: 1 },
          ),
          'content-encoding': fc.constantFrom('gzip', 'identity'),
        },
        { requiredKeys: ['content-type'] },
      );
      const isSeldom = fc.nat({ max: 4 });
      return fc.record({
        method: method === 'GET' ? fc.constantFrom('GET', 'GET', 'GET', 'HEAD') : fc.constant(method),
        path: fc
          .tuple(segment, query)
          .map(([name, text]) => `/api/v1${path.replace(/\{\w+\}/, () => name)}${text === '' ? '' : `?${text}`}`),
        who: fc.nat({ max: 5 }),
        // Most headers would end most requests early.
        headers: fc.tuple(headers, isSeldom).map(([all, seldom]) =>
          seldom === 0
            ? all
            : {
                'content-type': 'application/json',
                ...(seldom === 1 &&
                  all['idempotency-key'] !== undefined && { 'idempotency-key': all['idempotency-key'] }),
              },
        ),
        body,
      });
    }),
  );
}

describe('random requests', () => {
  test('never fail inside and are always answered as the document says', async (t) => {
    const world = await checkedWorld({
      SUBMISSIONS_PER_HOUR: '100000',
      REFUSED_SUBMISSIONS_PER_HOUR: '100000',
      BAD_TOKENS_PER_5_MINUTES: '100000',
    });
    const slugs = await publish(
      world.db,
      Array.from({ length: 30 }, () => ({})),
    );
    const owner = await world.person();
    const [editor, reader] = [
      await world.person('editor'),
      await world.person('member', { scopes: ['submissions:read'] }),
    ];
    const ids: string[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      ids.push((await owner.post('/api/v1/submissions', submission())).json.data.id);
    await rejectSubmission(world.db, editor.account, ids[0] ?? '', { reason: 'other' });
    await requestChanges(world.db, editor.account, ids[1] ?? '', { note: 'More.' });
    await world.app.parts.live.refresh();

    const people: Person[] = [owner, owner, owner, reader, world.visitor, editor];
    const document = (await world.visitor.get('/agent/openapi.json')).json;
    const statuses = new Map<number, number>();
    const send = async ({ method, path, who, headers, body }: Drawn): Promise<Reply> => {
      const { 'content-type': type, ...others } = headers;
      const reply = await people[who]!.request(method, path, body, {
        ...others,
        ...(body !== undefined && type !== undefined && { 'content-type': type }),
      });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      return reply;
    };
    const batch = fc.array(requestsOf(document, ids, slugs), { minLength: BATCH, maxLength: BATCH });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        await Promise.all(requests.map(send));
      }),
      { numRuns: BATCHES, endOnFailure: true },
    );
    t.diagnostic(
      `statuses: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ')}`,
    );
    for (const status of [200, 201, 400, 401, 403, 404, 406, 409, 415, 422])
      assert.ok(statuses.has(status), `no request was answered ${status}`);
    assert.equal((await world.visitor.get('/api/v1/tools')).status, 200);
  });
});
