/** The outbox worker: what is committed is sent once, what fails is tried again, and secrets do not stay behind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueueMail, type Mail } from '#catalog/outbox.ts';
import { migrate } from '#database/migrations.ts';
import { startOutbox, type Outbox } from '#mail/outbox-worker.ts';
import type { OutgoingMail } from '#mail/delivery.ts';
import type { Database } from '#database/database.ts';
import { freshDatabase } from '../world.ts';

const MAIL: Mail = {
  to: 'a@b.co',
  template: 'verify_email',
  locale: 'en',
  params: { link: '/en/verify-email/SECRET' },
};
const HOUR = 3_600_000;

interface Scene {
  db: Database;
  sent: OutgoingMail[];
  logged: string[];
  advance: (milliseconds: number) => void;
  /** Starts a worker whose mail server refuses while `isDown` says so. */
  start: (isDown?: () => boolean) => Outbox;
}

async function scene(act: (made: Scene) => Promise<void>): Promise<void> {
  let now = Date.parse('2026-01-05T12:00:00Z');
  const { db, remove } = await freshDatabase({ now: () => new Date(now) });
  await migrate(db);
  const sent: OutgoingMail[] = [];
  const logged: string[] = [];
  const workers: Outbox[] = [];
  const log = (fields: object, message: string): void => void logged.push(`${message} ${JSON.stringify(fields)}`);
  try {
    await act({
      db,
      sent,
      logged,
      advance: (milliseconds) => void (now += milliseconds),
      start(isDown = () => false) {
        const send = (mail: OutgoingMail): Promise<void> => {
          if (isDown())
            return Promise.reject(Object.assign(new Error(`no mail for ${mail.to}`), { code: 'ECONNECTION' }));
          sent.push(mail);
          return Promise.resolve();
        };
        const worker = startOutbox(db, {
          mailer: { send },
          publicUrl: () => 'https://tools.example.org',
          siteName: 'Toolshelf',
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
      await db.write((trx) => enqueueMail(trx, db, { ...MAIL, to }));
    }
    await db.write((trx) => enqueueMail(trx, db, { ...MAIL, to: 'a@invalid.example' }));
    const rows = await db.read.selectFrom('outbox').select('payload').execute();
    assert.deepEqual(
      rows.map((row) => (JSON.parse(row.payload) as Mail).to),
      ['a@invalid.example'],
    );
  });
});

test('a committed mail is sent once, a mail rolled back never', async () => {
  await scene(async ({ db, sent, start }) => {
    await db.write((trx) => enqueueMail(trx, db, MAIL));
    const undone = db.write(async (trx) => {
      await enqueueMail(trx, db, { ...MAIL, to: 'never@b.co' });
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

test('once sent, neither address nor link stays in the table', async () => {
  await scene(async ({ db, start }) => {
    await db.write((trx) => enqueueMail(trx, db, MAIL));
    await start().drain();
    const rows = await db.read.selectFrom('outbox').selectAll().execute();
    assert.equal(rows.length, 1);
    assert.notEqual(rows[0]?.done_at, null);
    assert.doesNotMatch(JSON.stringify(rows), /SECRET|a@b\.co/);
  });
});

test('a mail that fails is tried again, later each time, and given up after eight attempts', async () => {
  await scene(async ({ db, sent, logged, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, db, MAIL));
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
    assert.match(logged.at(-1) ?? '', /given up/);
    assert.doesNotMatch(logged.join('\n'), /a@b\.co|SECRET/, 'logs hold no address and no link');
    const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    assert.equal(row.last_error, 'ECONNECTION');
    assert.doesNotMatch(row.payload, /SECRET/);
  });
});

test('a mail server that comes back gets what was waiting', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    let isDown = true;
    await db.write((trx) => enqueueMail(trx, db, MAIL));
    const outbox = start(() => isDown);
    await outbox.drain();
    isDown = false;
    advance(10_001);
    await outbox.drain();
    assert.equal(sent.length, 1);
  });
});

test('two workers share the work and send nothing twice', async () => {
  await scene(async ({ db, sent, start }) => {
    for (let count = 0; count < 40; count += 1) {
      await db.write((trx) => enqueueMail(trx, db, { ...MAIL, to: `a${count}@b.co` }));
    }
    const [one, other] = [start(), start()];
    while (sent.length < 40) await Promise.all([one.drain(), other.drain()]);
    await Promise.all([one.drain(), other.drain()]);
    assert.equal(new Set(sent.map((mail) => mail.to)).size, 40);
    assert.equal(sent.length, 40);
  });
});

test('mails of a worker that died are sent by another', async () => {
  await scene(async ({ db, sent, advance, start }) => {
    await db.write((trx) => enqueueMail(trx, db, MAIL));
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
