/** A logo that a maker hands in for a published tool is held until an editor lets it in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';
import { sendFiles } from './file-forms.ts';

const w = await world();

const logo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

test('a picture for a published tool waits for an editor, who keeps the old one or shows it', async () => {
  const desk = await signedIn(w, (await w.person('editor')).account.email);
  const { account } = await w.person();
  const maker = await signedIn(w, account.email);
  const [slug = ''] = await publish(w.db, [{ accountId: account.id }]);
  await w.app.context.live.refresh();
  const offer = async (background: string): Promise<string> => {
    const fields = { kind: 'logo', act: 'upload' };
    const picture = await logo(background);
    const sent = await sendFiles(w, maker, `/en/tools/${slug}/suggest/picture`, fields, { picture });
    assert.equal(sent.headers.get('location'), `/en/tools/${slug}/suggest?done=pictured`);
    return /name="hash" value="([0-9a-f]{64})"/.exec((await desk.get('/en/editor/changes')).text)?.[1] ?? '';
  };
  const decide = (act: string, hash: string) =>
    desk.send(`/en/editor/tools/${slug}/logo/${act}`, { kind: 'logo', hash });
  const shown = async (): Promise<string | undefined> => {
    await w.app.context.live.refresh();
    return /src="\/logos\/([0-9a-f]{64})-/.exec((await w.visitor.get(`/en/tools/${slug}`)).text)?.[1];
  };
  const first = await offer('#c40');
  assert.match(textOf(await maker.get(`/en/tools/${slug}/suggest?done=pictured`)), /Your change is awaiting review/);
  await decide('decline', first);
  assert.equal(await shown(), undefined);
  assert.equal((await decide('accept', first)).headers.get('location'), '/en/editor/changes?done=late');
  const second = await offer('#048');
  assert.notEqual(second, first);
  assert.equal((await decide('accept', second)).headers.get('location'), '/en/editor/changes?done=logo');
  assert.equal(await shown(), second);
});
