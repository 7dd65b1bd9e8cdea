/** Mirrors after more acts at random than the first tier tries. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { becomeMirror, followOrigin } from '#catalog/replication/mirror.ts';
import type { Account } from '#catalog/roles.ts';
import { openOrigin } from '#cli/mirror.ts';
import { followActs } from '../../../catalog/replication/random-acts.ts';
import { openWorld, type World } from '../../../support/world.ts';

const SHARED = { PUBLIC_URL: 'http://localhost:3000' };
let origin: World;
let mirror: World;
let editor: Account;
let folder: string;
before(async () => {
  origin = await openWorld(SHARED);
  mirror = await openWorld(SHARED);
  editor = (await origin.person('editor')).account;
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-mirror-'));
  await becomeMirror(mirror.db, origin.origin, () => Promise.resolve());
});
after(async () => {
  await origin.close();
  await mirror.close();
  await rm(folder, { recursive: true, force: true });
});

async function follow(): Promise<{ bad: number }> {
  await origin.app.context.live.refresh();
  const settings = { isPrivate: false, signal: new AbortController().signal, clock: mirror.clock };
  return followOrigin(mirror.db, await openOrigin(origin.origin, settings), { folder });
}

for (const seed of [2, 3])
  test(`a mirror answers as its origin does after acts at random, seed ${seed}`, () =>
    followActs({ origin, mirror, editor, follow, seed }));
