/** Mirrors: whatever happens to the origin, its mirror answers lists and searches byte for byte alike once it has followed. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { beginEpoch, keepEpoch } from '#catalog/epoch.ts';
import { requestCheck, claimTool, withdrawClaim } from '#catalog/claims/claiming.ts';
import { keepOutcome } from '#catalog/claims/proofs.ts';
import { becomeMirror, followOrigin } from '#catalog/replication/mirror.ts';
import { drawFile, keepPicture } from '#catalog/pictures/pictures.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import type { Account } from '#catalog/roles.ts';
import { confirmTools } from '#catalog/submissions/confirmations.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { backUp, restoreBackup } from '#catalog/transfer/backups.ts';
import { openOrigin } from '#cli/mirror.ts';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { openLog } from '#http/transport/log.ts';
import { createApp } from '#server/app.ts';
import { publish, submission } from '../../support/factories.ts';
import { ENGINE, openWorld, type World } from '../../support/world.ts';
import { actAtRandom, assertAlike, followActs, numbersFrom } from './random-acts.ts';

const answering = () => Promise.resolve();
const SHARED = { PUBLIC_URL: 'http://localhost:3000' };
describe('a mirror', () => {
  let origin: World;
  let mirror: World;
  let editor: Account;
  let folder: string;
  const settings = () => ({ isPrivate: false, signal: new AbortController().signal, clock: mirror.clock });
  before(async () => {
    origin = await openWorld(SHARED);
    mirror = await openWorld(SHARED);
    editor = (await origin.person('editor')).account;
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-mirror-'));
    await becomeMirror(mirror.db, origin.origin, answering);
  });
  after(async () => {
    await origin.close();
    await mirror.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function follow(url = origin.origin) {
    await origin.app.context.live.refresh();
    return followOrigin(mirror.db, await openOrigin(url, settings()), { folder });
  }

  test('answers as its origin does after acts at random', () =>
    followActs({ origin, mirror, editor, follow, seed: 1 }));

  test('has nothing to do when nothing has changed', async () => {
    const { written, removed } = await follow();
    assert.deepEqual([written, removed], [0, 0]);
  });

  test('shows the logos of its origin from its own place, and drops those that go', async () => {
    const [slug = '', lost = ''] = await publish(origin.db, [{}, {}]);
    const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c40' } })
      .png()
      .toBuffer();
    const drawn = (await drawFile(origin.db, { kind: 'logo', file }))!;
    const show = (tool: string, logo_hash: string | null): Promise<unknown> =>
      origin.db.write(async (trx) => {
        const revision = await raiseRevision(trx);
        await trx.updateTable('tools').set({ logo_hash, revision }).where('slug', '=', tool).execute();
      });
    await origin.db.write((trx) => keepPicture(trx, drawn));
    await show(slug, drawn.hash);
    // The origin itself has lost this one.
    await show(lost, '0'.repeat(64));
    await follow();
    await mirror.app.context.live.refresh();
    const logoOf = async (w: World, tool: string) => (await w.visitor.get(`/api/v1/tools/${tool}`)).json.data.logo;
    assert.deepEqual(await logoOf(mirror, slug), await logoOf(origin, slug));
    assert.equal(await logoOf(mirror, lost), null);
    for (const { width, webp } of drawn.files) {
      const reply = await fetch(`${mirror.origin}/logos/${drawn.hash}-${width}.webp`);
      assert.deepEqual(Buffer.from(await reply.arrayBuffer()), Buffer.from(webp));
    }
    for (const each of [slug, lost]) await show(each, null);
    await follow();
    await mirror.app.context.live.refresh();
    assert.equal(await logoOf(mirror, slug), null);
  });

  test('says of each tool whether its maker is verified and when its owner has confirmed it, as its origin does', async () => {
    const owner = await origin.person();
    const [slug = ''] = await publish(origin.db, [{ accountId: owner.account.id }]);
    const said = async (w: World) => {
      await w.app.context.live.refresh();
      const { verified, confirmed_at } = (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
      return { verified, confirmed_at };
    };
    await follow();
    assert.deepEqual(await said(mirror), { verified: false, confirmed_at: null });
    const { id } = await claimTool(origin.db, owner.account, slug);
    await requestCheck(origin.db, owner.account, slug, 'dns');
    await keepOutcome(origin.db, id, { weight: 'proven', answer: 'proven' });
    const { mark } = await getDeskTool(origin.db, slug);
    await confirmTools(origin.db, owner.account, [{ slug, mark }]);
    await follow();
    const now = await said(origin);
    assert.ok(now.verified === true && now.confirmed_at !== null);
    assert.deepEqual(await said(mirror), now);
    await withdrawClaim(origin.db, owner.account, slug);
    await follow();
    assert.equal((await said(mirror)).verified, false);
  });

  test('follows a tool whose publication is taken back and repeated under its slug', async () => {
    const owner = await origin.person();
    const { json } = await owner.post('/api/v1/submissions', submission({ name: 'Sudden Swan' }));
    const approve = (db: Database, by: Account, id: string) => approveSubmission(db, by, id, { undoMs: 60_000 });
    for (const act of [approve, undoDecision, approve]) {
      await act(origin.db, editor, json.data.id);
      await follow();
      await assertAlike(mirror, origin.origin, act.name);
    }
    assert.equal((await mirror.visitor.get('/api/v1/tools/sudden-swan')).status, 200);
  });

  test('leads where its origin leads after a merge', async () => {
    const [from = '', into = ''] = await publish(origin.db, [{}, {}]);
    await follow();
    await mergeTools(origin.db, editor, { from, into });
    await follow();
    await mirror.app.context.live.refresh();
    const { status, headers } = await mirror.visitor.get(`/en/tools/${from}`);
    assert.deepEqual([status, headers.get('location')], [308, `/en/tools/${into}`]);
  });

  test('begins anew from the dump when its origin does, and hides what is not there any more', async () => {
    const [gone = ''] = await publish(origin.db, [{}]);
    await follow();
    // Rows that are taken away leave no trace in the changes.
    await origin.db.write(async (trx) => {
      await trx
        .deleteFrom('url_claims')
        .where('entry_id', 'in', trx.selectFrom('tools').select('id').where('slug', '=', gone))
        .execute();
      await trx.deleteFrom('tools').where('slug', '=', gone).execute();
      await beginEpoch(trx);
    });
    await origin.app.drain('dumps');
    await publish(origin.db, [{ name: 'Behind the dump' }]);
    await follow();
    assert.equal((await mirror.visitor.get(`/api/v1/tools/${gone}`)).status, 404);
  });

  test(
    'follows its origin back in time after a backup is restored',
    { skip: ENGINE === 'sqlite' ? false : 'PostgreSQL is restored with pg_restore' },
    async () => {
      const stage = { db: origin.db, editor, pick: numbersFrom(11) };
      const [backup, restored] = [join(folder, 'backup.db'), join(folder, 'restored.db')];
      await backUp(origin.db, backup);
      await actAtRandom(stage, 40);
      await follow();
      await restoreBackup(`sqlite:${restored}`, backup);
      const db = await openDatabase(`sqlite:${restored}`, origin.clock);
      await keepEpoch(db);
      // The dump that lies there is of the life before: the changes alone have to do.
      const app = await createApp(origin.config, db, openLog('silent'));
      try {
        await actAtRandom({ db, editor, pick: numbersFrom(12) }, 20);
        await app.context.live.refresh();
        const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
        assert.equal((await follow(url)).bad, 0);
        await assertAlike(mirror, url, 'restored');
      } finally {
        await app.close();
        await db.close();
      }
    },
  );

  test('stops before its next records when it is told to, and goes on another time', async () => {
    await publish(origin.db, [{ slug: 'late-heron' }]);
    await origin.app.context.live.refresh();
    const stopping = new AbortController();
    stopping.abort();
    const pass = followOrigin(mirror.db, await openOrigin(origin.origin, settings()), {
      folder,
      signal: stopping.signal,
    });
    await assert.rejects(pass, { name: 'AbortError' });
    const shown = async () => {
      await mirror.app.context.live.refresh();
      return (await mirror.visitor.get('/api/v1/tools/late-heron')).status;
    };
    assert.equal(await shown(), 404);
    await follow();
    assert.equal(await shown(), 200);
  });

  test('takes no submissions and no edits, and says where', async () => {
    const maker = await mirror.person();
    const refused = await maker.post('/api/v1/submissions', submission());
    assert.deepEqual(
      [refused.status, refused.json.error.code, refused.json.error.origin],
      [403, 'read_only', origin.origin],
    );
    await assert.rejects(importCategories(mirror.db, [{ id: 'new', name: 'New' }]), { code: 'read_only' });
  });

  test('is made once the origin has answered, so that a mistyped address leaves the catalog its own', async () => {
    const { db, close } = await openWorld();
    const mirrorOf = async () =>
      (await db.read.selectFrom('catalog_revision').select('mirror_of').executeTakeFirst())?.mirror_of;
    try {
      const silent = () => Promise.reject(new Error('does not answer'));
      await assert.rejects(becomeMirror(db, 'http://localhost:1', silent), /does not answer/);
      assert.equal(await mirrorOf(), null);
      await becomeMirror(db, 'http://localhost:1', answering);
      assert.equal(await mirrorOf(), 'http://localhost:1');
      // One that is a mirror waits for its origin.
      await becomeMirror(db, 'http://localhost:1', silent);
    } finally {
      await close();
    }
  });

  test('is made of an empty catalog only, and of one origin', async () => {
    await assert.rejects(becomeMirror(origin.db, mirror.origin, answering), /catalog of its own/);
    await assert.rejects(becomeMirror(mirror.db, 'http://localhost:1', answering), /is a mirror of/);
  });
});
