/** OAuth for agents: the whole way of a client with nothing but a button, and what holds on each step of it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { UnauthorizedError } from '@modelcontextprotocol/client';
import { changePassword } from '#catalog/accounts/own-password.ts';
import { listGrants } from '#catalog/accounts/grants/grants.ts';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { submission } from '../support/factories.ts';
import { readMails, signedIn, textOf, type Browser } from '../web/browser.ts';
import { PASSWORD, type Reply } from '../support/world.ts';
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

let w: OAuthWorld;
let owner: Browser;
before(async () => {
  w = await openOAuthWorld();
  owner = await signedIn(w, (await w.person()).account.email);
});
after(() => w.close());

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const readAtApi = (token: string): Promise<Reply> => w.visitor.get('/api/v1/submissions', bearer(token));
const API = { resource: `${PUBLIC_URL}/api/v1` };
const refresh = (token: string, more: Record<string, string> = {}): Promise<Reply> =>
  exchange(w, { grant_type: 'refresh_token', refresh_token: token, ...more });

async function callTool(token: string, name: string, args: unknown = {}): Promise<Reply> {
  const message = { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name, arguments: args } };
  const headers = {
    ...bearer(token),
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  };
  return w.visitor.post('/mcp', message, headers);
}

test('a client with only a button reads, is sent to its owner, submits, and is ended on the page of tokens', async () => {
  const person = await w.person();
  const browser = await signedIn(w, person.account.email);
  const agent = await openAgent(w, browser);
  assert.ok((await agent.client.listTools()).tools.length > 10, 'reading asks for nothing');
  const submit = () => agent.client.callTool({ name: 'submit_tool', arguments: submission({ name: 'By an Agent' }) });
  await assert.rejects(submit(), UnauthorizedError);
  assert.equal(agent.asked[0]?.searchParams.get('scope'), 'read submit');
  assert.equal(agent.asked[0]?.searchParams.get('resource'), `${PUBLIC_URL}/mcp`);
  await agent.finish();
  const { structuredContent } = (await submit()) as { structuredContent: { data: { id: string } } };
  const own = await person.get('/api/v1/submissions');
  assert.deepEqual([own.json.data[0].id, own.json.data[0].name], [structuredContent.data.id, 'By an Agent']);
  const mail = (await readMails(w)).find((text) => text.includes('An application now has access'));
  assert.match(mail ?? '', /Lantern Agent \(agent\.farm-of-tests\.com\)/);
  const tokens = await browser.get('/en/account/tokens');
  assert.match(textOf(tokens), /Connected applications Lantern Agent agent\.farm-of-tests\.com/);
  const [end = ''] = /\/en\/account\/grants\/[\w-]+\/end/.exec(tokens.text) ?? [];
  assert.match(textOf(await browser.follow(await browser.send(end))), /The application has been disconnected\./);
  assert.equal((await callTool(agent.tokens()['access_token'], 'list_submissions')).status, 401);
  assert.equal((await refresh(agent.tokens()['refresh_token'])).json.error, 'invalid_grant');
});

test('says where it is: of itself, of both resources, and in every refusal', async () => {
  const server = (await w.visitor.get('/.well-known/oauth-authorization-server')).json;
  assert.deepEqual(
    [server.issuer, server.authorization_endpoint, server.token_endpoint, server.code_challenge_methods_supported],
    [PUBLIC_URL, `${PUBLIC_URL}/oauth/authorize`, `${PUBLIC_URL}/oauth/token`, ['S256']],
  );
  assert.equal(server.client_id_metadata_document_supported, true);
  assert.equal(server.authorization_response_iss_parameter_supported, true);
  for (const path of ['/mcp', '/api/v1']) {
    const { json } = await w.visitor.get(`/.well-known/oauth-protected-resource${path}`);
    assert.deepEqual([json.resource, json.authorization_servers], [PUBLIC_URL + path, [PUBLIC_URL]]);
  }
  const metadata = `resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`;
  const bad = await callTool(`aito_${'x'.repeat(38)}`, 'list_submissions');
  assert.deepEqual(
    [bad.status, bad.headers.get('www-authenticate')],
    [401, `Bearer realm="api", error="invalid_token", ${metadata}`],
  );
  const none = await w.visitor.get('/api/v1/submissions');
  assert.match(
    none.headers.get('www-authenticate') ?? '',
    /^Bearer realm="api", scope="read", resource_metadata="[^"]+\/api\/v1"$/,
  );
});

test('the endpoints for tokens answer other methods in JSON, with the method that they take', async () => {
  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register'])
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers, json } = await w.visitor.request(method, path);
      assert.deepEqual([status, json.error.code], [405, 'method_not_allowed'], `${method} ${path}`);
      assert.equal(headers.get('allow'), 'POST, OPTIONS');
      assert.match(headers.get('content-type') ?? '', /^application\/json/);
    }
});

test('a code is good once, with its verifier, for its client and address, for a minute', async () => {
  const redeem = async (change: Record<string, string> = {}, late = 0): Promise<Reply[]> => {
    const { verifier, challenge } = newProof();
    const answered = await allow(owner, authorizePath(challenge, API));
    assert.deepEqual([answered.get('state'), answered.get('iss')], ['xyz', PUBLIC_URL]);
    w.clock.advance(late);
    const fields = { grant_type: 'authorization_code', code: answered.get('code') ?? '', code_verifier: verifier };
    const wanted = { ...fields, redirect_uri: REDIRECT, ...change };
    return [await exchange(w, wanted), await exchange(w, { ...wanted, ...fields, redirect_uri: REDIRECT })];
  };
  const [first, second] = await redeem();
  assert.equal(first?.status, 200);
  assert.deepEqual([second?.status, second?.json.error], [400, 'invalid_grant']);
  assert.equal((await readAtApi(first?.json.access_token)).status, 401, 'its second use has ended the grant');
  assert.equal((await refresh(first?.json.refresh_token)).json.error, 'invalid_grant');
  for (const change of [
    { code_verifier: newProof().verifier },
    { redirect_uri: 'http://127.0.0.1:4712/callback' },
    { client_id: 'https://other.example/client.json' },
    { resource: `${PUBLIC_URL}/mcp`, error: 'invalid_target' },
  ] as Record<string, string>[]) {
    const { error = 'invalid_grant', ...fields } = change;
    assert.equal((await redeem(fields))[0]?.json.error, error, JSON.stringify(fields));
  }
  assert.equal((await redeem({}, 61_000))[0]?.json.error, 'invalid_grant');
});

test('of two who bring the same code or refresh token at once, one gets tokens and both lose the grant', async () => {
  const { verifier, challenge } = newProof();
  const code = (await allow(owner, authorizePath(challenge, API))).get('code') ?? '';
  const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT };
  const replies = await Promise.all([exchange(w, fields), exchange(w, fields)]);
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 400],
  );
  const given = replies.find(({ status }) => status === 200)?.json;
  assert.equal((await readAtApi(given.access_token)).status, 401);
});

test('a refresh token is exchanged once for new ones; brought again it ends the grant', async () => {
  const first = await takeTokens(w, owner, API);
  assert.deepEqual([first.token_type, first.expires_in, first.scope], ['Bearer', 3600, 'read submit']);
  const narrow = (await refresh(first.refresh_token, { scope: 'read' })).json;
  assert.equal(narrow.scope, 'read');
  const second = (await refresh(narrow.refresh_token)).json;
  assert.equal(second.scope, 'read submit', 'what is left out comes back');
  assert.equal((await readAtApi(second.access_token)).status, 200);
  assert.equal((await refresh(first.refresh_token)).json.error, 'invalid_grant');
  assert.equal((await readAtApi(second.access_token)).status, 401);
  assert.equal((await refresh(second.refresh_token)).json.error, 'invalid_grant');
});

test('tokens end by time, and by their return', async () => {
  const early = await takeTokens(w, owner, API);
  w.clock.advance(3_600_000);
  assert.equal((await readAtApi(early.access_token)).json.error.code, 'expired_token');
  const later = (await refresh(early.refresh_token)).json;
  const back = await exchange(w, { token: later.refresh_token }, '/oauth/revoke');
  assert.equal(back.status, 200);
  assert.equal((await readAtApi(later.access_token)).json.error.code, 'revoked_token');
  assert.equal((await exchange(w, { token: 'unknown' }, '/oauth/revoke')).status, 200);
});

test('a program that goes on refreshing is asked for again after 90 days, and the last tokens end no later', async () => {
  const day = 86_400_000;
  const person = await w.person();
  let { refresh_token: token } = await takeTokens(w, await signedIn(w, person.account.email), API);
  for (let time = 0; time < 3; time += 1) {
    w.clock.advance(29 * day);
    token = (await refresh(token)).json.refresh_token;
  }
  w.clock.advance(3 * day - 600_000);
  const last = (await refresh(token)).json;
  assert.equal(last.expires_in, 600);
  assert.equal((await readAtApi(last.access_token)).status, 200);
  w.clock.advance(600_000);
  assert.equal((await readAtApi(last.access_token)).json.error.code, 'expired_token');
  assert.equal((await refresh(last.refresh_token)).json.error, 'invalid_grant');
});

test('the consent names where access is good, and for how long', async () => {
  owner = await signedIn(w, (await w.person()).account.email);
  const { challenge } = newProof();
  const lasting = textOf((await openConsent(owner, authorizePath(challenge, API))).page);
  assert.match(
    lasting,
    /Access to the API https:\/\/catalog\.example\/api\/v1 Valid for 90 days at most; it ends after 30 days/,
  );
  const brief = w.publishDocument('brief', { grant_types: ['authorization_code'] });
  const once = textOf((await openConsent(owner, authorizePath(challenge, { client_id: brief }))).page);
  assert.match(once, /Access to the MCP server https:\/\/catalog\.example\/mcp Valid for 1 hour/);
});

test('the answer to a code has these members, and a refresh token where the program asks for one', async () => {
  const members = ['access_token', 'token_type', 'expires_in', 'scope'];
  assert.deepEqual(Object.keys(await takeTokens(w, owner, API)), [...members, 'refresh_token']);
  const brief = w.publishDocument('once', { grant_types: ['authorization_code'] });
  assert.deepEqual(Object.keys(await takeTokens(w, owner, { ...API, client_id: brief })), members);
});

test('a token is good at its resource alone, and for its scopes alone', async () => {
  owner = await signedIn(w, (await w.person()).account.email);
  const atMcp = await takeTokens(w, owner, { scope: 'read' });
  assert.equal((await callTool(atMcp.access_token, 'list_submissions')).status, 200);
  assert.equal((await readAtApi(atMcp.access_token)).json.error.code, 'invalid_token');
  const refused = await callTool(atMcp.access_token, 'submit_tool', submission());
  assert.equal(refused.status, 403);
  assert.match(refused.text, /"id":5/);
  assert.match(
    refused.headers.get('www-authenticate') ?? '',
    /error="insufficient_scope", scope="read submit", resource_metadata=/,
  );
  const atApi = await takeTokens(w, owner, { ...API, scope: 'read' });
  assert.equal((await callTool(atApi.access_token, 'list_submissions')).status, 401);
  const { status, headers } = await w.visitor.post('/api/v1/submissions', submission(), bearer(atApi.access_token));
  assert.equal(status, 403);
  assert.match(headers.get('www-authenticate') ?? '', /insufficient_scope/);
});

test('a grant makes nobody more than a member', async () => {
  const browser = await signedIn(w, (await w.person('admin')).account.email);
  const { access_token: token } = await takeTokens(w, browser, API);
  const { json } = await w.visitor.get('/api/v1/tools?q=lantern&explain=true', bearer(token));
  assert.equal(json.explanation, undefined);
  assert.equal((await w.visitor.get('/en/editor/queue', bearer(token))).status, 303);
});

describe('the page that asks', () => {
  const refusal = async (more: Record<string, string | undefined>): Promise<[number, boolean]> => {
    const { page } = await openConsent(owner, authorizePath(newProof().challenge, more));
    return [page.status, /This (?:application is unknown|request is not valid)/.test(page.text)];
  };

  test('says who asks, for what, and where the answer goes, and its form may lead there', async () => {
    const { page } = await openConsent(owner, authorizePath(newProof().challenge));
    assert.match(textOf(page), /Lantern Agent.*agent\.farm-of-tests\.com.*a program on this device.*submit tools/);
    assert.match(page.headers.get('content-security-policy') ?? '', /form-action 'self' http:\/\/127\.0\.0\.1:4711;/);
    const visitor = await w.visitor.get(page.headers.get('location') ?? authorizePath(newProof().challenge));
    const asked = await w.visitor.get(visitor.headers.get('location') ?? '');
    assert.match(asked.headers.get('location') ?? '', /^\/en\/sign-in\?next=/);
  });

  test('shows nothing of programs that cannot be recognised, and sends nobody on', async () => {
    for (const more of [
      { redirect_uri: 'https://evil.example/back' },
      { redirect_uri: 'http://127.0.0.1:4711/other' },
      { redirect_uri: 'http://127.0.0.1.evil.example/callback' },
      { redirect_uri: undefined },
      { client_id: 'https://nobody.farm-of-tests.com/client.json' },
      { client_id: 'https://agent.farm-of-tests.com/' },
      { client_id: 'http://agent.farm-of-tests.com/client.json' },
      { client_id: w.publishDocument('liar', { client_id: CLIENT_ID }) },
      { client_id: w.publishDocument('mover', {}, '302 Found') },
      { client_id: w.publishDocument('keeper', { token_endpoint_auth_method: 'client_secret_post' }) },
    ])
      assert.deepEqual(await refusal(more), [400, true], JSON.stringify(more));
    assert.deepEqual(w.farm.leaks(), []);
  });

  test('takes any port of this device, and every other address letter for letter', async () => {
    for (const redirect_uri of ['http://127.0.0.1:65000/callback', 'https://agent.farm-of-tests.com/back'])
      assert.ok((await takeTokens(w, owner, { redirect_uri })).access_token);
    assert.deepEqual(await refusal({ redirect_uri: 'https://agent.farm-of-tests.com/back?x=1' }), [400, true]);
  });

  let names = 0;
  const FAULTY = [
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_scope', { scope: 'admin' }],
    ['invalid_target', { resource: 'https://elsewhere.example/mcp' }],
  ] as const;

  test('sends nobody on with a faulty request of a program that they have allowed nothing, but by a link', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    for (const [error, more] of FAULTY) {
      const { page, form } = await openConsent(browser, authorizePath(newProof().challenge, more));
      for (const { status, headers, text } of [page, await browser.send(form, { decision: 'allow' })]) {
        assert.deepEqual([status, headers.get('location')], [400, null], error);
        const [, back = ''] = /<a class="button[^"]*" href="([^"]*)"/.exec(text) ?? [];
        const { origin, searchParams } = new URL(back.replaceAll('&amp;', '&'));
        assert.deepEqual([origin, searchParams.get('error')], [new URL(REDIRECT).origin, error]);
      }
    }
    assert.deepEqual(await w.db.read.selectFrom('authorization_requests').selectAll().execute(), []);
  });

  test('tells a program that is allowed something what is wrong with its request, and a refusal', async () => {
    await takeTokens(w, owner, API);
    for (const [error, more] of FAULTY) {
      const { page } = await openConsent(owner, authorizePath(newProof().challenge, more));
      const { searchParams } = new URL(page.headers.get('location') ?? '');
      assert.deepEqual([searchParams.get('error'), searchParams.get('iss')], [error, PUBLIC_URL]);
    }
    const denied = await allow(owner, authorizePath(newProof().challenge), 'deny');
    assert.deepEqual([denied.get('error'), denied.get('state'), denied.has('code')], ['access_denied', 'xyz', false]);
  });

  test('knows no address with a character that could not be sent, or a host that would change the policy of the page, though the program names it, and makes no grant', async () => {
    for (const redirect_uri of [
      'https://agent.farm-of-tests.com/back\r\nSet-Cookie: a=b',
      'https://agent.farm-of-tests.com/\tback',
      'https://agent.farm-of-tests.com/back ',
      'com.example.agent:/b\u00e4ck',
      'http://127.0.0.1/callback\n',
      'https://a;sandbox/back',
      'https://a;script-src/back',
      'https://a,default-src/back',
      'https://*/back',
      'https://*.example/back',
      "https://'none'/back",
    ]) {
      const client_id = w.publishDocument(`named-${(names += 1)}`, { redirect_uris: [redirect_uri, REDIRECT] });
      const made = await w.db.read.selectFrom('grants').selectAll().execute();
      const { page, form } = await openConsent(owner, authorizePath(newProof().challenge, { client_id, redirect_uri }));
      assert.equal(page.status, 400, JSON.stringify(redirect_uri));
      assert.equal((await owner.send(form, { decision: 'allow' })).status, 400);
      assert.deepEqual(await w.db.read.selectFrom('grants').selectAll().execute(), made);
    }
  });

  test('calls a program by its host where its name could not be that of a tool', async () => {
    const shown = async (client_name: unknown): Promise<string> => {
      const client_id = w.publishDocument(`named-${(names += 1)}`, { client_name });
      const { page } = await openConsent(owner, authorizePath(newProof().challenge, { client_id }));
      return /<p class="lead">\u2068(.*?)\u2069/s.exec(page.text)?.[1] ?? page.text;
    };
    for (const name of ['Toolshelf\u202Efoo', 'Line\nend', 'Zero\u200Bwidth', 'Bell\u0007', 'x'.repeat(81), '  ', 7])
      assert.equal(await shown(name), `named-${names}.farm-of-tests.com`, JSON.stringify(name));
    assert.equal(await shown(` ${'x'.repeat(80)} `), 'x'.repeat(80));
  });

  test('stores nothing for who asks, and takes what an address has room for', async () => {
    const asked = (state: number): string => authorizePath(newProof().challenge, { state: 's'.repeat(state) });
    const long = asked(1_500 - (asked(0).length - '/oauth/authorize?'.length));
    const rows = async (): Promise<unknown[]> => w.db.read.selectFrom('authorization_requests').selectAll().execute();
    const sent = await w.visitor.get(long);
    assert.equal(sent.status, 303);
    const signIn = await w.visitor.get(sent.headers.get('location') ?? '');
    const next = new URL(signIn.headers.get('location') ?? '', w.origin).searchParams.get('next') ?? '';
    assert.equal((await owner.get(`/en/sign-in?next=${encodeURIComponent(next)}`)).headers.get('location'), next);
    assert.equal((await owner.get(next)).status, 200);
    const { status, text } = await w.visitor.get(`${long}s`);
    assert.deepEqual([status, text.includes('more than 1500 characters')], [400, true]);
    assert.deepEqual(await rows(), []);
  });

  test('is allowed twice by a double click, which makes one grant, one mail, and two codes that are each good', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    const { verifier, challenge } = newProof();
    const { form } = await openConsent(browser, authorizePath(challenge, API));
    const replies = await Promise.all([1, 2].map(() => browser.send(form, { decision: 'allow' })));
    const grants = () => listGrants(w.db, person.account.id);
    assert.equal((await grants()).length, 1);
    const mails = (await readMails(w)).filter((text) => text.includes(person.account.email));
    assert.equal(mails.filter((text) => text.includes('An application now has access')).length, 1);
    for (const reply of replies) {
      const code = new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT };
      assert.equal((await readAtApi((await exchange(w, fields)).json.access_token)).status, 200);
    }
    await allow(browser, authorizePath(newProof().challenge, API));
    assert.equal((await grants()).length, 2, 'another request is another grant');
    for (const { id } of await grants()) await browser.send(`/en/account/grants/${id}/end`);
    await browser.send(form, { decision: 'allow' });
    assert.equal((await grants()).length, 1, 'what was ended is not continued');
  });
});

