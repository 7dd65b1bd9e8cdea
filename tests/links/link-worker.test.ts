/** Links of published tools are checked: what readers, owners and editors learn of it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import { publish, submission } from '../support/factories.ts';
import { openWorld, world, type World } from '../support/world.ts';
import { readMails, signedIn, submissionFields, type Browser } from '../web/browser.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { answer, gives, openFarm, page, redirects, type Behaviour, type Farm } from '../outgoing/farm.ts';

interface Site {
  world: World;
  farm: Farm;
  /** Publishes a tool at a host of its own that behaves so; `behaviour.now` can be exchanged. */
  tool(name: string, behave: Behaviour, accountId?: string): Promise<{ slug: string; behaviour: { now: Behaviour } }>;
  /** Checks what is due, lets the run end and takes it over. */
  run(): Promise<void>;
  link(slug: string): Promise<{ status: string; at: string | null }>;
}

async function openSite(): Promise<Site> {
  const farm = openFarm();
  const w = await openWorld(
    { OUTGOING: 'on' },
    {
      outgoing: {
        network: farm.network,
        spacing: 0,
      },
    },
  );
  // A run belongs to an hour: none of these tests crosses into the next one.
  w.clock.advance(HOUR_MS / 2);
  return {
    world: w,
    farm,
    async tool(name, behave, accountId) {
      const behaviour = { now: behave };
      const url = farm.add(`${name.toLowerCase()}-site.com`, { behave: (...args) => behaviour.now(...args) });
      const [slug = ''] = await publish(w.db, [{ name, url: `${url}/`, accountId: accountId ?? null }]);
      return { slug, behaviour };
    },
    async run() {
      await w.app.drain('links');
      w.clock.advance(2 * HOUR_MS);
      await w.app.drain('links');
    },
    async link(slug) {
      await w.app.context.live.refresh();
      const { data } = (await w.visitor.get(`/api/v1/tools/${slug}`)).json;
      assert.equal(data.last_checked_at, data.link_checked_at);
      return { status: data.link_status, at: data.link_checked_at };
    },
  };
}

/** A browser with an editor in it. */
async function editorOf(w: World): Promise<Browser> {
  const { account } = await w.person('editor');
  return signedIn(w, account.email);
}

const status = (line: string, headers: Record<string, string> = {}): Behaviour => gives(answer(line, headers));

