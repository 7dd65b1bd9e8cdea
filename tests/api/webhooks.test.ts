/** Webhooks over the API: what is made, shown once, changed, refused and sent again. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { leaseDeliveries } from '#catalog/webhooks/due.ts';
import { keepAttempts } from '#catalog/webhooks/outcomes.ts';
import type { Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/webhooks';
const EVENTS = ['submission.approved', 'tool.updated'];
const ROOM = { ofOne: 10, ofFailing: 10 };

describe('webhooks over the API', () => {
  const world = sharedCheckedWorld({ WEBHOOK_TESTS_PER_HOUR: '6' });
  type Member = Awaited<ReturnType<typeof world.person>>;
  let maker: Member;
  let other: Member;
  before(async () => {
    maker = await world.person();
    other = await world.person();
  });

  const body = (more: Record<string, unknown> = {}) => ({
    url: 'https://hooks.example.com/in',
    events: EVENTS,
    ...more,
  });
  const make = async (who = maker): Promise<{ id: string; secret: string }> => (await who.post(PATH, body())).json.data;
  const patch = (id: string, change: unknown, who = maker): Promise<Reply> =>
    who.request('PATCH', `${PATH}/${id}`, JSON.stringify(change), { 'content-type': 'application/json' });
  const fieldsOf = ({ status, json }: Reply): [number, string[]] => [status, Object.keys(json.error.fields)];

  /** Answers what is due with a status. */
  async function answer(status: number): Promise<void> {
    const due = await leaseDeliveries(world.db, 10, new Map(), ROOM);
    const said = {
      at: world.db.now().toISOString(),
      durationMs: 5,
      status,
      failure: null,
      answer: 'so',
      retryAfter: 0,
    };
    await keepAttempts(
      world.db,
      due.map((delivery) => ({ delivery, ...said })),
    );
  }

  test('show their secret in the answer that makes it, and never again', async () => {
    const made = await maker.post(PATH, body());
    const { data } = made.json;
    assert.equal(made.status, 201);
    assert.equal(made.headers.get('location'), data.links.self);
    assert.match(data.secret, /^whsec_[\w+/]+=*$/);
    assert.deepEqual([data.url, data.events, data.state], [body().url, EVENTS, 'on']);
    for (const read of [await maker.get(PATH), await maker.get(`${PATH}/${data.id}`)]) {
      assert.equal(read.status, 200);
      assert.ok(read.text.includes(data.id) && !read.text.includes('whsec_'));
    }
  });

  test('change their events, and their secret if asked', async () => {
    const { id, secret } = await make();
    const events = (await patch(id, { events: ['tool.hidden'] })).json.data;
    assert.deepEqual([events.events, events.secret], [['tool.hidden'], undefined]);
    const renewed = (await patch(id, { new_secret: true })).json.data;
    assert.ok(renewed.secret.startsWith('whsec_') && renewed.secret !== secret);
    assert.equal((await patch(id, {})).json.data.secret, undefined);
  });

  test('end when they are deleted', async () => {
    const { id } = await make();
    assert.equal((await maker.delete(`${PATH}/${id}`)).json.data.id, id);
    assert.equal((await maker.get(`${PATH}/${id}`)).status, 404);
    assert.equal((await maker.delete(`${PATH}/${id}`)).status, 404);
  });

  test('are their owner’s alone', async () => {
    const { id } = await make();
    for (const reply of [
      await other.get(`${PATH}/${id}`),
      await other.get(`${PATH}/${id}/deliveries`),
      await patch(id, { events: EVENTS }, other),
      await other.post(`${PATH}/${id}/resend`, {}),
      await other.delete(`${PATH}/${id}`),
      await maker.get(`${PATH}/no-id`),
    ])
      assert.equal(reply.status, 404);
    assert.deepEqual((await other.get(PATH)).json.data, []);
  });

  test('name every bad member', async () => {
    const refused: [unknown, string[]][] = [
      [{}, ['events']],
      [{ url: '' }, ['url', 'events']],
      [body({ url: 'http://localhost/in' }), ['url']],
      [body({ url: 'https://hooks.example.com:8443/in' }), ['url']],
      [body({ url: 7 }), ['url']],
      [body({ events: [] }), ['events']],
      [body({ events: 'tool.updated' }), ['events']],
      [body({ events: [7] }), ['events']],
      [body({ events: ['tool.eaten'] }), ['events']],
      [[], ['body']],
    ];
    for (const [bad, fields] of refused) assert.deepEqual(fieldsOf(await maker.post(PATH, bad)), [422, fields]);
    const { id } = await make();
    for (const [bad, field] of [
      [{ events: [] }, 'events'],
      [{ state: 'off' }, 'state'],
      [{ new_secret: 'yes' }, 'new_secret'],
      [null, 'body'],
    ] as const)
      assert.deepEqual(fieldsOf(await patch(id, bad)), [422, [field]]);
  });

  test('are not found before a body is judged', async () => {
    const { id } = await make();
    for (const reply of [
      await patch(id, { events: ['tool.eaten'] }, other),
      await patch(id, [], other),
      await other.post(`${PATH}/${id}/resend`, { delivery: 1 }),
    ])
      assert.equal(reply.status, 404);
  });

  test('leave the events of the desk to editors', async () => {
    const events = ['desk.submission_waiting'];
    assert.deepEqual(fieldsOf(await maker.post(PATH, body({ events }))), [422, ['events']]);
    const editor = await world.person('editor');
    assert.equal((await editor.post(PATH, body({ events }))).status, 201);
  });

  test('are ten at most', async () => {
    const who = await world.person();
    for (let count = 0; count < 10; count += 1) assert.equal((await who.post(PATH, body())).status, 201);
    assert.deepEqual(fieldsOf(await who.post(PATH, body())), [422, ['url']]);
  });

  test('list their deliveries with the last answer, and send one or all that failed again', async () => {
    const who = await world.person();
    const { id } = await make(who);
    const deliveries = async () => (await who.get(`${PATH}/${id}/deliveries`)).json;
    const resend = (given: unknown): Promise<Reply> => who.post(`${PATH}/${id}/resend`, given);
    await sendTestEvent(world.db, who.account, id);
    const [waiting] = (await deliveries()).data;
    assert.deepEqual([waiting.state, waiting.last_attempt], ['waiting', null]);
    assert.equal((await resend({ delivery: waiting.id })).json.data.resent, 0);
    await answer(200);
    const { data, pagination } = await deliveries();
    assert.deepEqual(
      [data[0].state, data[0].last_attempt.status, data[0].last_attempt.answer],
      ['delivered', 200, 'so'],
    );
    assert.equal(pagination.total, 1);
    assert.equal((await resend({})).json.data.resent, 0);
    const one = await resend({ delivery: data[0].id });
    assert.deepEqual([one.status, one.json.data.resent], [202, 1]);
    await answer(410);
    assert.equal((await deliveries()).data[0].state, 'failed');
    const off = await resend({});
    assert.deepEqual([off.status, off.json.error.code], [409, 'conflict']);
    assert.equal((await patch(id, { state: 'on' }, who)).json.data.state, 'on');
    assert.equal((await resend({})).json.data.resent, 1);
    assert.deepEqual(fieldsOf(await resend({ delivery: 1 })), [422, ['delivery']]);
    assert.equal((await resend({ delivery: 'unknown' })).status, 404);
    assert.equal((await resend({})).status, 429);
  });

  test('are asked for by a token with the scope to write', async () => {
    const reader = await world.person('member', { scopes: ['submissions:read'] });
    assert.equal((await reader.get(PATH)).status, 200);
    assert.equal((await reader.post(PATH, body())).json.error.scope, 'submissions:write');
  });
});
