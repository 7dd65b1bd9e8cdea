/** Sign-in by the operator's own OpenID provider, a real one over HTTP: whose account it opens, with which role, and what it refuses. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { accountMessages } from '#locales/subjects.ts';
import { PASSWORD, openWorld, type World } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from './browser.ts';
import { CLIENT, comeBack, openOpenIdServer, signInAs, type OpenIdServer } from './openid-provider.ts';

const PUBLIC_URL = 'http://localhost';
const { signIn: german } = accountMessages('de');
const NAME = 'Example ID';
let provider: OpenIdServer;
let w: World;

const settingsOf = (more: Record<string, string> = {}): Record<string, string> => ({
  PUBLIC_URL,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: NAME,
  SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES: '1000',
  ...more,
});
const person = (sub: string, more: Record<string, unknown> = {}) => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  ...more,
});
const accountIn = async (browser: Browser) => (await browser.get('/en/account/data')).json.account;
const isSignedIn = async (browser: Browser) => (await browser.get('/en/account/settings')).status === 200;

before(async () => {
  provider = await openOpenIdServer(PUBLIC_URL);
  w = await openWorld(settingsOf());
});
after(async () => {
  await w.close();
  await provider.stop();
});
beforeEach(() => {
  provider.change = (_path, body) => body;
  provider.lifetime = 60;
  provider.inIdToken = {};
});

describe('signing in with the operator’s own provider', () => {
  test('is offered with its name, before the form for passwords', async () => {
    const page = await w.visitor.get('/de/sign-in');
    assert.ok(textOf(page).includes(german.with(NAME)));
    assert.ok(page.text.indexOf('/de/sign-in/oidc') < page.text.indexOf('name="password"'));
  });

  test('registers a verified member, and finds the same one again under another address', async () => {
    const first = await signInAs(w, provider, person('new'));
    assert.equal(first.reply.headers.get('location'), '/de/account');
    const again = await signInAs(w, provider, person('new', { email: 'moved@example.org' }));
    const account = await accountIn(again.browser);
    assert.deepEqual([account.email, account.role], ['new@example.org', 'member']);
  });

  test('opens the account that has the verified address, and tells its owner', async () => {
    const { account } = await w.person('editor', { email: 'known@example.org' });
    const { browser, reply } = await signInAs(w, provider, person('known', { email: 'KNOWN@example.org' }));
    assert.equal(reply.headers.get('location'), '/de/account');
    assert.deepEqual([(await accountIn(browser)).email, account.role], ['known@example.org', 'editor']);
    assert.ok((await readMails(w)).some((mail) => mail.includes('known@example.org') && mail.includes(NAME)));
    assert.match(textOf(await browser.get('/en/account/settings')), /Example ID\s+Connected since/);
  });

  test('takes no address that the provider has not verified', async () => {
    await w.person('member', { email: 'unverified@example.org' });
    for (const email_verified of [false, undefined, 'yes']) {
      const { browser, reply } = await signInAs(w, provider, person('unverified', { email_verified }));
      assert.equal(reply.headers.get('location'), '/de/sign-in?unverified=oidc');
      assert.ok(textOf(await browser.follow(reply)).includes(german.unverified(NAME)));
      assert.ok(!(await isSignedIn(browser)));
    }
  });

  test('takes no address of the ID token by the mark that stands beside another address', async () => {
    await w.person('admin', { email: 'victim@example.org' });
    provider.inIdToken = { email: 'victim@example.org' };
    const { browser } = await signInAs(w, provider, person('mixed'));
    assert.equal((await accountIn(browser)).email, 'mixed@example.org');
  });

  test('takes an address without a mark where OIDC_TRUST_EMAIL is on, and none marked otherwise', async () => {
    const trusting = await openWorld(settingsOf({ OIDC_TRUST_EMAIL: 'on' }));
    try {
      await trusting.person('editor', { email: 'known@example.org' });
      const entra = { sub: 'entra', email: 'known@example.org' };
      const { browser } = await signInAs(trusting, provider, entra);
      assert.deepEqual((await accountIn(browser)).role, 'editor');
      // Entra ID gives the address in the ID token.
      provider.inIdToken = { email: 'signed@example.org' };
      const signed = await signInAs(trusting, provider, { sub: 'entra-2' });
      assert.equal((await accountIn(signed.browser)).email, 'signed@example.org');
      for (const [inIdToken, more] of [
        [{}, { email: 'other@example.org', email_verified: false }],
        [{}, { email: 'other@example.org', email_verified: 'no' }],
        [{ email: 'other@example.org' }, { email_verified: false }],
        [{ email_verified: false }, { email: 'other@example.org' }],
        [{}, {}],
      ]) {
        provider.inIdToken = inIdToken ?? {};
        const { reply } = await signInAs(trusting, provider, { sub: 'other', ...more });
        assert.equal(reply.headers.get('location'), '/de/sign-in?unverified=oidc', JSON.stringify([inIdToken, more]));
      }
    } finally {
      await trusting.close();
    }
  });

  test('is refused to a suspended account', async () => {
    await signInAs(w, provider, person('suspended'));
    await suspendAccount(w.db, null, { email: 'suspended@example.org' });
    const { browser, reply } = await signInAs(w, provider, person('suspended'));
    assert.equal(reply.headers.get('location'), '/de/sign-in?failed=oidc');
    assert.ok(!(await isSignedIn(browser)));
  });

  test('leads to the page that asked for it, and ends with the session here', async () => {
    provider.person = person('next');
    const browser = openBrowser(w);
    const back = await comeBack(browser, provider, { path: '/fr/sign-in/oidc?next=%2Ffr%2Faccount%2Ftokens' });
    assert.equal((await browser.get(back)).headers.get('location'), '/fr/account/tokens');
    const reply = await browser.send('/fr/sign-out');
    assert.equal(reply.headers.get('location'), '/fr/sign-in?done=signed-out');
    assert.ok(!(await isSignedIn(browser)));
  });
});

describe('an answer that is not as it must be', () => {
  async function assertFails(browser: Browser, back: string): Promise<void> {
    const reply = await browser.get(back);
    const where = reply.headers.get('location') ?? '';
    assert.match(where, /^\/(?:de|en)\/sign-in\?failed=oidc$/);
    const { signIn } = accountMessages(where.startsWith('/de') ? 'de' : 'en');
    assert.ok(textOf(await browser.follow(reply)).includes(signIn.failed(NAME)));
    assert.ok(!(await isSignedIn(browser)));
  }
  const tampered = (idToken: unknown, change: (claims: Record<string, unknown>) => void): string => {
    const [head = '', claims = '', signature = ''] = String(idToken).split('.');
    const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    change(parsed);
    return [head, Buffer.from(JSON.stringify(parsed)).toString('base64url'), signature].join('.');
  };

  for (const [what, hostile] of Object.entries({
    'has another nonce': { changeRequest: (url: URL) => url.searchParams.set('nonce', 'another') },
    'has no nonce': { changeRequest: (url: URL) => url.searchParams.delete('nonce') },
    'has another state': { changeRequest: (url: URL) => url.searchParams.set('state', 'another') },
    'has another issuer': {
      changeBack: (back: string) => back.replace(/([?&]iss=)[^&]*/, '$1https%3A%2F%2Fevil.example'),
    },
    'has no issuer': { changeBack: (back: string) => back.replace(/&iss=[^&]*/, '') },
    'has another code': { changeBack: (back: string) => back.replace(/([?&]code=)[^&]*/, '$1another') },
    'has a refusal': { changeBack: (back: string) => back.replace(/([?&])code=[^&]*/, '$1error=access_denied') },
    'has an expired ID token': { lifetime: -120 },
    'has no ID token': { change: ({ id_token: _, ...body }: Record<string, unknown>) => body },
    'has an ID token of another issuer': {
      change: (body: Record<string, unknown>) => ({
        ...body,
        id_token: tampered(body['id_token'], (claims) => (claims['iss'] = 'https://evil.example')),
      }),
    },
    'has an ID token for another client': {
      change: (body: Record<string, unknown>) => ({
        ...body,
        id_token: tampered(body['id_token'], (claims) => (claims['aud'] = 'another')),
      }),
    },
    'has an ID token with another subject than was signed': {
      change: (body: Record<string, unknown>) => ({
        ...body,
        id_token: tampered(body['id_token'], (claims) => (claims['sub'] = 'admin')),
      }),
    },
    'has a page of another person': { page: { sub: 'admin' } },
  }) as [string, Hostile][])
    test(`is refused with a sentence if it ${what}`, async () => {
      provider.person = person('hostile');
      provider.lifetime = hostile.lifetime ?? 60;
      provider.change = (path, body) =>
        path === '/token' && hostile.change
          ? hostile.change(body)
          : path === '/me'
            ? { ...body, ...hostile.page }
            : body;
      const browser = openBrowser(w);
      const { changeRequest } = hostile;
      const back = await comeBack(browser, provider, { ...(changeRequest && { changeRequest }) });
      await assertFails(browser, hostile.changeBack?.(back) ?? back);
    });

  test('is refused if its subject cannot be stored', async () => {
    for (const sub of ['nul\0', 'x'.repeat(256)]) {
      const email = `${sub.length}@example.org`;
      const { browser, reply } = await signInAs(w, provider, person(sub, { email }));
      assert.equal(reply.headers.get('location'), '/de/sign-in?failed=oidc');
      assert.ok(!(await isSignedIn(browser)));
    }
  });

  test('is not as it must be in another browser, or a second time', async () => {
    provider.person = person('once');
    const [browser, other] = [openBrowser(w), openBrowser(w)];
    const back = await comeBack(browser, provider);
    await comeBack(other, provider);
    const stolen = await other.get(back);
    assert.match(stolen.headers.get('location') ?? '', /\?failed=oidc$/);
    assert.ok(!(await isSignedIn(other)));
    assert.equal((await browser.get(back)).headers.get('location'), '/de/account');
    await browser.send('/de/sign-out');
    assert.match((await browser.get(back)).headers.get('location') ?? '', /\?failed=oidc$/);
  });
});

