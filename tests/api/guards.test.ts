/** The guards: one ordeal that every operation behind a token goes through, taken from the table of operations. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { OPERATIONS } from '#api/operations.ts';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import {
  TOKEN_SCOPES,
  authenticateToken,
  createToken,
  listTokens,
  revokeAllTokens,
  revokeToken,
} from '#catalog/accounts/tokens/tokens.ts';
import { signIn } from '#catalog/accounts/sessions.ts';
import type { UncachedOperation } from '#http/api/operation.ts';
import { accountMessages, idOf } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { converse, requestText } from '../http/bare-socket.ts';
import { countReads } from '../support/queries.ts';
import { PASSWORD, type Person, type Reply } from '../support/world.ts';
import { checkedWorld, sharedCheckedWorld } from './conformance.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const guarded = OPERATIONS.filter((operation): operation is UncachedOperation => operation.who === 'token');

describe('the guards', () => {
  const world = sharedCheckedWorld({ BAD_TOKENS_PER_5_MINUTES: '100000' });
  let owner: Person & { token: string };
  let secrets: Record<'revoked' | 'expired' | 'suspended', string>;

  before(async () => {
    const made = await world.person();
    owner = made;
    const name = { scopes: TOKEN_SCOPES, expiresInDays: 7 };
    const free = { verificationRequired: false };
    const expired = await createToken(world.db, made.account, { ...name, name: 'expired' }, free);
    world.clock.advance(8 * 86_400_000);
    const revoked = await createToken(world.db, made.account, { ...name, name: 'revoked' }, free);
    await revokeToken(world.db, made.account, revoked.token.id);
    const suspended = await world.person();
    await suspendAccount(world.db, null, { email: suspended.account.email });
    secrets = { expired: expired.secret, revoked: revoked.secret, suspended: suspended.token };
  });

  test('stand before every operation that writes or shows an account', () => {
    assert.ok(guarded.some(({ id }) => id === 'listSubmissions'));
    for (const { id, method, who } of OPERATIONS)
      if (method !== 'GET') assert.equal(who, id === 'reportTokenLeaks' ? 'scanner' : 'token');
  });

  type Call = (headers: Record<string, string>, target?: string, body?: string) => Promise<Reply>;
  const forEvery = (check: (call: Call, path: string, operation: UncachedOperation) => unknown): Promise<void> =>
    assertEach(
      guarded,
      ({ id }) => id,
      (operation) => {
        const { method } = operation;
        const path = `/api/v1${operation.path.replace('{id}', UNKNOWN_ID).replace('{slug}', 'unknown')}`;
        const call: Call = (headers, target = path, body = '{}') =>
          world.visitor.request(method, target, method === 'GET' ? undefined : body, {
            ...(method !== 'GET' && { 'content-type': 'application/json' }),
            ...headers,
          });
        return check(call, path, operation);
      },
    );
  const header = (value: string): string => `Authorization: ${value}`;

  async function assertRefused(reply: Promise<Reply>, status: number, code: string): Promise<void> {
    const { status: given, json, headers } = await reply;
    assert.deepEqual([given, json.error.code, json.error.fields], [status, code, {}]);
    const challenge = headers.get('www-authenticate') ?? '';
    if (status === 401)
      assert.match(
        challenge,
        code === 'missing_token' ? /^Bearer realm="[^"]+"$/ : /^Bearer realm="[^"]+", error="invalid_token"$/,
      );
    else if (code === 'insufficient_scope') assert.match(challenge, /error="insufficient_scope"/);
  }

  test('ask for a token', () => forEvery((call) => assertRefused(call({}), 401, 'missing_token')));

  test('refuse what is no token', () =>
    forEvery((call) =>
      assertEach(
        ['Bearer', 'Bearer garbage', 'Bearer aitp_', 'bearer', 'Bearer a b', 'Bearer "x"', 'Bearer  garbage'],
        header,
        (authorization) => assertRefused(call({ authorization }), 401, 'invalid_token'),
      ),
    ));

  test('see no token in another scheme', () =>
    forEvery((call) =>
      assertEach(['Basic dXNlcjpwYXNz', 'Token x', 'x', 'Bearerx y'], header, (authorization) =>
        assertRefused(call({ authorization }), 401, 'missing_token'),
      ),
    ));

  test('refuse what is almost a token', () =>
    forEvery((call) => {
      const { token } = owner;
      const last = token.at(-1) === 'a' ? 'b' : 'a';
      return assertEach(
        [
          token.slice(0, -1),
          `${token}x`,
          `${token.slice(0, -1)}${last}`,
          `${token},`,
          `${token};`,
          token.toLowerCase(),
          token.replace('aitp_', 'aitt_'),
          token.replace('aitp_', ''),
        ],
        header,
        (almost) => assertRefused(call({ authorization: `Bearer ${almost}` }), 401, 'invalid_token'),
      );
    }));

  test('refuse a well-formed token that nobody was given', () =>
    forEvery((call) =>
      assertRefused(
        call({ authorization: 'Bearer aitp_000000000000000000000000000000004Cxg3m' }),
        401,
        'invalid_token',
      ),
    ));

  test('refuse a revoked token', () =>
    forEvery((call) => assertRefused(call({ authorization: `Bearer ${secrets.revoked}` }), 401, 'revoked_token')));
  test('refuse an expired token', () =>
    forEvery((call) => assertRefused(call({ authorization: `Bearer ${secrets.expired}` }), 401, 'expired_token')));
  test('refuse the token of a suspended account', () =>
    forEvery((call) =>
      assertRefused(call({ authorization: `Bearer ${secrets.suspended}` }), 403, 'account_suspended'),
    ));

  test('refuse a token without the scope of the operation', () =>
    forEvery(async (call, _path, operation) => {
      const other = await world.person('admin', {
        scopes: TOKEN_SCOPES.filter((scope) => scope !== operation.scope),
      });
      const refused = call({ authorization: `Bearer ${other.token}` });
      await assertRefused(refused, 403, 'insufficient_scope');
      const { error } = (await refused).json;
      assert.equal(error.scope, operation.scope);
      // As the page of tokens calls it.
      const permission = accountMessages('en').tokens.scope[idOf(operation.scope!)];
      assert.ok(error.message.includes(`“${permission}” (${operation.scope})`), error.message);
    }));

  test('take the scheme in any case, with one space or more behind it', () =>
    forEvery(async (call) => {
      for (const scheme of ['bearer', 'BEARER', 'Bearer ', 'bearer   '])
        assert.notEqual((await call({ authorization: `${scheme} ${owner.token}` })).status, 401);
    }));

  test('see no token in the query, the body or a cookie', () =>
    forEvery(async (call, path, operation) => {
      const { token } = owner;
      for (const name of ['token', 'access_token', 'api_key', 'authorization']) {
        await assertRefused(call({}, `${path}?${name}=${token}`), 401, 'missing_token');
        await assertRefused(
          call({ cookie: `${name}=${token}; sid=${token}; __Host-sid=${token}` }),
          401,
          'missing_token',
        );
      }
      if (operation.method !== 'GET')
        await assertRefused(call({}, path, JSON.stringify({ token, access_token: token })), 401, 'missing_token');
      await assertRefused(
        call({ 'x-api-key': token, 'x-authorization': `Bearer ${token}`, 'proxy-authorization': `Bearer ${token}` }),
        401,
        'missing_token',
      );
    }));

  test('refuse two Authorization headers, even good ones', () =>
    forEvery(async (_call, path, operation) => {
      const headers = [
        `Authorization: Bearer ${owner.token}`,
        `authorization: Bearer ${owner.token}`,
        'Connection: close',
      ];
      const { answers } = await converse(world.port, [requestText(`${operation.method} ${path}`, headers)]);
      assert.deepEqual(
        [answers.length, answers[0]?.status, JSON.parse(answers[0]?.text ?? '').error.code],
        [1, 401, 'invalid_token'],
      );
    }));

  test('look at the token before the body, its type, its size and what is accepted', () =>
    forEvery(async (call, path, operation) => {
      const bad = { authorization: 'Bearer garbage' };
      await assertRefused(call({ ...bad, accept: 'text/html' }), 401, 'invalid_token');
      await assertRefused(call({ ...bad, 'idempotency-key': '' }), 401, 'invalid_token');
      if (operation.method === 'GET') {
        await assertRefused(call(bad, `${path}?page=0`), 401, 'invalid_token');
        return;
      }
      await assertRefused(call(bad, path, '{"a":'), 401, 'invalid_token');
      await assertRefused(call({ ...bad, 'content-type': 'text/plain' }, path, 'x'), 401, 'invalid_token');
      await assertRefused(call({ ...bad, 'content-encoding': 'gzip' }), 401, 'invalid_token');
      await assertRefused(call(bad, path, ' '.repeat(70_000)), 401, 'invalid_token');
    }));

  test('take no session for a token', async () => {
    const { cookie } = await signIn(world.db, { email: owner.account?.email ?? '', password: PASSWORD });
    for (const name of ['sid', '__Host-sid']) {
      const reply = await world.visitor.get('/api/v1/submissions', { cookie: `${name}=${cookie}` });
      assert.deepEqual([reply.status, reply.json.error.code], [401, 'missing_token']);
    }
  });

  test('ask no database about a token whose checksum is wrong', async () => {
    const closed = {
      ...world.db,
      get read(): never {
        throw new Error('the database was asked');
      },
    };
    const { token } = owner;
    const typo = `${token.slice(0, 10)}${token[10] === 'a' ? 'b' : 'a'}${token.slice(11)}`;
    await assert.rejects(authenticateToken(closed, typo), { code: 'invalid_token' });
    await assert.rejects(authenticateToken(closed, token), /was asked/);
  });

  test('tell nothing of an account that has no token here', async () => {
    const texts = new Set<string>();
    for (const secret of ['garbage', 'aitp_000000000000000000000000000000004Cxg3m', `${owner.token}x`]) {
      texts.add((await world.visitor.get('/api/v1/submissions', { authorization: `Bearer ${secret}` })).text);
    }
    assert.equal(texts.size, 1);
  });

  test('let a revoked token do nothing from the very next request on', async () => {
    const person = await world.person();
    assert.equal((await person.get('/api/v1/submissions')).status, 200);
    const row = await world.db.read
      .selectFrom('tokens')
      .select('id')
      .where('account_id', '=', person.account.id)
      .executeTakeFirstOrThrow();
    await revokeToken(world.db, person.account, row.id);
    assert.equal((await person.get('/api/v1/submissions')).status, 401);
  });

  test('let a suspended account do nothing from the very next request on', async () => {
    const person = await world.person();
    assert.equal((await person.get('/api/v1/submissions')).status, 200);
    await suspendAccount(world.db, null, { email: person.account.email });
    assert.equal((await person.get('/api/v1/submissions')).status, 403);
  });
});

describe('guessing tokens', () => {
  const world = sharedCheckedWorld({ BAD_TOKENS_PER_5_MINUTES: '5' });

  test('ends after a few wrong ones from one address', async () => {
    const guess = (): Promise<Reply> => world.visitor.get('/api/v1/submissions', { authorization: 'Bearer garbage' });
    for (let tried = 0; tried < 5; tried += 1) assert.equal((await guess()).status, 401);
    const { status, json, headers } = await guess();
    assert.deepEqual([status, json.error.code], [429, 'rate_limited']);
    assert.ok(Number(headers.get('retry-after')) >= 1);
  });

  test('leaves those alone who send none', async () => {
    assert.equal((await world.visitor.get('/api/v1/submissions')).json.error.code, 'missing_token');
  });
});

describe('guessing tokens with a right checksum', () => {
  const BUDGET = 5;
  const settings = { BAD_TOKENS_PER_5_MINUTES: String(BUDGET) };
  const guessed = (): Record<string, string> => ({ authorization: `Bearer ${newTokenSecret()}` });

  for (const path of ['/api/v1/submissions', '/api/v1/tools']) {
    test(`at ${path} asks the database no further once the budget is used up, however many come at once`, async () => {
      const w = await checkedWorld(settings);
      const reads = countReads(w.db, 'tokens');
      const replies = await Promise.all(Array.from({ length: 20 }, () => w.visitor.get(path, guessed())));
      assert.equal(reads(), BUDGET);
      const refused = replies.filter(({ status }) => status === 429).length;
      // Reading needs no token: with a bad one it is a read of the address like any other.
      assert.equal(refused, path.endsWith('tools') ? 0 : 20 - BUDGET);
      await w.visitor.get(path, guessed());
      assert.equal(reads(), 0);
    });
  }

  test('does not disturb a good token from the same address, until it is revoked', async () => {
    const w = await checkedWorld(settings);
    const maker = await w.person();
    assert.equal((await maker.get('/api/v1/submissions')).status, 200);
    for (let tried = 0; tried <= BUDGET; tried += 1) await w.visitor.get('/api/v1/submissions', guessed());
    assert.equal((await w.visitor.get('/api/v1/submissions', guessed())).status, 429);
    for (let read = 0; read < 10; read += 1) assert.equal((await maker.get('/api/v1/submissions')).status, 200);
    assert.match((await maker.get('/api/v1/tools')).headers.get('ratelimit-policy') ?? '', /^"read-account"/);
    const [token] = await listTokens(w.db, maker.account.id);
    await revokeToken(w.db, maker.account, token?.id ?? '');
    assert.equal((await maker.get('/api/v1/submissions')).json.error.code, 'revoked_token');
    assert.equal((await maker.get('/api/v1/submissions')).status, 429);
  });

  test('counts no token that somebody was given', async () => {
    const w = await checkedWorld(settings);
    const people = await Promise.all(Array.from({ length: BUDGET * 2 }, () => w.person()));
    for (const person of people) assert.equal((await person.get('/api/v1/submissions')).status, 200);
    for (let read = 0; read < BUDGET * 2; read += 1) {
      const person = people[read];
      if (person !== undefined) await revokeAllTokens(w.db, person.account);
      assert.equal((await person?.get('/api/v1/submissions'))?.json.error.code, 'revoked_token');
    }
  });
});