describe('links', () => {
  let site: Site;
  const fine: string[] = [];

  before(async () => {
    site = await openSite();
    // Enough that one that fails is no outage of ours.
    for (let index = 0; index < 12; index += 1) fine.push((await site.tool(`Fine${index}`, page())).slug);
  });
  after(async () => {
    await site.world.close();
    await site.farm.close();
  });

  test('are unchecked until the run of their first check is over, then say what was found and when', async () => {
    const [slug = ''] = fine;
    await site.world.app.drain('links');
    assert.deepEqual(await site.link(slug), { status: 'unchecked', at: null });
    assert.doesNotMatch((await site.world.visitor.get(`/en/tools/${slug}`)).text, /Link last checked/);
    await site.run();
    const { status: found, at } = await site.link(slug);
    assert.equal(found, 'ok');
    assert.ok(at !== null && Date.parse(at) <= site.world.clock.now().getTime());
    assert.match((await site.world.visitor.get(`/en/tools/${slug}`)).text, /Link last checked[^]{0,200}tick/);
  });

  test('that fail three times are dead; the owner is told once, editors after thirty days, and one success mends all', async () => {
    const { world: w } = site;
    const owner = await w.person();
    // Beside it, enough that works: alone it would be an outage of ours.
    for (let index = 0; index < 6; index += 1) await site.tool(`Beside${index}`, page());
    const { slug, behaviour } = await site.tool('Gone', status('404 Not Found'), owner.account.id);
    await site.run();
    assert.equal((await site.link(slug)).status, 'failing');
    for (let round = 0; round < 2; round += 1) {
      w.clock.advance(3 * DAY_MS);
      await site.run();
    }
    assert.equal((await site.link(slug)).status, 'dead');
    assert.match((await w.visitor.get(`/en/tools/${slug}`)).text, /has not worked for some time/);
    const mails = async () => (await readMails(w)).filter((mail) => mail.includes('http://gone-site.com/'));
    const [mail = '', ...others] = await mails();
    assert.deepEqual(others, []);
    assert.ok(mail.includes(owner.account.email) && mail.includes(`/en/tools/${slug}`), mail);
    const reports = () =>
      w.db.read.selectFrom('reports').select('message').where('message', 'like', '%gone-site.com%').execute();
    w.clock.advance(8 * DAY_MS);
    await site.run();
    assert.deepEqual(await reports(), []);
    for (let week = 0; week < 5; week += 1) {
      w.clock.advance(8 * DAY_MS);
      await site.run();
    }
    assert.deepEqual(await reports(), [{ message: 'http://gone-site.com/: HTTP 404' }]);
    assert.equal((await mails()).length, 1);
    assert.equal((await w.visitor.get(`/api/v1/tools/${slug}`)).status, 200);

    behaviour.now = page();
    w.clock.advance(8 * DAY_MS);
    await site.run();
    assert.equal((await site.link(slug)).status, 'ok');
  });

  test('to sites that do not talk to us are blocked, however often', async () => {
    const { slug } = await site.tool('Wall', status('403 Forbidden'));
    const { slug: closed } = await site.tool(
      'Robots',
      (socket) => void socket.end(answer('200 OK', {}, 'User-agent: *\nDisallow: /')),
    );
    for (let week = 0; week < 4; week += 1) {
      await site.run();
      site.world.clock.advance(8 * DAY_MS);
    }
    assert.equal((await site.link(slug)).status, 'blocked');
    assert.equal((await site.link(closed)).status, 'blocked');
  });

  test('that lead to another site three times have moved, and editors see where to', async () => {
    const target = site.farm.add('new-home.com', { behave: page() });
    const { slug } = await site.tool('Mover', redirects(`${target}/here`));
    for (let round = 0; round < 3; round += 1) {
      await site.run();
      site.world.clock.advance(3 * DAY_MS);
    }
    assert.equal((await site.link(slug)).status, 'moved');
    const editor = await editorOf(site.world);
    const list = (await editor.get('/en/editor/tools?link=moved')).text;
    assert.match(list, new RegExp(`/en/editor/tools/${slug}"`));
    assert.match(list, /new-home\.com\/here/);
    assert.doesNotMatch((await editor.get('/en/editor/tools?link=dead')).text, new RegExp(`/en/editor/tools/${slug}"`));
    assert.match((await editor.get(`/en/editor/tools/${slug}`)).text, /Leads to[^]{0,300}new-home\.com\/here/);
  });

  test('that have moved are suggested to editors once, who take the new address over or keep the old one', async () => {
    const { world: w } = site;
    let editor = await editorOf(w);
    const target = site.farm.add('suggested-home.com', { behave: page() });
    const names = ['Takenover', 'Leftalone', 'Comesback'];
    const movers = await Promise.all(names.map((name) => site.tool(name, redirects(`${target}/${name}`))));
    const check = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round += 1) {
        await site.run();
        w.clock.advance(3 * DAY_MS);
      }
    };
    const suggested = async (): Promise<string[]> => {
      // Weeks have passed since the last sign-in.
      editor = await editorOf(w);
      const list = (await editor.get('/en/editor/changes')).text;
      const ids = [...list.matchAll(/editor\/changes\/([0-9a-f-]{36})"[^>]*><bdi>([^<]+)/g)];
      return names.map((name) => ids.find(([, , tool]) => tool === name)?.[1] ?? '');
    };
    await check(2);
    assert.deepEqual(await suggested(), ['', '', '']);
    await check(1);
    const [taken = '', left = '', back = ''] = await suggested();
    const review = (await editor.get(`/en/editor/changes/${taken}`)).text;
    assert.match(review, /Found by the link check:[^]*suggested-home\.com\/Takenover/);
    const mark = /name="mark" value="([^"]*)"/.exec(review)?.[1] ?? '';
    Object.assign(movers[2]?.behaviour ?? {}, { now: page() });
    assert.equal((await editor.send(`/en/editor/changes/${taken}/accept`, { fields: 'url', mark })).status, 303);
    assert.equal((await editor.send(`/en/editor/changes/${left}/decline`, { reason: 'other' })).status, 303);
    await check(4);
    assert.deepEqual(await suggested(), ['', '', '']);
    assert.equal((await w.visitor.get(`/api/v1/change-requests/${back}`)).json.data.status, 'withdrawn');
    const urls = await Promise.all(
      movers.map(async ({ slug }) => (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.url),
    );
    assert.deepEqual(
      urls.map((url: string) => url.includes('suggested-home.com/Takenover')),
      [true, false, false],
    );
  });

  test('to a parking service whose every path is the same are parked, others are not', async () => {
    const parked = page(`<title>For sale</title>${'x'.repeat(500)}`);
    const { slug } = await site.tool('Sale', parked);
    site.farm.add('sale-site.com', { behave: parked, nameServers: ['ns1.sedoparking.com'] });
    const { slug: kept } = await site.tool('Kept', page());
    site.farm.add('kept-site.com', {
      behave: (socket, path) =>
        void socket.end(path === '/' ? answer('200 OK', {}, '<title>Kept</title>') : answer('404 Not Found', {})),
      nameServers: ['ns1.sedoparking.com'],
    });
    await site.run();
    assert.equal((await site.link(slug)).status, 'parked');
    assert.equal((await site.link(kept)).status, 'ok');
  });

  test('whose address was changed are unchecked again', async () => {
    const editor = await editorOf(site.world);
    const [, slug = ''] = fine;
    assert.equal((await site.link(slug)).status, 'ok');
    site.farm.add('other-place.com', { behave: page() });
    const { mark, name } = await getDeskTool(site.world.db, slug);
    const fields = submissionFields(submission({ url: 'http://other-place.com/', name }));
    const reply = await editor.send(`/en/editor/tools/${slug}`, { ...fields, mark });
    assert.equal(reply.status, 303, reply.text);
    assert.deepEqual(await site.link(slug), { status: 'unchecked', at: null });
  });
});

