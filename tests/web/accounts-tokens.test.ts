/** Tokens: the password again for an old session, and the mail before one ends. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createToken, revokeAllTokens } from '#catalog/accounts/tokens/tokens.ts';
import { announceExpiringTokens } from '#catalog/accounts/tokens/expiry.ts';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { LOCALES } from '#catalog/locales.ts';
import { accountMessages } from '#locales/subjects.ts';
import { formatOf } from '#locales/format.ts';
import { PASSWORD, world } from '../support/world.ts';
import { readMails, signedIn, textOf } from './browser.ts';

const w = await world();
const DAY = 86_400_000;
const FIELDS = { name: 'nightly', scopes: 'submissions:write', expires_in_days: '30' };

describe('a new token', () => {
  test('needs the password again when the sign-in is older than 15 minutes, and then not for a while', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    assert.ok(!(await browser.get('/en/account/tokens')).text.includes('field-current_password'));
    w.clock.advance(15 * 60_000 + 1);
    assert.ok((await browser.get('/en/account/tokens')).text.includes('id="field-current_password"'));
    for (const password of ['', 'wrong wrong wrong']) {
      const reply = await browser.send('/en/account/tokens', { ...FIELDS, current_password: password });
      assert.equal(reply.status, 422);
      assert.ok(!reply.text.includes('aitp_t') && reply.text.includes('value="nightly"'));
      assert.match(reply.text, /href="#field-current_password"/);
    }
    const old = browser.cookies.get('sid');
    const created = await browser.send('/en/account/tokens', { ...FIELDS, current_password: PASSWORD });
    assert.match(created.text, /aitp_[0-9A-Za-z]{38}/);
    assert.notEqual(browser.cookies.get('sid'), old);
    assert.match((await browser.send('/en/account/tokens', FIELDS)).text, /aitp_[0-9A-Za-z]{38}/);
  });
  test('says until when each choice lasts, in the page’s language', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const date = (days: number) => formatOf('de').date(new Date(w.clock.now().getTime() + days * DAY));
    const page = textOf(await browser.get('/de/account/tokens'));
    for (const days of [7, 30, 90, 365]) assert.ok(page.includes(date(days)), String(days));
  });
});

describe('the mail before a token ends', () => {
  const announced = async (name: string) =>
    (await readMails(w)).filter((mail) => mail.includes(name) && /expires\s+on/.test(mail));

  test('comes once, a week before, and marks the token on its page', async () => {
    const { account } = await w.person();
    await createToken(
      w.db,
      account,
      { name: 'ending-one', scopes: ['submissions:read'], expiresInDays: 30 },
      { verificationRequired: false },
    );
    await announceExpiringTokens(w.db);
    assert.equal((await announced('ending-one')).length, 0);
    w.clock.advance(23 * DAY + 60_000);
    const counts = [await announceExpiringTokens(w.db), await announceExpiringTokens(w.db)];
    assert.ok((counts[0] ?? 0) >= 1);
    assert.equal(counts[1], 0);
    const mails = await announced('ending-one');
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`To: ${account.email}`) && mails[0].includes('/en/account/tokens'));
    assert.ok(
      textOf(await (await signedIn(w, account.email)).get('/en/account/tokens')).includes(
        accountMessages('en').tokens.soon,
      ),
    );
  });
  test('is sent once by two servers that look at the same time', async () => {
    const { account } = await w.person();
    await createToken(
      w.db,
      account,
      { name: 'twice', scopes: ['submissions:read'], expiresInDays: 30 },
      { verificationRequired: false },
    );
    w.clock.advance(24 * DAY);
    await Promise.all([announceExpiringTokens(w.db), announceExpiringTokens(w.db)]);
    assert.equal((await announced('twice')).length, 1);
  });
  test('of a week’s token comes on its last day, of a revoked one or a suspended owner’s never', async () => {
    const [short, revoked, suspended] = [await w.person(), await w.person(), await w.person()];
    for (const [person, name] of [
      [short, 'short-life'],
      [revoked, 'revoked-life'],
      [suspended, 'suspended-life'],
    ] as const) {
      await createToken(
        w.db,
        person.account,
        { name, scopes: ['submissions:read'], expiresInDays: 7 },
        { verificationRequired: false },
      );
    }
    await revokeAllTokens(w.db, revoked.account);
    await suspendAccount(w.db, null, { email: suspended.account.email });
    const soon = async (name: string) => (await announced(name)).length;
    await announceExpiringTokens(w.db);
    assert.equal(await soon('short-life'), 0);
    w.clock.advance(6 * DAY + 60_000);
    await announceExpiringTokens(w.db);
    assert.deepEqual([await soon('short-life'), await soon('revoked-life'), await soon('suspended-life')], [1, 0, 0]);
  });
  test('comes a week before the end, of a token for a week a day before, and not a moment earlier', async () => {
    for (const [days, before] of [
      [7, 1],
      [30, 7],
      [365, 7],
    ] as const) {
      const { account } = await w.person();
      const wanted = { name: `for-${days}`, scopes: ['submissions:read'], expiresInDays: days } as const;
      const { token } = await createToken(w.db, account, wanted, { verificationRequired: false });
      const isTold = async (): Promise<boolean> => {
        await announceExpiringTokens(w.db);
        const row = w.db.read.selectFrom('tokens').select('expiry_mailed_at').where('id', '=', token.id);
        return (await row.executeTakeFirstOrThrow()).expiry_mailed_at !== null;
      };
      w.clock.advance((days - before) * DAY - 1);
      assert.equal(await isTold(), false, `${days} days`);
      w.clock.advance(1);
      assert.equal(await isTold(), true, `${days} days`);
    }
  });
  test('is written in the language of the account', async () => {
    for (const locale of LOCALES) {
      const { account } = await w.person();
      await w.db.write((trx) => trx.updateTable('accounts').set({ locale }).where('id', '=', account.id).execute());
    }
    w.clock.advance(85 * DAY);
    assert.ok((await announceExpiringTokens(w.db)) >= LOCALES.length);
    const mails = await readMails(w);
    for (const locale of LOCALES)
      assert.ok(
        mails.some((mail) => mail.includes(`/${locale}/account/tokens`)),
        locale,
      );
  });
});
