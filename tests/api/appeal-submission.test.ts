/** appealSubmission: once after a rejection, with a message. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { errorSentence } from '#locales/errors.ts';
import { submission } from '../support/factories.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';
const MESSAGE = 'It does use a language model, see the page “How it works”.';

describe('appealSubmission', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '1000', REFUSED_SUBMISSIONS_PER_HOUR: '1000' });
  let owner: Person;
  let other: Person;
  let editor: Awaited<ReturnType<typeof world.person>>;
  before(async () => {
    owner = await world.person();
    other = await world.person();
    editor = await world.person('editor');
  });

  const submit = async (changes: Record<string, unknown> = {}): Promise<string> =>
    (await owner.post(PATH, submission(changes))).json.data.id;
  const read = async (id: string) => (await world.visitor.get(`${PATH}/${id}`)).json.data;
  const submitRejected = async (): Promise<string> => {
    const id = await submit();
    await rejectSubmission(world.db, editor.account, id, { reason: 'not_an_ai_tool', note: 'A calculator.' });
    return id;
  };
  const submitForChanges = async (changes: Record<string, unknown> = {}): Promise<string> => {
    const id = await submit(changes);
    await requestChanges(world.db, editor.account, id, { note: 'Say what the model does.' });
    return id;
  };
  function assertRefused(reply: Reply, status: number, code: string, fields: string[] = []): void {
    assert.deepEqual(
      [reply.status, reply.json.error.code, Object.keys(reply.json.error.fields)],
      [status, code, fields],
    );
  }

  test('puts a rejected submission back into the queue, once', async () => {
    const id = await submitRejected();
    const reply = await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE });
    assert.deepEqual(
      [reply.status, reply.json.data.status, reply.json.data.can_appeal],
      [200, 'awaiting_moderation', false],
    );
    const second = await world.person('editor');
    await rejectSubmission(world.db, second.account, id, { reason: 'other' });
    assert.equal((await read(id)).can_appeal, false);
    assertRefused(await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE }), 409, 'conflict');
  });

  test('shows its message to nobody who holds the link', async () => {
    const id = await submitRejected();
    const reply = await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE });
    assert.ok(!reply.text.includes('language model, see'));
  });

  const messages: [string, unknown, number][] = [
    ['20 characters', 'a'.repeat(20), 200],
    ['1000 characters', 'a'.repeat(1000), 200],
    ['1000 emoji', '😀'.repeat(1000), 200],
    ['lines', `${MESSAGE}\n\n- one\r\n- two`, 200],
    ['19 characters', 'a'.repeat(19), 422],
    ['20 characters with its spaces', `${'a'.repeat(18)}  `, 422],
    ['1001 characters', 'a'.repeat(1001), 422],
    ['nothing', undefined, 422],
    ['null', null, 422],
    ['spaces', ' '.repeat(40), 422],
    ['a number', 12345, 422],
    ['a list', [MESSAGE], 422],
    ['a control character', `${MESSAGE}\u0000`, 422],
    ['a bidi override', `${MESSAGE}\u202e`, 422],
    ['a lone surrogate', `${MESSAGE}\ud800`, 422],
  ];
  for (const [name, message, status] of messages) {
    test(`${status === 200 ? 'takes' : 'refuses'} a message of ${name}`, async () => {
      const reply = await owner.post(`${PATH}/${await submitRejected()}/appeal`, { message });
      assert.equal(reply.status, status, reply.text);
      if (status === 422) assertRefused(reply, 422, 'validation_failed', ['message']);
    });
  }

  test('needs an object', async () => {
    const id = await submitRejected();
    for (const body of [null, [], 'x'])
      assertRefused(await owner.post(`${PATH}/${id}/appeal`, body), 422, 'validation_failed', ['body']);
  });

  test('is refused when the page has been taken since', async () => {
    const url = 'https://lost-meanwhile.example.com/';
    const id = await submit({ url });
    await rejectSubmission(world.db, editor.account, id, { reason: 'other' });
    await other.post(PATH, submission({ url }));
    assertRefused(await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE }), 422, 'duplicate_submission', ['url']);
    assert.equal((await read(id)).status, 'rejected');
  });

  test('is not for the editor who rejected, who is told so by a code of its own', async () => {
    const id = await submitRejected();
    await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE });
    await assert.rejects(approveSubmission(world.db, editor.account, id), { code: 'own_decision' });
    await assert.rejects(rejectSubmission(world.db, editor.account, id, { reason: 'other' }), { code: 'own_decision' });
    await assert.rejects(requestChanges(world.db, editor.account, id, { note: 'More.' }), { code: 'own_decision' });
    assert.equal((await read(id)).status, 'awaiting_moderation');
    const sentences = LOCALES.map((locale) => errorSentence(locale, 'own_decision'));
    assert.equal(new Set(sentences).size, LOCALES.length);
    const second = await world.person('editor');
    await approveSubmission(world.db, second.account, id);
    assert.equal((await read(id)).status, 'published');
  });

  test('is a conflict in any other state', async () => {
    for (const id of [await submit(), await submitForChanges()])
      assertRefused(await owner.post(`${PATH}/${id}/appeal`, { message: MESSAGE }), 409, 'conflict');
  });
});
