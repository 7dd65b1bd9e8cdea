/** What the log may say of a request: nothing that is itself a right, wherever in the address it stood. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { migrate } from '#database/migrations.ts';
import { createApp, type App } from '#src/app.ts';
import { readConfig } from '#src/config.ts';
import { freshDatabase } from '../world.ts';

const TOKEN = 'aitp_FjT90h25VEu3rRu68LBPsGCkYeKXyohx1sUx7q';
const ID = '18c74a82-cc6a-466b-b71e-b5597d2bc5be';
const SECRET = 'uq1uO3oY7i2Zk_r-8M5c1yE6c4mZrY3J0v9nXh2wQbA';

let log = '';
let app: App;
let close: () => Promise<void>;
before(async () => {
  const { db, url, folder, remove } = await freshDatabase({ now: () => new Date() });
  await migrate(db);
  const write = (line: string): void => void (log += line);
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, PORT: '0' });
  app = await createApp(config, db, pino({ level: 'trace' }, { write }));
  close = async () => {
    await app.close();
    await db.close();
    await remove();
  };
});
after(() => close());

test('secrets in an address, known to us or not, stay out of the log', async () => {
  const addresses = [
    `/en/${TOKEN}`,
    `/api/v1/tools/${TOKEN}`,
    `/api/v1/tools?token=${TOKEN}`,
    `/en?next=${TOKEN}`,
    `/api/v1/submissions/${ID}`,
    `/api/v1/submissions/${ID}/nothing`,
    `/en/submissions/${ID}`,
    `/en/submissions/${ID}/nothing`,
    `/en/reset-password/${SECRET}`,
    `/en/reset-password/${SECRET}/nothing`,
    `/nothing/${SECRET}`,
  ];
  for (const url of addresses) await app.server.inject({ url, headers: { host: 'localhost' } });
  await app.server.inject({
    url: '/api/v1/tools/a-tool-whose-slug-is-longer-than-most-others',
    headers: { host: 'localhost' },
  });
  await app.server.close();
  const lines = log.split('\n').filter((line) => line.includes('"path"'));
  assert.equal(lines.length, addresses.length + 1);
  for (const secret of [TOKEN, ID, SECRET]) assert.ok(!log.includes(secret), secret);
  assert.ok(log.includes('a-tool-whose-slug-is-longer-than-most-others'));
  for (const line of lines) assert.doesNotThrow(() => JSON.parse(line));
});
