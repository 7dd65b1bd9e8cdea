/** The operator's own site: its name and what it says of itself, on every page, in mail and in documents, at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { LOCALES } from '#catalog/locales.ts';
import { PROGRAM_NAME } from '#catalog/site/site.ts';
import { openLog } from '#http/transport/log.ts';
import { openDatabase } from '#database/connection.ts';
import { createApp } from '#server/app.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { readMails, signedIn, textOf } from './browser.ts';
import { until } from '../support/until.ts';

const SITE = '/en/admin/site';
const w = await world({ SITE_NAME: 'Lantern Index' });
const admin = await w.person('admin');
const boss = await signedIn(w, admin.account.email);

async function versionOf(): Promise<string> {
  return /name="version" value="(\d+)"/.exec((await boss.get(SITE)).text)?.[1] ?? '';
}

const PLACES = ['/agent/openapi.json', '/llms.txt', '/en/feed.atom', '/en/feed.rss', '/.well-known/security.txt'];

test('SITE_NAME is the name on every page, in feeds and documents; the program is named in the footer alone', async () => {
  const [slug = ''] = await publish(w.db, [{ name: 'Lantern' }]);
  await w.app.context.live.refresh();
  for (const locale of LOCALES)
    for (const path of [
      '',
      '/tools',
      `/tools/${slug}`,
      '/categories',
      '/api',
      '/ranking',
      '/statistics',
      '/sign-in',
      '/nothing',
    ]) {
      const { text } = await w.visitor.get(`/${locale}${path}`);
      assert.match(text, /<title>[^<]*Lantern Index<\/title>/, path);
      assert.equal(text.split(PROGRAM_NAME).length, 2, `${locale}${path}`);
      assert.ok(text.lastIndexOf(PROGRAM_NAME) > text.indexOf('class="powered-by"'));
    }
  for (const path of PLACES) {
    const { text } = await w.visitor.get(path);
    assert.ok(text.includes('Lantern Index') && !text.includes(PROGRAM_NAME), path);
  }
  assert.equal((await w.visitor.get('/agent/openapi.json')).json.info.title, 'Lantern Index');
});

test('mail comes from the name of the site and signs with it', async () => {
  await w.visitor.request('POST', '/en/register', 'email=new%40example.org&password=a%20long%20pass%20phrase', {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  });
  const mail = (await readMails(w)).at(-1) ?? '';
  assert.match(mail, /^From: Lantern Index <catalog@localhost>\r$/m);
  assert.ok(mail.includes('-- \r\nLantern Index\r\n') && !mail.includes(PROGRAM_NAME));
});

describe('the page for admins', () => {
  test('is closed to editors and visitors', async () => {
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.get(SITE)).status, 403);
    assert.equal((await w.visitor.get(SITE)).status, 303);
  });

  test('shows what was typed in a preview and changes nothing', async () => {
    const shown = await boss.send(SITE, { name_en: 'Previewed', tagline_en: 'A line', version: '0', act: 'preview' });
    assert.equal(shown.status, 200);
    assert.ok(textOf(shown).includes('Preview Previewed A line'));
    assert.ok(!(await w.visitor.get('/en')).text.includes('Previewed'));
  });

  test('shows a colour in a preview as it will be in both themes', async () => {
    const shown = await boss.send(SITE, {
      accent_light: '#7a1f5c',
      accent_dark: '#f0a6d8',
      version: '0',
      act: 'preview',
    });
    for (const seen of ['fill="#7a1f5c"', 'fill="#f0a6d8"']) assert.ok(shown.text.includes(seen), seen);
  });

  test('changes name, tagline and description at once, cached pages and documents included', async () => {
    for (const path of ['/en', '/de', ...PLACES]) await w.visitor.get(path);
    const done = await boss.follow(
      await boss.send(SITE, {
        version: await versionOf(),
        name_en: 'Beacon & Co',
        tagline_en: 'Every beacon there is',
        description_en: 'Beacons, judged.',
        name_de: 'Leuchtfeuer',
      }),
    );
    assert.ok(textOf(done).includes('The site has been changed'));
    const en = (await w.visitor.get('/en')).text;
    assert.match(en, /<title>Every beacon there is · Beacon &amp; Co<\/title>/);
    assert.match(en, /<meta name="description" content="Beacons, judged\."/);
    assert.ok(!en.includes(PROGRAM_NAME), 'powered by is off');
    const de = (await w.visitor.get('/de')).text;
    assert.match(de, /· Leuchtfeuer<\/title>/);
    assert.match(de, /<h1><bdi lang="en" dir="ltr">Every beacon there is<\/bdi><\/h1>/);
    for (const path of PLACES) assert.match((await w.visitor.get(path)).text, /Beacon (?:&|&amp;) Co/, path);
    assert.match((await w.visitor.get('/de/feed.atom')).text, /<title>Leuchtfeuer: /);
  });

  test('says below a name what an empty field means: another name of the site, or that of the settings', async () => {
    const hintOf = (text: string, locale: string): string =>
      /Default: ([^<]*)</.exec(text.slice(text.indexOf(`for="field-name_${locale}"`)))?.[1] ?? '';
    const { text } = await boss.get(SITE);
    for (const [locale, name] of [
      ['pl', 'Beacon &amp; Co'],
      ['de', 'Beacon &amp; Co'],
      ['en', 'Leuchtfeuer'],
    ] as const)
      assert.equal(hintOf(text, locale), name, locale);
    const emptied = await boss.send(SITE, { version: '0', act: 'preview' });
    assert.equal(hintOf(emptied.text, 'de'), 'Lantern Index');
  });

  test('tells the history what was and what is, and who changed it', async () => {
    const last = (await listHistory(w.db, 'site')).at(-1);
    assert.deepEqual(
      [last?.action, last?.subjectKind, last?.actorId, last?.detail],
      [
        'edit',
        'site',
        admin.account.id,
        {
          changes: {
            powered_by: { old: true, new: false },
            name_en: { old: null, new: 'Beacon & Co' },
            tagline_en: { old: null, new: 'Every beacon there is' },
            description_en: { old: null, new: 'Beacons, judged.' },
            name_de: { old: null, new: 'Leuchtfeuer' },
          },
        },
      ],
    );
    assert.ok(textOf(await boss.get('/en/admin/audit?kind=site')).includes('Tagline (English)'));
  });

  test('names every bad text, and refuses a change of what another admin has changed meanwhile', async () => {
    const bad = { name_en: 'x'.repeat(61), tagline_ar: 'a\u202Eb', description_fr: 'x'.repeat(301) };
    const refused = await boss.send(SITE, { ...bad, version: await versionOf() });
    assert.equal(refused.status, 422);
    for (const field of Object.keys(bad)) assert.ok(refused.text.includes(`href="#field-${field}"`), field);
    const late = await boss.send(SITE, { name_en: 'Late', version: '0' });
    assert.equal(late.status, 409);
    assert.ok(late.text.includes('value="Beacon &amp; Co"'));
  });

  test('takes a colour that can be read in its theme, and refuses another with the nearest that can', async () => {
    assert.ok(!(await w.visitor.get('/en')).text.includes('/theme.css'));
    const refused = await boss.send(SITE, { accent_light: '#ffff00', accent_dark: 'blue', version: await versionOf() });
    assert.equal(refused.status, 422);
    const nearest = /The nearest color that passes is (#[0-9a-f]{6})\./.exec(refused.text)?.[1] ?? '';
    assert.ok(refused.text.includes('href="#field-accent_dark"'));
    assert.equal((await boss.send(SITE, { accent_light: nearest, version: await versionOf() })).status, 303);
    const path = /href="(\/theme\.css\?v=\d+)"/.exec((await w.visitor.get('/en')).text)?.[1] ?? '';
    const theme = await w.visitor.get(path);
    assert.match(theme.headers.get('content-type') ?? '', /^text\/css/);
    const dark = /--accent: light-dark\(#\w+, (#\w+)\)/.exec(theme.text)?.[1] ?? '';
    assert.match(
      (await boss.get(SITE)).text,
      new RegExp(`type="color" value="${dark}"[^>]*data-picks="field-accent_dark"`),
    );
    assert.match(theme.text, new RegExp(`--accent: light-dark\\(${nearest}, #[0-9a-f]{6}\\)`));
    assert.ok((await w.visitor.get('/icon.svg')).text.includes(nearest));
  });

  test('is noticed by another process within a second', async () => {
    const db = await openDatabase(w.config.databaseUrl, w.clock);
    const other = await createApp(w.config, db, openLog('silent'));
    await other.context.live.loaded;
    try {
      const titleOf = async () => (await other.server.inject({ url: '/en', headers: { host: 'localhost' } })).body;
      await titleOf();
      await boss.send(SITE, { name_en: 'Elsewhere', version: await versionOf() });
      await w.clock.elapse(1_000);
      await until(async () => (await titleOf()).includes('· Elsewhere</title>'));
    } finally {
      await other.close();
      await db.close();
    }
  });
});

describe('what browsers ask for', () => {
  test('icons are pictures of their size', async () => {
    for (const [path, size] of [
      ['/apple-touch-icon.png', 180],
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
    ] as const) {
      const reply = await fetch(w.origin + path);
      const png = Buffer.from(await reply.arrayBuffer());
      assert.deepEqual([reply.headers.get('content-type'), png.readUInt32BE(16)], ['image/png', size], path);
    }
    const ico = Buffer.from(await (await fetch(`${w.origin}/favicon.ico`)).arrayBuffer());
    assert.equal(ico.subarray(0, 4).toString('hex'), '00000100');
    assert.equal(ico.subarray(22 + 1, 22 + 4).toString(), 'PNG');
    assert.equal(ico.length, 22 + ico.readUInt32LE(14));
  });

  test('the manifest and the description of the search have the name of the site; every page links to them', async () => {
    const { visitor } = await world({ SITE_NAME: 'A catalog with quite a long name' });
    const { text } = await visitor.get('/de');
    assert.match(text, /<link rel="manifest" href="\/manifest\.webmanifest" \/>/);
    assert.match(text, /href="\/de\/opensearch\.xml"/);
    const { json } = await visitor.get('/manifest.webmanifest');
    assert.equal(json.name, 'A catalog with quite a long name');
    for (const { src } of json.icons) assert.equal((await visitor.get(src)).status, 200, src);
    const search = (await visitor.get('/de/opensearch.xml')).text;
    assert.match(search, /<ShortName>A catalog with q<\/ShortName>/);
    assert.match(search, /template="[^"]*\/de\/tools\?q=\{searchTerms\}"/);
  });
});

test('a name that is given in one language holds in the others, whichever is the first', async () => {
  const german = await world({ SITE_NAME: 'Lantern Index', LOCALES: 'de,en' });
  const own = await signedIn(german, (await german.person('admin')).account.email);
  const [, version = ''] = /name="version" value="(\d+)"/.exec((await own.get(SITE)).text) ?? [];
  await own.send(SITE, { version, name_en: 'Beacon House' });
  assert.match((await german.visitor.get('/de')).text, /· Beacon House<\/title>/);
});
