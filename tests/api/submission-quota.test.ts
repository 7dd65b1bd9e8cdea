/** The hourly quota of submissions: exact, per account over all its tokens, and counted from the rows. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { openLog } from '#http/transport/log.ts';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { createApp } from '#server/app.ts';
import { submission } from '../support/factories.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';
const HOUR_S = 3_600;

function readLimit(reply: Reply, policy: string): { q: number; r: number; w: number; t: number } {
  const figures = (header: string): Record<string, number> => {
    const item = (reply.headers.get(header) ?? '').split(', ').find((part) => part.startsWith(`"${policy}";`));
    assert.ok(item, `${header} says nothing of ${policy}`);
    return Object.fromEntries([...item.matchAll(/;(\w)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]));
  };
  return { ...figures('ratelimit-policy'), ...figures('ratelimit') } as { q: number; r: number; w: number; t: number };
}

describe('the hourly quota of submissions', () => {
  const world = sharedCheckedWorld();

  function assertExhausted(reply: Reply): void {
    assert.deepEqual(
      [reply.status, reply.json.error.code, reply.json.error.fields],
      [429, 'submission_limit_exceeded', {}],
    );
    const limit = readLimit(reply, 'submit');
    const retryAfter = reply.headers.get('retry-after') ?? '';
    assert.match(retryAfter, /^[1-9]\d*$/);
    assert.equal(limit.r, 0);
    assert.ok(Number(retryAfter) >= limit.t - 1 && Number(retryAfter) <= HOUR_S);
  }

  async function withThreeTokens(): Promise<{ account: Person; tokens: string[] }> {
    const account = await world.person();
    const tokens = [account.token];
    for (const name of ['second', 'third']) {
      const { secret } = await createToken(
        world.db,
        account.account,
        { name, scopes: ['submissions:write'], expiresInDays: 7 },
        { verificationRequired: false },
      );
      tokens.push(secret);
    }
    return { account, tokens };
  }
  const sendWith = (token: string | undefined, body: unknown = submission()): Promise<Reply> =>
    world.visitor.post(PATH, body, { authorization: `Bearer ${token}` });

  test('is twenty over all tokens of an account, then 429 until the oldest is an hour old', async () => {
    const { tokens } = await withThreeTokens();
    for (let sent = 0; sent < 20; sent += 1) {
      const reply = await sendWith(tokens[sent % 3]);
      assert.equal(reply.status, 201);
      const { q, r, w, t } = readLimit(reply, 'submit');
      assert.deepEqual([q, r, w], [20, 19 - sent, HOUR_S]);
      assert.ok(t >= 1 && t <= HOUR_S);
    }
    for (const token of tokens) assertExhausted(await sendWith(token));
    world.clock.advance((HOUR_S - 120) * 1000);
    assertExhausted(await sendWith(tokens[0]));
    world.clock.advance(121_000);
    assert.equal((await sendWith(tokens[0])).status, 201);
  });

  test('does not touch other accounts', async () => {
    const { tokens } = await withThreeTokens();
    for (let sent = 0; sent < 20; sent += 1) await sendWith(tokens[0]);
    assertExhausted(await sendWith(tokens[0]));
    assert.equal((await (await world.person()).post(PATH, submission())).status, 201);
  });

  test('is exact when thirty arrive at once', async () => {
    const { tokens } = await withThreeTokens();
    for (let sent = 0; sent < 15; sent += 1) assert.equal((await sendWith(tokens[0])).status, 201);
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => sendWith(tokens[index % 3])));
    assert.equal(replies.filter(({ status }) => status === 201).length, 5);
    for (const reply of replies) if (reply.status !== 201) assertExhausted(reply);
    const left = replies.filter(({ status }) => status === 201).map((reply) => readLimit(reply, 'submit').r);
    assert.deepEqual(new Set(left), new Set([0, 1, 2, 3, 4]));
  });

  test('is not used up by refusals, which say what is left', async () => {
    const owner = await world.person();
    const accepted = await owner.post(PATH, submission());
    for (let sent = 0; sent < 5; sent += 1) {
      const reply = await owner.post(PATH, {});
      assert.equal(readLimit(reply, 'submit').r, readLimit(accepted, 'submit').r);
    }
  });

  test('is not given back by a withdrawal', async () => {
    const owner = await world.person();
    for (let sent = 0; sent < 20; sent += 1) {
      const { id } = (await owner.post(PATH, submission())).json.data;
      await owner.delete(`${PATH}/${id}`);
    }
    assertExhausted(await owner.post(PATH, submission()));
  });

  test('counts what the form stored, too', async () => {
    const owner = await world.person();
    const { submitTool } = await import('#catalog/submissions/submit.ts');
    await submitTool(world.db, owner.account, submission(), { perHour: 20 });
    assert.equal(readLimit(await owner.post(PATH, submission()), 'submit').r, 18);
  });

  test('survives a restart on the same database', async () => {
    const { tokens } = await withThreeTokens();
    for (let sent = 0; sent < 20; sent += 1) await sendWith(tokens[0]);
    const second = await createApp(world.config, world.db, openLog('silent'));
    try {
      await second.server.listen({ host: '127.0.0.1', port: 0 });
      const { port } = second.server.server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${PATH}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[1]}`, 'content-type': 'application/json' },
        body: JSON.stringify(submission()),
      });
      assert.equal(response.status, 429);
      assert.equal(((await response.json()) as any).error.code, 'submission_limit_exceeded');
    } finally {
      await second.close();
    }
  });
});

describe('the budget of refused attempts', () => {
  const world = sharedCheckedWorld({ REFUSED_SUBMISSIONS_PER_HOUR: '6' });

  test('is per account, counts every refusal of the content, and ends in 429', async () => {
    const owner = await world.person();
    const good = submission();
    assert.equal((await owner.post(PATH, good)).status, 201);
    for (let sent = 0; sent < 5; sent += 1)
      assert.equal((await owner.post(PATH, {})).json.error.code, 'validation_failed');
    assert.equal((await owner.post(PATH, good)).json.error.code, 'duplicate_submission');
    const { status, json, headers } = await owner.post(PATH, submission());
    assert.deepEqual([status, json.error.code], [429, 'submission_limit_exceeded']);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.equal((await (await world.person()).post(PATH, submission())).status, 201);
  });

  test('is not touched by validateSubmission', async () => {
    const owner = await world.person();
    for (let sent = 0; sent < 10; sent += 1) assert.equal((await owner.post(`${PATH}/validate`, {})).status, 200);
    assert.equal((await owner.post(PATH, submission())).status, 201);
  });
});

describe('a quota of one', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '1' });

  test('is the setting in force and in the headers', async () => {
    const owner = await world.person();
    const { q, r } = readLimit(await owner.post(PATH, submission()), 'submit');
    assert.deepEqual([q, r], [1, 0]);
    assert.equal((await owner.post(PATH, submission())).status, 429);
  });

  test('does not lock an account for hours when the clock is put back', async () => {
    const owner = await world.person();
    assert.equal((await owner.post(PATH, submission())).status, 201);
    world.clock.advance(-2 * HOUR_S * 1000);
    assert.equal((await owner.post(PATH, submission())).status, 201);
    assert.equal((await owner.post(PATH, submission())).status, 429);
  });
});
