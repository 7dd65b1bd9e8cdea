/** A client that leaves: its submission is stored and found again, or not stored at all, at whatever step it leaves. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { inDrawingQueue } from '#catalog/pictures/pictures.ts';
import { submitTool } from '#catalog/submissions/submit.ts';
import { submission } from '../support/factories.ts';
import { world, type Person } from '../support/world.ts';
import { signedIn, submissionFields, textOf, type Browser } from './browser.ts';
import { startRequest, startSending, type Sending } from './file-forms.ts';
import { until } from '../support/until.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '100' });
const logo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a6' } })
  .png()
  .toBuffer();

const { server } = w.app.server;
/** Connections of clients that stay. */
const sockets = new Set<Socket>();
server.on('connection', (socket: Socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

const stored = async (name: string): Promise<boolean> =>
  (await w.db.read.selectFrom('submissions').select('id').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Ends a connection, and waits until the server knows. */
async function leave({ leave: end, ended, port }: Sending): Promise<void> {
  await until(port);
  end();
  await ended;
  await until(() => [...sockets].every(({ remotePort }) => remotePort !== port()));
}

/** Whatever the server still does for clients that have left is over once another form is answered. */
async function settle(browser: Browser): Promise<void> {
  assert.equal((await browser.send('/en/submit', submissionFields(submission()))).status, 303);
}

describe('a form with a picture', () => {
  let count = 0;
  async function begin(share?: number): Promise<{ browser: Browser; name: string; sending: Sending }> {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const name = `Leaving ${(count += 1)}`;
    const fields = submissionFields(submission({ name }));
    const sending = await startSending(w, browser, '/en/submit', fields, { logo }, share);
    return { browser, name, sending };
  }
  const isDrawing = (): boolean => process.getActiveResourcesInfo().includes('ProcessWrap');

  test('whose client leaves while it is sent is not stored', async () => {
    const { browser, name, sending } = await begin(0.5);
    await leave(sending);
    await settle(browser);
    assert.equal(await stored(name), false);
  });

  test('whose client leaves while it waits to be drawn is not stored', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const held = ['a', 'b'].map((account) => inDrawingQueue(w.db, { account }, () => promise));
    const { browser, name, sending } = await begin();
    const others = ['c', 'd', 'e', 'f', 'g'].map((account) => inDrawingQueue(w.db, { account }, () => promise));
    const isFull = (): Promise<boolean> => {
      const leaving = new AbortController();
      const asking = inDrawingQueue(w.db, { account: 'h', signal: leaving.signal }, () => promise);
      leaving.abort();
      return asking.then(
        () => false,
        (error: Error) => error.name !== 'AbortError',
      );
    };
    await until(isFull);
    await leave(sending);
    await until(async () => !(await isFull()));
    resolve(undefined);
    await Promise.all([...held, ...others]);
    await settle(browser);
    assert.equal(await stored(name), false);
  });

  test('whose client leaves while it is drawn is not stored, and its drawing ends', async () => {
    const { browser, name, sending } = await begin();
    await until(isDrawing);
    await leave(sending);
    await until(() => !isDrawing());
    await settle(browser);
    assert.equal(await stored(name), false);
  });

  test('whose client leaves once it is stored is found by its maker', async () => {
    const { browser, name, sending } = await begin();
    await until(() => stored(name));
    await leave(sending);
    assert.ok(textOf(await browser.get('/en/account/submissions')).includes(name));
  });
});

test('a submission whose client leaves in the last moment of its transaction is not stored', async () => {
  const { account } = await w.person();
  const leaving = new AbortController();
  const onStored = (): Promise<void> => Promise.resolve(leaving.abort());
  const body = submission({ name: 'Last moment' });
  const options = { perHour: 20, signal: leaving.signal, onStored };
  await assert.rejects(submitTool(w.db, account, body, options), { name: 'AbortError' });
  assert.equal(await stored('Last moment'), false);
  await submitTool(w.db, account, body, { perHour: 1 });
  assert.equal(await stored('Last moment'), true, 'its quota and its address are free');
});

describe('a submission with an Idempotency-Key', () => {
  const begin = (person: Person, body: unknown, key: string, share?: number): Sending =>
    startRequest(
      w.port,
      '/api/v1/submissions',
      { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', 'idempotency-key': key },
      JSON.stringify(body),
      share,
    );

  test('whose client leaves before it is stored is made by the retry', async () => {
    for (const [key, share] of [
      ['half', 0.5],
      ['whole', 1],
    ] as const) {
      const person = await w.person();
      const body = submission({ name: `Retried ${key}` });
      await leave(begin(person, body, key, share));
      const retried = await until(async () => {
        const reply = await person.post('/api/v1/submissions', body, { 'idempotency-key': key });
        return reply.status !== 409 && reply;
      });
      assert.equal(retried.status, 201, retried.text);
      const rows = await w.db.read
        .selectFrom('submissions')
        .select('id')
        .where('name', '=', body['name'] as string)
        .execute();
      assert.deepEqual(
        rows.map(({ id }) => id),
        [retried.json.data.id],
      );
    }
  });

  test('whose client leaves once it is stored is given by the retry', async () => {
    const person = await w.person();
    const body = submission({ name: 'Answered twice' });
    const sending = begin(person, body, 'late');
    await until(() => stored('Answered twice'));
    await leave(sending);
    const retried = await person.post('/api/v1/submissions', body, { 'idempotency-key': 'late' });
    assert.equal(retried.status, 201);
    const [row] = await w.db.read.selectFrom('submissions').select('id').where('name', '=', 'Answered twice').execute();
    assert.equal(retried.json.data.id, row?.id);
  });
});
