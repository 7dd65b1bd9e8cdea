/** Pictures that makers hand in for their published tools: held until an editor lets them in, and taken back at will. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { deleteAccountOf } from '#catalog/privacy/deletion.ts';
import { publish } from '../../support/factories.ts';
import { world, type Reply } from '../../support/world.ts';
import { signedIn, textOf, type Browser } from '../../web/browser.ts';

const w = await world();
const editor = (await w.person('editor')).account;
const desk = await signedIn(w, editor.email);
let tools = 0;

const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1_280, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

async function send(browser: Browser, slug: string, kind: string, file?: Uint8Array, act = 'upload'): Promise<Reply> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('act', act);
  if (file !== undefined) form.append('picture', new Blob([new Uint8Array(file)]), 'picture.png');
  const packed = new Response(form);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return w.visitor.request('POST', `/en/tools/${slug}/suggest/picture`, new Uint8Array(await packed.arrayBuffer()), {
    'content-type': packed.headers.get('content-type') ?? '',
    'sec-fetch-site': 'same-origin',
    cookie,
  });
}

async function published() {
  const { account } = await w.person();
  tools += 1;
  const slug = `pictured-${tools}`;
  await publish(w.db, [{ slug, accountId: account.id }]);
  await w.app.context.live.refresh();
  return { slug, account, maker: await signedIn(w, account.email) };
}

/** The hash that editors are asked about for a tool and a kind. */
async function offered(slug: string, kind: string): Promise<string | undefined> {
  const { text } = await desk.get('/en/editor/changes');
  const form = new RegExp(
    `/editor/tools/${slug}/logo/accept"[^>]*>\\s*<input type="hidden" name="kind" value="${kind}" />\\s*<input type="hidden" name="hash" value="([0-9a-f]{64})"`,
  );
  return form.exec(text)?.[1];
}

const shownOf = async (slug: string, folder: string): Promise<string | undefined> => {
  await w.app.context.live.refresh();
  return new RegExp(`src="/${folder}/([0-9a-f]{64})-`).exec((await w.visitor.get(`/en/tools/${slug}`)).text)?.[1];
};

describe('a picture for a published tool', () => {
  for (const [kind, folder] of [
    ['logo', 'logos'],
    ['screenshot', 'screenshots'],
  ] as const) {
    test(`waits for an editor, who shows the ${kind} or keeps the old one`, async () => {
      const { slug, maker } = await published();
      const done = (await send(maker, slug, kind, await png('#c40'))).headers.get('location') ?? '';
      assert.equal(done, `/en/tools/${slug}/suggest?done=pictured`);
      assert.match(textOf(await maker.get(done)), /Your change is awaiting review/);
      const first = (await offered(slug, kind))!;
      assert.equal(await shownOf(slug, folder), undefined);
      const accept = `/en/editor/tools/${slug}/logo/accept`;
      assert.equal(
        (await desk.send(accept, { kind, hash: first })).headers.get('location'),
        '/en/editor/changes?done=logo',
      );
      assert.equal(await shownOf(slug, folder), first);
      assert.match(textOf(await send(maker, slug, kind, await png('#c40'))), /Nothing differs from the current entry/);

      await send(maker, slug, kind, await png('#048'));
      const second = (await offered(slug, kind))!;
      assert.notEqual(second, first);
      await desk.send(`/en/editor/tools/${slug}/logo/decline`, { kind, hash: second });
      assert.equal(await shownOf(slug, folder), first);
      assert.equal(await offered(slug, kind), undefined);
      const again = await desk.send(accept, { kind, hash: second });
      assert.equal(again.headers.get('location'), '/en/editor/changes?done=late');
    });
  }

  test('is taken back by its maker, and goes with their account', async () => {
    const { slug, maker, account } = await published();
    await send(maker, slug, 'screenshot', await png('#246'));
    assert.ok(await offered(slug, 'screenshot'));
    assert.equal((await send(maker, slug, 'screenshot', undefined, 'remove')).status, 303);
    assert.equal(await offered(slug, 'screenshot'), undefined);
    await send(maker, slug, 'screenshot', await png('#247'));
    await deleteAccountOf(w.db, account.email);
    assert.equal(await offered(slug, 'screenshot'), undefined);
  });

  test('is refused at its field, and taken from nobody else', async () => {
    const { slug, maker } = await published();
    const refused = await send(maker, slug, 'logo', Buffer.from('<!doctype html>'));
    assert.equal(refused.status, 422);
    assert.match(refused.text, /id="field-logo-error"/);
    assert.match(refused.text, new RegExp(`name="name"[^>]*value="[^"]+"`));
    const stranger = await signedIn(w, (await w.person()).account.email);
    assert.equal((await send(stranger, slug, 'logo', await png('#135'))).status, 404);
    assert.equal(await offered(slug, 'logo'), undefined);
  });
});
