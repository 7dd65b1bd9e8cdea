/** listTools with `explain`: why the hits of a search stand where they do, for editors. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('an explained search', () => {
  const world = sharedCheckedWorld();
  const path = `/api/v1/tools?q=${encodeURIComponent('usuń tło ze zdjęcia')}&explain=true`;

  before(async () => {
    await publish(world.db, [
      { slug: 'aster', name: 'Aster', tagline: 'Removes the background from photos', categories: ['image-editing'] },
      { slug: 'betula', name: 'Betula', tagline: 'Adds quiet music to a stream', categories: ['music-audio'] },
    ]);
    await world.app.context.live.refresh();
  });

  for (const role of ['editor', 'admin'] as const)
    test(`says to an ${role} the jobs of the query, and of each hit its tier and its jobs`, async () => {
      const { status, json } = await (await world.person(role)).get(path);
      assert.equal(status, 200);
      assert.equal(json.explanation.jobs[0].id, 'remove-background');
      assert.ok(json.explanation.jobs[0].share > 0.25 && json.explanation.jobs[0].share <= 1);
      const { slug, tier, jobs } = json.explanation.hits[0];
      assert.deepEqual([slug, tier, jobs[0].id], ['aster', 'all_words', 'remove-background']);
      assert.deepEqual(
        json.explanation.hits.map((hit: any) => hit.slug),
        json.data.map((tool: any) => tool.slug),
      );
      assert.ok(json.links.self.includes('explain=true'));
    });

  test('is an ordinary one for everybody else', async () => {
    const member = await world.person();
    for (const speaker of [world.visitor, member]) {
      const { status, json } = await speaker.get(path);
      assert.equal(status, 200);
      assert.equal(json.data[0].slug, 'aster');
      assert.equal(json.explanation, undefined);
    }
  });

  test('is an ordinary one for an editor who is suspended', async () => {
    const editor = await world.person('editor');
    await world.db.write((trx) =>
      trx
        .updateTable('accounts')
        .set({ suspended_at: '2026-01-01T00:00:00.000Z' })
        .where('id', '=', editor.account.id)
        .execute(),
    );
    assert.equal((await editor.get(path)).json.explanation, undefined);
  });

  test('explains nothing without a query or for the alternatives to a tool', async () => {
    const editor = await world.person('editor');
    for (const query of ['?explain=true', '?q=alternative+to+aster&explain=true'])
      assert.equal((await editor.get(`/api/v1/tools${query}`)).json.explanation, undefined, query);
  });

  test('takes true or false, whoever asks', async () => {
    assert.equal((await world.visitor.get('/api/v1/tools?q=a&explain=yes')).status, 422);
  });
});