test('a run in which more than a fifth fails is discarded, what works in it is not; failures count once they are old', async () => {
  const site = await openSite();
  const { world: w } = site;
  try {
    const good = await Promise.all(Array.from({ length: 7 }, (_, index) => site.tool(`Good${index}`, page())));
    const bad = await Promise.all(
      Array.from({ length: 3 }, (_, index) => site.tool(`Bad${index}`, status('410 Gone'))),
    );
    await site.run();
    assert.equal((await site.link(good[0]?.slug ?? '')).status, 'ok');
    assert.equal((await site.link(bad[0]?.slug ?? '')).status, 'unchecked');
    const runs = await w.db.read.selectFrom('link_runs').select(['verdict', 'counted', 'failed']).execute();
    assert.deepEqual(runs, [{ verdict: 'discarded', counted: 10, failed: 3 }]);
    w.clock.advance(DAY_MS);
    await site.run();
    assert.equal((await site.link(bad[0]?.slug ?? '')).status, 'failing');
  } finally {
    await w.close();
    await site.farm.close();
  }
});

test('a network of ours that is down for weeks makes no link dead', async () => {
  const site = await openSite();
  const { world: w } = site;
  try {
    const made = await Promise.all(Array.from({ length: 5 }, (_, index) => site.tool(`Calm${index}`, page())));
    await site.run();
    for (const { behaviour } of made) behaviour.now = (socket) => void socket.destroy();
    for (let day = 0; day < 30; day += 1) {
      w.clock.advance(DAY_MS);
      await site.run();
    }
    for (const { slug } of made) assert.equal((await site.link(slug)).status, 'ok');
  } finally {
    await w.close();
    await site.farm.close();
  }
});

test('a server that asks nobody checks no link, and says so at the desk', async () => {
  const w = await world();
  const [slug = ''] = await publish(w.db, [{}]);
  assert.equal(await w.app.drain('links'), 0);
  const editor = await editorOf(w);
  assert.match(
    (await editor.get(`/en/editor/tools/${slug}`)).text,
    /Links are not checked: this server does not contact other websites/,
  );
  assert.match((await editor.get('/en/editor/tools?link=dead')).text, /Links are not checked/);
});

test('a mirror checks no link: it shows what its origin found', async () => {
  const site = await openSite();
  const { world: w } = site;
  let visits = 0;
  const mirror = (origin: string | null) =>
    w.db.write((trx) => trx.updateTable('catalog_revision').set({ mirror_of: origin }).execute());
  try {
    await site.tool('Mirrored', (...args) => {
      visits += 1;
      page()(...args);
    });
    await mirror('https://origin.example');
    // A round that began before may still look at it; those after it know.
    await w.app.drain('links');
    const earlier = visits;
    w.clock.advance(2 * DAY_MS);
    await w.app.drain('links');
    assert.equal(visits, earlier);
    await mirror(null);
    // That round may have left it for up to a week.
    w.clock.advance(8 * DAY_MS);
    await w.app.drain('links');
    assert.ok(visits > earlier);
  } finally {
    await w.close();
    await site.farm.close();
  }
});