interface Hostile {
  changeRequest?: (url: URL) => void;
  changeBack?: (back: string) => string;
  change?: (body: Record<string, unknown>) => Record<string, unknown>;
  page?: Record<string, unknown>;
  lifetime?: number;
}

describe('roles by a claim', () => {
  let roles: World;
  before(async () => {
    roles = await openWorld(
      settingsOf({
        OIDC_SCOPES: 'openid email groups',
        OIDC_ROLES_CLAIM: 'realm_access.roles',
        OIDC_ADMINS: 'catalog-admins',
        OIDC_EDITORS: 'catalog-editors, staff',
        REQUIRE_SECOND_FACTOR: 'on',
      }),
    );
  });
  after(() => roles.close());
  const roleOf = async (sub: string, values: unknown) => {
    const { browser } = await signInAs(roles, provider, person(sub, { realm_access: { roles: values } }));
    return (await accountIn(browser)).role as string;
  };

  test('are given and taken at each sign-in, the highest counts', async () => {
    await roles.person('admin');
    for (const [values, role] of [
      [['staff', 'others'], 'editor'],
      [['staff', 'catalog-admins'], 'admin'],
      ['catalog-editors', 'editor'],
      [['Staff'], 'member'],
      [['catalog-admins'], 'admin'],
      [undefined, 'member'],
    ] as const)
      assert.equal(await roleOf('changing', values), role, String(values));
  });

  test('do not take the last admin', async () => {
    const lonely = await openWorld(settingsOf({ OIDC_ROLES_CLAIM: 'groups', OIDC_ADMINS: 'admins' }));
    try {
      await lonely.person('admin', { email: 'first@example.org' });
      const { browser } = await signInAs(lonely, provider, person('first'));
      assert.equal((await accountIn(browser)).role, 'admin');
    } finally {
      await lonely.close();
    }
  });

  test('open the desk without a second factor here, which is the provider’s to ask for; a password does not', async () => {
    const { browser, reply } = await signInAs(roles, provider, person('ed', { realm_access: { roles: ['staff'] } }));
    assert.equal(reply.headers.get('location'), '/de/account');
    assert.equal((await browser.get('/en/editor/queue')).status, 200);
    await roles.person('editor', { email: 'local@example.org' });
    const local = await signedIn(roles, 'local@example.org');
    assert.equal((await local.get('/en/editor/queue')).headers.get('location'), '/en/account/settings');
  });

  test('end the sessions of the role before', async () => {
    const earlier = await signInAs(roles, provider, person('ended', { realm_access: { roles: ['staff'] } }));
    await signInAs(roles, provider, person('ended'));
    assert.ok(!(await isSignedIn(earlier.browser)));
  });
});

