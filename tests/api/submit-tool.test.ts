/** submitTool: what an accepted submission answers and stores, and the envelope of its request. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('submitTool', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '10000', REFUSED_SUBMISSIONS_PER_HOUR: '10000' });
  let owner: Person;
  before(async () => {
    owner = await world.person();
  });

  test('accepts for moderation and answers with a status link', async () => {
    const body = submission({ name: 'Harbor Notes', url: 'https://www.harbor-notes.example.com/?utm_source=x' });
    const { status, headers, json } = await owner.post(PATH, body);
    assert.equal(status, 201);
    const { data } = json;
    assert.match(data.id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.equal(data.status, 'awaiting_moderation');
    assert.equal(data.status_url, `${world.config.publicUrl}/api/v1/submissions/${data.id}`);
    assert.equal(data.html_status_url, `${world.config.publicUrl}/en/submissions/${data.id}`);
    assert.equal(headers.get('location'), data.status_url);
    assert.deepEqual([data.name, data.url, data.warnings], ['Harbor Notes', 'https://harbor-notes.example.com', []]);
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  test('needs nothing but the fields that the seed requires', async () => {
    const { url, name, tagline, pricing_model, categories } = submission();
    assert.equal((await owner.post(PATH, { url, name, tagline, pricing_model, categories })).status, 201);
  });

  test('says the place in the queue', async () => {
    world.clock.advance(1_000);
    const first = (await owner.post(PATH, submission())).json.data.queue.position;
    world.clock.advance(1_000);
    const second = (await owner.post(PATH, submission())).json.data.queue.position;
    assert.equal(second, first + 1);
  });

  test('writes history with the submission', async () => {
    const { id } = (await owner.post(PATH, submission({ name: 'Quiet Ledger' }))).json.data;
    const [entry, ...more] = await listHistory(world.db, id);
    assert.deepEqual(
      [entry?.action, entry?.fromState, entry?.toState, entry?.actorId, more.length],
      ['submit', null, 'awaiting_moderation', owner.account?.id, 0],
    );
  });

  test('publishes nothing', async () => {
    await owner.post(PATH, submission({ name: 'Unseen Walrus' }));
    assert.equal((await world.visitor.get('/api/v1/tools?q=Unseen+Walrus')).json.pagination.total, 0);
  });

  async function assertRefused(
    reply: Promise<Reply>,
    status: number,
    code: string,
    fields: string[] = [],
  ): Promise<void> {
    const { status: given, json } = await reply;
    assert.deepEqual([given, json.error.code, Object.keys(json.error.fields)], [status, code, fields]);
  }
  const send = (body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE): Promise<Reply> =>
    owner.request('POST', PATH, body, headers);
  const valid = (): string => JSON.stringify(submission());

  const unreadable: Record<string, string | Uint8Array> = {
    'nothing at all': '',
    'half an object': '{"a":',
    'half a word': 'nul',
    'single quotes': "{'a':1}",
    'a trailing comma': '{"a":1,}',
    NaN: '{"a":NaN}',
    'two values': '{}{}',
    'a comment': '{/* a */}',
    'a leading zero': '{"a":01}',
    'a bare control character': '{"a":"\u0001"}',
    'two byte order marks': '\ufeff\ufeff{}',
    'bytes that are not UTF-8': Uint8Array.of(0xff, 0xfe),
    'an overlong slash': Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    'half a character': Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xf0, 0x9f, 0x98]), Buffer.from('"}')]),
    'an encoded surrogate': Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
    'UTF-16': Buffer.from('{}', 'utf16le'),
    'a repeated key': '{"name":"a","name":"b"}',
    'a repeated key in another spelling': '{"name":"a","n\\u0061me":"b"}',
    'a repeated key further in': '{"x":[{"a":{"b":1,"c":2,"b":3}}]}',
    'thirty thousand lists in each other': '['.repeat(30_000) + ']'.repeat(30_000),
    'ten thousand objects in each other': '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  };
  const nameOf = ([name]: readonly [string, unknown]): string => name;
  test('cannot read what is no JSON', () =>
    assertEach(Object.entries(unreadable), nameOf, ([, body]) =>
      assertRefused(send(body), 422, 'validation_failed', ['body']),
    ));
  test('cannot read it under an Idempotency-Key either', () =>
    assertEach(Object.entries(unreadable), nameOf, ([name, body]) =>
      assertRefused(
        send(body, { ...JSON_TYPE, 'idempotency-key': name.replaceAll(' ', '-') }),
        422,
        'validation_failed',
        ['body'],
      ),
    ));
  test('needs an object', () =>
    assertEach(
      ['null', '[]', '"x"', '1', 'true', '1e999', '9'.repeat(400)],
      (body) => `needs an object, not ${body.slice(0, 20)}`,
      (body) => assertRefused(send(body), 422, 'validation_failed', ['body']),
    ));
  test('takes the same key in different objects', async () => {
    const body = valid().replace('{', '{"x":{"a":1},"y":[{"a":1},{"a":{"a":1}}],');
    assert.equal((await send(body)).status, 201);
  });
  test('takes ten thousand unknown keys and a number beyond all numbers', async () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join();
    assert.equal((await send(valid().replace('{', `{${keys},"n":1e999,`))).status, 201);
  });

  test('takes JSON in UTF-8, however that is written', () =>
    assertEach(
      [
        'application/json',
        'application/json;charset=UTF-8',
        'application/json; charset=utf-8',
        'APPLICATION/JSON',
        'application/json; charset="utf-8"',
        'application/json ; charset=UTF-8',
        'application/json; version=1',
        'application/json;profile="x"; charset=utf-8',
        'application/json;',
      ],
      (type) => `takes ${type}`,
      async (type) => {
        assert.equal((await send(valid(), { 'content-type': type })).status, 201);
      },
    ));
  const otherTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/ld+json',
    'text/json',
    '*/*',
    'x',
    'application/json; charset=utf-8; charset=latin1',
  ];
  test('takes no other type', () =>
    assertEach(
      otherTypes,
      (type) => `does not take ${type}`,
      (type) => assertRefused(send(valid(), { 'content-type': type }), 415, 'unsupported_media_type'),
    ));
  test('says what it takes instead', async () => {
    const { headers } = await send(valid(), { 'content-type': 'text/plain' });
    assert.deepEqual([headers.get('accept'), headers.get('accept-encoding')], ['application/json', 'identity']);
  });
  test('does not take a body without a type', () =>
    assertRefused(owner.request('POST', PATH, new TextEncoder().encode(valid())), 415, 'unsupported_media_type'));
  test('needs a body', async () => {
    await assertRefused(owner.request('POST', PATH), 415, 'unsupported_media_type');
    await assertRefused(owner.request('POST', PATH, undefined, JSON_TYPE), 422, 'validation_failed', ['body']);
  });
  test('takes no Content-Encoding', () =>
    assertEach(
      ['gzip', 'br', 'identity', 'deflate', 'x'],
      (encoding) => `does not take Content-Encoding: ${encoding}`,
      async (encoding) => {
        const body = encoding === 'gzip' ? gzipSync(valid()) : valid();
        await assertRefused(send(body, { ...JSON_TYPE, 'content-encoding': encoding }), 415, 'unsupported_media_type');
      },
    ));

  test('takes 64 KiB and not one byte more', async () => {
    const body = valid();
    const padded = (size: number): string => body + ' '.repeat(size - Buffer.byteLength(body));
    assert.equal((await send(padded(65_536))).status, 201);
    await assertRefused(send(padded(65_537)), 413, 'payload_too_large');
    await assertRefused(send(padded(300_000)), 413, 'payload_too_large');
  });

  test('answers a client that accepts JSON', () =>
    assertEach(
      ['application/json', '*/*', 'application/*', 'text/html, application/json;q=0.5', ''],
      (accept) => `answers a client that accepts ${accept || 'anything by saying nothing'}`,
      async (accept) => {
        assert.equal((await send(valid(), { ...JSON_TYPE, accept })).status, 201);
      },
    ));
  test('has nothing for a client that does not accept JSON', () =>
    assertEach(
      ['text/html', '*/*;q=0', 'application/json;q=0', 'application/xml', 'application/json;q=0, */*', 'x'],
      (accept) => `has nothing for a client that accepts ${accept}`,
      (accept) => assertRefused(send(valid(), { ...JSON_TYPE, accept }), 406, 'not_acceptable'),
    ));

  test('reports a fault of a screening rule to nobody outside and accepts', async () => {
    const body = submission({ description: '(a+)+$ '.repeat(200) });
    assert.equal((await owner.post(PATH, body)).status, 201);
  });
});

