/** Mails to 5,000 readers, whose server is killed twice on the way: nobody gets two, and nobody is missed. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { timestamp } from '#database/database.ts';
import { frozenClock } from '../../support/clock.ts';
import { migratedDatabase } from '../../support/databases.ts';
import { CATEGORIES, publish } from '../../support/factories.ts';

const READERS = 5_000;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** A Monday at noon. */
const NOW = new Date('2026-11-23T12:00:00Z');

/** Readers of a weekly mail that is due. */
async function fillReaders(db: Awaited<ReturnType<typeof migratedDatabase>>['db']): Promise<void> {
  const since = timestamp(NOW, -6 * DAY);
  const due = timestamp(NOW, -6 * 60 * MINUTE);
  for (let from = 0; from < READERS; from += 500)
    await db.write(async (trx) => {
      const ids = Array.from({ length: 500 }, () => trx.newId());
      await trx
        .insertInto('readers')
        .values(
          ids.map((id, at) => ({
            id,
            email: `reader-${from + at}@example.org`,
            locale: 'en',
            created_at: since,
            asked_at: since,
            week_from: since,
            day_from: since,
            next_at: due,
            failures: 0,
          })),
        )
        .execute();
      const follow = { kind: 'search', subject: 'category=chatbots', rhythm: 'week' };
      await trx
        .insertInto('follows')
        .values(ids.map((id) => ({ reader_id: id, ...follow, created_at: since, confirmed_at: since })))
        .execute();
    });
}

type Moment = 'before it is handed over' | 'once it is taken';

/** A mail server that keeps the recipients, and kills its client in the middle of the mails that are named. */
async function openDeadlySink(deaths: Map<number, Moment>, kill: () => void) {
  const taken: string[] = [];
  let asked = 0;
  const server = createServer((socket) => {
    let rest = '';
    let recipient = '';
    let isText = false;
    const dies = (moment: Moment): boolean => {
      const isIt = deaths.get(asked) === moment;
      if (isIt) {
        deaths.delete(asked);
        kill();
      }
      return isIt;
    };
    const answer = (line: string): string | undefined => {
      if (line === 'DATA') {
        isText = true;
        return '354 go on';
      }
      if (!line.startsWith('RCPT')) return '250 fine';
      asked += 1;
      recipient = /<([^>]+)>/.exec(line)?.[1] ?? '';
      return dies('before it is handed over') ? undefined : '250 fine';
    };
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isText && line !== '.') continue;
        if (line === 'QUIT') {
          socket.end('221 bye\r\n');
          return;
        }
        let reply: string | undefined;
        if (isText) {
          isText = false;
          taken.push(recipient);
          reply = dies('once it is taken') ? undefined : '250 taken';
        } else reply = answer(line);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, taken, close: () => void server.close() };
}

test('5,000 readers get one mail each, although their server is killed twice', { timeout: 600_000 }, async (t) => {
  const { db, url, remove } = await migratedDatabase(frozenClock(NOW));
  let server: ChildProcess | undefined;
  const deaths = new Map<number, Moment>([
    [1_503, 'once it is taken'],
    [3_002, 'before it is handed over'],
  ]);
  const sink = await openDeadlySink(deaths, () => server?.kill('SIGKILL'));
  after(async () => {
    server?.kill('SIGKILL');
    sink.close();
    await db.close();
    await remove();
  });
  await importCategories(db, CATEGORIES);
  await publish(db, [{ name: 'Kingfisher', categories: ['chatbots'], publishedAt: timestamp(NOW, -DAY) }]);
  await fillReaders(db);
  const script = join(import.meta.dirname, '..', '..', 'support', 'mailing-process.ts');
  const ends: (string | null)[] = [];
  // Each starts when the lease of the mails that the one before had in hand is over.
  for (let start = 0; start < 3; start += 1) {
    const now = NOW.getTime() + start * 7 * MINUTE;
    server = spawn(process.execPath, [script, url, sink.url, String(now)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let memory = '';
    server.stdout?.on('data', (part: Buffer) => (memory += part.toString()));
    const [, signal] = (await once(server, 'exit')) as [number | null, string | null];
    ends.push(signal);
    if (memory !== '') t.diagnostic(`at most ${memory.trim()} MB`);
  }
  assert.deepEqual(ends, ['SIGKILL', 'SIGKILL', null]);
  assert.equal(sink.taken.length, READERS);
  assert.equal(new Set(sink.taken).size, READERS);
  const open = await db.read.selectFrom('outbox').select('id').where('done_at', 'is', null).execute();
  assert.deepEqual(open, []);
});
