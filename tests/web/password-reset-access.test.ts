/** What becomes of tokens, applications and webhooks when a password is set by a mailed link. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { registerAccount } from '#catalog/accounts/accounts.ts';
import { makeLink } from '#catalog/accounts/email-links.ts';
import { reclaimAccount } from '#catalog/accounts/verification.ts';
import { createGrant } from '#catalog/accounts/grants/consent.ts';
import { listGrants } from '#catalog/accounts/grants/grants.ts';
import { listTokens, createToken } from '#catalog/accounts/tokens/tokens.ts';
import { choosableEvents, createWebhook, listWebhooks } from '#catalog/webhooks/webhooks.ts';
import { listHistory } from '#catalog/audit/log.ts';
import type { Account } from '#catalog/roles.ts';
import { PASSWORD, world, type Reply, type World } from '../support/world.ts';
import { openBrowser, readMails, signedIn } from './browser.ts';

const NEW_PASSWORD = 'quiet copper teapot 81';
const UNBOUND = { verificationRequired: false };
const REDIRECT = 'http://127.0.0.1:4000/return';

let w: World;
before(async () => {
  w = await world();
});

/** An account with one of each; `person` has made the token. */
async function withAccess(account: Account): Promise<string> {
  const client = {
    id: 'https://agent.example.com/client.json',
    name: 'Agent',
    redirectUris: [REDIRECT],
    isLasting: true,
  };
  const asked = {
    client,
    scopes: ['read'],
    resources: ['api'],
    challenge: 'x'.repeat(43),
    redirectUri: REDIRECT,
  } as const;
  await createGrant(w.db, account, asked, UNBOUND);
  const input = { url: 'https://hooks.example.com/in', events: choosableEvents(account) };
  return (await createWebhook(w.db, account, input, UNBOUND)).webhook.id;
}

async function left(account: Account): Promise<number[]> {
  const tokens = (await listTokens(w.db, account.id)).filter(({ revokedAt }) => revokedAt === null);
  return [tokens.length, (await listGrants(w.db, account.id)).length, (await listWebhooks(w.db, account.id)).length];
}

async function reset(account: Account, fields: Record<string, string>): Promise<Reply> {
  const secret = await w.db.write((trx) => makeLink(trx, account, 'reset'));
  return openBrowser(w).send(`/en/reset-password/${secret}`, { password: NEW_PASSWORD, ...fields });
}

const lastMail = async (): Promise<string> => (await readMails(w)).at(-1) ?? '';

describe('a new password by a mailed link', () => {
  test('takes tokens, applications and webhooks along unless somebody says otherwise, and the owner is told', async () => {
    const { account, get } = await w.person();
    const webhook = await withAccess(account);
    assert.equal((await reset(account, {})).status, 303);
    assert.deepEqual(await left(account), [0, 0, 0]);
    assert.equal((await get('/api/v1/submissions')).status, 401);
    assert.match(await lastMail(), /API tokens\s\(1\),\sconnected\sapplications\s\(1\),\swebhooks\s\(1\)\./);
    const [{ action } = { action: '' }] = (await listHistory(w.db, webhook)).slice(-1);
    assert.equal(action, 'remove');
  });
  test('asks, with yes as the answer that stands there, also after a password that was refused', async () => {
    const { account } = await w.person();
    const secret = await w.db.write((trx) => makeLink(trx, account, 'reset'));
    const browser = openBrowser(w);
    const path = `/en/reset-password/${secret}`;
    assert.match((await browser.get(path)).text, /value="end"[^>]*checked/);
    const refused = await browser.send(path, { password: 'short', access: 'keep' });
    assert.match(refused.text, /value="keep"[^>]*checked/);
  });
  test('keeps them where its owner says so, and the mail names none', async () => {
    const { account, get } = await w.person();
    await withAccess(account);
    assert.equal((await reset(account, { access: 'keep' })).status, 303);
    assert.deepEqual(await left(account), [1, 1, 1]);
    assert.equal((await get('/api/v1/submissions')).status, 200);
    assert.doesNotMatch(await lastMail(), /connected\s+applications/);
  });
  test('names what ended, each kind by itself', async () => {
    const kinds = [
      ['tokens', /API tokens\s\(1\),\sconnected\sapplications\s\(0\),\swebhooks\s\(0\)\./],
      ['grants', /API tokens\s\(0\),\sconnected\sapplications\s\(1\),\swebhooks\s\(0\)\./],
      ['webhooks', /API tokens\s\(0\),\sconnected\sapplications\s\(0\),\swebhooks\s\(1\)\./],
    ] as const;
    for (const [kind, sentence] of kinds) {
      const { account } = await w.person();
      await withAccess(account);
      await w.db.write(async (trx) => {
        const others = kinds.map(([other]) => other).filter((other) => other !== kind);
        for (const other of others) await trx.deleteFrom(other).where('account_id', '=', account.id).execute();
      });
      assert.equal((await reset(account, {})).status, 303);
      assert.match(await lastMail(), sentence);
    }
  });
  test('takes those of whoever made an account with somebody else’s address along in any case', async () => {
    const { account } = await registerAccount(w.db, {
      email: 'not-mine@example.org',
      password: PASSWORD,
      locale: 'en',
      mayMail: () => Promise.resolve(true),
    });
    assert.ok(account !== null);
    await createToken(w.db, account, { name: 'theirs', scopes: ['submissions:read'], expiresInDays: 30 }, UNBOUND);
    await withAccess(account);
    assert.equal((await reset(account, { access: 'keep' })).status, 303);
    assert.deepEqual(await left(account), [0, 0, 0]);
  });
  test('is not needed for that where the owner of an address takes an account back', async () => {
    const { account } = await registerAccount(w.db, {
      email: 'taken-back@example.org',
      password: PASSWORD,
      locale: 'en',
      mayMail: () => Promise.resolve(true),
    });
    assert.ok(account !== null);
    await withAccess(account);
    const secret = await w.db.write((trx) => makeLink(trx, account, 'verify'));
    await reclaimAccount(w.db, secret);
    assert.deepEqual(await left(account), [0, 0, 0]);
  });
  test('that is changed by somebody who knows it leaves tokens and webhooks, and says which applications went', async () => {
    const { account } = await w.person();
    await withAccess(account);
    const browser = await signedIn(w, account.email);
    await browser.send('/en/account/password', { current_password: PASSWORD, password: NEW_PASSWORD });
    assert.deepEqual(await left(account), [1, 0, 1]);
    assert.match(await lastMail(), /API tokens\s\(0\),\sconnected\sapplications\s\(1\),\swebhooks\s\(0\)\./);
  });
});