describe('a provider that does not answer', () => {
  test('gets a sentence while passwords still work; after three failures it is asked again in a minute', async () => {
    const down = await openWorld(settingsOf());
    await provider.stop();
    try {
      const browser = openBrowser(down);
      for (let tries = 0; tries < 3; tries += 1) {
        const reply = await browser.get('/de/sign-in/oidc?next=%2Fde%2Faccount%2Ftokens');
        assert.equal(reply.headers.get('location'), '/de/sign-in?unreachable=oidc&next=%2Fde%2Faccount%2Ftokens');
        assert.ok(textOf(await browser.follow(reply)).includes(german.unreachable(NAME)));
      }
      const { account } = await down.person();
      await signedIn(down, account.email);
      await provider.start();
      const { discoveries } = provider;
      assert.match((await browser.get('/de/sign-in/oidc')).headers.get('location') ?? '', /unreachable=oidc/);
      assert.equal(provider.discoveries, discoveries);
      await down.clock.elapse(60_000);
      assert.equal((await signInAs(down, provider, person('back'))).reply.headers.get('location'), '/de/account');
    } finally {
      await down.close();
    }
  });

  test('is refused if its document is that of another issuer', async () => {
    const other = await openWorld({ ...settingsOf(), OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') });
    try {
      const reply = await openBrowser(other).get('/de/sign-in/oidc');
      assert.equal(reply.headers.get('location'), '/de/sign-in?unreachable=oidc');
    } finally {
      await other.close();
    }
  });

  test('is asked once by many who come at once after a start, and all of them are led there', async () => {
    const fresh = await openWorld(settingsOf());
    try {
      const earlier = provider.discoveries;
      const replies = await Promise.all(Array.from({ length: 12 }, () => openBrowser(fresh).get('/de/sign-in/oidc')));
      for (const { headers } of replies) assert.ok(headers.get('location')?.startsWith(`${provider.issuer}/`));
      assert.equal(provider.discoveries, earlier + 1);
    } finally {
      await fresh.close();
    }
  });

  test('leaves what it was asked before: its document is read once an hour', async () => {
    await signInAs(w, provider, person('hourly'));
    const earlier = provider.discoveries;
    await signInAs(w, provider, person('hourly'));
    assert.equal(provider.discoveries, earlier);
  });
});

describe('PASSWORD_SIGN_IN=off', () => {
  test('takes away the forms of passwords, and leads registration to the provider', async () => {
    const only = await openWorld({ ...settingsOf({ PASSWORD_SIGN_IN: 'off' }), PUBLIC_URL: 'http://localhost/ai' });
    try {
      const { account } = await only.person();
      const browser = openBrowser(only);
      const page = await browser.get('/de/sign-in');
      assert.ok(textOf(page).includes(german.with(NAME)));
      assert.doesNotMatch(page.text, /name="password"|\/register|reset-password/);
      const credentials = { email: account.email, password: PASSWORD };
      assert.equal((await browser.send('/de/sign-in', credentials)).status, 404);
      assert.equal((await browser.send('/de/register', { ...credentials, email: 'n@example.org' })).status, 404);
      assert.equal((await browser.get('/de/register')).headers.get('location'), '/ai/de/sign-in');
      const failed = await browser.get('/de/sign-in?failed=oidc');
      assert.ok(textOf(failed).includes(german.failedAlone(NAME)));
      const away = new URL((await browser.get('/de/sign-in/oidc')).headers.get('location') ?? '');
      assert.equal(away.searchParams.get('redirect_uri'), 'http://localhost/ai/en/sign-in/oidc/return');
    } finally {
      await only.close();
    }
  });
});
