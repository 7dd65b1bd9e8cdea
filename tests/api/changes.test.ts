/** listChanges: each tool and category once, as it is now, in the order of its last change; a restored database begins anew. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { beginEpoch, keepEpoch, readPosition } from '#catalog/epoch.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import type { Account } from '#catalog/roles.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { publish, submission } from '../support/factories.ts';
import { checkedWorld, sharedCheckedWorld } from './conformance.ts';
import type { World } from '../support/world.ts';

type Change = Record<string, any>;

/** Follows from a cursor to the end. */
async function follow(world: World, since?: string, limit = 500): Promise<{ changes: Change[]; cursor: string }> {
  await world.app.context.live.refresh();
  const changes: Change[] = [];
  for (let cursor = since; ;) {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { since: cursor }) });
    const { status, json } = await world.visitor.get(`/api/v1/changes?${query.toString()}`);
    assert.equal(status, 200);
    changes.push(...json.data);
    cursor = json.pagination.next as string;
    if (!json.pagination.has_more) return { changes, cursor };
  }
}

describe('listChanges', () => {
  const world = sharedCheckedWorld();
  let editor: Account;
  before(async () => {
    editor = (await world.person('editor')).account;
  });
  const since = async (): Promise<string> => (await follow(world)).cursor;

  test('begins with all categories and everything that is published', async () => {
    const [slug] = await publish(world.db, [
      {
        description: 'It reads.',
        categories: ['chatbots'],
        translations: { de: { tagline: 'Liest vor.', description: null, provenance: 'editor' } },
      },
    ]);
    const { changes } = await follow(world);
    const category = changes.find((change) => change['category']?.id === 'image-generation')?.['category'];
    assert.deepEqual(category.names.de, 'Bilderzeugung');
    assert.deepEqual(category.synonyms.en, ['text to image']);
    const { tool, type } = changes.find((change) => change['slug'] === slug) ?? assert.fail();
    assert.equal(type, 'tool.upserted');
    assert.deepEqual([tool.slug, tool.categories, tool.description], [slug, ['chatbots'], 'It reads.']);
    assert.deepEqual(tool.translations, { de: { tagline: 'Liest vor.', description: null, provenance: 'editor' } });
    assert.ok(!('contact_email' in tool) && !('account_id' in tool));
  });

  test('goes on from where it ended and says nothing twice', async () => {
    const cursor = await since();
    assert.deepEqual(await follow(world, cursor), { changes: [], cursor });
    const [slug] = await publish(world.db, [{}]);
    const { changes } = await follow(world, cursor);
    assert.deepEqual(
      changes.map((change) => [change['type'], change['slug']]),
      [['tool.upserted', slug]],
    );
  });

  test('gives many rows of one revision in pages, each once', async () => {
    const cursor = await since();
    const slugs = await publish(
      world.db,
      Array.from({ length: 7 }, () => ({})),
    );
    const { changes } = await follow(world, cursor, 2);
    assert.deepEqual(new Set(changes.map((change) => change['slug'])), new Set(slugs));
    assert.deepEqual([changes.length, new Set(changes.map((change) => change['revision'])).size], [7, 1]);
  });

  test('a quarantined tool reads as removed, a restored one comes back', async () => {
    const [slug = ''] = await publish(world.db, [{}]);
    const cursor = await since();
    await quarantineTool(world.db, editor, slug, { reason: 'broken_link' });
    const { changes, cursor: next } = await follow(world, cursor);
    assert.deepEqual(
      changes.map(({ type, slug: of, moved_to: to }) => [type, of, to]),
      [['tool.removed', slug, null]],
    );
    await restoreTool(world.db, editor, slug);
    assert.deepEqual(
      (await follow(world, next)).changes.map(({ type, slug: of }) => [type, of]),
      [['tool.upserted', slug]],
    );
  });

  test('a merged tool says where it has moved to', async () => {
    const [from = '', into = ''] = await publish(world.db, [{}, {}]);
    const cursor = await since();
    await mergeTools(world.db, editor, { from, into });
    const { changes } = await follow(world, cursor);
    assert.deepEqual(
      changes.map(({ type, slug, moved_to: to }) => [type, slug, to]),
      [['tool.removed', from, into]],
    );
  });

  test('a publication that is taken back is removed under the slug that it had', async () => {
    const owner = await world.person();
    const { json } = await owner.post('/api/v1/submissions', submission({ name: 'Hasty Heron' }));
    await approveSubmission(world.db, editor, json.data.id, { undoMs: 60_000 });
    const cursor = await since();
    await undoDecision(world.db, editor, json.data.id);
    const { changes } = await follow(world, cursor);
    assert.deepEqual(
      changes.map(({ type, slug }) => [type, slug]),
      [['tool.removed', 'hasty-heron']],
    );
  });

  test('a renamed category comes again', async () => {
    const cursor = await since();
    await importCategories(world.db, [{ id: 'video', names: { fr: 'Vidéo' } }]);
    const { changes } = await follow(world, cursor);
    assert.deepEqual(
      changes.map(({ type, category }) => [type, category.id, category.names.fr]),
      [['category.upserted', 'video', 'Vidéo']],
    );
  });

  test('categories count towards the limit and are pages of their own', async () => {
    const added = Array.from({ length: 12 }, (_, at) => ({ id: `kind-${at}`, names: { en: `Kind ${at}` } }));
    await importCategories(world.db, added);
    const all = (await follow(world)).changes;
    const nameOf = (change: Change): string => `${change['type']} ${change['slug'] ?? change['category'].id}`;
    assert.ok(all.filter(({ type }) => type === 'category.upserted').length > 12);
    for (const limit of [1, 7]) {
      const seen: Change[] = [];
      for (let cursor = ''; ;) {
        const { json } = await world.visitor.get(`/api/v1/changes?limit=${limit}&since=${cursor}`);
        assert.ok(json.data.length <= limit, `${json.data.length} of ${limit}`);
        const kinds = new Set(json.data.map(({ type }: Change) => type === 'category.upserted'));
        assert.ok(kinds.size <= 1, 'tools or categories');
        seen.push(...json.data);
        cursor = json.pagination.next;
        if (!json.pagination.has_more) break;
      }
      assert.deepEqual(seen.map(nameOf), all.map(nameOf), `each once, in the same order, ${limit} at a time`);
    }
    const { text } = await world.visitor.get('/api/v1/changes?limit=1');
    assert.ok(Buffer.byteLength(text) < 10_000, `${Buffer.byteLength(text)} bytes`);
  });

  test('a category that changes between two pages of one revision comes once more, behind the others', async () => {
    const cursor = await since();
    await importCategories(world.db, [
      { id: 'chatbots', names: { fr: 'Bavards' } },
      { id: 'video', names: { fr: 'Film' } },
    ]);
    const first = (await world.visitor.get(`/api/v1/changes?limit=1&since=${cursor}`)).json;
    await importCategories(world.db, [{ id: 'video', names: { fr: 'Vidéos' } }]);
    const { changes } = await follow(world, first.pagination.next, 1);
    assert.deepEqual(
      [...first.data, ...changes].map(({ category }) => [category.id, category.names.fr]),
      [
        ['chatbots', 'Bavards'],
        ['video', 'Vidéos'],
      ],
    );
  });

  test('is not sent again to who has it', async () => {
    const path = `/api/v1/changes?since=${await since()}`;
    const etag = (await world.visitor.get(path)).headers.get('etag') ?? '';
    assert.equal((await world.visitor.get(path, { 'if-none-match': etag })).status, 304);
  });

  for (const cursor of [
    'x',
    '1.2',
    'e.1.-1',
    'e.01.1',
    'e.1.1.1',
    'e.1.1.video',
    'e.1.0.',
    'e.1.0.A',
    '%00',
    'E.1.1',
    `e.${'9'.repeat(16)}.0`,
  ]) {
    test(`refuses the cursor ${cursor}`, async () => {
      const { status, json } = await world.visitor.get(`/api/v1/changes?since=${cursor}`);
      assert.deepEqual([status, Object.keys(json.error.fields)], [422, ['since']]);
    });
  }
  for (const limit of ['0', '501', 'x'])
    test(`refuses the limit ${limit}`, async () =>
      assert.equal((await world.visitor.get(`/api/v1/changes?limit=${limit}`)).status, 422));

  test('an empty cursor is none', async () =>
    assert.equal((await world.visitor.get('/api/v1/changes?since=&limit=1')).status, 200));
});

