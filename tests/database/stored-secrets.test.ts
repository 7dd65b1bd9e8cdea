/** Secrets that are stored encrypted: what tables, files and backups hold, how the key is found, and how it is changed. */
import assert from 'node:assert/strict';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startTotp } from '#catalog/accounts/second-factor/totp.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { changeSecretKey, placeOf, sealPlainSecrets } from '#catalog/stored-secrets.ts';
import { backUp } from '#catalog/transfer/backups.ts';
import { leaseDeliveries } from '#catalog/webhooks/due.ts';
import { createWebhook, updateWebhook } from '#catalog/webhooks/webhooks.ts';
import { sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { isSealed, secretKeyOf } from '#database/secret-box.ts';
import {
  keepSecretKey,
  newSecretKeyLine,
  parseSecretKey,
  readKeyFile,
  writeNextKey,
  type SecretKeySource,
} from '#database/secret-key.ts';
import type { Account } from '#catalog/roles.ts';
import { makeAccount } from '../support/factories.ts';
import { ENGINE, migratedDatabase, type TestDatabase } from '../support/databases.ts';

const UNBOUND = { verificationRequired: false };
const keyOf = (line: string) => secretKeyOf(parseSecretKey(line));

describe('stored secrets', () => {
  let made: TestDatabase;
  let db: Database;
  let account: Account;
  let source: SecretKeySource;
  let totp: string;
  let webhook: { id: string; secret: string; former: string };

  before(async () => {
    made = await migratedDatabase();
    ({ db } = made);
    source = { setting: undefined, file: join(made.folder, 'secret.key') };
    account = await makeAccount(db, 'maker@example.org', 'member');
    totp = (await startTotp(db, account)) ?? assert.fail();
    const input = { url: 'https://hooks.example.com/in', events: ['submission.approved'] };
    const created = await createWebhook(db, account, input, UNBOUND);
    const { id } = created.webhook;
    webhook = { id, former: created.secret, secret: await rotate(id) };
  });
  after(async () => {
    await db.close();
    await made.remove();
  });

  async function rotate(id: string): Promise<string> {
    return (await updateWebhook(db, account, id, { newSecret: true })).secret ?? assert.fail();
  }

  /** What the tables hold. */
  async function stored(): Promise<string[]> {
    const apps = await db.read.selectFrom('totp_secrets').select('secret').execute();
    const hooks = await db.read.selectFrom('webhooks').select(['secret', 'former_secret']).execute();
    return [...apps.map(({ secret }) => secret), ...hooks.flatMap((row) => [row.secret, row.former_secret ?? ''])];
  }

  /** Secrets as whoever uses them gets them. */
  async function used(by = db): Promise<{ totp: string | undefined; signing: string[] }> {
    await sendTestEvent(by, account, webhook.id);
    const [delivery] = await leaseDeliveries(by, 10, new Map(), { ofOne: 10, ofFailing: 10 });
    await by.write((trx) => trx.deleteFrom('webhook_deliveries').execute());
    return { totp: await startTotp(by, account), signing: [...(delivery?.secrets ?? [])] };
  }

  const isRight = async (by = db): Promise<void> =>
    assert.deepEqual(await used(by), { totp, signing: [webhook.secret, webhook.former] });

  /** The same database in another process, as far as its keys go. */
  async function another(keys: SecretKeySource, act: (other: Database) => Promise<void>): Promise<void> {
    const other = await openDatabase(made.url, db.clock);
    try {
      await keepSecretKey(other, keys);
      await act(other);
    } finally {
      await other.close();
    }
  }

  test('are nowhere plain, and are used as they were given', async () => {
    for (const each of await stored()) assert.ok(isSealed(each), each);
    await isRight();
    const { mode } = await stat(source.file);
    assert.equal(mode & 0o777, 0o600);
  });

  test('of an older version are encrypted once, also where that was interrupted', async () => {
    await db.write(async (trx) => {
      await trx.updateTable('totp_secrets').set({ secret: totp }).execute();
      await trx.updateTable('webhooks').set({ former_secret: webhook.former }).execute();
      await trx.updateTable('secret_key').set({ all_sealed: null }).execute();
    });
    await isRight();
    assert.equal(await sealPlainSecrets(db), 2);
    for (const each of await stored()) assert.ok(isSealed(each), each);
    await isRight();
    assert.equal(await sealPlainSecrets(db), 0);
  });

  test('are not in the account’s data', async () => {
    const text = JSON.stringify(await exportAccount(db, account));
    for (const secret of [totp, webhook.secret, webhook.former, ...(await stored())]) assert.ok(!text.includes(secret));
  });

  test(
    'are not in a backup, nor is their key',
    { skip: ENGINE === 'sqlite' ? false : 'PostgreSQL is backed up with pg_dump' },
    async () => {
      const file = join(made.folder, 'backup.db');
      await backUp(db, file);
      const bytes = (await readFile(file)).toString('latin1');
      const key = (await readFile(source.file, 'utf8')).trim();
      for (const secret of [totp, webhook.secret, webhook.former, key]) assert.ok(!bytes.includes(secret));
    },
  );

  test('cannot be read in the place of another', async () => {
    const [sealed = ''] = await stored();
    assert.throws(() => db.secrets.unseal(sealed, placeOf('totp_secrets', 'somebody')), /is not what was stored there/);
    const turned = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'BB' : 'AA');
    assert.throws(() => db.secrets.unseal(turned, placeOf('totp_secrets', account.id)), /not what was stored/);
  });

  test('are encrypted anew with another key, which a running server finds', async () => {
    const old = await stored();
    await another(source, async (other) => {
      const line = newSecretKeyLine();
      writeNextKey(source.file, line);
      await changeSecretKey(other, keyOf(line), false);
      // The command is killed here; whoever starts next puts the file in its place.
    });
    for (const each of await stored()) assert.ok(isSealed(each) && !old.includes(each));
    await isRight();
    await another(source, isRight);
    await assert.rejects(stat(`${source.file}.next`));
    webhook = { ...webhook, former: webhook.secret, secret: await rotate(webhook.id) };
    await another(source, isRight);
  });

  test('stay under their key where a change ends before it is done', async () => {
    const old = await stored();
    writeNextKey(source.file, newSecretKeyLine());
    const failing = db.write(async (trx) => {
      await trx.updateTable('totp_secrets').set({ secret: 'v1.0000000000000000.AAAA' }).execute();
      throw new Error('killed');
    });
    await assert.rejects(failing, /killed/);
    assert.deepEqual(await stored(), old);
    await another(source, isRight);
  });

  test('are not served with another key, and what to do is said', async () => {
    const { id } = readKeyFile(source.file) ?? assert.fail();
    const elsewhere = { setting: undefined, file: join(made.folder, 'other.key') };
    const refusal = (keys: SecretKeySource) => another(keys, () => assert.fail('was opened'));
    const copy = new RegExp(`the key ${id}, which is not here: copy the file secret\\.key .* to ${elsewhere.file}`);
    await assert.rejects(refusal(elsewhere), copy);
    await assert.rejects(stat(elsewhere.file));
    const wrong = { ...source, setting: parseSecretKey(newSecretKeyLine()) };
    await assert.rejects(refusal(wrong), /SECRET_KEY is another one; set the right one, or none: .* holds it/);
    const right = { ...elsewhere, setting: parseSecretKey(await readFile(source.file, 'utf8')) };
    await another(right, isRight);
    await writeFile(elsewhere.file, 'no key');
    await assert.rejects(refusal(elsewhere), /does not hold 32 random bytes/);
  });

  test('whose key is lost are replaced by what nobody knows', async () => {
    await rename(source.file, join(made.folder, 'lost.key'));
    const line = newSecretKeyLine();
    const other = await openDatabase(made.url, db.clock);
    try {
      await writeFile(source.file, line);
      assert.deepEqual(await changeSecretKey(other, keyOf(line), true), { changed: 2, lost: 3 });
    } finally {
      await other.close();
    }
    await another(source, async (opened) => {
      const { totp: app, signing } = await used(opened);
      assert.match(app ?? '', /^[A-Z2-7]{32}$/);
      assert.ok(app !== totp && signing.length === 2);
      for (const secret of signing) assert.match(secret, /^whsec_[\w+/]{43}=$/);
    });
  });

  test('take a key of 32 bytes in base64 or hexadecimal, and no other', () => {
    const bytes = Buffer.alloc(32, 7);
    for (const text of [bytes.toString('base64'), bytes.toString('base64url'), ` ${bytes.toString('hex')}\n`])
      assert.deepEqual(parseSecretKey(text), bytes);
    for (const text of [
      '',
      'secret',
      Buffer.alloc(31).toString('base64'),
      Buffer.alloc(33).toString('hex'),
      'ä'.repeat(43),
    ])
      assert.throws(() => parseSecretKey(text), /32 random bytes/);
  });
});
