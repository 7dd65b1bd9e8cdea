/** Three servers check the links of one catalog: each link once, and each owner hears of a dead one once. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { DAY_MS } from '#catalog/periods.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const LINKS = 60;
const DEAD = 6;

const asked: string[] = [];
const web = createServer((request, response) => {
  const host = request.headers.host ?? '';
  if (request.url !== '/robots.txt') asked.push(host);
  response.writeHead(request.url === '/robots.txt' || host.startsWith('dead') ? 404 : 200).end('here');
});
web.listen(0, '127.0.0.1');
after(() => web.close());

const run = promisify(execFile);

test('three servers check each link once and mail once', async () => {
  const w = await world();
  const owner = await w.person();
  const hosts = Array.from({ length: LINKS }, (_, index) => `${index < DEAD ? 'dead' : 'fine'}-${index}-tool.com`);
  await publish(
    w.db,
    hosts.map((host) => ({ url: `http://${host}/`, accountId: owner.account.id })),
  );
  const { port } = web.address() as AddressInfo;
  const program = join(import.meta.dirname, '..', '..', 'support', 'checking-process.ts');
  const together = async (ahead: number): Promise<number[]> => {
    asked.length = 0;
    const args = [program, w.config.databaseUrl, String(port), String(w.clock.now().getTime() + ahead)];
    const ended = await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, args)));
    assert.deepEqual(
      ended.map(({ stderr }) => stderr),
      ['', '', ''],
    );
    return ended.map(({ stdout }) => Number(stdout));
  };

  const shares = await together(0);
  assert.deepEqual(asked.toSorted(), hosts.toSorted());
  assert.equal(
    shares.reduce((sum, share) => sum + share, 0),
    LINKS,
  );
  // Two more looks at those that fail, and then one at nothing, in which the last run is taken over.
  await together(3.2 * DAY_MS);
  await together(6.4 * DAY_MS);
  assert.equal(asked.filter((host) => host.startsWith('dead')).length, DEAD);
  await together(6.6 * DAY_MS);
  const dead = await w.db.read.selectFrom('tools').select('slug').where('link_status', '=', 'dead').execute();
  assert.equal(dead.length, DEAD);
  const mails = await w.db.read.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  const sent = mails.filter(({ payload }) => payload.includes('link_dead'));
  assert.equal(sent.length, DEAD);
  const changes = await w.db.read
    .selectFrom('history')
    .select('detail')
    .where('action', '=', 'link_checked')
    .where('detail', 'like', '%"dead"%')
    .execute();
  assert.equal(changes.length, DEAD);
});