test('a database that is served again keeps its epoch; a copy of it begins another', async () => {
  const w = await checkedWorld();
  const { epoch } = await readPosition(w.db.read);
  await keepEpoch(w.db);
  await keepEpoch(w.db);
  assert.equal((await readPosition(w.db.read)).epoch, epoch);
  await w.db.write((trx) => trx.updateTable('catalog_revision').set({ home: 'another cluster' }).execute());
  await keepEpoch(w.db);
  const copied = (await readPosition(w.db.read)).epoch;
  await keepEpoch(w.db);
  assert.deepEqual([copied === epoch, (await readPosition(w.db.read)).epoch], [false, copied]);
});

test('a cursor of another epoch, or of the future, has expired and leads to the dump', async () => {
  const world = await checkedWorld();
  await publish(world.db, [{}]);
  const { cursor } = await follow(world);
  const [epoch = ''] = cursor.split('.');
  await world.db.write(beginEpoch);
  for (const expired of [cursor, `${epoch}.1.0`]) {
    const { status, json } = await world.visitor.get(`/api/v1/changes?since=${expired}&limit=7`);
    assert.deepEqual([status, json.error.code], [410, 'cursor_expired']);
    assert.equal(json.error.dump, `${world.config.publicUrl}/export/manifest.json`);
  }
  const [now] = (await follow(world)).cursor.split('.');
  assert.equal((await world.visitor.get(`/api/v1/changes?since=${now}.999999.0`)).status, 410);
});
