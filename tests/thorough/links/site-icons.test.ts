/** Logos of tools without the address of one: the icons that their sites name, drawn anew like other logos. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import sharp from 'sharp';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { publish } from '../../support/factories.ts';
import { answer, gives, openFarm, type Behaviour, type Farm } from '../../outgoing/farm.ts';
import { openWorld, type World } from '../../support/world.ts';

const COLORS = { touch: '#cc0000', small: '#00cc00', vector: '#0000cc', manifest: '#cc00cc' } as const;

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="${color}"/></svg>`;
const png = (color: string, side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();

const TOUCH = '<link rel="apple-touch-icon" href="/touch.png">';
const SMALL = '<link rel="shortcut icon" sizes="32x32" href="small.png">';
const VECTOR = '<link rel="icon" type="image/svg+xml" href="/icon.svg">';
const MANIFEST = '<link rel="manifest" href="/app.webmanifest">';

describe('the logo of a tool without the address of one', () => {
  let w: World;
  let farm: Farm;
  let hosts = 0;
  const files = new Map<string, { type: string; body: Buffer | string }>();
  const asked: string[] = [];

  before(async () => {
    farm = openFarm();
    w = await openWorld({ OUTGOING: 'on' }, { outgoing: { network: farm.network, spacing: 0 } });
    files.set('/touch.png', { type: 'image/png', body: await png(COLORS.touch, 180) });
    files.set('/app/small.png', { type: 'image/png', body: await png(COLORS.small, 32) });
    files.set('/icon.svg', { type: 'image/svg+xml', body: svg(COLORS.vector) });
    files.set('/app/192.png', { type: 'image/png', body: await png(COLORS.manifest, 192) });
    files.set('/broken.png', { type: 'image/png', body: 'no picture' });
    const icons = [
      { src: 'app/mask.png', sizes: '512x512', purpose: 'maskable' },
      { src: 'data:image/png;base64,AAAA', sizes: '1024x1024' },
      { src: 'app/192.png', sizes: '192x192' },
    ];
    files.set('/app.webmanifest', { type: 'application/manifest+json', body: JSON.stringify({ icons }) });
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  // The month of one test would ask for the icons of all others again.
  afterEach(() => w.db.write((trx) => trx.updateTable('tools').set({ logo_due_at: '~' }).execute()));

  /** Publishes a tool at a site with this head; gives its slug. */
  async function publishAt(head: string, more: { logoUrl?: string } = {}): Promise<string> {
    hosts += 1;
    const behave: Behaviour = (socket, path, sent) => {
      const file = files.get(path);
      asked.push(path);
      const found =
        path === '/app/'
          ? answer('200 OK', { 'content-type': 'text/html' }, `<!doctype html><head>${head}</head><p>Hello`)
          : file && answer('200 OK', { 'content-type': file.type }, file.body);
      gives(found ?? answer('404 Not Found', {}, ''))(socket, path, sent);
    };
    const origin = farm.add(`icons-${hosts}.com`, { behave });
    const [slug = ''] = await publish(w.db, [{ url: `${origin}/app/`, ...more }]);
    return slug;
  }
  async function logoOf(slug: string): Promise<string | null> {
    await w.app.drain('logos');
    await w.app.context.live.refresh();
    const { logo } = (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
    return logo === null ? null : new URL(logo['64']).pathname;
  }
  async function colorOf(slug: string): Promise<string | null> {
    const path = await logoOf(slug);
    if (path === null) return null;
    const bytes = Buffer.from(await (await fetch(w.origin + path)).arrayBuffer());
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .extract({ left: 32, top: 32, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const near = (value: number): string => (value > 150 ? 'cc' : '00');
    return `#${near(red)}${near(green)}${near(blue)}`;
  }

  for (const [name, head, color] of [
    ['the icon that phones show on their first screen', SMALL + TOUCH, COLORS.touch],
    ['a small icon where there is no other', SMALL, COLORS.small],
    ['the drawing before any pixels', SMALL + TOUCH + VECTOR, COLORS.vector],
    ['the icon of the web app manifest before the page’s own', TOUCH + MANIFEST, COLORS.manifest],
    [
      'the next one where the largest is no picture',
      `<link rel=icon sizes=512x512 href=/broken.png>${TOUCH}`,
      COLORS.touch,
    ],
    [
      'the next one where the largest is not there',
      `<link rel=icon sizes=512x512 href=/none.png>${TOUCH}`,
      COLORS.touch,
    ],
  ] as const) {
    test(`is ${name}`, async () => assert.equal(await colorOf(await publishAt(head)), color));
  }

  test('is none, and looked for again a month later, where the page names none', async () => {
    const slug = await publishAt(
      '<link rel="mask-icon" href="/icon.svg"><link rel=icon href="data:image/png;base64,AA">',
    );
    assert.equal(await logoOf(slug), null);
    const count = asked.length;
    w.clock.advance(26 * DAY_MS);
    await w.app.drain('logos');
    assert.equal(asked.length, count);
    w.clock.advance(8 * DAY_MS);
    await w.app.drain('logos');
    assert.ok(asked.length > count);
  });

  test('gives way to the address that the maker gives', async () => {
    const slug = await publishAt(TOUCH);
    assert.equal(await colorOf(slug), COLORS.touch);
    const editor = (await w.person('editor')).account;
    const tool = await getDeskTool(w.db, slug);
    const origin = new URL(tool.url).origin;
    const body = { ...namedFields(tool), logo_url: 'https://nowhere.example.com/x.png' };
    await editTool(w.db, editor, slug, { body, mark: tool.mark });
    assert.equal(await logoOf(slug), null);
    // Entries take addresses of https alone, and this farm speaks http.
    const given = { logo_url: `${origin}/icon.svg`, logo_due_at: '' };
    await w.db.write((trx) => trx.updateTable('tools').set(given).where('slug', '=', slug).execute());
    assert.equal(await colorOf(slug), COLORS.vector);
  });

  test('is not looked for where the maker has uploaded one', async () => {
    const slug = await publishAt(TOUCH);
    await w.db.write((trx) =>
      trx.updateTable('tools').set({ logo_source: 'uploaded', logo_due_at: '~' }).where('slug', '=', slug).execute(),
    );
    assert.equal(await logoOf(slug), null);
  });
});
