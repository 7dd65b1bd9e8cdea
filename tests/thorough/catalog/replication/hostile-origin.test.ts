/** A hostile origin: whatever it says, its mirror stays within its bounds, shows what is right and says what is not. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { becomeMirror, followOrigin } from '#catalog/replication/mirror.ts';
import { PRICE_SOURCES } from '#fields/pricing.ts';
import type { Fields } from '#catalog/problems.ts';
import { openOrigin } from '#cli/mirror.ts';
import type { Network } from '#outgoing/network.ts';
import { assertEach } from '../../../support/assert-each.ts';
import { publish } from '../../../support/factories.ts';
import {
  endless,
  json,
  leadsTo,
  openHostileServer,
  packed,
  unending,
  type Hostility,
  type HostileServer,
} from '../../../support/hostile-server.ts';
import { openWorld, type World } from '../../../support/world.ts';

type Json = Record<string, any>;

const CHANGES = '/api/v1/changes';
const MANIFEST = '/export/manifest.json';
const CATEGORIES = '/export/categories.json';
const DUMP = '/export/tools.jsonl.gz';

/** What stands in the place of a member. */
const ODD_VALUES: Json = {
  'a number': 7,
  'a negative number': -1.5,
  'a truth': true,
  nothing: null,
  'an object': { toString: 'x' },
  'a list': [[]],
  'a list of numbers': [1, null],
  'a word': 'yesterday',
  'an empty text': '',
  'a zero byte': 'a\u0000b',
  'half a character': '\ud800',
  'a long text': 'x'.repeat(20_000),
  'a leap second': '2026-06-30T23:59:60Z',
  'a year too many': '9999-12-31T23:59:59-14:00',
  'a way out': '../../etc/passwd',
};

