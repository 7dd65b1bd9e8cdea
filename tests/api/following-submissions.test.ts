/** What happens after submitTool, seen through the API: following, listing, correcting, withdrawing. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { listQueue } from '#catalog/submissions/records.ts';
import { publish, submission } from '../support/factories.ts';
import { countReads } from '../support/queries.ts';
import type { Person, Reply } from '../support/world.ts';
import { checkedWorld, sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const MESSAGE = 'It does use a language model, see the page “How it works”.';

describe('following a submission', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '1000', REFUSED_SUBMISSIONS_PER_HOUR: '1000' });
  let owner: Awaited<ReturnType<typeof world.person>>;
  let other: Person;
  let editor: Awaited<ReturnType<typeof world.person>>;
  before(async () => {
    owner = await world.person();
    other = await world.person();
    editor = await world.person('editor');
  });

  const submit = async (changes: Record<string, unknown> = {}): Promise<string> => {
    // Places in the queue are by time.
    world.clock.advance(1_000);
    return (await owner.post(PATH, submission(changes))).json.data.id;
  };
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

  describe('getSubmission', () => {
    test('needs no token and shows neither account nor address', async () => {
      const id = await submit({ contact_email: 'private@example.org', name: 'Open Heron' });
      const reply = await world.visitor.get(`${PATH}/${id}`);
      assert.equal(reply.status, 200);
      assert.equal(reply.headers.get('cache-control'), 'no-store');
      assert.equal(reply.headers.get('access-control-allow-origin'), '*');
      assert.ok(
        ![owner.account.id, owner.account.email, 'private@example.org'].some((secret) => reply.text.includes(secret)),
      );
      const { data } = reply.json;
      assert.deepEqual(
        [data.id, data.status, data.name, data.reason, data.editor_note, data.decided_at, data.tool],
        [id, 'awaiting_moderation', 'Open Heron', null, null, null, null],
      );
      assert.ok(data.queue.position >= 1);
      assert.deepEqual([data.can_resubmit, data.can_withdraw, data.can_appeal], [false, true, false]);
      assert.deepEqual(
        data.history.map((entry: any) => entry.status),
        ['awaiting_moderation'],
      );
    });

    test('tells reason and note of a rejection and that it can be appealed', async () => {
      const data = await read(await submitRejected());
      assert.equal(data.status, 'rejected');
      assert.equal(data.reason.code, 'not_an_ai_tool');
      assert.ok(data.reason.message.length > 10);
      assert.equal(data.editor_note, 'A calculator.');
      assert.equal(data.queue, null);
      assert.ok(data.decided_at >= data.submitted_at);
      assert.deepEqual([data.can_resubmit, data.can_withdraw, data.can_appeal], [false, false, true]);
    });

    test('tells the note of a request for changes', async () => {
      const data = await read(await submitForChanges());
      assert.deepEqual(
        [data.status, data.reason, data.editor_note],
        ['changes_requested', null, 'Say what the model does.'],
      );
      assert.deepEqual([data.can_resubmit, data.can_withdraw, data.can_appeal], [true, true, false]);
    });

    test('links the published tool, which the read operations then show', async () => {
      const id = await submit({ name: 'Candid Plover', url: 'https://candid-plover.example.com/' });
      await approveSubmission(world.db, editor.account, id);
      await world.app.context.live.refresh();
      const data = await read(id);
      assert.deepEqual([data.status, data.tool.slug], ['published', 'candid-plover']);
      assert.deepEqual(
        data.history.map((entry: any) => entry.status),
        ['awaiting_moderation', 'published'],
      );
      const tool = await world.visitor.get(new URL(data.tool.links.self).pathname);
      assert.equal(tool.json.data.name, 'Candid Plover');
      assert.equal((await world.visitor.get('/api/v1/tools?q=candid')).json.pagination.total, 1);
      await quarantineTool(world.db, editor.account, 'candid-plover', { reason: 'policy' });
      assert.equal((await read(id)).tool, null);
    });

    test('has one answer for every id that is none', async () => {
      const id = await submit();
      const missing = await world.visitor.get(`${PATH}/${UNKNOWN_ID}`);
      assertRefused(missing, 404, 'not_found');
      for (const wrong of [
        id.toUpperCase(),
        `${id}0`,
        id.slice(1),
        'x',
        '%00',
        'a%00b',
        '..%2f..',
        '1',
        "'",
        'a'.repeat(300),
      ]) {
        assert.equal((await world.visitor.get(`${PATH}/${wrong}`)).text, missing.text, wrong);
      }
    });
  });

  describe('listSubmissions', () => {
    test('shows one’s own, newest first, in the page shape of listTools', async () => {
      const person = await world.person();
      const ids: string[] = [];
      for (let sent = 0; sent < 7; sent += 1) ids.unshift((await person.post(PATH, submission())).json.data.id);
      const seen: string[] = [];
      let link: string | null = `${PATH}?per_page=3`;
      while (link !== null) {
        const reply: Reply = await person.get(link);
        assert.equal(reply.headers.get('cache-control'), 'no-store');
        assert.equal(reply.headers.get('access-control-allow-origin'), null);
        assert.deepEqual(
          [reply.json.pagination.total, reply.json.pagination.total_pages, reply.json.pagination.per_page],
          [7, 3, 3],
        );
        assert.match(reply.headers.get('link') ?? '', /rel="first"/);
        seen.push(...reply.json.data.map((entry: any) => entry.id));
        link = reply.json.links.next && new URL(reply.json.links.next).pathname + new URL(reply.json.links.next).search;
      }
      assert.deepEqual([...seen].sort(), [...ids].sort());
      const times = (await person.get(`${PATH}?per_page=50`)).json.data.map((entry: any) => entry.submitted_at);
      assert.deepEqual(times, times.toSorted().reverse());
    });

    test('gives the place of each entry that waits, with as many statements for a page of fifty as for one', async () => {
      const w = await checkedWorld({ SUBMISSIONS_PER_HOUR: '100' });
      const [person, stranger] = [await w.person(), await w.person()];
      const ids: string[] = [];
      for (let sent = 0; sent < 24; sent += 1) {
        const by = sent % 3 === 0 ? stranger : person;
        ids.push((await by.post(PATH, submission())).json.data.id);
        // Some come into the queue in the same moment: then the id decides.
        if (sent % 4 !== 0) w.clock.advance(1);
      }
      const queue = await listQueue(w.db, { page: 1, perPage: 50 });
      const places = new Map(queue.items.map(({ id }, at) => [id, at + 1]));
      await person.delete(`${PATH}/${ids[1]}`);
      places.delete(ids[1] ?? '');
      const reads = countReads(w.db, 'submissions');
      const others = [countReads(w.db, 'tools'), countReads(w.db, 'history')];
      assert.equal((await person.get(`${PATH}?per_page=1`)).json.data.length, 1);
      const [few, ...fewOthers] = [reads(), ...others.map((count) => count())];
      const page = await person.get(`${PATH}?per_page=50`);
      assert.equal(page.json.data.length, 16);
      assert.deepEqual([reads(), ...others.map((count) => count())], [few, ...fewOthers]);
      for (const { id, status, queue: waits } of page.json.data) {
        const ahead = [...places].filter(([, place]) => place < (places.get(id) ?? 0)).length;
        assert.deepEqual(waits, status === 'withdrawn' ? null : { position: ahead + 1 });
        assert.deepEqual((await person.get(`${PATH}/${id}`)).json.data.queue, waits);
      }
    });

    test('filters by every state', async () => {
      const person = await world.person();
      const { id } = (await person.post(PATH, submission())).json.data;
      await person.delete(`${PATH}/${id}`);
      await person.post(PATH, submission());
      for (const status of SUBMISSION_STATES) {
        const { json } = await person.get(`${PATH}?status=${status}`);
        const expected = ['awaiting_moderation', 'withdrawn'].includes(status) ? 1 : 0;
        assert.deepEqual([json.pagination.total, json.data.length], [expected, expected]);
        assert.match(json.links.self, new RegExp(`status=${status}`));
      }
    });

    for (const [query, field] of Object.entries({
      'status=x': 'status',
      'status=Published': 'status',
      'page=0': 'page',
      'page=501': 'page',
      'page=01': 'page',
      'per_page=51': 'per_page',
      'page=1&page=1': 'page',
    })) {
      test(`refuses ?${query}`, async () =>
        assertRefused(await owner.get(`${PATH}?${query}`), 422, 'validation_failed', [field]));
    }
  });

  describe('resubmitSubmission', () => {
    test('replaces the submission after changes were asked for and keeps its place in the queue', async () => {
      const id = await submitForChanges({ name: 'First Draft', url: 'https://first-draft.example.com/' });
      const later = await submit();
      const body = submission({ name: 'Second Draft', url: 'https://second-draft.example.com/', extra: 1 });
      const reply = await owner.put(`${PATH}/${id}`, body);
      assert.equal(reply.status, 200);
      const { data } = reply.json;
      assert.deepEqual(
        [data.id, data.status, data.name, data.url],
        [id, 'awaiting_moderation', 'Second Draft', 'https://second-draft.example.com'],
      );
      assert.deepEqual(
        data.warnings.map((warning: any) => warning.field),
        ['extra'],
      );
      assert.deepEqual(
        data.history.map((entry: any) => entry.status),
        ['awaiting_moderation', 'changes_requested', 'awaiting_moderation'],
      );
      assert.ok(data.queue.position < (await read(later)).queue.position);
      // The page that it gave up is free again.
      assert.equal((await other.post(PATH, submission({ url: 'https://first-draft.example.com/' }))).status, 201);
    });

    test('may keep its page', async () => {
      const url = 'https://keeps-its-page.example.com/';
      const id = await submitForChanges({ url });
      assert.equal((await owner.put(`${PATH}/${id}`, submission({ url }))).status, 200);
    });

    test('may not take another’s page', async () => {
      const [slug = ''] = await publish(world.db, [{ url: 'https://already-there.example.com/' }]);
      const id = await submitForChanges();
      const reply = await owner.put(`${PATH}/${id}`, submission({ url: 'https://already-there.example.com/' }));
      assertRefused(reply, 422, 'duplicate_submission', ['url']);
      assert.equal(reply.json.error.existing.slug, slug);
      assert.equal((await read(id)).status, 'changes_requested');
    });

    test('takes a whole submission, checked like a new one', async () => {
      const id = await submitForChanges();
      assertRefused(await owner.put(`${PATH}/${id}`, { name: 'Only this' }), 422, 'validation_failed', [
        'url',
        'tagline',
        'pricing_model',
        'categories',
      ]);
      assertRefused(await owner.put(`${PATH}/${id}`, []), 422, 'validation_failed', ['body']);
      assert.equal((await read(id)).status, 'changes_requested');
    });

    test('is a conflict in any other state', async () => {
      const published = await submit();
      await approveSubmission(world.db, editor.account, published);
      for (const id of [await submit(), await submitRejected(), published])
        assertRefused(await owner.put(`${PATH}/${id}`, submission()), 409, 'conflict');
    });
  });

  describe('withdrawSubmission', () => {
    test('takes back what waits for an editor or for changes', async () => {
      for (const id of [await submit(), await submitForChanges()]) {
        const reply = await owner.delete(`${PATH}/${id}`);
        assert.deepEqual(
          [reply.status, reply.json.data.status, reply.json.data.can_withdraw],
          [200, 'withdrawn', false],
        );
        assertRefused(await owner.delete(`${PATH}/${id}`), 409, 'conflict');
      }
    });

    test('is a conflict after a rejection', async () =>
      assertRefused(await owner.delete(`${PATH}/${await submitRejected()}`), 409, 'conflict'));

    test('takes no notice of a body', async () => {
      for (const type of ['application/json', 'text/plain']) {
        const reply = await owner.request('DELETE', `${PATH}/${await submit()}`, '{"a":', { 'content-type': type });
        assert.equal(reply.status, 200, type);
      }
      assertRefused(
        await owner.request('DELETE', `${PATH}/${await submit()}`, 'x', { 'content-type': ';;;' }),
        415,
        'unsupported_media_type',
      );
    });

    test('does not read on through a body without end', async () => {
      const id = await submit();
      assertRefused(await owner.request('DELETE', `${PATH}/${id}`, ' '.repeat(65_537)), 413, 'payload_too_large');
      assert.equal((await read(id)).status, 'awaiting_moderation');
    });
  });

  test('another account gets the answer of a missing id, in every state and with any body', async () => {
    const ids = [await submit(), await submitForChanges(), await submitRejected(), UNKNOWN_ID, 'x', 'a%00b'];
    const missing = (await other.delete(`${PATH}/${UNKNOWN_ID}`)).text;
    for (const id of ids) {
      for (const reply of [
        await other.put(`${PATH}/${id}`, submission()),
        await other.put(`${PATH}/${id}`, {}),
        await other.delete(`${PATH}/${id}`),
        await other.post(`${PATH}/${id}/appeal`, { message: MESSAGE }),
        await other.post(`${PATH}/${id}/appeal`, {}),
      ]) {
        assertRefused(reply, 404, 'not_found');
        assert.equal(reply.text, missing);
      }
    }
  });
});