test('without outgoing requests nobody is asked for anything', async () => {
  const closed = await openOAuthWorld({ OUTGOING: 'off' });
  after(() => closed.close());
  assert.equal((await closed.visitor.get(authorizePath(newProof().challenge))).status, 404);
  assert.deepEqual(await closed.db.read.selectFrom('authorization_requests').selectAll().execute(), []);
});

test('a new password, a suspension and a deletion end what was allowed, and the export names it', async () => {
  const connect = async () => {
    const { account } = await w.person();
    const { access_token: token } = await takeTokens(w, await signedIn(w, account.email), API);
    assert.equal((await readAtApi(token)).status, 200);
    return { account, token };
  };
  const changed = await connect();
  const browser = await signedIn(w, changed.account.email);
  const { grants } = (await browser.get('/en/account/data')).json;
  assert.deepEqual([grants[0].client_id, grants[0].scopes], [CLIENT_ID, ['read', 'submit']]);
  const passwords = { currentPassword: PASSWORD, newPassword: 'another long sentence', sessionIdHash: null };
  await changePassword(w.db, changed.account, passwords);
  const suspended = await connect();
  await suspendAccount(w.db, null, { email: suspended.account.email });
  const deleted = await connect();
  await deleteAccount(w.db, deleted.account, PASSWORD);
  for (const { token } of [changed, suspended, deleted])
    assert.equal((await readAtApi(token)).json.error.code, 'revoked_token');
});

test('requests for tokens and for consent are limited', async () => {
  const limited = await openOAuthWorld({ TOKEN_REQUESTS_PER_MINUTE: '1', AUTHORIZATIONS_PER_5_MINUTES: '1' });
  after(() => limited.close());
  const ask = () => exchange(limited, { grant_type: 'password' });
  assert.equal((await ask()).json.error, 'unsupported_grant_type');
  const { status, json, headers } = await ask();
  assert.deepEqual([status, json.error, headers.has('retry-after')], [429, 'temporarily_unavailable', true]);
  assert.equal((await limited.visitor.get(authorizePath(newProof().challenge))).status, 303);
  assert.equal((await limited.visitor.get(authorizePath(newProof().challenge))).status, 429);
});