describe('a mirror of a hostile origin', () => {
  let source: World;
  let mirror: World;
  let folder: string;
  let server: HostileServer;
  let elsewhere: HostileServer;
  /** A record and the categories as an origin gives them. */
  let record: Json;
  let categories: Json[];
  let routes: Record<string, Hostility>;
  let told: { place: string; fields: Fields }[];
  let made = 0;

  before(async () => {
    source = await openWorld();
    await publish(source.db, [{ translations: { de: { tagline: 'Malt Bilder', description: null } } }]);
    await source.app.context.live.refresh();
    const pages = (await source.visitor.get(`${CHANGES}?limit=500`)).json;
    const next = (await source.visitor.get(`${CHANGES}?limit=500&since=${pages.pagination.next}`)).json;
    record = [...pages.data, ...next.data].find(({ type }: Json) => type === 'tool.upserted').tool;
    categories = (await source.visitor.get(CATEGORIES)).json;
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-hostile-'));
    elsewhere = await openHostileServer((_request, response) => json({})(response));
    server = await openHostileServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      (routes[path] ?? json({ error: {} }, 404))(response);
    });
  });
  after(async () => {
    await server.close();
    await elsewhere.close();
    await source.close();
    await rm(folder, { recursive: true, force: true });
  });
  // Each test has a mirror of its own.
  afterEach(() => mirror.close());
  beforeEach(async () => {
    mirror = await openWorld();
    await becomeMirror(mirror.db, server.url, () => Promise.resolve());
    routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])) };
    told = [];
    elsewhere.asked.length = 0;
    server.asked.length = 0;
  });

  const pageOf = (data: unknown[], next: unknown = 'e.1.0', has_more: unknown = false): Json => ({
    data,
    pagination: { next, has_more },
  });
  const upserted = (tool: Json): Json => ({
    type: 'tool.upserted',
    revision: 1,
    id: tool['id'],
    slug: tool['slug'],
    tool,
  });
  /** A good record of its own name. */
  function another(): Json {
    made += 1;
    return { ...record, id: `tool-${made}`, slug: `tool-${made}`, url: `https://tool-${made}.example.com/` };
  }
  /** Serves these changes to whoever begins, then those of the second page, and none behind them. */
  function serveChanges(data: unknown[], second: unknown[] = []): void {
    routes[CHANGES] = (response) => {
      const since = /since=([\w.]+)/.exec(server.asked.at(-1) ?? '')?.[1];
      const isSecond = since === 'e.1.0' && second.length > 0;
      const first = pageOf(since === undefined ? data : [], 'e.1.0', since === undefined && second.length > 0);
      json(isSecond ? pageOf(second, 'e.2.0') : first)(response);
    };
  }
  /** Serves a dump of these lines; `more` stands in the place of members of its manifest. */
  function serveDump(lines: (string | Json)[], more: Json = {}, bytes?: Buffer): void {
    const texts = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    const file = bytes ?? gzipSync(texts.join(''));
    const sha256 = createHash('sha256').update(file).digest('hex');
    const manifest = { cursor: 'e.1.0', count: lines.length, bytes: file.length, sha256, url: server.url + DUMP };
    routes[MANIFEST] = json({ ...manifest, ...more });
    routes[DUMP] = (response) => void response.writeHead(200).end(file);
  }

  async function follow(more: { patienceMs?: number; network?: Network; url?: string } = {}) {
    const { url = server.url, ...options } = more;
    const settings = { isPrivate: false, signal: new AbortController().signal, clock: mirror.clock, ...options };
    return followOrigin(mirror.db, await openOrigin(url, settings), {
      folder,
      onProblem: (place, fields) => void told.push({ place, fields }),
    });
  }

  async function shown(): Promise<string[]> {
    await mirror.app.context.live.refresh();
    const rows = await mirror.db.read.selectFrom('published_tools').select('slug').orderBy('seq').execute();
    return rows.map(({ slug }) => slug);
  }

  /** Nothing that a visitor can ask for answers with an error of the server. */
  async function assertPagesStand(slugs: readonly string[]): Promise<void> {
    const addresses = [
      '/en',
      '/en/tools?sort=updated',
      '/en/feed.atom',
      '/en/feed.json',
      '/sitemap.xml',
      '/api/v1/tools?per_page=50&sort=updated',
      '/api/v1/categories?locale=ar',
      `${CHANGES}?limit=500`,
      ...slugs.slice(0, 60).flatMap((slug) => [`/en/tools/${slug}`, `/api/v1/tools/${slug}?locale=de`]),
    ];
    await assertEach(addresses, String, async (address) => {
      const { status } = await mirror.visitor.get(address);
      assert.ok(status < 500, `${address} answers ${status}`);
    });
  }

  test('shows what is right, and leaves out each record with a member that is not, by its slug', async () => {
    const odd = Object.keys(record).flatMap((member) =>
      Object.values(ODD_VALUES).map((value) => ({ ...another(), [member]: value })),
    );
    const nested: Json[] = [
      { ...another(), translations: { de: { tagline: 7, description: {}, provenance: 'author' } } },
      { ...another(), translations: { de: 'x' } },
      { ...another(), translations: { de: { ...record['translations'].de, provenance: 'nobody' } } },
      { ...another(), price_stated: { by: 'nobody', at: '2026-01-01T00:00:00.000Z' } },
      { ...another(), price_stated: { by: PRICE_SOURCES[0], at: 'once' } },
      { ...another(), categories: ['../..', 'a\u0000b'] },
    ];
    const [first, last] = [another(), another()];
    // A page has at most a megabyte.
    const all = [first, ...odd, ...nested, last].map(upserted);
    serveChanges(all.slice(0, all.length / 2), all.slice(all.length / 2));
    const { bad } = await follow();
    const slugs = await shown();
    assert.ok(slugs.includes(first['slug']) && slugs.includes(last['slug']));
    assert.equal(bad, told.length);
    assert.ok(bad > 200, `${bad} were left out`);
    for (const { slug } of nested) assert.ok(!slugs.includes(slug) && told.some(({ place }) => place === slug), slug);
    const { fields } = told.find(({ place }) => place === nested[4]?.['slug']) ?? assert.fail();
    assert.ok('price_stated.at' in fields);
    await assertPagesStand(slugs);
  });

  test('takes no time that is none, whichever it is', async () => {
    const times = ['published_at', 'updated_at', 'last_checked_at', 'confirmed_at'];
    const wrong = ['a word', 'an empty text', 'a leap second', 'a year too many', 'a number'];
    const cases = times.flatMap((name) =>
      wrong.map((what) => ({ name, tool: { ...another(), [name]: ODD_VALUES[what] } })),
    );
    serveChanges(cases.map(({ tool }) => upserted(tool)));
    await follow();
    assert.deepEqual(await shown(), []);
    const fieldOf = new Map(told.map(({ place, fields }) => [place, Object.keys(fields).join()]));
    await assertEach(
      cases,
      ({ tool }) => JSON.stringify(tool),
      ({ name, tool }) => assert.equal(fieldOf.get(tool['slug'] as string), name),
    );
  });

  test('leaves out changes that have no shape, and goes on with the others', async () => {
    const good = another();
    const values = Object.values(ODD_VALUES);
    const removed = { type: 'tool.removed', revision: 1, id: 'a', slug: 'a', moved_to: null };
    const odd = [
      ...values,
      ...values.map((type) => ({ type })),
      ...['id', 'slug', 'moved_to'].flatMap((name) => values.map((value) => ({ ...removed, [name]: value }))),
      ...['id', 'names', 'descriptions', 'synonyms'].flatMap((name) =>
        values.map((value) => ({
          type: 'category.upserted',
          revision: 1,
          category: { ...categories[0], id: 'odd', [name]: value },
        })),
      ),
      { type: 'tool.upserted', revision: 1, id: 'a', slug: 'a' },
    ];
    serveChanges([...odd, upserted(good)]);
    await follow();
    assert.deepEqual(await shown(), [good['slug']]);
    await assertPagesStand([]);
  });

  test('keeps categories of the right shape', async () => {
    const odd = ['id', 'names', 'synonyms'].flatMap((name) =>
      Object.values(ODD_VALUES).map((value) => ({ ...categories[0], id: 'odd', [name]: value })),
    );
    routes[CATEGORIES] = json([...odd, ...categories, ...Object.values(ODD_VALUES)]);
    await follow();
    const rows = await mirror.db.read.selectFrom('categories').select('id').execute();
    for (const { id } of categories) assert.ok(rows.some((row) => row.id === id));
    await assertPagesStand([]);
  });

  test('refuses answers that are no page, no manifest and no categories, in one line', async () => {
    const answers = [7, null, 'x', [], {}, { data: 7 }, pageOf([], 7), pageOf([], 'x', 'yes'), pageOf([], 'a\u0000')];
    const paths = [CHANGES, MANIFEST, CATEGORIES].flatMap((path) => answers.map((body) => ({ path, body })));
    await assertEach(
      paths.filter(({ path, body }) => !(path === CATEGORIES && Array.isArray(body))),
      ({ path, body }) => `${path} ${JSON.stringify(body)}`,
      async ({ path, body }) => {
        routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])), [path]: json(body) };
        await assert.rejects(follow(), /shape of a catalog$/);
        await mirror.db.write((trx) => trx.updateTable('catalog_revision').set({ mirror_cursor: null }).execute());
      },
    );
  });

  test('reads no answer to its end that has none', async () => {
    await assertEach([CHANGES, MANIFEST, CATEGORIES], String, async (path) => {
      const sent = { bytes: 0 };
      routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])), [path]: endless(sent) };
      await assert.rejects(follow(), /larger than (?:the bound|a change)/);
      assert.ok(sent.bytes < 128 * 1024 * 1024, `${path}: ${sent.bytes} bytes were read`);
    });
  });

  test('unpacks no answer that is larger than it may be', async () => {
    await assertEach([CHANGES, MANIFEST, CATEGORIES], String, async (path) => {
      routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])), [path]: packed() };
      await assert.rejects(follow(), /larger than (?:the bound|a change)/);
    });
  });

  test('asks for fewer changes at a time where they are large', async () => {
    const tools = Array.from({ length: 6 }, another);
    routes[CHANGES] = (response) => {
      const query = new URLSearchParams(server.asked.at(-1)?.split('?')[1]);
      const limit = Number(query.get('limit'));
      const from = Number(query.get('since') ?? 0);
      const data = tools
        .slice(from, from + limit)
        .map((tool) => ({ ...upserted(tool), more: [[...'x'.repeat(20_000)], 'x'.repeat(200_000)] }));
      json(pageOf(data, String(from + limit), from + limit < tools.length))(response);
    };
    await follow();
    assert.equal((await shown()).length, tools.length);
  });

  test('is not led elsewhere', async () => {
    const url = `${elsewhere.url}/`;
    await assertEach([CHANGES, MANIFEST, CATEGORIES, DUMP], String, async (path) => {
      routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])) };
      if (path === DUMP) serveDump([another()]);
      routes[path] = leadsTo(url);
      await assert.rejects(follow(), (error: Error) => error.message.includes(`to ${url}, which is not followed`));
    });
    const hash = 'a'.repeat(64);
    const tool: Json = { ...another(), logo_hash: hash };
    routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([upserted(tool)])) };
    routes[`/logos/${hash}-64.webp`] = leadsTo(url);
    await follow();
    assert.deepEqual(await shown(), [tool['slug']]);
    serveDump([another()], { url: `http://x//${new URL(elsewhere.url).host}/tools` });
    await mirror.db.write((trx) => trx.updateTable('catalog_revision').set({ mirror_cursor: null }).execute());
    await assert.rejects(follow(), /answers 404/);
    assert.deepEqual(elsewhere.asked, []);
  });

  test('waits for no answer longer than its bound', async () => {
    await assertEach([CHANGES, MANIFEST, CATEGORIES], String, async (path) => {
      routes = { [CATEGORIES]: json(categories), [CHANGES]: json(pageOf([])), [path]: unending };
      await assert.rejects(follow({ patienceMs: 100 }), /slower than the bound/);
    });
  });

  test('leaves out lines of a dump that are too long, no JSON or no record, by their numbers', async () => {
    const [first, last] = [another(), another()];
    const lines = [first, `{"x":"${'x'.repeat(8 * 1024 * 1024)}"}`, '{"half":', '7', '['.repeat(100_000), last];
    serveDump(lines);
    const { bad } = await follow();
    assert.deepEqual(await shown(), [first['slug'], last['slug']]);
    assert.equal(bad, 4);
    assert.deepEqual(
      told.map(({ place }) => place),
      ['line 2', 'line 3', 'line 4', 'line 5'],
    );
  });

  test('takes no dump with more lines or bytes than its manifest says, nor one that is not packed', async () => {
    serveDump([another(), another(), another()], { count: 2 });
    await assert.rejects(follow(), /more lines than its manifest/);
    serveDump([another()], { bytes: 10 });
    await assert.rejects(follow(), /not what its manifest/);
    serveDump([another()], { count: 10_000_000 });
    await assert.rejects(follow(), /describes 10000000 tools/);
    serveDump([another()], { bytes: 1e15 });
    await assert.rejects(follow(), /more than half of the disk/);
    serveDump([another()], {}, Buffer.from('no gzip'));
    await assert.rejects(follow(), /the dump of .* incorrect header check/);
  });

  test('gives an id, a slug and an address to the last who wants it', async () => {
    const [one, two, three] = [another(), another(), another()];
    const wanting = [one, two, { ...two, id: three['id'] }, { ...three, url: one['url'] }, { ...one, slug: 'moved-x' }];
    serveChanges(wanting.map(upserted));
    await follow();
    assert.ok((await shown()).includes('moved-x'));
    await assertPagesStand(await shown());
  });

  test('is not led in circles', async () => {
    routes[CHANGES] = json(pageOf([upserted(another())], 'e.1.0', true));
    await assert.rejects(follow(), /leads back to itself/);
    routes[CHANGES] = json(pageOf([], 'e.2.0', true));
    await assert.rejects(follow(), /leads back to itself/);
  });

  test('names what is left out without what would move a terminal', async () => {
    serveChanges([upserted({ ...another(), slug: '\u001b[2J\u202ex', updated_at: 7 })]);
    await follow();
    assert.deepEqual(
      told.map(({ place }) => place),
      [' [2J x'],
    );
  });

  test('is at a private address only where that is typed, or allowed', async () => {
    const network: Network = {
      resolve: () => Promise.resolve(['10.0.0.7']),
      nameServers: () => Promise.resolve([]),
      texts: () => Promise.resolve([]),
      connect: () => assert.fail('was dialled'),
    };
    await assert.rejects(
      follow({ url: 'http://catalog.example.com', network }),
      /not of the public internet; --private/,
    );
  });
});
