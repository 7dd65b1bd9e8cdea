/** Members of bodies that do not exist, for every operation that takes a body. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { OPERATIONS } from '#api/operations.ts';
import { requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { isRead } from '#http/api/operation.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

const withBody = OPERATIONS.flatMap((operation) =>
  !isRead(operation) && operation.who === 'token' && operation.body !== undefined ? [operation] : [],
);

describe('an unknown member of a body', () => {
  const world = sharedCheckedWorld();
  let maker: Awaited<ReturnType<typeof world.person>>;
  /** A body that each operation takes, but for the member, and what the path of it names. */
  let taken: Record<string, { body: object; named?: string }>;

  before(async () => {
    maker = await world.person();
    const hook = { url: 'https://hooks.example.com/in', events: ['tool.updated'] };
    const [slug = ''] = await publish(world.db, [{ accountId: maker.account.id }]);
    const webhook = (await maker.post('/api/v1/webhooks', hook)).json.data.id;
    const fetched = (await maker.post('/api/v1/webhooks', { events: hook.events })).json.data.id;
    const waiting = (await maker.post('/api/v1/submissions', submission())).json.data.id;
    const editor = await world.person('editor');
    await requestChanges(world.db, editor.account, waiting, { note: 'Say what the model does.' });
    taken = {
      suggestChange: { body: { tagline: 'An AI assistant that answers questions about sites.' }, named: slug },
      draftSubmission: { body: { url: 'https://lantern.example.com/' } },
      submitTool: { body: submission() },
      validateSubmission: { body: submission() },
      resubmitSubmission: { body: submission(), named: waiting },
      appealSubmission: { body: { message: 'It is one, and its page says so.' }, named: waiting },
      createWebhook: { body: hook },
      updateWebhook: { body: { state: 'on' }, named: webhook },
      fetchEvents: { body: {}, named: fetched },
      resendDeliveries: { body: {}, named: webhook },
    };
  });

  test('is named: in a warning where the body is an entry, else in the refusal', () =>
    assertEach(
      withBody,
      ({ id }) => id,
      async ({ id, method, path }) => {
        const { body, named = '' } = taken[id] ?? {};
        const target = `/api/v1${path.replace(/\{\w+\}/, named)}`;
        const given = JSON.stringify({ ...body, evnets: 1 }).replace(/\}$/, ',"constructor":1}');
        const { status, json, text } = await maker.request(method, target, given, {
          'content-type': 'application/json',
        });
        const isEntry = /^(?:suggest|submit|validate|resubmit)/.test(id);
        assert.ok(isEntry ? status < 300 : status === 422, text);
        const names = isEntry
          ? json.data.warnings.map(({ field }: { field: string }) => field)
          : Object.keys(json.error.fields);
        assert.deepEqual(names, ['evnets', 'constructor']);
        if (!isEntry) assert.equal(json.error.problems[0].code, 'unknown_field');
      },
    ));

  test('is named beside what else is wrong: fifty of them, each cut to 80 characters', async () => {
    const names = Array.from({ length: 51 }, (_, at) => `${String(at).padEnd(80, '-')}too long`);
    const given = { url: 7, ...Object.fromEntries(names.map((name) => [name, 1])) };
    const { json } = await maker.post('/api/v1/webhooks', given);
    assert.deepEqual(Object.keys(json.error.fields), [...names.slice(0, 50).map((name) => name.slice(0, 80)), 'url']);
  });
});
