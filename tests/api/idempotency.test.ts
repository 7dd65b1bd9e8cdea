/** Idempotency-Key at submitTool: a retry never makes a second submission. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beginOnce, forgetUnfinishedKeys, hashRequest } from '#catalog/submissions/idempotency.ts';
import { converse, requestText } from '../http/bare-socket.ts';
import { submission } from '../support/factories.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';
const DAY = 86_400_000;

describe('Idempotency-Key', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '100' });
  const send = (person: Person, key: string, body: unknown): Promise<Reply> =>
    person.post(PATH, body, { 'idempotency-key': key });
  const total = async (person: Person): Promise<number> => (await person.get(PATH)).json.pagination.total;

  test('gives the first answer again, byte for byte', async () => {
    const owner = await world.person();
    const body = submission();
    const first = await send(owner, 'a', body);
    assert.deepEqual([first.status, first.headers.get('idempotent-replayed')], [201, null]);
    for (let time = 0; time < 3; time += 1) {
      const again = await send(owner, 'a', body);
      assert.deepEqual(
        [again.status, again.text, again.headers.get('location'), again.headers.get('idempotent-replayed')],
        [201, first.text, first.headers.get('location'), 'true'],
      );
    }
    assert.equal(await total(owner), 1);
  });

  test('gives the first answer again after the queue has moved on', async () => {
    const owner = await world.person();
    const body = submission();
    await owner.post(PATH, submission());
    const first = await send(owner, 'a', body);
    await owner.delete(`${PATH}/${first.json.data.id}`);
    assert.equal((await send(owner, 'a', body)).text, first.text);
  });

  test('costs a retry nothing of the quota', async () => {
    const owner = await world.person();
    const body = submission();
    const first = await send(owner, 'a', body);
    await send(owner, 'a', body);
    const next = await owner.post(PATH, submission());
    const left = (reply: Reply): number => Number(/"submit";r=(\d+)/.exec(reply.headers.get('ratelimit') ?? '')?.[1]);
    assert.equal(left(next), left(first) - 1);
  });

  test('takes the same content in another order and spacing as the same', async () => {
    const owner = await world.person();
    const body = submission();
    const first = await send(owner, 'a', body);
    const shuffled = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 4);
    const again = await owner.request('POST', PATH, shuffled, {
      'content-type': 'application/json',
      'idempotency-key': 'a',
    });
    assert.equal(again.text, first.text);
  });

  test('refuses another body under the same key', async () => {
    const owner = await world.person();
    const body = submission();
    await send(owner, 'a', body);
    for (const other of [submission(), { ...body, name: 'Other name' }, { ...body, extra: 1 }, {}]) {
      const { status, json } = await send(owner, 'a', other);
      assert.deepEqual([status, json.error.code], [422, 'idempotency_key_reused']);
    }
    assert.equal(await total(owner), 1);
  });

  test('belongs to one account', async () => {
    const [one, two] = [await world.person(), await world.person()];
    const first = await send(one, 'a', submission());
    const second = await send(two, 'a', submission());
    assert.deepEqual([first.status, second.status], [201, 201]);
    assert.notEqual(first.json.data.id, second.json.data.id);
  });

  test('stores nothing when validation fails', async () => {
    const owner = await world.person();
    const body = submission();
    assert.equal((await send(owner, 'a', { ...body, name: '' })).status, 422);
    assert.equal((await send(owner, 'a', {})).status, 422);
    assert.equal((await send(owner, 'a', body)).status, 201);
  });

  test('stores nothing when the page is taken', async () => {
    const owner = await world.person();
    const body = submission();
    const { id } = (await owner.post(PATH, body)).json.data;
    assert.equal((await send(owner, 'a', body)).json.error.code, 'duplicate_submission');
    await owner.delete(`${PATH}/${id}`);
    assert.equal((await send(owner, 'a', body)).status, 201);
  });

  test('is kept for a day and free after it', async () => {
    const owner = await world.person();
    const body = submission();
    const first = await send(owner, 'a', body);
    world.clock.advance(DAY - 60_000);
    assert.equal((await send(owner, 'a', body)).text, first.text);
    world.clock.advance(120_000);
    assert.equal((await send(owner, 'a', body)).json.error.code, 'duplicate_submission');
    const other = await send(owner, 'a', submission());
    assert.equal(other.status, 201);
    assert.notEqual(other.json.data.id, first.json.data.id);
  });

  test('makes one submission of fifty sent at once', async () => {
    const owner = await world.person();
    const body = submission();
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(owner, 'burst', body)));
    const accepted = replies.filter(({ status }) => status === 201);
    assert.ok(accepted.length >= 1);
    assert.equal(new Set(accepted.map(({ text }) => text)).size, 1);
    for (const reply of replies)
      if (reply.status !== 201)
        assert.deepEqual([reply.status, reply.json.error.code], [409, 'idempotency_key_in_progress']);
    assert.equal(await total(owner), 1);
  });

  test('may have 255 visible characters', async () => {
    const owner = await world.person();
    assert.equal((await send(owner, '!'.repeat(255), submission())).status, 201);
    assert.equal((await send(owner, '~', submission())).status, 201);
  });
  for (const [name, key] of Object.entries({ empty: '', long: 'a'.repeat(256), spaced: 'a b', 'not ASCII': 'ä' })) {
    test(`may not be ${name}`, async () => {
      const owner = await world.person();
      const { status, json } = await send(owner, key, submission());
      assert.deepEqual(
        [status, json.error.code, Object.keys(json.error.fields)],
        [422, 'validation_failed', ['Idempotency-Key']],
      );
      assert.equal(await total(owner), 0);
    });
  }
  test('may not be sent twice', async () => {
    const owner = await world.person();
    const headers = [
      `Authorization: Bearer ${owner.token}`,
      'Content-Type: application/json',
      'Idempotency-Key: a',
      'Idempotency-Key: a',
      'Connection: close',
    ];
    const { answers } = await converse(world.port, [
      requestText(`POST ${PATH}`, headers, JSON.stringify(submission())),
    ]);
    assert.equal(answers[0]?.status, 422);
    assert.equal(await total(owner), 0);
  });

  test('frees at the start the keys of requests that the last process did not finish, and no others', async () => {
    const owner = await world.person();
    const [done, cut] = [submission(), submission()];
    const first = await send(owner, 'done', done);
    await beginOnce(world.db, owner.account.id, 'cut', hashRequest(cut));
    assert.equal((await send(owner, 'cut', cut)).json.error.code, 'idempotency_key_in_progress');
    await forgetUnfinishedKeys(world.db);
    assert.equal((await send(owner, 'cut', cut)).status, 201);
    assert.equal((await send(owner, 'done', done)).text, first.text);
  });
});
