/** The operator's logo: uploaded by admins as SVG or PNG, drawn anew, shown everywhere, kept under its hash for good. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { listHistory } from '#catalog/audit/log.ts';
import { world, type Reply } from '../../support/world.ts';
import { signedIn, type Browser } from '../../web/browser.ts';

const w = await world({ SITE_NAME: 'Lantern Index' });
const boss = await signedIn(w, (await w.person('admin')).account.email);

const svg = (size: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;
const SQUARE = svg('viewBox="0 0 10 10"', '<rect width="10" height="10" fill="#c00"/>');
const WIDE = svg('width="400" height="100"', '<rect width="400" height="100" fill="#00c"/>');
const pngOf = (source: string): Buffer => Buffer.from(new Resvg(source).render().asPng());

async function send(
  browser: Browser,
  kind: string,
  file: string | Uint8Array,
  act = 'upload',
  texts: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('logo', `${act} ${kind}`);
  form.append(`logo_${kind}`, new Blob([file as string]), 'logo.svg');
  const packed = new Response(form);
  const body = new Uint8Array(await packed.arrayBuffer());
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return w.visitor.request('POST', '/en/admin/site/logo', body, {
    'content-type': packed.headers.get('content-type') ?? '',
    'sec-fetch-site': 'same-origin',
    cookie,
  });
}

/** Width and height of a PNG. */
async function sizeOf(path: string): Promise<[number, number]> {
  const reply = await fetch(w.origin + path);
  assert.equal(reply.status, 200, path);
  const png = Buffer.from(await reply.arrayBuffer());
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const shownLogos = (text: string): string[] => [...text.matchAll(/\/brand\/[0-9a-f]{64}\.png/g)].map(([path]) => path);

describe('a logo', () => {
  test('is drawn from an SVG, shown on every page and served under its hash for good', async () => {
    const before = [await w.visitor.get('/favicon.ico'), await w.visitor.get('/og/en.png')];
    const done = await send(boss, 'light', SQUARE);
    assert.equal(done.status, 200);
    const { text } = await w.visitor.get('/de');
    const [path = ''] = shownLogos(text);
    assert.deepEqual(await sizeOf(path), [512, 512]);
    const picture = await w.visitor.get(path);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    assert.equal(picture.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal((await w.visitor.get(path, { 'if-none-match': picture.headers.get('etag') ?? '' })).status, 304);
    assert.match(text, /<link rel="icon" type="image\/png" sizes="192x192" href="\/icon-192\.png\?v=\d+"/);
    const after = [await w.visitor.get('/favicon.ico'), await w.visitor.get('/og/en.png')];
    for (const [at, reply] of after.entries()) assert.notEqual(reply.text, before[at]?.text);
    assert.deepEqual(await sizeOf('/apple-touch-icon.png'), [180, 180]);
    assert.deepEqual(await sizeOf('/icon-512.png'), [512, 512]);
    assert.ok(!(await w.visitor.get('/manifest.webmanifest')).text.includes('icon.svg'));
  });

  test('may differ for the dark theme and for icons; a wide one spells the name itself', async () => {
    assert.match((await w.visitor.get('/en')).text, /alt="" width="28" height="28"[^>]*><\/picture><span><bdi>Lantern/);
    assert.equal((await send(boss, 'light', pngOf(WIDE))).status, 200);
    assert.equal((await send(boss, 'dark', SQUARE)).status, 200);
    assert.equal(
      (await send(boss, 'icon', pngOf(SQUARE.replace('viewBox', 'width="64" height="64" viewBox')))).status,
      200,
    );
    const { text } = await w.visitor.get('/en');
    assert.match(text, /alt="Lantern Index" width="136" height="34"/);
    assert.match(text, /<source\s+srcset="\/brand\/[0-9a-f]{64}\.png"\s+media="\(prefers-color-scheme: dark\)"/);
    assert.equal(new Set(shownLogos(text)).size, 2);
  });

  test('that was replaced can still be had, and the history tells who changed it', async () => {
    const changes = (await listHistory(w.db, 'site')).map(({ detail }) => detail?.['changes'] as Record<string, any>);
    const old = changes.flatMap((change) => (change['logo_light']?.old ? [change['logo_light'].old as string] : []));
    assert.equal(old.length, 1);
    assert.deepEqual(await sizeOf(`/brand/${old[0]}.png`), [512, 512]);
    assert.equal((await w.visitor.get(`/brand/${'0'.repeat(64)}.png`)).status, 404);
  });

  test('is never larger than it was drawn for, and nothing of its file is served', async () => {
    const marked = pngOf(svg('width="900" height="450"', '<rect width="900" height="450" fill="#0c0"/>'));
    const text = Buffer.from('tEXtComment\0Made by a person');
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(text.length - 4);
    sum.writeUInt32BE(crc32(text));
    const file = Buffer.concat([marked.subarray(0, 33), size, text, sum, marked.subarray(33)]);
    assert.equal((await send(boss, 'dark', file)).status, 200);
    const dark = w.app.context.live.site.logos?.dark;
    assert.deepEqual([dark?.width, dark?.height], [512, 256]);
    assert.ok(!(await w.visitor.get(`/brand/${dark?.hash}.png`)).text.includes('Made by'));
  });

  test('that is none, too large, entangled or leads out of itself is refused at its field', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('width="9" height="9"', '<text>&b;</text>')}`;
    const bad = {
      text: 'not a picture',
      html: '<html><script>alert(1)</script></html>',
      broken: pngOf(WIDE).subarray(0, 60),
      bomb,
      file: svg(
        'width="40" height="40"',
        '<rect width="9" height="9"/><image href="/etc/hostname" width="9" height="9"/>',
      ),
      linked: svg(
        'width="40" height="40"',
        '<rect width="9" height="9"/><image xlink:href="https://example.org/a.png"/>',
      ),
      nested: svg(
        'width="40" height="40"',
        '<rect width="9" height="9"/><image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
      ),
    };
    for (const [name, file] of Object.entries(bad)) {
      const refused = await send(boss, 'light', file);
      assert.equal(refused.status, 422, name);
      assert.ok(
        refused.text.includes('href="#field-logo_light"') && refused.text.includes('cannot be read as SVG or PNG'),
        name,
      );
    }
    const large = await send(boss, 'dark', 'x'.repeat(512 * 1024 + 1));
    assert.ok(large.status === 422 && large.text.includes('href="#field-logo_dark"'));
    assert.equal((await send(boss, 'light', '')).status, 422);
    assert.equal((await send(boss, 'banner', SQUARE)).status, 422);
    assert.equal((await send(boss, 'light', 'x'.repeat(3 * 1024 * 1024))).status, 413);
  });

  test('that nobody could read is refused with its own reason, and nothing is kept', async () => {
    const rect = (width: number, height: number, more = ''): string =>
      svg(`width="${width}" height="${height}"`, `<rect width="${width}" height="${height}" fill="#00c"/>${more}`);
    const before = w.app.context.live.site.logos;
    const bad = [
      ['light', rect(401, 40), 'more than ten times as long'],
      ['light', pngOf(rect(31, 31)), 'at least 32 pixels'],
      ['light', svg('width="40" height="40"', ''), 'This picture is empty'],
      ['dark', rect(400, 100, '<g><text x="9" y="50">Lantern <tspan>Index</tspan></text></g>'), 'letters as text'],
      ['icon', pngOf(rect(100, 112)), 'This icon is not square'],
    ] as const;
    for (const [kind, file, reason] of bad) {
      const refused = await send(boss, kind, file);
      assert.equal(refused.status, 422, reason);
      assert.ok(refused.text.includes(`href="#field-logo_${kind}"`) && refused.text.includes(reason), reason);
      assert.ok(!refused.text.includes('cannot be read'), reason);
    }
    assert.deepEqual(w.app.context.live.site.logos, before);
    for (const [kind, file] of [
      ['light', rect(400, 40)],
      ['icon', pngOf(rect(33, 32))],
    ] as const)
      assert.equal((await send(boss, kind, file)).status, 200);
  });

  test('can be taken away again', async () => {
    for (const kind of ['light', 'dark', 'icon']) assert.equal((await send(boss, kind, '', 'remove')).status, 200);
    assert.deepEqual(shownLogos((await w.visitor.get('/en')).text), []);
    assert.equal((await send(boss, 'dark', '', 'remove')).status, 409);
  });

  test('is for admins alone, and no other site can send one', async () => {
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await send(editor, 'light', SQUARE)).status, 403);
    const reply = await w.visitor.request('POST', '/en/admin/site/logo', 'logo=upload%20light', {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(reply.status, 403);
  });

  test('an upload keeps what is typed in the form and not saved yet, and what is saved then', async () => {
    const { text } = await boss.get('/en/admin/site');
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
    const typed = { version, name_en: 'Half typed', description_de: 'Halb getippt' };
    const shown = await send(boss, 'light', SQUARE, 'upload', typed);
    assert.match(shown.text, /name="name_en"[^>]*value="Half typed"/);
    assert.match(shown.text, /name="description_de"[^>]*value="Halb getippt"/);
    assert.ok(!(await w.visitor.get('/en')).text.includes('Half typed'));
    const bad = await send(boss, 'light', 'no picture', 'upload', typed);
    assert.equal(bad.status, 422);
    assert.match(bad.text, /name="name_en"[^>]*value="Half typed"/);
    const next = /name="version" value="(\d+)"/.exec(shown.text)?.[1] ?? '';
    const saved = await boss.send('/en/admin/site', { ...typed, version: next });
    assert.equal(saved.status, 303);
    assert.ok((await w.visitor.get('/en')).text.includes('Half typed'));
  });

  test('where nothing else is typed, an upload leads back to the site, so that a reload sends it no second time', async () => {
    const { text } = await boss.get('/en/admin/site');
    const fields = [
      ...text.matchAll(/<input[^>]* name="((?:name|tagline|description|accent)_\w+|terms_version)"[^>]*>/g),
    ];
    const stored = Object.fromEntries(
      fields.map(([tag, name = '']) => [name, / value="([^"]*)"/.exec(tag)?.[1] ?? '']),
    );
    assert.ok(stored['name_en'] === 'Half typed' && fields.length > 20);
    const isOn = /name="powered_by" value="on" checked/.test(text);
    const texts = { ...stored, ...(isOn && { powered_by: 'on' }) };
    for (const [act, done, notice] of [
      ['upload', 'logo', 'The logo has been changed'],
      ['remove', 'logo-removed', 'The picture has been removed'],
    ] as const) {
      const reply = await send(boss, 'icon', act === 'upload' ? SQUARE : '', act, texts);
      assert.deepEqual([reply.status, reply.headers.get('location')], [303, `/en/admin/site?done=${done}`]);
      assert.ok((await boss.follow(reply)).text.includes(notice));
    }
    assert.equal((await send(boss, 'icon', 'no picture', 'upload', texts)).status, 422);
  });

  test('the address of the answer leads back to the site when it is asked for', async () => {
    const reply = await boss.get('/de/admin/site/logo');
    assert.deepEqual([reply.status, reply.headers.get('location')], [303, '/de/admin/site']);
  });

  test('a form with files that cannot be read is refused whole', async () => {
    const cookie = [...boss.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', 'no boundary'],
      ['multipart/form-data', '--x--'],
      ['application/json', '{}'],
    ] as const) {
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', cookie };
      const { status } = await w.visitor.request('POST', '/en/admin/site/logo', body, headers);
      assert.equal(status, type.includes('boundary') ? 400 : 415, type);
    }
  });
});

describe('the answer to a changed logo', () => {
  test('is in the header of the very answer to its upload, and gone from the one to its removal', async () => {
    const earlier = shownLogos((await w.visitor.get('/en')).text);
    const uploaded = await send(boss, 'light', svg('viewBox="0 0 10 10"', '<rect width="5" height="5" fill="#0c0"/>'));
    const [shown = ''] = shownLogos((await w.visitor.get('/en')).text);
    assert.ok(!earlier.includes(shown));
    assert.deepEqual([...new Set(shownLogos(uploaded.text))], [shown]);
    assert.deepEqual(shownLogos((await send(boss, 'light', '', 'remove')).text), []);
  });
});
