/** Webhooks tell makers and editors what happens: what is sent, how it is signed, what becomes of failures. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { recordHistory } from '#catalog/audit/log.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { acceptChange } from '#catalog/moderation/decisions/changes.ts';
import { undoChangeDecision } from '#catalog/moderation/decisions/change-undo.ts';
import { approveSubmission, rejectSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { addToList, createList, moveList } from '#catalog/lists/edits.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { changeRole } from '#catalog/accounts/accounts.ts';
import { publish, submission } from '../support/factories.ts';
import { answer } from '../outgoing/farm.ts';
import { readMails, signedIn, type Browser } from '../web/browser.ts';
import { openWorld, type Person, type World } from '../support/world.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { clockOfToday } from '../support/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const MAKER_EVENTS = ['submission.approved', 'submission.rejected', 'tool.hidden', 'tool.restored'];

type Member = Person & { account: NonNullable<Person['account']> };

interface Added {
  id: string;
  secret: string;
}

const secretIn = (html: string): string => /whsec_[A-Za-z0-9+/=]+/.exec(html)?.[0] ?? '';

describe('webhooks', () => {
  let w: World;
  let receiver: Receiver;
  let maker: Member;
  let browser: Browser;
  let editor: Member;

  before(async () => {
    receiver = openReceiver();
    w = await openWorld(
      { OUTGOING: 'on', WEBHOOK_TESTS_PER_HOUR: '30' },
      {
        // The official library holds the signed time against the clock of the machine.
        clock: clockOfToday(),
        outgoing: {
          network: receiver.farm.network,
          spacing: 0,
        },
      },
    );
    maker = await w.person();
    editor = await w.person('editor');
    browser = await signedIn(w, maker.account.email);
  });
  after(async () => {
    await w.close();
    await receiver.close();
  });

  /** Moves the time; sessions may end with it. */
  async function later(milliseconds: number): Promise<void> {
    w.clock.advance(milliseconds);
    browser = await signedIn(w, maker.account.email);
  }

  async function add(who: Browser, events: readonly string[], url = receiver.url): Promise<Added> {
    const made = await who.send('/en/account/webhooks', { url, events });
    assert.equal(made.status, 200);
    return { id: /\/account\/webhooks\/([\w-]{36})/.exec(made.text)?.[1] ?? '', secret: secretIn(made.text) };
  }

  /** Runs with a webhook of the maker's that is removed afterwards, and gives what came meanwhile. */
  async function during(events: readonly string[], act: (added: Added) => Promise<void>): Promise<void> {
    receiver.received.length = 0;
    receiver.answers(answer('204 No Content', {}));
    const added = await add(browser, events);
    try {
      await act(added);
    } finally {
      await browser.send(`/en/account/webhooks/${added.id}/delete`);
    }
  }

  async function submit(): Promise<string> {
    const sent = await maker.post('/api/v1/submissions', submission());
    assert.equal(sent.status, 201);
    return sent.json.data.id;
  }

  /** Sends what is due; the server may have done so by itself. Gives how many came so far. */
  async function arrivals(): Promise<number> {
    await w.app.drain('webhooks');
    return receiver.received.length;
  }

  /** Whether the signatures are those that the official library makes with the secret for the signed time. */
  function isSignedWith(secret: string, body: string, headers: Record<string, string>): boolean {
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
    return (headers['webhook-signature'] ?? '').split(' ').includes(signature);
  }

  const page = (id: string): Promise<string> => browser.get(`/en/account/webhooks/${id}`).then(({ text }) => text);

  test('tell the maker of an approval, with links that answer, in words that the official library verifies', async () => {
    await during(MAKER_EVENTS, async ({ secret }) => {
      const id = await submit();
      await approveSubmission(w.db, editor.account, id);
      assert.equal(await arrivals(), 1);
      const [{ headers, body, event } = assert.fail('nothing came')] = receiver.received;
      assert.equal(event.type, 'submission.approved');
      assert.equal(event.data.id, id);
      assert.deepEqual(new Webhook(secret).verify(body, headers), event);
      assert.throws(() => new Webhook(secret).verify(`${body} `, headers));
      assert.equal(headers['content-type'], 'application/json');
      assert.ok(body.length < 20_000);
      for (const link of Object.values(event.data.links)) {
        assert.ok(link.startsWith(w.config.publicUrl), link);
        const read = await maker.get(new URL(link).pathname);
        assert.equal(read.status, 200, link);
      }
    });
  });

  test('tell of nothing that was not asked for, and nobody else’s', async () => {
    await during(['tool.hidden'], async () => {
      const [others = ''] = await publish(w.db, [{ accountId: null }]);
      await quarantineTool(w.db, editor.account, others, { reason: 'spam' });
      await approveSubmission(w.db, editor.account, await submit());
      assert.equal(await arrivals(), 0);
    });
  });

  test('tell whoever has a tool in a list of its price and its dead link, and its owner, each once', async () => {
    await during(['tool.price_changed', 'tool.link_dead', 'tool.updated'], async ({ id: own }) => {
      const [listed = '', others = ''] = await publish(w.db, [{ accountId: null }, { accountId: null }]);
      const [both = ''] = await publish(w.db, [{ accountId: maker.account.id }]);
      await w.app.context.live.refresh();
      const list = await createList(w.db, maker.account, { title: 'To watch', intro: '', locale: 'en' });
      for (const slug of [listed, both]) await addToList(w.db, maker.account, list, { slug, note: '' });
      const edit = async (slug: string, changes: Record<string, unknown>): Promise<void> => {
        const seen = await getDeskTool(w.db, slug);
        await editTool(w.db, editor.account, slug, { body: { ...namedFields(seen), ...changes }, mark: seen.mark });
      };
      for (const slug of [listed, others, both])
        await edit(slug, { price_from: { amount: 9, currency: 'EUR', per: 'month' } });
      await edit(listed, { tagline: 'An AI assistant with another tagline.' });
      const { id } = await getDeskTool(w.db, listed);
      const link = { from: 'ok', to: 'dead', answer: 'HTTP 404' };
      await w.db.write((trx) => recordHistory(trx, null, 'link_checked', ['tool', id], { detail: { link } }));
      await arrivals();
      assert.deepEqual(
        receiver.received.map(({ event: { type, data } }) => `${type} ${data['slug']}`).toSorted(),
        [
          `tool.link_dead ${listed}`,
          `tool.price_changed ${listed}`,
          `tool.price_changed ${both}`,
          `tool.updated ${both}`,
        ].toSorted(),
      );
      const again = await maker.post(`/api/v1/webhooks/${own}/resend`, {
        delivery: receiver.received[0]?.headers['webhook-id'],
      });
      assert.equal(again.json.data.resent, 1);
      assert.equal(await arrivals(), 5);
    });
  });

  test('wait until a decision can no longer be taken back, and tell nothing of one that was', async () => {
    await during(MAKER_EVENTS, async () => {
      const [first, second] = [await submit(), await submit()];
      const decision = { reason: 'other' };
      await rejectSubmission(w.db, editor.account, first, decision, { undoMs: 10_000 });
      await rejectSubmission(w.db, editor.account, second, decision, { undoMs: 10_000 });
      await undoDecision(w.db, editor.account, first);
      assert.equal(await arrivals(), 0);
      await later(15_000);
      assert.equal(await arrivals(), 1);
      assert.equal(receiver.received[0]?.event.data.id, second);
    });
  });

  test('tell nothing of a decision on a change that was taken back, nor of what it did to the tool', async () => {
    await during(['change.accepted', 'tool.updated'], async () => {
      const [slug = ''] = await publish(w.db, [{ accountId: maker.account.id, pricingModel: 'free' }]);
      const options = { perHour: 100, smallAtOnce: false };
      const { change } = await suggestChange(w.db, maker.account, slug, { pricing_model: 'paid' }, options);
      await acceptChange(w.db, editor.account, change.id, {}, { undoMs: 10_000 });
      await undoChangeDecision(w.db, editor.account, change.id);
      await later(15_000);
      assert.equal(await arrivals(), 0);
      await acceptChange(w.db, editor.account, change.id, {}, { undoMs: 10_000 });
      assert.equal(await arrivals(), 0);
      await later(15_000);
      assert.equal(await arrivals(), 2);
    });
  });

  test('come again under the same id after a failure, in the order of one tool, and others meanwhile', async () => {
    await during(['tool.hidden', 'tool.restored'], async ({ id }) => {
      const [slow = '', quick = ''] = await publish(w.db, [
        { accountId: maker.account.id },
        { accountId: maker.account.id },
      ]);
      receiver.answers(answer('503 Service Unavailable', {}, 'later'));
      await quarantineTool(w.db, editor.account, slow, { reason: 'spam' });
      await w.app.drain('webhooks');
      await restoreTool(w.db, editor.account, slow);
      receiver.answers(answer('200 OK', {}));
      await quarantineTool(w.db, editor.account, quick, { reason: 'spam' });
      assert.equal(await arrivals(), 2);
      assert.match(await page(id), /Retrying[^]*HTTP 503[^]*later/);
      await later(6_000);
      assert.equal(await arrivals(), 4);
      const came = receiver.received.map(({ event }) => `${event.type} ${event.data.slug ?? ''}`);
      assert.deepEqual(came, [
        `tool.hidden ${slow}`,
        `tool.hidden ${quick}`,
        `tool.hidden ${slow}`,
        `tool.restored ${slow}`,
      ]);
      assert.equal(receiver.received[0]?.headers['webhook-id'], receiver.received[2]?.headers['webhook-id']);
    });
  });

  test('wait without an attempt while the fetcher is busy or stops', async () => {
    const { id } = await add(browser, MAKER_EVENTS);
    await browser.send(`/en/account/webhooks/${id}/test`);
    const site = { origin: w.origin, apiPrefix: '/api/v1', pathOf: () => '/en' };
    for (const refusal of ['busy', 'stopped'] as const) {
      const post = () => Promise.resolve({ refusal, url: receiver.url, hops: [] });
      const worker = startWebhooks(w.db, { fetcher: { post }, site, log: { warn: assert.ifError } });
      await worker.drain();
      await worker.stop();
      const rows = await w.db.read
        .selectFrom('webhook_deliveries')
        .select('attempts')
        .where('webhook_id', '=', id)
        .execute();
      assert.deepEqual(rows, [{ attempts: 0 }], refusal);
    }
    await w.app.drain('webhooks');
    await browser.send(`/en/account/webhooks/${id}/delete`);
  });

  test('wait as long as Retry-After says', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers(answer('429 Too Many Requests', { 'retry-after': '600' }));
      await browser.send(`/en/account/webhooks/${id}/test`);
      await w.app.drain('webhooks');
      await later(9 * MINUTE);
      await w.app.drain('webhooks');
      assert.equal(receiver.received.length, 1);
      await later(2 * MINUTE);
      await w.app.drain('webhooks');
      assert.equal(receiver.received.length, 2);
    });
  });

  test('are given up after ten attempts in a day, and can be sent again by hand', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers(answer('302 Found', { location: '/elsewhere' }));
      await browser.send(`/en/account/webhooks/${id}/test`);
      for (let hour = 0; hour < 30; hour += 1) {
        await w.app.drain('webhooks');
        await later(hour === 0 ? 10_000 : hour === 1 ? 10 * MINUTE : HOUR);
      }
      assert.equal(receiver.received.length, 10);
      assert.deepEqual([...new Set(receiver.received.map(({ path }) => path))], ['/in']);
      assert.match(await page(id), /Failed[^]*10 attempts[^]*HTTP 302/);
      receiver.answers(answer('200 OK', {}, 'thank you'));
      const delivery = /name="delivery" value="([^"]+)"/.exec(await page(id))?.[1] ?? '';
      assert.equal((await browser.send(`/en/account/webhooks/${id}/redeliver`, { delivery })).status, 303);
      assert.equal(await arrivals(), 11);
      assert.match(await page(id), /Delivered[^]*1 attempt[^]*thank you/);
      await later(8 * DAY);
      assert.match(await page(id), /Nothing has been sent yet/);
    });
  });

  test('are sent at once by hand before their next attempt, and a test waits for no other one', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers(answer('500 Broken', {}));
      await browser.send(`/en/account/webhooks/${id}/test`);
      assert.equal(await arrivals(), 1);
      receiver.answers(answer('204 No Content', {}));
      await browser.send(`/en/account/webhooks/${id}/test`);
      assert.equal(await arrivals(), 2);
      const retried = (await page(id)).split('<tr').find((row) => row.includes('Retrying')) ?? '';
      const delivery = /name="delivery" value="([^"]+)"/.exec(retried)?.[1] ?? '';
      await browser.send(`/en/account/webhooks/${id}/redeliver`, { delivery });
      assert.equal(await arrivals(), 3);
      assert.equal(receiver.received[2]?.headers['webhook-id'], receiver.received[0]?.headers['webhook-id']);
    });
  });

  test('are turned off at 410, with a mail, and on again with what failed', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers(answer('410 Gone', {}));
      await browser.send(`/en/account/webhooks/${id}/test`);
      await w.app.drain('webhooks');
      assert.match(await page(id), /the address is gone \(410\)/);
      const refused = await browser.send(`/en/account/webhooks/${id}/test`);
      assert.ok(refused.status === 409 && refused.text.includes('This webhook is off'));
      await w.app.drain('outbox');
      assert.ok((await readMails(w)).some((mail) => mail.includes(`/en/account/webhooks/${id}`)));
      await browser.send(`/en/account/webhooks/${id}/turn-on`);
      receiver.answers(answer('200 OK', {}));
      await browser.send(`/en/account/webhooks/${id}/resend`);
      assert.equal(await arrivals(), 2);
    });
  });

  test('that are off miss nothing: what happened meanwhile is sent when asked for, but no decision that was taken back', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers(answer('410 Gone', {}));
      await browser.send(`/en/account/webhooks/${id}/test`);
      await w.app.drain('webhooks');
      receiver.answers(answer('200 OK', {}));
      receiver.received.length = 0;
      const [first, second, third] = [await submit(), await submit(), await submit()];
      await approveSubmission(w.db, editor.account, first);
      await rejectSubmission(w.db, editor.account, second, { reason: 'other' }, { undoMs: 10_000 });
      await rejectSubmission(w.db, editor.account, third, { reason: 'other' }, { undoMs: 10_000 });
      await undoDecision(w.db, editor.account, second);
      assert.equal(await arrivals(), 0);
      assert.match(await page(id), /Not sent \(webhook off\)/);
      await browser.send(`/en/account/webhooks/${id}/turn-on`);
      await browser.send(`/en/account/webhooks/${id}/resend`);
      await arrivals();
      const came = () => receiver.received.map(({ event }) => event.data.id);
      assert.deepEqual(came().toSorted(), [first, id].toSorted());
      await later(15_000);
      await arrivals();
      assert.deepEqual(came().slice(2), [third]);
    });
  });

  test('whose stored secret was tampered with stop no other one, and are mended by a new secret', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      const { id: broken } = await add(browser, MAKER_EVENTS, `${receiver.url}/broken`);
      const { secret } = await w.db.read
        .selectFrom('webhooks')
        .select('secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // The secret of another row cannot be read at its place.
      await w.db.write((trx) => trx.updateTable('webhooks').set({ secret }).where('id', '=', broken).execute());
      await approveSubmission(w.db, editor.account, await submit());
      assert.equal(await arrivals(), 1);
      assert.match(await page(broken), /The stored secret cannot be read/);
      await browser.send(`/en/account/webhooks/${broken}/rotate`);
      await browser.send(`/en/account/webhooks/${broken}/test`);
      assert.equal(await arrivals(), 2);
      await browser.send(`/en/account/webhooks/${broken}/delete`);
    });
  });

  test('are turned off after five days without any success', async () => {
    await during(MAKER_EVENTS, async ({ id }) => {
      receiver.answers((socket) => socket.destroy());
      for (let day = 0; day < 5; day += 1) {
        assert.doesNotMatch(await page(id), /Turned off/);
        await browser.send(`/en/account/webhooks/${id}/test`);
        await w.app.drain('webhooks');
        await later(DAY);
      }
      await w.app.drain('webhooks');
      assert.match(await page(id), /nothing had arrived for five days[^]*No connection/);
    });
  });

  test('are signed with both secrets for a day after a new one was made', async () => {
    await during(MAKER_EVENTS, async ({ id, secret }) => {
      const shown = await browser.send(`/en/account/webhooks/${id}/rotate`);
      const next = secretIn(shown.text);
      assert.ok(next !== '' && next !== secret);
      assert.ok(!(await page(id)).includes('whsec_'));
      const verified = async (): Promise<boolean[]> => {
        await browser.send(`/en/account/webhooks/${id}/test`);
        await w.app.drain('webhooks');
        const { body, headers } = receiver.received.at(-1) ?? assert.fail('nothing came');
        return [secret, next].map((each) => isSignedWith(each, body, headers));
      };
      assert.deepEqual(await verified(), [true, true]);
      await later(DAY + HOUR);
      assert.deepEqual(await verified(), [false, true]);
    });
  });

  test('tell editors of the queue and of reports, and no more once they are none', async () => {
    receiver.received.length = 0;
    receiver.answers(answer('204 No Content', {}));
    const second = await w.person('editor');
    const desk = await signedIn(w, second.account.email);
    const events = ['desk.submission_waiting', 'desk.report_opened'];
    const refused = await browser.send('/en/account/webhooks', { url: receiver.url, events });
    assert.equal(refused.status, 422, 'a maker cannot choose them');
    await add(desk, events);
    const id = await submit();
    const [slug = ''] = await publish(w.db, [{}]);
    const form = await w.visitor.request('POST', `/en/tools/${slug}/report`, 'kind=broken_link&message=', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: w.origin,
    });
    assert.equal(form.status, 303, form.text);
    await w.app.drain('webhooks');
    const [first, other] = receiver.received.map(({ event }) => event);
    assert.deepEqual([first?.type, first?.data.id], ['desk.submission_waiting', id]);
    assert.deepEqual([other?.type, other?.data.slug], ['desk.report_opened', slug]);
    for (const link of receiver.received.map(({ event }) => event.data.links['page'] ?? ''))
      assert.equal((await desk.get(link.slice(w.config.publicUrl.length))).status, 200, link);
    await changeRole(w.db, null, { email: second.account.email, role: 'member' });
    await submit();
    assert.equal(await arrivals(), 2);
  });

  test('tell editors of a report about a list, and of its end', async () => {
    const first = await w.person('editor');
    const desk = await signedIn(w, first.account.email);
    receiver.received.length = 0;
    receiver.answers(answer('204 No Content', {}));
    const { id: webhook } = await add(desk, ['desk.report_opened', 'desk.report_closed']);
    const [slug = ''] = await publish(w.db, [{}]);
    const list = await createList(w.db, maker.account, { title: 'What I use', intro: '', locale: 'en' });
    await addToList(w.db, maker.account, list, { slug, note: '' });
    await moveList(w.db, maker.account, list, 'publish', { verificationRequired: false });
    const told = await w.visitor.request('POST', `/en/lists/${list}/report`, 'message=An+advertisement.', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: w.origin,
    });
    assert.equal(told.status, 303, told.text);
    await desk.send(`/en/editor/lists/${list}`, { act: 'hide', note: '' });
    await w.app.drain('webhooks');
    const [opened, closed] = receiver.received.map(({ event }) => event);
    assert.deepEqual([opened?.type, opened?.data.list], ['desk.report_opened', list]);
    assert.deepEqual([closed?.type, closed?.data.id], ['desk.report_closed', opened?.data.id]);
    const [path, place = ''] = (opened?.data.links['page'] ?? '').slice(w.config.publicUrl.length).split('#');
    assert.match((await desk.get(path ?? '')).text, new RegExp(`id="${place}"`));
    await desk.send(`/en/account/webhooks/${webhook}/delete`);
  });

  test('go to public addresses alone, and show why nothing arrived', async () => {
    const inner = receiver.farm.add('inside-of-us.com', { addresses: () => ['10.0.0.7'] });
    const { id } = await add(browser, MAKER_EVENTS, `${inner}/in`);
    await browser.send(`/en/account/webhooks/${id}/test`);
    await w.app.drain('webhooks');
    assert.match(await page(id), /Not a public address/);
    assert.deepEqual(receiver.farm.leaks(), []);
    for (const url of ['', 'http://localhost/x', 'http://192.168.0.1/', 'https://a.example.org:8443/', 'ftp://a.org'])
      assert.equal((await browser.send('/en/account/webhooks', { url, events: MAKER_EVENTS })).status, 422, url);
    await browser.send(`/en/account/webhooks/${id}/delete`);
  });

  test('are their owner’s alone', async () => {
    const { id } = await add(browser, MAKER_EVENTS);
    const stranger = await signedIn(w, (await w.person()).account.email);
    assert.equal((await stranger.get(`/en/account/webhooks/${id}`)).status, 404);
    for (const act of ['test', 'resend', 'redeliver', 'rotate', 'turn-on', 'delete', 'events'])
      assert.equal(
        (await stranger.send(`/en/account/webhooks/${id}/${act}`, { events: MAKER_EVENTS })).status,
        404,
        act,
      );
    assert.equal((await browser.get(`/en/account/webhooks/${id}`)).status, 200);
    await browser.send(`/en/account/webhooks/${id}/delete`);
  });

  test('stand in the audit log with each change, never with a secret', async () => {
    const { id, secret } = await add(browser, MAKER_EVENTS);
    await browser.send(`/en/account/webhooks/${id}/events`, { events: ['tool.hidden'] });
    await browser.send(`/en/account/webhooks/${id}/rotate`);
    await browser.send(`/en/account/webhooks/${id}/delete`);
    const rows = await w.db.read.selectFrom('history').selectAll().where('subject_id', '=', id).orderBy('id').execute();
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['created', 'edit', 'secret_rotated', 'remove'],
    );
    assert.ok(!JSON.stringify(rows).includes(secret.slice(6)));
  });

  test('are ten at most, and test events as many an hour as the limit says', async () => {
    const who = await signedIn(w, (await w.person()).account.email);
    const added = [];
    for (let count = 0; count < 10; count += 1) added.push(await add(who, MAKER_EVENTS));
    const more = await who.send('/en/account/webhooks', { url: receiver.url, events: MAKER_EVENTS });
    assert.equal(more.status, 422);
    const path = `/en/account/webhooks/${added[0]?.id ?? ''}/test`;
    for (let count = 0; count < 30; count += 1) assert.equal((await who.send(path)).status, 303);
    assert.equal((await who.send(path)).status, 429);
  });

  test('go with the account that had them', async () => {
    const gone = await w.person();
    const own = await signedIn(w, gone.account.email);
    const { id } = await add(own, MAKER_EVENTS);
    await own.send(`/en/account/webhooks/${id}/test`);
    const file = await own.get('/en/account/data');
    assert.ok(file.text.includes(receiver.url) && !file.text.includes('whsec_'));
    const { PASSWORD } = await import('../support/world.ts');
    assert.equal((await own.send('/en/account/delete', { current_password: PASSWORD })).status, 303);
    for (const [table, column] of [
      ['webhooks', 'id'],
      ['webhook_deliveries', 'webhook_id'],
    ] as const) {
      const left = await w.db.read
        .selectFrom(table)
        .select('id')
        .where(column as 'id', '=', id)
        .execute();
      assert.deepEqual(left, [], table);
    }
  });
});

test('where nothing is sent, the pages say so', async () => {
  const w = await openWorld();
  try {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.match((await browser.get('/en/account/webhooks')).text, /does not contact other servers/);
  } finally {
    await w.close();
  }
});
