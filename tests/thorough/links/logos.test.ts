/** Logos of published tools: fetched in the background, drawn anew, and shown as our own copies everywhere. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import sharp from 'sharp';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { createPictureSweep, hasPicture } from '#catalog/pictures/pictures.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { timestamp } from '#database/database.ts';
import { startPictures } from '#links/picture-worker.ts';
import { publish } from '../../support/factories.ts';
import { answer, gives, openFarm, redirects, type Behaviour, type Farm } from '../../outgoing/farm.ts';
import { openWorld, world, type World } from '../../support/world.ts';

const svg = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="${color}"/></svg>`,
  );
const picture = (file: Buffer): Behaviour => gives(answer('200 OK', { 'content-type': 'image/png' }, file));
const quiet = { warn: () => undefined };

describe('the logo of a published tool', () => {
  let w: World;
  let farm: Farm;
  let hosts = 0;
  const files = new Map<string, Buffer>();

  before(async () => {
    farm = openFarm();
    w = await openWorld(
      { OUTGOING: 'on' },
      {
        outgoing: {
          network: farm.network,
          spacing: 0,
          // None of these servers is slow; a busy machine may be.
          totalMs: 20_000,
        },
      },
    );
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  // The months of one test would ask for the logos of all others again.
  afterEach(() => w.db.write((trx) => trx.updateTable('tools').set({ logo_url: null }).execute()));

  /** Publishes a tool whose logo is at a host that behaves so; gives its slug. */
  async function publishWith(behave: Behaviour): Promise<string> {
    hosts += 1;
    const origin = farm.add(`logo-${hosts}.com`, { behave });
    const [slug = ''] = await publish(w.db, [{ logoUrl: `${origin}/logo` }]);
    return slug;
  }
  const toolOf = async (slug: string) => (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
  /** A round passes over a row that another writer has in hand just then, on PostgreSQL; it stays due. */
  async function settle(): Promise<void> {
    const due = () =>
      w.db.read
        .selectFrom('tools')
        .select('id')
        .where('state', '=', 'published')
        .where('logo_url', 'is not', null)
        .where('logo_due_at', '<=', timestamp(w.clock.now()))
        .executeTakeFirst();
    do await w.app.drain('logos');
    while ((await due()) !== undefined);
    await w.app.context.live.refresh();
  }
  async function logoOf(slug: string): Promise<string | null> {
    await settle();
    const { logo } = await toolOf(slug);
    return logo === null ? null : /\/logos\/([0-9a-f]{64})-256\.webp$/.exec(logo['256'])![1]!;
  }

  test('is served by us in three sizes, for good, and logo_url stays what its maker gave', async () => {
    const slug = await publishWith(picture(svg('#c00')));
    await settle();
    const { logo, logo_url } = await toolOf(slug);
    assert.match(logo_url, /^http:\/\/logo-\d+\.com\/logo$/);
    assert.deepEqual(Object.keys(logo), ['64', '128', '256']);
    for (const [width, address] of Object.entries(logo as Record<string, string>)) {
      const reply = await fetch(w.origin + new URL(address).pathname);
      assert.equal(reply.headers.get('content-type'), 'image/webp');
      assert.equal(reply.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      const meta = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      assert.deepEqual([meta.format, meta.width, meta.height], ['webp', Number(width), Number(width)]);
    }
  });

  test('stands on its page, in lists, in feeds and on the picture for shared links', async () => {
    const [plain = ''] = await publish(w.db, [{ name: 'Marble Twin' }]);
    const behave = picture(svg('#0000c0'));
    const origin = farm.add('twin-logo.com', { behave });
    const [slug = ''] = await publish(w.db, [{ name: 'Marble Twin', logoUrl: `${origin}/` }]);
    const hash = await logoOf(slug);
    for (const path of [`/en/tools/${slug}`, '/ar/tools', '/de']) {
      const { text } = await w.visitor.get(path);
      assert.match(
        text,
        new RegExp(`<img\\s[^>]*src="/logos/${hash}-(?:64|128)\\.webp"[^>]*width="\\d+" height="\\d+"`),
        path,
      );
    }
    for (const format of ['atom', 'rss', 'json'])
      assert.ok((await w.visitor.get(`/en/feed.${format}`)).text.includes(`/logos/${hash}-256.webp`), format);
    const images = await Promise.all(
      [plain, slug].map(async (one) => Buffer.from(await (await fetch(`${w.origin}/og/en/${one}.png`)).arrayBuffer())),
    );
    const pixels = await Promise.all(
      images.map((image) =>
        sharp(image).extract({ left: 120, top: 200, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
      ),
    );
    assert.ok(pixels[1]![2]! > 150 && pixels[1]![0]! < 60, 'the tile is the blue logo');
    assert.ok(!(pixels[0]![2]! > 150 && pixels[0]![0]! < 60), 'the other has a monogram');
  });

  test('counts against no limit, and one that is not there does', async () => {
    const hash = await logoOf(await publishWith(picture(svg('#0a0'))));
    const left = async (path: string): Promise<number> => {
      const { headers } = await w.visitor.get(path);
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    };
    const full = await left(`/logos/${hash}-64.webp`);
    assert.equal(await left(`/logos/${hash}-64.webp`), full);
    const paths = [
      `/logos/${'0'.repeat(64)}-64.webp`,
      `/logos/${hash}-65.webp`,
      '/logos/x',
      `/logos/${hash}-64.webp%00`,
    ];
    for (const path of paths) assert.equal((await w.visitor.get(path)).status, 404, path);
    assert.equal(await left(`/logos/${hash}-64.webp`), full - paths.length);
  });

  test('comes as a change of its tool', async () => {
    const slug = await publishWith(picture(svg('#909')));
    const { json } = await w.visitor.get('/api/v1/changes?limit=500');
    const hash = await logoOf(slug);
    const since = encodeURIComponent(json.pagination.next);
    const { data } = (await w.visitor.get(`/api/v1/changes?since=${since}`)).json;
    const [change] = data.filter((one: { slug: string }) => one.slug === slug);
    assert.equal(change.tool.logo_hash, hash);
  });

  test('is none where nothing comes, or no picture', async () => {
    const huge = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const noise = Buffer.alloc(1_200_000, 7);
    const none: Behaviour[] = [
      gives(answer('404 Not Found', {}, svg('#c00'))),
      gives(answer('200 OK', { 'content-type': 'image/png' }, '<!doctype html><title>x</title>')),
      picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')),
      picture(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>')),
      picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      picture(await sharp(svg('#c00')).resize(16).png().toBuffer()),
      picture(huge),
      picture(noise),
      redirects('http://169.254.169.254/latest'),
    ];
    const slugs: string[] = [];
    for (const behave of none) slugs.push(await publishWith(behave));
    for (const slug of slugs) {
      assert.equal(await logoOf(slug), null);
      assert.match((await w.visitor.get(`/en/tools/${slug}`)).text, /class="monogram monogram-large/);
    }
    assert.deepEqual(farm.leaks(), []);
    const answers = await w.db.read.selectFrom('tools').select('logo_answer').where('slug', 'in', slugs).execute();
    assert.deepEqual(
      new Set(answers.map(({ logo_answer }) => logo_answer)),
      new Set(['HTTP 404', 'not_a_picture', 'too_large', 'forbidden_url']),
    );
  });

  test('is asked for once a month, after a failure every three days', async () => {
    let asked = 0;
    const slug = await publishWith((socket, path, head) => {
      if (path !== '/robots.txt') asked += 1;
      return asked < 2
        ? gives(answer('500 Trouble', {}))(socket, path, head)
        : picture(svg('#333'))(socket, path, head);
    });
    await settle();
    await settle();
    assert.equal(asked, 1);
    w.clock.advance(3 * DAY_MS + 1_000);
    assert.notEqual(await logoOf(slug), null);
    w.clock.advance(20 * DAY_MS);
    await settle();
    assert.equal(asked, 2);
    w.clock.advance(14 * DAY_MS);
    await settle();
    const row = await w.db.read
      .selectFrom('tools')
      .select(['logo_answer', 'logo_due_at'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    assert.equal(asked, 3, JSON.stringify({ ...row, now: w.db.now() }));
  });

  test('that changes at its address waits for an editor, unless it looks alike', async () => {
    const behave: Behaviour = (socket, path, head) => picture(files.get('changing')!)(socket, path, head);
    files.set('changing', await sharp(svg('#205080')).resize(300).png().toBuffer());
    const slug = await publishWith(behave);
    const first = await logoOf(slug);
    const offers = () => w.db.read.selectFrom('picture_offers').selectAll().execute();
    files.set('changing', await sharp(svg('#205080')).resize(280).jpeg({ quality: 60 }).toBuffer());
    w.clock.advance(34 * DAY_MS);
    assert.equal(await logoOf(slug), first);
    assert.deepEqual(await offers(), []);
    files.set('changing', svg('#f0f'));
    w.clock.advance(34 * DAY_MS);
    assert.equal(await logoOf(slug), first);
    assert.equal((await offers()).length, 1);
    files.set('changing', svg('#205080'));
    w.clock.advance(34 * DAY_MS);
    assert.equal(await logoOf(slug), first);
    assert.deepEqual(await offers(), []);
  });

  test('of another address that an editor enters is shown at once', async () => {
    const slug = await publishWith(picture(svg('#111')));
    const first = await logoOf(slug);
    const editor = (await w.person('editor')).account;
    const tool = await getDeskTool(w.db, slug);
    const other = farm.add('another-logo.com', { behave: picture(svg('#e80')) });
    // Addresses of logos are https only; this one stands in the row before.
    await w.db.write((trx) =>
      trx
        .updateTable('tools')
        .set({ logo_url: `${other}/` })
        .where('slug', '=', slug)
        .execute(),
    );
    await editTool(w.db, editor, slug, {
      body: { ...namedFields(tool), logo_url: 'https://nowhere.example.com/x.png' },
      mark: (await getDeskTool(w.db, slug)).mark,
    });
    assert.equal(await logoOf(slug), null);
    await w.db.write((trx) =>
      trx
        .updateTable('tools')
        .set({ logo_url: `${other}/`, logo_due_at: '' })
        .where('slug', '=', slug)
        .execute(),
    );
    const second = await logoOf(slug);
    assert.ok(second !== null && second !== first);
  });

  test('is fetched once by two servers', async () => {
    let asked = 0;
    const slugs = [];
    for (let at = 0; at < 3; at += 1)
      slugs.push(
        await publishWith((socket, path, head) => {
          if (path !== '/robots.txt') asked += 1;
          return picture(svg(`#00${at}`))(socket, path, head);
        }),
      );
    const options = { fetcher: w.app.context.fetcher!, log: quiet, onChanged: () => Promise.resolve() };
    const workers = [startPictures(w.db, options), startPictures(w.db, options)];
    await Promise.all(workers.map((worker) => worker.drain()));
    await Promise.all(workers.map((worker) => worker.stop()));
    await settle();
    assert.equal(asked, slugs.length);
    for (const slug of slugs) assert.notEqual(await logoOf(slug), null);
  });

  test('is forgotten some time after its tool is removed', async () => {
    const slug = await publishWith(picture(svg('#7a7')));
    const hash = await logoOf(slug);
    const editor = (await w.person('editor')).account;
    const isKept = async (): Promise<boolean> => hasPicture(w.db.read, hash!, 128);
    const sweep = createPictureSweep(w.db);
    await quarantineTool(w.db, editor, slug, { reason: 'spam' });
    w.clock.advance(DAY_MS);
    await sweep();
    assert.equal(await isKept(), true);
    await removeTool(w.db, editor, slug, { reason: 'spam' });
    await sweep();
    assert.equal(await isKept(), false);
  });
});

test('a server that asks nobody shows monograms', async () => {
  const w = await world();
  const [slug = ''] = await publish(w.db, [{ logoUrl: 'https://logo.example.com/a.png' }]);
  await w.app.context.live.refresh();
  assert.equal(await w.app.drain('logos'), 0);
  assert.equal((await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.logo, null);
  assert.match((await w.visitor.get(`/en/tools/${slug}`)).text, /class="monogram monogram-large/);
});

test('a logo at a site that is asked too often is looked at again an hour later, and nothing is noted of it', async () => {
  const farm = openFarm();
  const w = await openWorld(
    { OUTGOING: 'on' },
    { outgoing: { network: farm.network, spacing: 3_600_000, totalMs: 20_000 } },
  );
  try {
    const origin = farm.add('crowded-logo.com', { behave: picture(svg('#0c0')) });
    const [slug = ''] = await publish(w.db, [{ logoUrl: `${origin}/logo` }]);
    await w.app.drain('logos');
    const row = w.db.read.selectFrom('tools').select(['logo_due_at', 'logo_hash', 'logo_source']);
    const { logo_due_at, ...kept } = await row.where('slug', '=', slug).executeTakeFirstOrThrow();
    assert.equal(logo_due_at, timestamp(new Date(w.clock.now().getTime() + 3_600_000)));
    assert.deepEqual(kept, { logo_hash: null, logo_source: null });
  } finally {
    await w.close();
    await farm.close();
  }
});
