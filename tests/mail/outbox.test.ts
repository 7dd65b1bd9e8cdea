/** The outbox worker: what is committed is sent once, what fails is tried again, and secrets do not stay behind. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createAccount } from '#catalog/accounts/accounts.ts';
import { findReaderBySecret, turnNotices } from '#catalog/accounts/notices.ts';
import {
  MAIL_TEMPLATES,
  MAILS_TO_UNVERIFIED,
  NOTICES,
  enqueueMail,
  type Mail,
  type StoredMail,
} from '#catalog/mail/outbox.ts';
import { listOutbox, retryOutbox } from '#catalog/mail/outbox-list.ts';
import { mailPath } from '#web/mail-paths.ts';
import { startOutbox } from '#mail/outbox-worker.ts';
import type { Polling } from '#workers/polling.ts';
import type { Mailer, OutgoingMail } from '#mail/delivery.ts';
import type { Database } from '#database/database.ts';
import { frozenClock } from '../support/clock.ts';
import { migratedDatabase } from '../support/databases.ts';
import { until } from '../support/until.ts';
import { PASSWORD } from '../support/world.ts';
import { PARAMS } from './every-param.ts';

const MAIL: Mail = {
  to: { email: 'a@b.co', locale: 'en', emailVerifiedAt: null },
  template: 'verify_email',
  params: { link: { route: 'verify_email', id: 'SECRET' } },
};
const mailTo = (email: string): Mail => ({ ...MAIL, to: { ...MAIL.to, email } });
const HOUR = 3_600_000;
type Gate = PromiseWithResolvers<void>;

interface Scene {
  db: Database;
  sent: OutgoingMail[];
  logged: string[];
  advance: (milliseconds: number) => void;
  /** Starts a worker whose mail server refuses while `isDown` says so, or with the failure that it gives. */
  start: (isDown?: () => boolean | object, reachesPeople?: boolean, on?: Database) => Polling;
  /** What the mail server does once it has a mail, before it says so; at first nothing. */
  onTaken: (act: () => Promise<void>) => void;
}

