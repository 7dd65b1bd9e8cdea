/**
 * A server as far as it writes to readers: on the database at argv[2], with the mail server at argv[3], where it is argv[4]
 * (milliseconds since 1970). Ends when nobody is due and nothing waits, and prints the most memory that it had, in MB.
 */
import { listDueReaders } from '#catalog/follows/readers.ts';
import { openLiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { timestamp } from '#database/database.ts';
import { openMailer } from '#mail/delivery.ts';
import { startOutbox } from '#mail/outbox-worker.ts';
import { startDigests } from '#server/background/digests.ts';
import { mailPath } from '#web/mail-paths.ts';
import { openServerDatabase } from './server-database.ts';

const [, , url = '', smtpUrl = '', instant = ''] = process.argv;

const fail = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
const log = {
  warn: (fields: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  error: (fields: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
};
const db = await openServerDatabase(url, instant);
const live = await openLiveCatalog(db, {
  onError: fail,
  onIndexFileError: fail,
  onLost: fail,
  onFound: () => undefined,
});
await live.loaded;
const digests = startDigests({ db, live, log } as unknown as Parameters<typeof startDigests>[0]);
const outbox = startOutbox(db, {
  mailer: openMailer({ smtpUrl, mailFrom: 'catalog@example.org', dataDir: '.' }),
  publicUrl: 'https://tools.example.org',
  siteName: () => 'Toolshelf',
  pathOf: mailPath,
  reachesPeople: true,
  log,
});
for (let due = 1; due > 0;) {
  await digests.drain();
  await outbox.drain();
  due = (await listDueReaders(db.read, timestamp(db.now()), 1)).length;
}
await outbox.drain();
await Promise.all([digests.stop(), outbox.stop()]);
await live.stop();
await db.close();
process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1_024)}\n`);
