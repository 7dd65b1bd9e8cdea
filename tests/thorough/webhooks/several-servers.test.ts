/** Three servers send the webhooks of one catalog: each event once, and those about one tool in their order. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { createWebhook } from '#catalog/webhooks/webhooks.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';
import { world } from '../../support/world.ts';

const TOOLS = 30;
const EACH = 8;

const ids: string[] = [];
const orders = new Map<string, string[]>();
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { data } = JSON.parse(body) as { data: { id: string; slug: string } };
    ids.push(String(request.headers['webhook-id']));
    orders.set(data.slug, [...(orders.get(data.slug) ?? []), data.id]);
    setTimeout(() => response.writeHead(204).end(), Math.random() * 30);
  });
});
receiver.listen(0, '127.0.0.1');
after(() => receiver.close());

const run = promisify(execFile);

test('three servers send each event once and in the order of its tool', async () => {
  const w = await world();
  const { account } = await w.person();
  const rules = { verificationRequired: false };
  await createWebhook(w.db, account, { url: 'http://hooks-of-maker.com/in', events: ['tool.updated'] }, rules);
  for (let step = 0; step < EACH; step += 1) {
    await w.db.write(async (trx) => {
      for (let tool = 0; tool < TOOLS; tool += 1)
        await announceEvent(trx, {
          event: 'tool.updated',
          subject: `tool:${tool}`,
          id: String(step),
          slug: `tool-${tool}`,
          ownerId: account.id,
        });
    });
  }
  const { port } = receiver.address() as AddressInfo;
  const program = join(import.meta.dirname, '..', '..', 'support', 'sending-process.ts');
  const ended = await Promise.all(
    Array.from({ length: 3 }, () =>
      run(process.execPath, [
        program,
        w.config.databaseUrl,
        String(port),
        String(w.clock.now().getTime()),
        w.config.secretKey.file,
      ]),
    ),
  );
  assert.deepEqual(
    ended.map(({ stderr }) => stderr),
    ['', '', ''],
  );
  assert.equal(ids.length, TOOLS * EACH);
  assert.equal(new Set(ids).size, TOOLS * EACH);
  const expected = Array.from({ length: EACH }, (_, step) => String(step));
  for (const [slug, order] of orders) assert.deepEqual(order, expected, slug);
  const late = await w.db.read.selectFrom('webhook_deliveries').select('id').where('outcome', 'is', null).execute();
  assert.deepEqual(late, []);
});