async function scene(act: (made: Scene) => Promise<void>): Promise<void> {
  const clock = frozenClock(new Date('2026-01-05T12:00:00Z'));
  const { db, remove } = await migratedDatabase(clock);
  const sent: OutgoingMail[] = [];
  const logged: string[] = [];
  const workers: Polling[] = [];
  let afterwards = (): Promise<void> => Promise.resolve();
  const log = (fields: object, message: string): void => void logged.push(`${message} ${JSON.stringify(fields)}`);
  try {
    await act({
      db,
      sent,
      logged,
      advance: (milliseconds) => clock.advance(milliseconds),
      onTaken: (taken) => void (afterwards = taken),
      start(isDown = () => false, reachesPeople = true, on = db) {
        const send: Mailer['send'] = async (mail, beforeText) => {
          const failure = isDown();
          if (failure)
            throw Object.assign(
              new Error(`no mail for ${mail.to}`),
              failure === true ? { code: 'ECONNECTION' } : failure,
            );
          await beforeText?.();
          sent.push(mail);
          await afterwards();
        };
        const worker = startOutbox(on, {
          mailer: { send },
          publicUrl: () => 'https://tools.example.org',
          siteName: () => 'Toolshelf',
          pathOf: mailPath,
          reachesPeople,
          log: { warn: log, error: log },
        });
        workers.push(worker);
        return worker;
      },
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await db.close();
    await remove();
  }
}

test('a mail to an address that cannot exist is not queued', async () => {
  await scene(async ({ db }) => {
    for (const to of ['import@toolshelf.invalid', 'x@Deleted.INVALID']) {
      await db.write((trx) => enqueueMail(trx, mailTo(to)));
    }
    await db.write((trx) => enqueueMail(trx, mailTo('a@invalid.example')));
    const rows = await db.read.selectFrom('outbox').select('payload').execute();
    assert.deepEqual(
      rows.map((row) => (JSON.parse(row.payload) as StoredMail).to),
      ['a@invalid.example'],
    );
  });
});

test('a committed mail is sent once, a mail rolled back never', async () => {
  await scene(async ({ db, sent, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const undone = db.write(async (trx) => {
      await enqueueMail(trx, mailTo('never@b.co'));
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    const outbox = start();
    await outbox.drain();
    await outbox.drain();
    assert.deepEqual(
      sent.map((mail) => mail.to),
      ['a@b.co'],
    );
    assert.match(sent[0]?.text ?? '', /^https:\/\/tools\.example\.org\/en\/verify-email\/SECRET$/m);
  });
});

test('a mail that has left while the database went away is noted when it is back, and has the same id whenever it is sent', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const { id } = await db.read.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    let failures = 2;
    const write: Database['write'] = (act) => {
      if (sent.length === 0 || failures === 0) return db.write(act);
      failures -= 1;
      return Promise.reject(new Error('the database is away'));
    };
    const fails = Object.create(db, { write: { value: write } }) as Database;
    await start(undefined, true, fails).drain();
    assert.equal(failures, 0);
    advance(HOUR);
    await start().drain();
    assert.deepEqual(
      sent.map((mail) => mail.id),
      [id],
    );
  });
});

test('a worker that is stopped while the database is away ends, and the mail that has left is not sent again', async () => {
  await scene(async ({ db, sent, logged, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    let tries = 0;
    const write: Database['write'] = (act) => {
      if (sent.length === 0) return db.write(act);
      tries += 1;
      return Promise.reject(new Error('the database is away'));
    };
    const worker = start(undefined, true, Object.create(db, { write: { value: write } }) as Database);
    await until(() => tries > 20);
    await worker.stop();
    const tried = tries;
    advance(HOUR);
    await start().drain();
    assert.equal(tries, tried);
    assert.equal(sent.length, 1);
    assert.match(logged.join('\n'), /may have left before its server ended/);
  });
});

test('once sent, neither address nor link stays in the table', async () => {
  await scene(async ({ db, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    await start().drain();
    const rows = await db.read.selectFrom('outbox').selectAll().execute();
    assert.equal(rows.length, 1);
    assert.notEqual(rows[0]?.done_at, null);
    assert.doesNotMatch(JSON.stringify(rows), /SECRET|a@b\.co/);
  });
});

test('a mail that fails is tried again, later each time, and given up after eight attempts', async () => {
  await scene(async ({ db, sent, logged, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const outbox = start(() => true);
    await outbox.drain();
    await outbox.drain();
    const attempts = async (): Promise<number> =>
      (await db.read.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts;
    assert.equal(await attempts(), 1, 'not again at once');
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      advance(7 * HOUR);
      await outbox.drain();
    }
    assert.equal(await attempts(), 8);
    assert.deepEqual(sent, []);
    assert.match(logged.at(-1) ?? '', /giving up/);
    assert.doesNotMatch(logged.join('\n'), /a@b\.co|SECRET/, 'logs hold no address and no link');
    const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    assert.equal(row.last_error, 'ECONNECTION');
    assert.doesNotMatch(row.payload, /SECRET/);
  });
});

test('a mailbox that does not exist is not written to again; other refusals are', async () => {
  await scene(async ({ db, logged, advance, start }) => {
    for (const [response, attempts] of [
      ['550 5.1.1 no such user', 1],
      ['550 5.7.1 relaying denied', 2],
    ] as const) {
      await db.write((trx) => trx.deleteFrom('outbox').execute());
      const params = { ...MAIL.params, name: 'Pixel Pony 3', status_link: { route: 'submission' as const, id: '1' } };
      await db.write((trx) => enqueueMail(trx, { ...MAIL, params }));
      assert.equal((await listOutbox(db))[0]?.state, 'waiting');
      const outbox = start(() => ({ code: 'EENVELOPE', responseCode: 550, response }));
      await outbox.drain();
      assert.equal((await listOutbox(db))[0]?.state, attempts === 1 ? 'given_up' : 'retrying');
      advance(7 * HOUR);
      await outbox.drain();
      const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      assert.deepEqual([row.attempts, row.done_at !== null], [attempts, attempts === 1], response);
      const [listed] = await listOutbox(db);
      assert.deepEqual([listed?.about, listed?.to === null], ['Pixel Pony 3', attempts === 1]);
      await outbox.stop();
    }
    assert.equal(logged.filter((line) => line.startsWith('a mail bounced')).length, 1);
    assert.doesNotMatch(logged.join('\n'), /a@b\.co|SECRET/);
  });
});

test('a notice says how to get no more of them, and goes to nobody who wants none', async () => {
  await scene(async ({ db, sent, start }) => {
    const email = 'reader@example.org';
    const account = await createAccount(db, { email, password: PASSWORD, role: 'member' });
    const to = { email, locale: 'en' as const, emailVerifiedAt: account.createdAt };
    const fill = () =>
      db.write(async (trx) => {
        for (const template of MAIL_TEMPLATES) await enqueueMail(trx, { to, template, params: PARAMS });
      });
    await fill();
    const outbox = start();
    await outbox.drain();
    const offered = sent.filter(({ unsubscribe }) => unsubscribe !== undefined);
    assert.equal(offered.length, NOTICES.length);
    for (const { unsubscribe = '', text, html } of offered)
      assert.ok(text.includes(unsubscribe) && html.includes(unsubscribe));
    const secret = offered[0]?.unsubscribe?.split('/').at(-1) ?? '';
    assert.equal((await findReaderBySecret(db.read, secret))?.accountId, account.id);
    assert.equal(await findReaderBySecret(db.read, `${account.id}.${'x'.repeat(43)}`), undefined);
    await turnNotices(db, account.id, false);
    sent.length = 0;
    await fill();
    await outbox.drain();
    assert.equal(sent.length, MAIL_TEMPLATES.length - NOTICES.length);
    assert.ok(sent.every(({ unsubscribe }) => unsubscribe === undefined));
  });
});

test('a mail server that comes back gets what was waiting', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    let isDown = true;
    await db.write((trx) => enqueueMail(trx, MAIL));
    const outbox = start(() => isDown);
    await outbox.drain();
    isDown = false;
    advance(10_001);
    await outbox.drain();
    assert.equal(sent.length, 1);
  });
});

test('retry makes mails due that have failed, or the one that is named while it waits', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    const idOf = async (email: string): Promise<string> =>
      (await listOutbox(db)).find(({ to }) => to === email)?.id ?? assert.fail(`nothing waits for ${email}`);
    assert.equal(await retryOutbox(db), 0);
    await db.write((trx) => enqueueMail(trx, mailTo('failed@b.co')));
    let isDown = true;
    const worker = start(() => isDown);
    await worker.drain();
    isDown = false;
    const held = { id: randomUUID(), until: new Date(db.now().getTime() + HOUR) };
    await db.write((trx) => enqueueMail(trx, mailTo('later@b.co'), held));
    const [failed, later] = [await idOf('failed@b.co'), held.id];
    assert.equal(await retryOutbox(db), 1);
    assert.equal(await retryOutbox(db, later), 1);
    await worker.drain();
    assert.deepEqual(sent.map(({ to }) => to).toSorted(), ['failed@b.co', 'later@b.co']);
    for (const id of [failed, later, 'unknown']) await assert.rejects(retryOutbox(db, id), { code: 'not_found' });
    advance(HOUR);
    assert.equal(await worker.drain(), 0);
  });
});

