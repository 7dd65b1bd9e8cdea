/** Events of a webhook without an address: what is fetched, in which order, and how a call waits. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { publish } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { signedIn, textOf } from '../web/browser.ts';
import { sharedCheckedWorld } from '../api/conformance.ts';

const PATH = '/api/v1/webhooks';
const EVENTS = ['tool.hidden', 'tool.restored'];
const SECOND = 1_000;

describe('a webhook without an address', () => {
  const w = sharedCheckedWorld({ OUTGOING: 'on' });
  type Member = Awaited<ReturnType<typeof w.person>>;
  let editor: Member;
  before(async () => {
    editor = await w.person('editor');
  });

  test('is made by leaving out the address, or by null; text that is none is refused', async () => {
    const who = await w.person();
    for (const given of [{}, { url: null }])
      assert.equal((await who.post(PATH, { ...given, events: EVENTS })).json.data.url, null);
    assert.equal((await who.post(PATH, { url: '', events: EVENTS })).status, 422);
  });

  interface Listener {
    who: Member;
    id: string;
    secret: string;
    fetch(given?: Record<string, unknown>): Promise<Reply>;
    /** Hides and shows a tool of the listener’s again. */
    act(): Promise<string>;
  }

  async function listener(): Promise<Listener> {
    const who = await w.person();
    const { data } = (await who.post(PATH, { events: EVENTS })).json;
    assert.equal(data.url, null);
    return {
      who,
      id: data.id,
      secret: data.secret,
      fetch: (given = {}) => who.post(`${PATH}/${data.id}/events`, given),
      async act() {
        const [slug = ''] = await publish(w.db, [{ accountId: who.account.id }]);
        await quarantineTool(w.db, editor.account, slug, { reason: 'spam' });
        await restoreTool(w.db, editor.account, slug);
        // A decision can be taken back for a moment.
        w.clock.advance(20 * SECOND);
        return slug;
      },
    };
  }

  const told = ({ json }: Reply): string[] =>
    json.data.map(({ body }: { body: string }) => {
      const { type, data } = JSON.parse(body);
      return `${type} ${data.slug}`;
    });

  test('hands out events as they would be sent, those of one tool in their order, and no event twice unasked', async () => {
    const { fetch, act, secret } = await listener();
    const [one, two] = [await act(), await act()];
    const fetched = await fetch();
    assert.deepEqual(
      told(fetched).toSorted(),
      [one, two].flatMap((slug) => EVENTS.map((event) => `${event} ${slug}`)).toSorted(),
    );
    assert.ok(told(fetched).indexOf(`tool.hidden ${one}`) < told(fetched).indexOf(`tool.restored ${one}`));
    const { headers, body } = fetched.json.data[0];
    // The official library holds the signed time against the clock of the machine.
    const at = new Date(Number(headers['webhook-timestamp']) * SECOND);
    assert.equal(new Webhook(secret).sign(headers['webhook-id'], at, body), headers['webhook-signature']);
    assert.deepEqual(told(await fetch()), []);
    assert.deepEqual(told(await fetch({ since: fetched.json.pagination.next })), []);
  });

  test('gives the events after a cursor again, in the same order, and what is sent again at the end', async () => {
    const { who, id, fetch, act } = await listener();
    const start = (await fetch()).json.pagination.next;
    await act();
    const first = await fetch({ since: start });
    const later = await act();
    const second = await fetch({ since: first.json.pagination.next });
    assert.deepEqual(
      told(second),
      EVENTS.map((event) => `${event} ${later}`),
    );
    assert.deepEqual(told(await fetch({ since: start })), [...told(first), ...told(second)]);
    const delivery = first.json.data[0].headers['webhook-id'];
    assert.equal((await who.post(`${PATH}/${id}/resend`, { delivery })).json.data.resent, 1);
    const again = await fetch({ since: second.json.pagination.next });
    assert.deepEqual(told(again), told(first).slice(0, 1));
    const { state, last_attempt: last } = (await who.get(`${PATH}/${id}/deliveries`)).json.data.at(-1);
    assert.deepEqual([state, last.status, last.failure], ['delivered', null, null]);
  });

  test('hands out fifty at once', async () => {
    const { fetch, act } = await listener();
    for (let count = 0; count < 26; count += 1) await act();
    const { json } = await fetch();
    assert.deepEqual([json.data.length, json.pagination.has_more], [50, true]);
    const rest = await fetch({ since: json.pagination.next });
    assert.deepEqual([rest.json.data.length, rest.json.pagination.has_more], [2, false]);
  });

  test('lets a call wait for an event, and no longer than it asks', async () => {
    const { fetch, act } = await listener();
    const coming = fetch({ wait: 30 });
    const slug = await act();
    assert.deepEqual(told(await w.clock.elapseDuring(coming, 5 * SECOND))[0], `tool.hidden ${slug}`);
    const started = w.clock.monotonic();
    const nothing = await w.clock.elapseDuring(fetch({ wait: 3 }), 60 * SECOND);
    assert.deepEqual(told(nothing), []);
    assert.ok(w.clock.monotonic() - started >= 3 * SECOND);
  });

  test('is refused with the name of what is wrong', async () => {
    const { who, id, fetch } = await listener();
    for (const [given, field] of [
      [{ since: 'x' }, 'since'],
      [{ since: 7 }, 'since'],
      [{ wait: 31 }, 'wait'],
      [{ wait: -1 }, 'wait'],
      [{ wait: '3' }, 'wait'],
      [{ wait: 1.5 }, 'wait'],
      [{ after: '0' }, 'after'],
    ] as const)
      assert.deepEqual(Object.keys((await fetch(given)).json.error.fields), [field]);
    const sent = (await who.post(PATH, { url: 'https://hooks.example.com/in', events: EVENTS })).json.data.id;
    const refused = await who.post(`${PATH}/${sent}/events`, {});
    assert.deepEqual([refused.status, refused.json.error.code], [409, 'conflict']);
    assert.equal((await (await w.person()).post(`${PATH}/${id}/events`, { since: 'x' })).status, 404);
  });

  test('is sent nothing, and its pages say that programs fetch its events', async () => {
    const { who, id, act } = await listener();
    await act();
    await w.app.drain('webhooks');
    const [{ attempts }] = (await who.get(`${PATH}/${id}/deliveries`)).json.data;
    assert.equal(attempts, 0);
    const browser = await signedIn(w, who.account.email);
    for (const path of ['/en/account/webhooks', `/en/account/webhooks/${id}`])
      assert.match(textOf(await browser.get(path)), /Fetched by your programs/);
  });
});
