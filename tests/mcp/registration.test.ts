/** Registration of OAuth clients (RFC 7591), and what a request says of a client that it cannot name rightly. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { UnauthorizedError } from '@modelcontextprotocol/client';
import { findRegisteredClient } from '#catalog/accounts/grants/registered-clients.ts';
import { LOCALES } from '#catalog/locales.ts';
import { timestamp } from '#database/database.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { grantMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import { readMails, signedIn, textOf, type Browser } from '../web/browser.ts';
import type { Reply } from '../support/world.ts';
import {
  CLIENT_ID,
  PUBLIC_URL,
  REDIRECT,
  allow,
  authorizePath,
  exchange,
  newProof,
  openAgent,
  openConsent,
  openOAuthWorld,
  takeTokens,
  type OAuthWorld,
} from './agent.ts';

const DAY = 86_400_000;
const MOST_UNUSED = 10_000;

let w: OAuthWorld;
let owner: Browser;
before(async () => {
  w = await openOAuthWorld({ CLIENT_REGISTRATIONS_PER_HOUR: '1000' });
  owner = await signedIn(w, (await w.person()).account.email);
});
after(() => w.close());

const register = (metadata: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  w.visitor.request('POST', '/oauth/register', JSON.stringify(metadata), {
    'content-type': 'application/json',
    ...headers,
  });

async function registered(metadata: Record<string, unknown> = {}): Promise<string> {
  const { status, json, text } = await register({ redirect_uris: [REDIRECT], ...metadata });
  assert.equal(status, 201, text);
  return json.client_id;
}

test('a client that has no document registers, is sent to its owner, submits, and refreshes', async () => {
  const person = await w.person();
  const agent = await openAgent(w, await signedIn(w, person.account.email), { registers: true });
  const submit = () => agent.client.callTool({ name: 'submit_tool', arguments: submission({ name: 'By a Stranger' }) });
  await assert.rejects(submit(), UnauthorizedError);
  const id = agent.registered()?.['client_id'];
  assert.match(id, /^client_/);
  assert.equal(agent.asked[0]?.searchParams.get('client_id'), id);
  await agent.finish();
  const { structuredContent } = (await submit()) as { structuredContent: { data: { name: string } } };
  assert.equal(structuredContent.data.name, 'By a Stranger');
  const refresh_token = agent.tokens()['refresh_token'];
  const fields = { grant_type: 'refresh_token', refresh_token, client_id: id };
  assert.equal((await exchange(w, fields)).status, 200);
  const mail = (await readMails(w)).find((text) => text.includes('An application now has access'));
  assert.match(mail ?? '', /Lantern Agent \(127\.0\.0\.1\)/);
});

test('the metadata of the server names the endpoint', async () => {
  const { json } = await w.visitor.get('/.well-known/oauth-authorization-server');
  assert.equal(json.registration_endpoint, `${PUBLIC_URL}/oauth/register`);
});

test('answers with what is registered: a public client, for the grants that there are', async () => {
  const { status, json, headers } = await register({
    redirect_uris: [REDIRECT, 'https://agent.example/back', REDIRECT],
    client_name: ' Lantern ',
    client_uri: 'https://agent.example',
    grant_types: ['refresh_token', 'authorization_code', 'implicit'],
    token_endpoint_auth_method: 'client_secret_post',
    software_id: 'x',
  });
  assert.equal(status, 201);
  const { client_id: id, client_id_issued_at: issued, ...rest } = json;
  assert.match(id, /^client_[\w-]{36}$/);
  assert.equal(issued, Math.floor(w.clock.now().getTime() / 1000));
  assert.deepEqual(rest, {
    client_name: 'Lantern',
    redirect_uris: [REDIRECT, 'https://agent.example/back'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
  assert.deepEqual(
    [headers.get('cache-control'), headers.get('access-control-allow-origin'), headers.get('content-type')],
    ['no-store', '*', 'application/json; charset=utf-8'],
  );
});

test('says what is wrong, in the form of RFC 7591, and stores nothing', async () => {
  const count = async () => (await w.db.read.selectFrom('registered_clients').select('client_id').execute()).length;
  const stored = await count();
  const many = (length: number) => Array.from({ length }, (_, at) => `https://agent.example/${at}`);
  const long = (length: number) => [`https://agent.example/${'x'.repeat(length - 22)}`];
  const cases: [unknown, string, RegExp][] = [
    [{}, 'invalid_redirect_uri', /redirect_uris must be a list of 1 to 10/],
    [{ redirect_uris: [] }, 'invalid_redirect_uri', /redirect_uris must be a list/],
    [{ redirect_uris: 'https://agent.example/' }, 'invalid_redirect_uri', /redirect_uris must be a list/],
    [{ redirect_uris: many(11) }, 'invalid_redirect_uri', /redirect_uris must be a list/],
    [{ redirect_uris: long(501) }, 'invalid_redirect_uri', /redirect_uris\[0\].*500/],
    [{ redirect_uris: [REDIRECT, 'http://agent.example/'] }, 'invalid_redirect_uri', /redirect_uris\[1\]/],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri', /redirect_uris\[0\]/],
    [{ redirect_uris: ['https://agent.example/#a'] }, 'invalid_redirect_uri', /redirect_uris\[0\]/],
    [{ redirect_uris: [REDIRECT], client_name: 'a\nb' }, 'invalid_client_metadata', /client_name/],
    [{ redirect_uris: [REDIRECT], client_name: 'x'.repeat(81) }, 'invalid_client_metadata', /client_name/],
    [{ redirect_uris: [REDIRECT], client_name: 7 }, 'invalid_client_metadata', /client_name/],
    [{ redirect_uris: [REDIRECT], grant_types: ['implicit'] }, 'invalid_client_metadata', /grant_types/],
    [{ redirect_uris: [REDIRECT], response_types: ['token'] }, 'invalid_client_metadata', /response_types/],
    [
      { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'private_key_jwt' },
      'invalid_client_metadata',
      /token_endpoint_auth_method/,
    ],
    [[], 'invalid_client_metadata', /JSON object/],
  ];
  for (const [metadata, error, description] of cases) {
    const { status, json } = await register(metadata);
    assert.deepEqual([status, json.error], [400, error], JSON.stringify(metadata));
    assert.match(json.error_description, description);
  }
  const raw = await w.visitor.request('POST', '/oauth/register', '{', { 'content-type': 'application/json' });
  assert.deepEqual([raw.status, raw.json.error], [400, 'invalid_client_metadata']);
  assert.match(raw.json.error_description, /body/);
  const form = await register({}, { 'content-type': 'application/x-www-form-urlencoded' });
  assert.deepEqual([form.status, form.headers.get('accept')], [415, 'application/json']);
  assert.equal(await count(), stored);
  await registered({ redirect_uris: [...many(9), ...long(500)], client_name: 'x'.repeat(80) });
});

test('a native app registered for this device comes back at any port, and at no other path', async () => {
  const client_id = await registered({ redirect_uris: ['http://127.0.0.1/callback', 'com.example.app:/back'] });
  for (const redirect_uri of [
    'http://127.0.0.1:1/callback',
    'http://127.0.0.1:65535/callback',
    'com.example.app:/back',
  ])
    assert.ok((await allow(owner, authorizePath(newProof().challenge, { client_id, redirect_uri }))).get('code'));
  const { page } = await openConsent(
    owner,
    authorizePath(newProof().challenge, { client_id, redirect_uri: 'http://127.0.0.1:1/other' }),
  );
  assert.equal(page.status, 400);
});

test('Cursor, whose scheme has no dot, registers as it does, and the consent names it', async () => {
  const redirect_uri = 'cursor://anysphere.cursor-mcp/oauth/callback';
  const redirect_uris = [
    redirect_uri,
    'https://www.cursor.com/agents/mcp/oauth/callback',
    'http://localhost:8787/callback',
  ];
  const client_id = await registered({ redirect_uris, client_name: 'Cursor' });
  const path = authorizePath(newProof().challenge, { client_id, redirect_uri });
  const { page } = await openConsent(owner, path);
  assert.match(
    textOf(page),
    /Redirects to \S*Cursor\S*, an app on this device.*Any program on this device can claim this/,
  );
  assert.match(page.headers.get('content-security-policy') ?? '', /form-action 'self' cursor:;/);
  assert.ok((await allow(owner, path)).get('code'));
  for (const other of [
    'cursor://anysphere.cursor-deeplink/mcp/install',
    'cursor://anysphere.cursor-mcp.evil/',
    'foo:/back',
  ]) {
    const { status, json } = await register({ redirect_uris: [other] });
    assert.deepEqual([status, json.error], [400, 'invalid_redirect_uri'], other);
    assert.match(json.error_description, /com\.example\.app:, or begin with cursor:/);
  }
});

test('the consent says that nobody vouches for the name, and so does the list of applications', async () => {
  const browser = await signedIn(w, (await w.person()).account.email);
  const redirect_uri = 'https://agent.example/back';
  const client_id = await registered({ redirect_uris: [redirect_uri, REDIRECT], client_name: 'Lantern' });
  const shown = async (uri: string) =>
    textOf((await openConsent(browser, authorizePath(newProof().challenge, { client_id, redirect_uri: uri }))).page);
  assert.match(await shown(redirect_uri), /Published by unknown: the application registered itself.*agent\.example/);
  assert.match(await shown(redirect_uri), /Anyone can register an application under this name/);
  assert.match(await shown(REDIRECT), /Any program on this device can claim this name/);
  await allow(browser, authorizePath(newProof().challenge, { client_id, redirect_uri }));
  assert.match(textOf(await browser.get('/en/account/tokens')), /Connected applications Lantern see your/);
});

test('a client without a name is called by the place that it sends people to', async () => {
  const { json } = await register({ redirect_uris: ['https://agent.example/back'] });
  assert.equal(json.client_name, 'agent.example');
});

test('a client that was allowed something is known until the grant can be no more, and a week longer', async () => {
  const client_id = await registered();
  const { challenge } = newProof();
  await allow(owner, authorizePath(challenge, { client_id }));
  const isKnown = async () => {
    await keepHouse(w.app.context);
    return (await findRegisteredClient(w.db, client_id)) !== undefined;
  };
  w.clock.advance(97 * DAY - 1);
  assert.ok(await isKnown());
  w.clock.advance(1);
  assert.ok(!(await isKnown()));
  const { json } = await exchange(w, { grant_type: 'refresh_token', refresh_token: 'x', client_id });
  assert.equal(json.error, 'invalid_client', 'so that the program registers again');
  owner = await signedIn(w, (await w.person()).account.email);
});

test('of more than 10,000 unused clients the oldest is forgotten, and no used one', async () => {
  await w.db.write((trx) => trx.deleteFrom('registered_clients').execute());
  const used = await registered();
  await takeTokens(w, owner, { client_id: used });
  const expires_at = timestamp(w.clock.now(), DAY);
  const rows = Array.from({ length: MOST_UNUSED - 1 }, (_, at) => ({
    client_id: `client_${String(at).padStart(36, '0')}`,
    document: '{}',
    registered_at: timestamp(w.clock.now()),
    expires_at: at === 0 ? timestamp(w.clock.now(), DAY - 1) : expires_at,
  }));
  for (let at = 0; at < rows.length; at += 1_000)
    await w.db.write((trx) =>
      trx
        .insertInto('registered_clients')
        .values(rows.slice(at, at + 1_000))
        .execute(),
    );
  const known = async (): Promise<string[]> =>
    (await w.db.read.selectFrom('registered_clients').select('client_id').execute()).map((row) => row.client_id);
  await registered();
  assert.equal((await known()).length, MOST_UNUSED + 1, 'they fit');
  await registered();
  const left = await known();
  assert.equal(left.length, MOST_UNUSED + 1);
  assert.ok(left.includes(used));
  assert.ok(!left.includes(rows[0]?.client_id ?? ''));
});

test('registrations are limited by client address', async () => {
  const limited = await openOAuthWorld({ CLIENT_REGISTRATIONS_PER_HOUR: '1' });
  after(() => limited.close());
  const ask = () => limited.visitor.post('/oauth/register', { redirect_uris: [REDIRECT] });
  assert.equal((await ask()).status, 201);
  const { status, json, headers } = await ask();
  assert.deepEqual([status, json.error, headers.has('retry-after')], [429, 'temporarily_unavailable', true]);
});

describe('a request that names its client or its address wrongly', () => {
  const ask = (more: Record<string, string | undefined>): string => authorizePath(newProof().challenge, more);
  let gone = '';
  let other = '';
  before(() => {
    gone = w.publishDocument('gone', {}, '404 Not Found');
    other = w.publishDocument('other', { client_id: CLIENT_ID });
  });
  const CASES: readonly [keyof ReturnType<typeof grantMessages>['grants']['faults'], string, RegExp, () => string][] = [
    ['no_client', 'invalid_request', /client_id is missing/, () => ask({ client_id: undefined })],
    ['no_client', 'invalid_request', /nor the id of a reg/, () => ask({ client_id: 'http://agent.example/c.json' })],
    ['unregistered', 'invalid_client', /register again/, () => ask({ client_id: `client_${'0'.repeat(36)}` })],
    ['unreachable', 'invalid_client', /it responded with 404/, () => ask({ client_id: gone })],
    [
      'unreachable',
      'invalid_client',
      /there is no such name/,
      () => ask({ client_id: 'https://nobody.farm-of-tests.com/c.json' }),
    ],
    ['unusable', 'invalid_client', /names another client_id/, () => ask({ client_id: other })],
    ['no_redirect', 'invalid_request', /redirect_uri is missing/, () => ask({ redirect_uri: undefined })],
    [
      'wrong_redirect',
      'invalid_request',
      /redirect_uri is none of those/,
      () => ask({ redirect_uri: 'https://evil.example/' }),
    ],
  ];

  const open = async (path: string, headers: Record<string, string>): Promise<Reply> => {
    const first = await owner.get(path, headers);
    return first.status === 303 ? owner.get(first.headers.get('location') ?? '', headers) : first;
  };

  test('says which it is, on a page in every language', async () => {
    await assertEach(
      CASES.flatMap((each) => LOCALES.map((locale) => [each, locale] as const)),
      ([[fault], locale]) => `${fault} ${locale}`,
      async ([[fault, error, description, path], locale]) => {
        const page = await open(path(), { 'accept-language': locale });
        assert.equal(page.status, 400);
        assert.ok(textOf(page).includes(grantMessages(locale).grants.faults[fault]), textOf(page));
        assert.match(textOf(page), new RegExp(`${error}: .*${description.source}`));
      },
    );
  });

  test('says so as JSON to a program', async () => {
    for (const [, error, description, path] of CASES) {
      const { status, json } = await open(path(), { accept: 'application/json' });
      assert.deepEqual([status, json.error], [400, error]);
      assert.match(json.error_description, description);
    }
  });

  test('is told before the sign-in where nothing must be fetched for it', async () => {
    const client_id = await registered();
    for (const more of [
      { client_id: undefined },
      { redirect_uri: undefined },
      { client_id: 'client_unknown-unknown-unknown' },
      { client_id, redirect_uri: 'https://evil.example/' },
    ])
      assert.equal((await w.visitor.get(ask(more))).status, 400, JSON.stringify(more));
    assert.equal((await w.visitor.get(ask({ client_id }))).status, 303);
    assert.equal((await w.visitor.get(ask({ client_id: 'https://nobody.farm-of-tests.com/c.json' }))).status, 303);
  });

  test('is told at the exchange of a code, too', async () => {
    const redeem = async (change: Record<string, string | undefined>): Promise<string> => {
      const { verifier, challenge } = newProof();
      const code = (await allow(owner, authorizePath(challenge))).get('code') ?? '';
      const fields = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: REDIRECT,
        ...change,
      };
      const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
      return (await exchange(w, Object.fromEntries(given))).json.error_description;
    };
    assert.match(await redeem({ redirect_uri: 'http://127.0.0.1:1/callback' }), /redirect_uri is not the one/);
    assert.match(await redeem({ redirect_uri: undefined }), /missing: redirect_uri/);
    assert.match(await redeem({ code_verifier: newProof().verifier }), /code_verifier does not fit/);
  });
});