test('two workers share the work and send nothing twice', async () => {
  await scene(async ({ db, sent, start }) => {
    for (let count = 0; count < 40; count += 1) {
      await db.write((trx) => enqueueMail(trx, mailTo(`a${count}@b.co`)));
    }
    const [one, other] = [start(), start()];
    while (sent.length < 40) await Promise.all([one.drain(), other.drain()]);
    await Promise.all([one.drain(), other.drain()]);
    assert.equal(new Set(sent.map((mail) => mail.to)).size, 40);
    assert.equal(sent.length, 40);
  });
});

test('a mail that the mail server has taken from a worker that died before it could note that is not sent again', async () => {
  await scene(async ({ db, sent, logged, advance, start, onTaken }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    onTaken(() => (taken.resolve(), over.promise));
    void start().drain();
    await taken.promise;
    advance(HOUR);
    const other = start();
    await other.drain();
    await other.drain();
    assert.equal(sent.length, 1);
    assert.equal(logged.filter((line) => line.startsWith('a mail may have left')).length, 1);
    assert.doesNotMatch(logged.join('\n'), /a@b\.co|SECRET/);
    const [listed] = await listOutbox(db);
    assert.deepEqual([listed?.state, listed?.error, listed?.to], ['given_up', 'in_doubt', null]);
    over.resolve();
  });
});

