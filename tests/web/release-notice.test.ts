/** RELEASE_FEED: admins see a newer version on their overview until they hide it; nobody else does. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp } from '#database/database.ts';
import { LOCALES } from '#catalog/locales.ts';
import { openLog } from '#http/transport/log.ts';
import { adminMessages } from '#locales/subjects.ts';
import { createApp } from '#server/app.ts';
import { DOMAIN, answer, gives, openFarm, type Farm } from '../outgoing/farm.ts';
import { openWorld, type World } from '../support/world.ts';
import { signedIn, textOf, type Browser } from './browser.ts';

const FEED = `http://releases.${DOMAIN}/feed.json`;

describe('the notice of a release', () => {
  let farm: Farm;
  let w: World;
  let admin: Browser;
  let asked = 0;
  let feed = '';
  before(async () => {
    farm = openFarm();
    farm.add('releases', {
      behave: (socket, ...more) => {
        asked += 1;
        gives(answer('200 OK', { 'content-type': 'application/feed+json' }, feed))(socket, ...more);
      },
    });
    publishRelease('0.9.0');
    w = await openWorld({ OUTGOING: 'on', RELEASE_FEED: FEED }, { outgoing: { network: farm.network, spacing: 0 } });
    admin = await signedIn(w, (await w.person('admin')).account.email);
  });
  after(async () => {
    await w.close();
    await farm.close();
  });
  beforeEach(() => w.app.drain('releases'));

  /** As if the feed was asked so long ago. */
  async function setAsked(ago: number): Promise<void> {
    const asked_at = timestamp(w.clock.now(), -ago);
    await w.db.write((trx) => trx.updateTable('release_feeds').set({ asked_at }).execute());
  }
  async function nextDay(): Promise<number> {
    await setAsked(DAY_MS);
    return w.app.drain('releases');
  }

  function publishRelease(version: string): void {
    feed = JSON.stringify({ items: [{ title: `Toolshelf ${version}`, url: 'https://releases.example.org/notes' }] });
  }
  const overview = async (locale = 'en') => admin.get(`/${locale}/admin/overview`);

  test('is not there while this version is the newest', async () => {
    assert.doesNotMatch((await overview()).text, /id="release"/);
  });

  test('names both versions and links to the notes, in every language', async () => {
    publishRelease('99.2.0');
    await nextDay();
    for (const locale of LOCALES) {
      const page = await overview(locale);
      const t = adminMessages(locale).release;
      for (const said of [t.title('99.2.0'), t.notes, t.hide]) assert.ok(textOf(page).includes(said), said);
      assert.match(textOf(page), /99\.2\.0.*\b1\.1\.0/);
      assert.match(page.text, /href="https:\/\/releases\.example\.org\/notes" rel="noopener noreferrer"/);
    }
  });

  test('can be hidden, until there is a newer one', async () => {
    assert.match((await overview()).text, /id="release"/);
    await admin.follow(await admin.send('/en/admin/overview/release/hide'));
    assert.doesNotMatch((await overview()).text, /id="release"/);
    publishRelease('99.3.0');
    await nextDay();
    assert.match((await overview()).text, /id="release"/);
  });

  test('goes on with what was known while the feed does not answer', async () => {
    feed = 'out of order';
    assert.equal(await nextDay(), 0);
    assert.match((await overview()).text, /99\.3\.0/);
  });

  test('is looked for once a day, by all servers of a database together', async () => {
    const other = await createApp(w.config, w.db, openLog('silent'), {
      outgoing: { network: farm.network, spacing: 0 },
    });
    try {
      const earlier = asked;
      await setAsked(DAY_MS - 1);
      await Promise.all([w.app.drain('releases'), other.drain('releases')]);
      assert.equal(asked, earlier);
      await setAsked(DAY_MS);
      await Promise.all([w.app.drain('releases'), other.drain('releases')]);
      assert.equal(asked, earlier + 1);
    } finally {
      await other.close();
    }
  });
});

test('without RELEASE_FEED, and with OUTGOING=off, nothing is asked', async () => {
  const farm = openFarm();
  for (const settings of [{ OUTGOING: 'on' }, { OUTGOING: 'off', RELEASE_FEED: FEED }]) {
    const w = await openWorld(settings, { outgoing: { network: farm.network, spacing: 0 } });
    assert.equal(await w.app.drain('releases'), 0);
    await w.close();
  }
  await farm.close();
});
