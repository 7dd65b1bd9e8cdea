/** Editors remove a picture of a tool, and it stays out; admins see how many sites were looked at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import { findPicturesOf, keepFound } from '#catalog/pictures/found-pictures.ts';
import type { DrawnPicture } from '#catalog/pictures/kinds.ts';
import { acceptPicture } from '#catalog/moderation/decisions/pictures.ts';
import { leaseDue } from '#links/due-addresses.ts';
import { createNetwork } from '#outgoing/network.ts';
import { openNameServer } from '../links/name-server.ts';
import { openFarm } from '../outgoing/farm.ts';
import { publish } from '../support/factories.ts';
import { openWorld, world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const drawn = (sign: string): DrawnPicture => ({
  hash: sign.repeat(64),
  files: [{ width: 1_280, webp: Buffer.from(sign) }],
  isAlike: false,
});

const w = await world();
const { db, visitor } = w;
const { account } = await w.person('editor');
/** Sessions of the desk end within a day. */
const signIn = () => signedIn(w, account.email);

/** Stores what a look at the site of a new tool gives. */
async function find(): Promise<{ slug: string; look: (logo: string, picture: string) => Promise<number> }> {
  const [slug = ''] = await publish(db, [{}]);
  const row = await db.read
    .selectFrom('tools')
    .select(['id', 'url'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const look = (logo: string, picture: string): Promise<number> =>
    keepFound(db, [
      {
        toolId: row.id,
        url: row.url,
        page: row.url,
        logo: drawn(logo),
        screenshot: { drawn: drawn(picture), address: 'https://pictures.example/one.png' },
        answer: null,
      },
    ]);
  assert.equal(await look('a', 'b'), 1);
  return { slug, look };
}
const shownOf = async (slug: string) => {
  await w.app.context.live.refresh();
  const { logo, picture } = (await visitor.get(`/api/v1/tools/${slug}`)).json.data;
  return [logo !== null, picture !== null];
};
const formOf = (kind: string, sign: string): Record<string, string> => ({ kind, hash: sign.repeat(64) });

test('a picture and a logo that an editor removes stay out, whatever the site offers later', async () => {
  const { slug, look } = await find();
  const path = `/en/editor/tools/${slug}`;
  const desk = await signIn();
  const page = await desk.get(path);
  assert.match(page.text, /data-key="p"/);
  assert.ok(textOf(page).includes('From the website: pictures.example/one.png'));
  const answer = await desk.send(`${path}/picture`, formOf('screenshot', 'b'));
  assert.equal(answer.headers.get('location'), `${path}?done=picture`);
  assert.deepEqual(await shownOf(slug), [true, false]);
  assert.equal((await desk.send(`${path}/picture`, formOf('logo', 'a'))).status, 303);
  w.clock.advance(31 * DAY_MS);
  assert.equal(await look('c', 'd'), 0);
  assert.deepEqual(await shownOf(slug), [false, false]);
  const again = textOf(await (await signIn()).get(path));
  assert.ok(again.includes('Removed by an editor.') && again.includes('Picture removed'));
});

test('a picture that has changed meanwhile is not removed', async () => {
  const { slug } = await find();
  const desk = await signIn();
  const answer = await desk.send(`/en/editor/tools/${slug}/picture`, formOf('screenshot', 'c'));
  assert.equal(answer.status, 409);
  assert.deepEqual(await shownOf(slug), [true, true]);
});

test('the upload of a maker is shown after a removal, and the server looks for no other', async () => {
  const { slug } = await find();
  await (await signIn()).send(`/en/editor/tools/${slug}/picture`, formOf('screenshot', 'b'));
  const { id } = await db.read.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const { account: maker } = await w.person();
  const offered = { hash: 'e'.repeat(64), source: 'uploaded', address: null, account_id: maker.id, declined_at: null };
  await db.write((trx) =>
    trx
      .insertInto('picture_offers')
      .values({ tool_id: id, kind: 'screenshot', ...offered, offered_at: db.now().toISOString() })
      .execute(),
  );
  await acceptPicture(db, account, slug, { kind: 'screenshot', hash: offered.hash });
  await w.app.context.live.refresh();
  const { picture } = (await visitor.get(`/api/v1/tools/${slug}`)).json.data;
  assert.deepEqual([picture.source, picture.source_url], ['maker', null]);
  assert.equal((await findPicturesOf(db, id))?.isWanted.screenshot, false);
});

test('admins see how many sites were looked at, until all were', async () => {
  const farm = openFarm();
  const own = await openWorld({ OUTGOING: 'on' }, { outgoing: { network: farm.network } });
  try {
    await publish(own.db, [{ url: 'https://first-site.com/' }, { url: 'https://second-site.com/' }]);
    await own.app.context.live.refresh();
    const admin = await signedIn(own, (await own.person('admin')).account.email);
    const overview = async (): Promise<string> => textOf(await admin.get('/en/admin/overview'));
    const [first, second] = await leaseDue(own.db, 'logo', 2);
    const seen = async (tool: typeof first): Promise<void> => {
      const { id: toolId, url, page } = tool!;
      await keepFound(own.db, [{ toolId, url, page, logo: null, screenshot: null, answer: 'no_icon' }]);
    };
    await seen(first);
    assert.ok((await overview()).includes('1 of 2 websites checked for logos and pictures'));
    await seen(second);
    assert.ok(!(await overview()).includes('websites checked'));
  } finally {
    await own.close();
    await farm.close();
  }
});

test('a site is not looked at while no name server answers: it is looked at again', async () => {
  const names = await openNameServer();
  names.isBroken = true;
  const own = await openWorld(
    { OUTGOING: 'on' },
    { outgoing: { network: createNetwork([names.address]), spacing: 0 } },
  );
  try {
    const [slug = ''] = await publish(own.db, [
      { url: 'https://first-site.com/' },
      { url: 'https://second-site.com/' },
    ]);
    await own.app.context.live.refresh();
    const { email } = (await own.person('admin')).account;
    const overview = async (): Promise<string> => textOf(await (await signedIn(own, email)).get('/en/admin/overview'));
    const link = async (): Promise<string[]> => {
      await own.app.context.live.refresh();
      const { link_status, link_checked_at } = (await own.visitor.get(`/api/v1/tools/${slug}`)).json.data;
      return [link_status, String(link_checked_at)];
    };
    const look = async (): Promise<void> => {
      for (const name of ['logos', 'links'] as const) await own.app.drain(name);
      own.clock.advance(2 * HOUR_MS);
      await own.app.drain('links');
    };
    await look();
    assert.ok((await overview()).includes('0 of 2 websites checked for logos and pictures'));
    assert.deepEqual(await link(), ['unchecked', 'null']);

    const before = names.asked.length;
    names.isBroken = false;
    names.records.set('example.org', ['v=spf1 -all']);
    await look();
    assert.ok(names.asked.slice(before).includes('first-site.com'));
    assert.match(await overview(), /Queue|queue/);
    assert.ok(!(await overview()).includes('websites checked'));
  } finally {
    await own.close();
    names.close();
  }
});
