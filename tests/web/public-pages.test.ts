/** What the public pages hold beside lists: facets, alternatives, explanations, figures, suggestions, removed tools; and how finished pages are kept. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LOCALES } from '#catalog/locales.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { world, type World } from '../support/world.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const inAllLanguages = (...taglines: [de: string, fr: string, es: string, pl: string]) =>
  Object.fromEntries(
    (['de', 'fr', 'es', 'pl'] as const).map((locale, at) => [
      locale,
      { tagline: taglines[at] ?? '', description: null, provenance: 'author' as const },
    ]),
  );

const w = await world();
const { visitor } = w;
const [removed = '', hidden = '', lantern = ''] = await publish(w.db, [
  { name: 'Faded Lamp', categories: ['writing'] },
  { name: 'Hidden Lamp', categories: ['writing'] },
  { name: 'Bright Lantern', categories: ['writing', 'video'], pricingModel: 'paid' },
  { name: 'Twin Lantern', categories: ['writing', 'video'], pricingModel: 'paid' },
  { name: 'Half Lantern', categories: ['video'], pricingModel: 'free' },
  { name: 'Far Beacon', tagline: 'Guides ships at night', categories: ['chatbots'], pricingModel: 'free' },
  {
    name: 'Kiln',
    tagline: 'Fires porcelain by itself',
    categories: [],
    translations: inAllLanguages('Porzellan', 'Porcelaine', 'Porcelana', 'Porcelana szlachetna'),
  },
  {
    name: 'Teapot',
    tagline: 'Pours into porcelain cups',
    categories: [],
    translations: inAllLanguages('Porzellan', 'Porcelaine', 'Porcelana', 'Porcelana szlachetna'),
  },
]);
const editor = (await w.person('editor')).account;
await quarantineTool(w.db, editor, removed, { reason: 'spam' });
await removeTool(w.db, editor, removed, { reason: 'spam' });
await quarantineTool(w.db, editor, hidden, { reason: 'misleading' });
await w.app.context.live.refresh();

describe('facets', () => {
  test('say how many tools each choice would leave and lead to them', async () => {
    const { text } = await visitor.get('/en/tools?q=lantern');
    assert.match(
      text,
      /href="\/en\/tools\?q=lantern&amp;pricing=paid"[^>]*>\s*<span>Paid<\/span\s*>\s*<span class="count">2<\/span>/,
    );
    assert.match(
      text,
      /href="\/en\/tools\?q=lantern&amp;category=video"[^>]*>\s*<span>Video<\/span\s*>\s*<span class="count">3<\/span>/,
    );
    assert.ok(!text.includes('category=chatbots'), 'a choice that would leave nothing is not offered');
  });
  test('that are chosen can be taken away one by one', async () => {
    const { text } = await visitor.get('/en/tools?q=lantern&category=video&pricing=paid');
    const chosen = text.slice(text.indexOf('class="chosen"'));
    for (const without of [
      'category=video&amp;pricing=paid',
      'q=lantern&amp;pricing=paid',
      'q=lantern&amp;category=video',
    ]) {
      assert.ok(chosen.includes(`href="/en/tools?${without}"`), without);
    }
  });
  test('are added to those of the same kind, and given up by the same link', async () => {
    const { text } = await visitor.get('/en/tools?category=video&pricing=paid');
    assert.ok(text.includes('href="/en/tools?categories=video,writing&amp;pricing=paid"'));
    assert.ok(text.includes('href="/en/tools?category=video&amp;pricings=free,paid"'));
    const both = (await visitor.get('/en/tools?categories=video,writing&pricings=free,paid')).text;
    assert.match(both, /href="\/en\/tools\?category=writing&amp;pricings=free,paid"\s+aria-current="true"/);
    for (const name of ['Bright Lantern', 'Half Lantern', 'Twin Lantern']) assert.ok(both.includes(name), name);
    assert.ok(!both.includes('Far Beacon'));
    assert.match(both, /<input type="hidden" name="categories" value="video,writing"/);
    assert.match(both, /<meta name="robots" content="noindex"/);
  });
  test('given as one and as several are to be met both, as in the API', async () => {
    for (const query of ['category=video&categories=video,writing', 'pricing=paid&pricings=free,paid']) {
      const { json } = await visitor.get(`/api/v1/tools?${query}`);
      const page = await visitor.get(`/en/tools?${query}`);
      assert.ok(json.data.length > 0);
      assert.deepEqual(
        new Set([...page.text.matchAll(/href="\/en\/tools\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)),
        new Set(json.data.map(({ slug }: { slug: string }) => slug)),
        query,
      );
    }
    assert.equal((await visitor.get('/en/tools?category=video&categories=writing')).status, 404);
  });
  test('of a category page keep the category', async () => {
    const { text } = await visitor.get('/en/categories/video');
    assert.ok(text.includes('href="/en/categories/video?pricing=paid"'));
  });
});

describe('the order', () => {
  for (const locale of LOCALES) {
    test(`is said on lists and explained on a page of its own in ${locale}`, async () => {
      const v = visitorMessages(locale);
      assert.ok(textOf(await visitor.get(`/${locale}/tools`)).includes(v.choosing.sort.newest));
      const list = await visitor.get(`/${locale}/tools?q=lantern`);
      assert.ok(textOf(list).includes(v.choosing.sort.relevance) && list.text.includes(`href="/${locale}/ranking"`));
      const page = textOf(await visitor.get(`/${locale}/ranking`));
      for (const sentence of [v.ranking.paid, v.ranking.alternatives, ...v.ranking.tiers])
        assert.ok(page.includes(sentence), sentence);
    });
  }
});

describe('a list', () => {
  const namesOf = (html: string): string[] =>
    [...html.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);
  test('comes in the order that the visitor chooses, which its address keeps', async () => {
    const { text } = await visitor.get('/en/tools?q=lantern&sort=name');
    assert.deepEqual(namesOf(text), ['Bright Lantern', 'Half Lantern', 'Twin Lantern']);
    assert.match(text, /href="\/en\/tools\?q=lantern&amp;sort=name"\s+aria-current="true"/);
    assert.ok(text.includes('href="/en/tools?q=lantern&amp;pricing=paid&amp;sort=name"'));
    assert.ok(text.includes('href="/en/tools?q=lantern"'), 'the usual order needs no word in the address');
    assert.equal((await visitor.get('/en/tools?sort=cost')).status, 404);
  });
  test('offers the best match only where there are words', async () => {
    const { text } = await visitor.get('/en/tools');
    assert.ok(!text.includes('sort=relevance'));
    assert.ok(text.includes('href="/en/tools?sort=updated"'));
  });
  test('can be followed as a feed of what it is narrowed to', async () => {
    const { text } = await visitor.get('/en/tools?q=lantern&pricing=paid&sort=name');
    assert.ok(text.includes('href="/en/tools/feed.atom?q=lantern&amp;pricing=paid"'));
    const feed = await visitor.get('/en/tools/feed.atom?q=lantern&pricing=paid');
    assert.equal(feed.status, 200);
    assert.ok(feed.text.includes('Bright Lantern') && !feed.text.includes('Half Lantern'));
    assert.match(feed.text, /<title>[^<]*lantern · Paid<\/title>/);
    assert.equal((await visitor.get('/en/tools/feed.rss?pricing=gratis')).status, 422);
  });
});

describe('categories', () => {
  test('stand in groups, each with a drawing, and their pages say what they hold', async () => {
    const { text } = await visitor.get('/de/categories');
    const { groups } = visitorMessages('de').choosing;
    const places = [groups.assistants, groups.text, groups.media].map((name) => text.indexOf(`>${name}<`));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.ok(places.every((place) => place > 0));
    assert.equal(text.match(/category-icon/g)?.length, text.match(/<h3>/g)?.length);
    assert.match(textOf(await visitor.get('/en/categories/video')), /3 tools · 1 free or with a free plan/);
  });
});

describe('the page of a tool', () => {
  test('leads to alternatives, those that share most categories first, and never to itself', async () => {
    const { text } = await visitor.get(`/en/tools/${lantern}`);
    assert.ok(text.includes(`href="/en/tools/${lantern}/alternatives"`));
    const alternatives = text.slice(text.indexOf('id="alternatives"'));
    const names = [...alternatives.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name]) => name);
    assert.deepEqual(names, ['Twin Lantern', 'Half Lantern']);
  });
  test('leads to none that shares a single word, in however many languages', async () => {
    assert.ok(!(await visitor.get('/en/tools/kiln')).text.includes('Teapot'));
  });
  test('that was removed says so, and one in quarantine is unknown', async () => {
    const gone = await visitor.get(`/en/tools/${removed}`);
    assert.equal(gone.status, 410);
    assert.ok(textOf(gone).includes(visitorMessages('en').noTool.gone) && !gone.text.includes('Faded Lamp'));
    assert.equal((await visitor.get(`/en/tools/${hidden}`)).status, 404);
  });
});

describe('the documentation of the API', () => {
  /** A sample below the heading `id`: the command or the event first, then the answer. */
  const sampleOf = (text: string, id: string, place = 0): string =>
    [...text.slice(text.indexOf(` id="${id}"`)).matchAll(/<code lang="en"\s*>([^<]*)</g)][place]?.[1] ?? '';
  for (const locale of ['en', 'ar'] as const) {
    test(`names every operation of the served document in ${locale}`, async () => {
      const document = (await visitor.get('/agent/openapi.json')).json;
      const { text } = await visitor.get(`/${locale}/api`);
      for (const path of Object.values(document.paths)) {
        for (const operation of Object.values(path as Record<string, { operationId: string }>)) {
          assert.ok(text.includes(`id="${operation.operationId}"`), operation.operationId);
        }
      }
      assert.ok(text.includes(document.servers[0].url));
    });
  }
  test('shows what webhooks are sent, how it is signed, and an example of each kind of event', async () => {
    const { webhooks } = (await visitor.get('/agent/openapi.json')).json;
    const { text } = await visitor.get('/de/api');
    const section = text.slice(text.indexOf('id="events"'));
    assert.match(section, /webhook-signature[^]*HMAC-SHA256[^]*whsec_/);
    const kinds = new Set<string>();
    for (const [name, { post }] of Object.entries<any>(webhooks)) {
      assert.ok(section.includes(`id="${name}"`), name);
      const example = post.requestBody.content?.['application/json'].example;
      // The body of the others is a reference.
      if (example === undefined) continue;
      kinds.add(name.split('.')[0] ?? '');
      const shown = JSON.parse(sampleOf(section, name).replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      assert.deepEqual(shown, example);
    }
    assert.deepEqual(kinds, new Set(Object.keys(webhooks).map((name) => name.split('.')[0] ?? '')));
  });
  test('gives every header that a call cannot do without', async () => {
    const document = (await visitor.get('/agent/openapi.json')).json;
    const { text } = await visitor.get('/en/api');
    for (const operation of Object.values<any>(document.paths).flatMap(Object.values<any>)) {
      const command = sampleOf(text, operation.operationId);
      for (const { name, in: place, required, example } of operation.parameters ?? [])
        if (place === 'header' && required === true)
          assert.ok(command.includes(`-H &#39;${name}: ${example}&#39;`), name);
      assert.equal(command.includes('Authorization: Bearer'), operation.security.length > 0);
      assert.equal(command.includes('Content-Type: application/json'), operation.requestBody !== undefined);
    }
  });
  test('begins with how to begin: one request and the way to a token', async () => {
    const { text } = await visitor.get('/de/api');
    const start = text.slice(text.indexOf('id="start"'), text.indexOf('id="listTools"'));
    assert.ok(start.includes('href="/de/account/tokens"') && start.includes('/tools?q='));
  });
  test('marks our words among the English ones with their language and direction', async () => {
    const { text } = await visitor.get('/ar/api');
    const { token, parameters, values } = visitorMessages('ar').api;
    for (const word of [token, parameters, values])
      assert.ok(text.includes(`<span lang="ar" dir="rtl">${word}</span>`), word);
  });
  test('shows answers as JSON with every member that they always have', async () => {
    const { text } = await visitor.get('/en/api');
    const exampleOf = (id: string) => {
      return JSON.parse(sampleOf(text, id, 1).replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    };
    const { data, ...rest } = (await visitor.get('/api/v1/tools?per_page=1')).json;
    const list = exampleOf('listTools');
    assert.deepEqual(Object.keys(list).toSorted(), ['data', ...Object.keys(rest)].toSorted());
    assert.deepEqual(Object.keys(list.data[0]).toSorted(), Object.keys(data[0]).toSorted());
    const tool = (await visitor.get(`/api/v1/tools/${lantern}`)).json;
    assert.deepEqual(Object.keys(exampleOf('getTool').data).toSorted(), Object.keys(tool.data).toSorted());
  });
});