test('a worker that takes the lease of another to be over does not send its mail a second time', async () => {
  await scene(async ({ db, sent, advance, start, onTaken }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const gate = Promise.withResolvers<void>();
    // Both hold the mail before one of them hands it over.
    const [one, both, taken] = [0, 1, 2].map(() => Promise.withResolvers<void>()) as [Gate, Gate, Gate];
    const held = [one, both];
    const waits = (): false => {
      held.shift()?.resolve();
      return false;
    };
    onTaken(() => (taken.resolve(), gate.promise));
    const slow = Object.create(db, {
      write: { value: async (act: never) => (held.length < 2 && (await both.promise), db.write(act)) },
    }) as Database;
    const first = start(waits, true, slow).drain();
    await one.promise;
    advance(HOUR);
    const second = start(waits).drain();
    await taken.promise;
    gate.resolve();
    await Promise.all([first, second]);
    assert.equal(sent.length, 1);
    const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.done_at !== null, row.last_error], [true, null]);
  });
});

test('mails of a worker that died are sent by another', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, MAIL));
    const dead = new Date(db.now().getTime() + HOUR / 10).toISOString();
    await db.write((trx) => trx.updateTable('outbox').set({ locked_until: dead, attempts: 1 }).execute());
    const outbox = start();
    await outbox.drain();
    assert.equal(sent.length, 0);
    advance(HOUR / 10 + 1);
    await outbox.drain();
    assert.equal(sent.length, 1);
  });
});

test('to an address that nobody has verified go only mails with links that were asked for, once mails reach people', async () => {
  await scene(async ({ db, sent, start }) => {
    const said = 'Words of the sender';
    const words = { name: said, note: said, fields: 'name', declined: '', rule: 'gambling', tools: '[]' };
    const params = { ...words, reason_code: 'spam', expires_at: '2026-12-01T08:00:00.000Z' };
    const fill = async (emailVerifiedAt: string | null): Promise<void> => {
      for (const template of MAIL_TEMPLATES)
        await db.write((trx) => enqueueMail(trx, { to: { ...MAIL.to, emailVerifiedAt }, template, params }));
    };
    await fill(null);
    await start().drain();
    assert.equal(sent.length, MAILS_TO_UNVERIFIED.length);
    for (const { subject, text } of sent) assert.doesNotMatch(subject + text, /Words of the sender/);
    const left = await db.read.selectFrom('outbox').select('payload').where('done_at', 'is', null).execute();
    assert.deepEqual(left, []);
    await fill('2026-01-01T00:00:00.000Z');
    await start().drain();
    assert.equal(sent.length, MAILS_TO_UNVERIFIED.length + MAIL_TEMPLATES.length);
  });
});

test('mails that are written to a folder are all written', async () => {
  await scene(async ({ db, sent, start }) => {
    const params = { name: 'A tool', status_link: '/en' };
    await db.write((trx) => enqueueMail(trx, { to: MAIL.to, template: 'submission_received', params }));
    await start(undefined, false).drain();
    assert.equal(sent.length, 1);
  });
});
