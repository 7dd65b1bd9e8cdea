/** Tokens that a secret scanner has found are revoked, and their owners hear of it; nobody else can say so. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { refreshGrant } from '#catalog/accounts/grants/exchange.ts';
import { newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import { readConfig } from '#server/settings/config.ts';
import { readMails } from '../web/browser.ts';
import { allowApplication, APPLICATION } from '../support/filled-grants.ts';
import { openWorld, type Reply, type World } from '../support/world.ts';
import { conformanceTo } from './described-answers.ts';

const PATH = '/api/v1/token-leaks';
const makeKeys = (curve = 'P-256') => generateKeyPairSync('ec', { namedCurve: curve });
const written = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

describe('leaked tokens', () => {
  const former = makeKeys();
  const { publicKey, privateKey } = makeKeys();
  let w: World;
  before(async () => {
    w = await openWorld({ TOKEN_LEAK_KEYS: `${written(former.publicKey)},${written(publicKey)}` });
  });
  after(() => w.close());

  test('is described with its headers, and a report by that description is answered as described', async () => {
    const { json: document } = await w.visitor.get('/agent/openapi.json');
    const conforms = conformanceTo(document);
    const { parameters, requestBody, description } = document.paths['/token-leaks'].post;
    assert.deepEqual(
      parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required]),
      [
        ['Github-Public-Key-Signature', true],
        ['Github-Public-Key-Identifier', false],
      ],
    );
    const reply = await report(requestBody.content['application/json'].example);
    assert.equal(reply.status, 200);
    conforms('POST', PATH, reply);
    conforms('POST', PATH, await report([], makeKeys().privateKey));
    conforms('POST', PATH, await report('{}'));
    const [, pattern = ''] = /match `([^`]+)`/.exec(description) ?? [];
    for (const kind of ['personal', 'access', 'refresh'] as const)
      assert.match(newTokenSecret(kind), new RegExp(`^${pattern}$`));
  });

  const url = 'https://github.com/somebody/repository/blob/main/deploy.sh';
  function report(found: unknown, key = privateKey, more: Record<string, string> = {}): Promise<Reply> {
    const body = typeof found === 'string' ? found : JSON.stringify(found);
    const signature = sign('sha256', Buffer.from(body), key).toString('base64');
    const headers = { 'content-type': 'application/json', 'github-public-key-identifier': 'one' };
    return w.visitor.request('POST', PATH, body, { ...headers, 'github-public-key-signature': signature, ...more });
  }

  test('are revoked at once, with a mail that names the place and a row in the audit log', async () => {
    const { account, token, get } = await w.person();
    const reply = await report([{ token, type: 'api_token', url, source: 'content' }]);
    assert.equal(reply.status, 200);
    assert.deepEqual(reply.json, [{ token_raw: token, token_type: 'api_token', label: 'true_positive' }]);
    assert.match(reply.headers.get('ratelimit') ?? '', /^"write"/);
    const refused = await get('/api/v1/submissions');
    assert.deepEqual([refused.status, refused.json.error.code], [401, 'revoked_token']);
    await w.app.drain('outbox');
    const mails = (await readMails(w)).filter((mail) => mail.includes(account.email) && mail.includes(url));
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes('/en/account/tokens') && !mails[0].includes(token));
    const rows = await w.db.read.selectFrom('history').selectAll().where('action', '=', 'leaked').execute();
    assert.equal(rows.length, 1);
    assert.ok(rows[0]?.detail?.includes(url) && !rows[0].detail.includes(token));

    assert.equal((await report([{ token, url }, { token }])).json[1].label, 'true_positive');
    await w.app.drain('outbox');
    assert.equal((await readMails(w)).filter((mail) => mail.includes(url)).length, 1, 'told once');
  });

  test('of applications end what their owner has allowed them, whichever token was found', async () => {
    const { account } = await w.person();
    for (const kind of ['access', 'refresh'] as const) {
      const { tokens, id } = await allowApplication(w, account);
      const asked = () => w.visitor.get('/api/v1/submissions', { authorization: `Bearer ${tokens.accessToken}` });
      assert.equal((await asked()).status, 200);
      const token = (kind === 'access' ? tokens.accessToken : tokens.refreshToken) ?? '';
      const place = `${url}#${kind}`;
      const verdict = { token_raw: token, token_type: `oauth_${kind}_token`, label: 'true_positive' };
      assert.deepEqual((await report([{ token, url: place }, { token }])).json, [verdict, verdict]);
      assert.equal((await asked()).json.error.code, 'revoked_token');
      const refreshed = {
        token: tokens.refreshToken ?? '',
        clientId: APPLICATION,
        scopes: undefined,
        resources: undefined,
      };
      assert.deepEqual(await refreshGrant(w.db, refreshed), { refusal: 'invalid_grant' });
      await w.app.drain('outbox');
      const mails = (await readMails(w)).filter((mail) => mail.includes(account.email) && mail.includes(place));
      assert.equal(mails.length, 1);
      assert.ok(mails[0]?.includes('Papierdrachen') && !mails[0].includes(token));
      const rows = await w.db.read
        .selectFrom('history')
        .select(['action', 'detail'])
        .where('subject_id', '=', id)
        .execute();
      assert.deepEqual(rows.map(({ action }) => action).sort(), ['created', 'leaked']);
      assert.ok(rows.find(({ action }) => action === 'leaked')?.detail?.includes(place));
    }
  });

  test('of nobody are no findings, and what is no token is none', async () => {
    const { json } = await report([{ token: newTokenSecret() }, { token: 'aitp_short' }, { token: '\0' }]);
    assert.deepEqual(
      json.map(({ label }: { label: string }) => label),
      ['false_positive', 'false_positive', 'false_positive'],
    );
  });

  test('may be reported with any of the keys, so that one can be exchanged', async () => {
    const { token } = await w.person();
    assert.equal((await report([{ token }], former.privateKey)).json[0].label, 'true_positive');
  });

  test('are noted with the address where they were found, and without one where none is told', async () => {
    const detailOf = async (found: object): Promise<unknown> => {
      const { token, account } = await w.person();
      await report([{ token, ...found }]);
      const row = await w.db.read
        .selectFrom('history')
        .innerJoin('tokens', 'tokens.id', 'history.subject_id')
        .select('history.detail')
        .where('history.action', '=', 'leaked')
        .where('tokens.account_id', '=', account.id)
        .executeTakeFirstOrThrow();
      return Object.keys(JSON.parse(row.detail ?? '{}') as object);
    };
    assert.deepEqual(await detailOf({ url }), ['name', 'url']);
    assert.deepEqual(await detailOf({}), ['name']);
  });

  test('are believed from nobody else, of nothing else', async () => {
    const { token, get } = await w.person();
    const found = [{ token }];
    assert.equal((await report(found, makeKeys().privateKey)).status, 403);
    for (const signature of ['', 'AAAA', 'x'.repeat(500)])
      assert.equal((await report(found, privateKey, { 'github-public-key-signature': signature })).status, 403);
    const unsigned = await w.visitor.post(PATH, found);
    assert.equal(unsigned.status, 403);
    const signature = sign('sha256', Buffer.from('[]'), privateKey).toString('base64');
    assert.equal((await w.visitor.post(PATH, found, { 'github-public-key-signature': signature })).status, 403);
    assert.equal((await get('/api/v1/submissions')).status, 200);
  });

  test('in a form that is none are refused, and the address takes POST alone', async () => {
    for (const body of [
      '{',
      '{}',
      '[1]',
      '[{}]',
      '[{"token":1}]',
      JSON.stringify(Array.from({ length: 501 }, () => ({ token: 'x' }))),
    ])
      assert.equal((await report(body)).status, 422, body.slice(0, 40));
    assert.equal((await report('[]', privateKey, { 'content-type': 'text/plain' })).status, 415);
    assert.equal((await report([{ token: 'x'.repeat(300_000) }])).status, 413);
    const got = await w.visitor.get(PATH);
    assert.deepEqual([got.status, got.headers.get('allow')], [405, 'POST, OPTIONS']);
  });
});

test('without a key the address is not there', async () => {
  const w = await openWorld();
  try {
    assert.equal((await w.visitor.post(PATH, [])).status, 404);
  } finally {
    await w.close();
  }
});

test('keys of other kinds are refused at the start', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey;
  for (const key of ['nonsense', written(rsa), written(makeKeys('P-384').publicKey)])
    assert.throws(() => readConfig({ TOKEN_LEAK_KEYS: key }), /TOKEN_LEAK_KEYS: expected public keys/);
});