describe('screening at submitTool', () => {
  const world = sharedCheckedWorld({ REFUSED_SUBMISSIONS_PER_HOUR: '10000' });

  test('refuses plain spam', async () => {
    const owner = await world.person();
    const { status, json } = await owner.post(
      PATH,
      submission({
        name: 'Lucky Jackpot Casino',
        tagline: 'Best online casino: free spins, slots and a huge welcome bonus',
        description:
          'Play slots, poker and roulette for real money. No deposit bonus casino, sports betting, jackpot every day.',
        url: 'https://lucky-jackpot-casino.example.com/',
      }),
    );
    assert.deepEqual([status, json.error.code], [422, 'spam_detected']);
    assert.ok(Object.keys(json.error.fields).length > 0);
  });

  test('refuses what is plainly no AI tool', async () => {
    const owner = await world.person();
    const { status, json } = await owner.post(
      PATH,
      submission({
        name: 'Corner Bakery',
        tagline: 'Fresh bread, cakes and rolls baked every morning in our family bakery',
        description:
          'We bake bread and cakes. Visit our shop on Main Street, open from six in the morning. Order a wedding cake by phone.',
        url: 'https://corner-bakery.example.com/',
      }),
    );
    assert.deepEqual([status, json.error.code], [422, 'not_an_ai_tool']);
    assert.ok(Object.keys(json.error.fields).length > 0);
  });

  test('accepts what is uncertain and keeps its findings for editors only', async () => {
    const owner = await world.person();
    const first = await owner.post(
      PATH,
      submission({ name: 'Fjord Writer', url: 'https://fjord-writer.example.com/' }),
    );
    assert.equal(first.status, 201);
    const second = await owner.post(
      PATH,
      submission({ name: 'Fjord Writer', url: 'https://fjordwriter.example.org/' }),
    );
    assert.equal(second.status, 201, second.text);
    const row = await world.db.read
      .selectFrom('submissions')
      .select('findings')
      .where('id', '=', second.json.data.id)
      .executeTakeFirstOrThrow();
    const findings = JSON.parse(row.findings) as { action: string }[];
    assert.ok(findings.length > 0 && findings.every(({ action }) => action === 'flag'));
    const shown = await world.visitor.get(`${PATH}/${second.json.data.id}`);
    assert.ok(!/finding|evidence|flag|same_name/.test(second.text + shown.text));
  });
});