describe('the figures of review', () => {
  test('are open to everybody and name nobody', async () => {
    const reply = await visitor.get('/de/statistics');
    assert.equal(reply.status, 200);
    assert.ok(textOf(reply).includes(visitorMessages('de').statistics.median));
    assert.ok(!reply.text.includes(editor.email));
  });
});

describe('suggestions', () => {
  test('are names of tools and categories with their pages, in the language asked for', async () => {
    const { json } = await visitor.get('/de/suggest?q=tex');
    assert.deepEqual(
      json.items.map((item: { name: string; href: string }) => [item.name, item.href]),
      [['Texte schreiben', '/de/categories/writing']],
    );
    const tools = (await visitor.get('/en/suggest?q=twin')).json;
    assert.equal(tools.items[0].href, '/en/tools/twin-lantern');
    assert.equal(tools.said, '1 suggestion');
  });
  test('know synonyms of categories in every language, and Arabic words with and without their article', async () => {
    const hrefs = async (path: string): Promise<string[]> =>
      (await visitor.get(path)).json.items.map((item: { href: string }) => item.href);
    await publish(w.db, [{ name: 'Easel', categories: ['image-generation'] }]);
    await w.app.context.live.refresh();
    for (const path of ['/en/suggest?q=text+im', '/en/suggest?q=bilder+er', '/de/suggest?q=text+to'])
      assert.ok((await hrefs(path))[0]?.endsWith('/categories/image-generation'), path);
    for (const typed of ['توليد', 'التوليد', 'الص', 'صور'])
      assert.deepEqual((await hrefs(`/ar/suggest?q=${encodeURIComponent(typed)}`)).slice(0, 1), [
        '/ar/categories/image-generation',
      ]);
  });
  test('are empty for nothing, for too much and for what is no text', async () => {
    for (const q of ['', '%20', 'a'.repeat(101), '%00', 'zzzzqqqq']) {
      const reply = await visitor.get(`/en/suggest?q=${q}`);
      assert.deepEqual([reply.status, reply.json.items], [200, []], q);
      assert.match(reply.headers.get('content-type') ?? '', /^application\/json/);
    }
  });
});

describe('finished pages', () => {
  const bytesOf = async (target: World, path: string, headers: Record<string, string>) => {
    const { request } = await import('node:http');
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(target.origin + path, { headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => resolve({ headers: reply.headers, body: Buffer.concat(parts) }));
      })
        .on('error', reject)
        .end();
    });
  };
  test('come compressed, with a tag for each encoding that all confirm', async () => {
    const plain = await bytesOf(w, '/en/tools', {});
    const br = await bytesOf(w, '/en/tools', { 'accept-encoding': 'gzip, br' });
    const gzip = await bytesOf(w, '/en/tools', { 'accept-encoding': 'gzip' });
    assert.deepEqual(brotliDecompressSync(br.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    const tags = [plain, br, gzip].map(({ headers }) => String(headers['etag']));
    assert.equal(new Set(tags).size, 3);
    for (const tag of tags) {
      assert.equal((await visitor.get('/en/tools', { 'if-none-match': tag })).status, 304, tag);
      assert.ok(!tag.startsWith('W/'));
    }
    assert.equal(br.headers['vary'], 'Accept, Accept-Encoding');
  });
  test('come compressed where they are not kept, too, unless they may hold a secret', async () => {
    const encodings = await Promise.all(
      ['/en/statistics', '/en/lists', '/en/sign-in'].map(async (path) => {
        const { headers } = await bytesOf(w, path, { 'accept-encoding': 'br' });
        return headers['content-encoding'];
      }),
    );
    assert.deepEqual(encodings, ['br', 'br', undefined]);
  });
  test('come compressed with their style sheet and script', async () => {
    const { text } = await visitor.get('/en');
    for (const [, path = ''] of text.matchAll(/(?:stylesheet" href|<script src)="([^"]+)"/g)) {
      const plain = await bytesOf(w, path, {});
      const br = await bytesOf(w, path, { 'accept-encoding': 'br' });
      assert.deepEqual(brotliDecompressSync(br.body), plain.body, path);
    }
  });
  test('come in at most 30 KB with what they refer to, the documentation of the API too, in every language', async () => {
    for (const locale of LOCALES) {
      const path = `/${locale}/api`;
      const { text } = await visitor.get(path);
      const files = [...text.matchAll(/(?:stylesheet" href|<script src)="([^"]+)"/g)];
      assert.ok(files.length > 1);
      let bytes = 0;
      for (const each of [path, ...files.map(([, file = '']) => file)])
        bytes += (await bytesOf(w, each, { 'accept-encoding': 'br' })).body.length;
      assert.ok(bytes <= 30 * 1_024, `${path}: ${bytes} bytes`);
    }
  });
  test('follow the catalog at once', async () => {
    await visitor.get('/en/tools?q=newcomer');
    await publish(w.db, [{ name: 'Newcomer' }]);
    await w.app.context.live.refresh();
    assert.ok((await visitor.get('/en/tools?q=newcomer')).text.includes('/en/tools/newcomer'));
  });
  test('follow a placement: at once after a form of this server, within seconds otherwise, and its end', async () => {
    const { account } = await w.person('admin');
    const isSponsored = async () => (await visitor.get('/en')).text.includes('class="sponsored"');
    const booking = { slug: lantern, slot: 'home', startsAt: '2026-01-01', label: 'Booked' };
    assert.ok(!(await isSponsored()));
    const soon = new Date(w.clock.now().getTime() + 60_000).toISOString();
    await createPlacement(w.db, account, { ...booking, endsAt: soon });
    w.clock.advance(2_500);
    assert.ok(await isSponsored());
    w.clock.advance(60_000);
    assert.ok(!(await isSponsored()));
    const admin = await signedIn(w, account.email);
    await createPlacement(w.db, account, { ...booking, endsAt: '2099-01-01' });
    await admin.send('/en/sign-out');
    assert.ok(await isSponsored());
  });
});

describe('a report', () => {
  test('is stored once it says what is wrong, and thanked for', async () => {
    const reader = openBrowser(w);
    const path = `/en/tools/${lantern}/report`;
    assert.equal((await reader.get(path)).status, 200);
    const empty = await reader.send(path, { kind: '', message: 'x' });
    assert.deepEqual([empty.status, textOf(empty).includes('What is wrong?')], [422, true]);
    assert.equal((await reader.send(path, { kind: 'other', message: ' ' })).status, 422);
    assert.equal((await reader.send(path, { kind: 'other', message: 'a'.repeat(1_001) })).status, 422);
    const sent = await reader.send(path, { kind: 'wrong_price', message: 'It costs more.' });
    const thanks = await reader.follow(sent);
    assert.ok(textOf(thanks).includes(visitorMessages('en').report.done));
    assert.match(thanks.text, new RegExp(`<h1>${visitorMessages('en').report.sent}</h1>`));
    assert.ok(thanks.text.includes(`href="/en/tools/${lantern}"`), 'the way back');
    assert.equal((await reader.send(`/en/tools/${removed}/report`, { kind: 'closed' })).status, 404);
  });
  test('is limited for one address; refused ones do not count', async () => {
    const small = await world({ REPORTS_PER_HOUR: '2' });
    const [slug = ''] = await publish(small.db, [{ name: 'Reported' }]);
    await small.app.context.live.refresh();
    const reader = openBrowser(small);
    const send = async (kind: string) => (await reader.send(`/en/tools/${slug}/report`, { kind })).status;
    const statuses = [];
    for (const kind of ['', 'closed', '', 'closed', 'closed']) statuses.push(await send(kind));
    assert.deepEqual(statuses, [422, 303, 422, 303, 429]);
  });
});

describe('the example in search boxes', () => {
  test('is the category with most tools, in the language of the page, and finds them; none in an empty catalog or with a long name', async () => {
    const small = await world();
    const examples = async (locale: string): Promise<string[]> => {
      const pages = await Promise.all([`/${locale}`, `/${locale}/tools`].map((path) => small.visitor.get(path)));
      return pages.map(({ text }) => /placeholder="([^"]*)"/.exec(text)?.[1] ?? '');
    };
    assert.deepEqual(await examples('en'), ['Search tools', 'Search tools']);
    await publish(small.db, [{ categories: ['writing'] }, { categories: ['video'] }, { categories: ['video'] }]);
    await small.app.context.live.refresh();
    const named = (await small.visitor.get('/api/v1/categories?locale=de')).json.data;
    const name = named.find(({ id }: { id: string }) => id === 'video').name as string;
    assert.deepEqual(await examples('de'), [`Zum Beispiel: ${name}`, `Zum Beispiel: ${name}`]);
    const found = await small.visitor.get(`/api/v1/tools?locale=de&q=${encodeURIComponent(name)}`);
    assert.equal(found.json.pagination.total, 2);
    await importCategories(small.db, [{ id: 'video', name: 'Video', names: { de: 'Filme und alles Bewegte' } }]);
    await small.app.context.live.refresh();
    assert.deepEqual(await examples('de'), ['Zum Beispiel: Texte schreiben', 'Zum Beispiel: Texte schreiben']);
  });
});

describe('a new tool', () => {
  test('is marked as such for a week', async () => {
    const [slug = ''] = await publish(w.db, [
      { name: 'Morning Sieve', categories: ['developer-tools'], publishedAt: w.db.now().toISOString() },
    ]);
    await w.app.context.live.refresh();
    const { text } = await visitor.get('/en/tools');
    const [fresh = ''] = text.slice(text.indexOf(`/en/tools/${slug}"`)).split('</li>', 1);
    assert.match(fresh, /tag-fresh">New</);
    assert.equal(text.match(/tag-fresh/g)?.length, 1);
    assert.match((await visitor.get('/en')).text, /1 new this week/);
  });

  test('is none of an import of more than twenty', async () => {
    const small = await world();
    const publishedAt = small.db.now().toISOString();
    const rows = Array.from({ length: 20 }, () => ({ categories: ['video'], publishedAt }));
    await publish(small.db, rows);
    await small.app.context.live.refresh();
    const home = async () => (await small.visitor.get('/en')).text;
    assert.match(await home(), /20 new this week/);
    assert.doesNotMatch(await home(), /from lists/);
    await publish(small.db, [{ categories: ['video'], publishedAt }]);
    await small.app.context.live.refresh();
    const text = await home();
    assert.ok(!text.includes('new this week') && !text.includes('tag-fresh'));
    assert.match(text, /21 added from lists this week/);
  });
});
