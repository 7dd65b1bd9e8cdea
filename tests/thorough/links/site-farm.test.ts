/**
 * Sixty sites with every kind of picture: which get a logo and a picture, drawn anew, and which get none.
 * One engine suffices: it is about pictures, and logos.test.ts asks the same of the database.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { publish } from '../../support/factories.ts';
import { answer, openFarm, type Behaviour, type Farm } from '../../outgoing/farm.ts';
import { openWorld, type World } from '../../support/world.ts';

type File = { type?: string; body?: Buffer | string; status?: string; location?: string };
interface SiteCase {
  head?: string;
  /** Files of this site alone, by path. */
  files?: Readonly<Record<string, File>>;
  page?: File;
  logo?: boolean;
  picture?: boolean;
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
const blocks = (width: number, height: number): string =>
  Array.from({ length: 240 }, (_, at) => {
    const [x, y] = [((at % 20) * width) / 20, (Math.floor(at / 20) * height) / 12];
    return `<rect x="${x + 4}" y="${y + 4}" width="${width / 26}" height="${height / 18}" fill="hsl(${at * 37} 60% ${25 + ((at * 7) % 60)}%)"/>`;
  }).join('');
/** A busy picture, as of a product. */
const product = (width: number, height: number): Sharp =>
  sharp(Buffer.from(svg(width, height, `<rect width="100%" height="100%" fill="#fff"/>${blocks(width, height)}`)));
const card = (ground: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      svg(
        1_200,
        630,
        `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#135"/><stop offset="1" stop-color="#e96"/></linearGradient></defs>
        <rect width="1200" height="630" fill="${ground}"/><circle cx="600" cy="315" r="110" fill="#fff"/><path d="M560 315l40 40 60-90" stroke="#c03" stroke-width="18" fill="none"/>`,
      ),
    ),
  )
    .png()
    .toBuffer();
const words = svg(
  1_200,
  630,
  `<rect width="1200" height="630" fill="#fafafa"/><text x="90" y="330" font-size="70" font-family="sans-serif">The assistant for teams</text>`,
);
/** A mark of this colour on a clear ground. */
const mark = (color: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(120, 120, `<rect x="30" y="30" width="60" height="60" fill="${color}"/>`)))
    .png()
    .toBuffer();

const og = (address: string, property = 'og:image'): string => `<meta property="${property}" content="${address}">`;
const icon = (address: string, more = ''): string => `<link rel="icon" href="${address}" ${more}>`;
const MARKS = { black: '#111111', white: '#ffffff', orange: '#ff8a00', grey: '#888888', yellow: '#ffe600' } as const;

const png: File = { type: 'image/png' };
const shared = new Map<string, File>();
const own = (file: File): NonNullable<SiteCase['files']> => ({ '/own': file });

const CASES: Readonly<Record<string, SiteCase>> = {
  'a picture for shared links': { head: og('/good.png'), picture: true },
  'a picture of Twitter alone': { head: '<meta name="twitter:image" content="/good.png">', picture: true },
  'a relative address': { head: og('good.png'), picture: true },
  'a photograph': { head: og('/good.jpg'), picture: true },
  'a WebP': { head: og('/good.webp'), picture: true },
  'an animated picture': { head: og('/moving.gif'), picture: true },
  'a secure address': { head: og('/good.png', 'og:image:secure_url'), picture: true },
  'names in capitals': { head: og('/good.png', 'OG:IMAGE'), picture: true },
  'a picture behind a redirect': {
    head: og('/own'),
    files: own({ status: '302 Found', location: '/good.png' }),
    picture: true,
  },
  'a page behind a redirect': {
    page: { status: '301 Moved Permanently', location: '/there' },
    files: { '/there': { type: 'text/html', body: `<head>${og('/good.png')}</head>` } },
    picture: true,
  },
  'a second picture after a broken one': {
    head: og('/none.png') + og('/good.png', 'twitter:image'),
    picture: true,
  },
  'a picture that says that it is text': {
    head: og('/own'),
    files: own({ type: 'text/plain' }),
    picture: true,
  },
  'a picture of 800 pixels': { head: og('/wide-800.png'), picture: true },
  'a picture of 799 pixels': { head: og('/wide-799.png') },
  'a logo on one colour': { head: og('/card.png') },
  'a logo on a gradient': { head: og('/gradient.png') },
  'a few words': { head: og('/words.png') },
  'a square': { head: og('/square.png') },
  'a banner': { head: og('/banner.png') },
  'a file of five megabytes': {
    head: og('/own'),
    files: own({ ...png, body: Buffer.alloc(5 * 1_048_576, 1) }),
  },
  'a picture of too many pixels': { head: og('/vast.png') },
  'a page in place of a picture': { head: og('/own'), files: own({ ...png, body: '<!doctype html><p>No' }) },
  'a drawing as picture': { head: og('/drawing.svg') },
  'a data address': { head: og('data:image/png;base64,iVBORw0KGgo=') },
  'a missing picture': { head: og('/none.png') },
  'a picture that fails': { head: og('/own'), files: own({ status: '500 Internal Server Error' }) },
  'half a picture': { head: og('/half.png') },
  'a picture on this machine': { head: og('http://127.0.0.1/good.png') },
  'a redirect to this machine': {
    head: og('/own'),
    files: own({ status: '302 Found', location: 'http://127.0.0.1/good.png' }),
  },
  'a redirect to itself': { head: og('/own'), files: own({ status: '302 Found', location: '/own' }) },
  'a picture that robots may not read': {
    head: og('/good.png'),
    files: { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /good' } },
  },
  'a page that robots may not read': {
    head: og('/good.png') + icon('/icon.png'),
    files: { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' } },
  },
  'a page that is no page': { page: { type: 'application/pdf', body: og('/good.png') } },
  'an empty page': { page: { type: 'text/html', body: '' } },
  'a missing page': { page: { status: '404 Not Found', type: 'text/html', body: og('/good.png') } },
  'an address in the body': { page: { type: 'text/html', body: `<head></head><body>${og('/good.png')}` } },
  'a script as address': { head: og('javascript:alert(1)') },
  'an address that is too long': { head: og(`/good.png?${'x'.repeat(2_100)}`) },
  'an address with a password': { head: og('http://me:secret@farm-site.com/good.png') },
  'an empty address': { head: og('') },
  'an icon in the manifest': {
    head: '<link rel="manifest" href="/own">',
    files: own({ type: 'application/manifest+json', body: '{"icons":[{"src":"/icon.png","sizes":"192x192"}]}' }),
    logo: true,
  },
  'a manifest that is none': { head: '<link rel="manifest" href="/good.png">' },
  'an icon of phones': { head: '<link rel="apple-touch-icon" href="/icon.png">', logo: true },
  'an icon of browsers': { head: icon('/icon.png'), logo: true },
  'a drawn icon': { head: icon('/drawing.svg'), logo: true },
  'a logo beside the picture': { head: og('/icon.png', 'og:logo'), logo: true },
  'a second icon after a broken one': { head: icon('/half.png', 'sizes="512x512"') + icon('/icon.png'), logo: true },
  'an animated icon': { head: icon('/moving-icon.gif'), logo: true },
  'a huge icon': { head: icon('/large-icon.png'), logo: true },
  'an icon of 16 pixels': { head: icon('/tiny.png') },
  'an icon of one pixel': { head: icon('/pixel.png') },
  'a clear icon': { head: icon('/clear.png') },
  'an icon in a data address': { head: icon('data:image/svg+xml,%3Csvg/%3E') },
  'a drawing that refers to itself': { head: icon('/bomb.svg') },
  'an icon and a picture': { head: icon('/icon.png') + og('/good.png'), logo: true, picture: true },
  ...Object.fromEntries(
    Object.keys(MARKS).map((name) => [
      `a ${name} mark on a clear ground`,
      { head: icon(`/mark-${name}.png`), logo: true },
    ]),
  ),
};

async function fillShared(): Promise<void> {
  const good = await product(1_200, 630).png().toBuffer();
  const frames = await Promise.all([
    product(900, 500).png().toBuffer(),
    sharp(await card('#333'))
      .resize(900, 500)
      .png()
      .toBuffer(),
  ]);
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const iconPng = await sharp(Buffer.from(svg(180, 180, '<rect width="180" height="180" fill="#306"/>')))
    .png()
    .toBuffer();
  const files: Record<string, Buffer | string> = {
    'good.png': good,
    'good.jpg': await sharp(good).jpeg().toBuffer(),
    'good.webp': await sharp(good).webp().toBuffer(),
    'moving.gif': moving,
    'moving-icon.gif': await sharp([iconPng, await sharp(iconPng).negate({ alpha: false }).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer(),
    'wide-800.png': await product(800, 450).png().toBuffer(),
    'wide-799.png': await product(799, 450).png().toBuffer(),
    'card.png': await card('#204060'),
    'gradient.png': await card('url(#g)'),
    'words.png': await sharp(Buffer.from(words)).png().toBuffer(),
    'square.png': await product(1_000, 1_000).png().toBuffer(),
    'banner.png': await product(1_500, 400).png().toBuffer(),
    'vast.png': await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#abc' } })
      .png()
      .toBuffer(),
    'half.png': good.subarray(0, Math.floor(good.length / 2)),
    'drawing.svg': svg(1_200, 630, blocks(1_200, 630)),
    'bomb.svg': svg(24, 24, '<g id="a"><use href="#a"/><use href="#a"/></g>'),
    'icon.png': iconPng,
    'large-icon.png': await product(3_000, 3_000).png().toBuffer(),
    'tiny.png': await sharp(iconPng).resize(16).png().toBuffer(),
    'pixel.png': await sharp(iconPng).resize(1).png().toBuffer(),
    'clear.png': await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  };
  for (const [name, color] of Object.entries(MARKS)) files[`mark-${name}.png`] = await mark(color);
  for (const [name, body] of Object.entries(files))
    shared.set(`/${name}`, { type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png', body });
}

function behaviourOf(site: SiteCase): Behaviour {
  return (socket, path) => {
    const page = site.page ?? { type: 'text/html', body: `<!doctype html><head>${site.head ?? ''}</head>` };
    const file = path === '/' ? page : (site.files?.[path] ?? shared.get(path.replace(/\?.*/, '')));
    if (file === undefined) return void socket.end(answer('404 Not Found', {}));
    const headers = {
      ...(file.type !== undefined && { 'content-type': file.type }),
      ...(file.location !== undefined && { location: file.location }),
    };
    const body = file.body ?? (file.status === undefined ? shared.get('/good.png')!.body! : '');
    return void socket.end(answer(file.status ?? '200 OK', headers, body));
  };
}

const linear = (value: number): number => (value <= 10 ? value / 3_294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

describe('of sixty sites', () => {
  let w: World;
  let farm: Farm;
  const slugs = new Map<string, string>();

  before(async () => {
    farm = openFarm();
    const outgoing = { network: farm.network, spacing: 0, totalMs: 60_000 };
    w = await openWorld({ OUTGOING: 'on' }, { outgoing });
    await fillShared();
    for (const [name, site] of Object.entries(CASES)) {
      const origin = farm.add(`farm-site-${slugs.size}.com`, { behave: behaviourOf(site) });
      const [slug = ''] = await publish(w.db, [{ url: `${origin}/` }]);
      slugs.set(name, slug);
    }
    while ((await w.app.drain('logos')) > 0);
    await w.app.context.live.refresh();
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  const toolOf = async (name: string) => (await w.visitor.get(`/api/v1/tools/${slugs.get(name)}`)).json.data;

  test('there are sixty', () => assert.equal(slugs.size, 60));

  for (const [name, { logo = false, picture = false }] of Object.entries(CASES)) {
    test(`the one with ${name} gives ${logo ? 'a' : 'no'} logo and ${picture ? 'a' : 'no'} picture`, async () => {
      const tool = await toolOf(name);
      assert.deepEqual([tool.logo !== null, tool.picture !== null], [logo, picture]);
    });
  }

  for (const name of Object.keys(MARKS)) {
    test(`a ${name} mark stands out from its ground by 3:1`, async () => {
      const { logo } = await toolOf(`a ${name} mark on a clear ground`);
      const file = Buffer.from(await (await fetch(w.origin + new URL(logo['256']).pathname)).arrayBuffer());
      const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number): number =>
        luminance([...data.subarray(3 * (y * info.width + x)).subarray(0, 3)]);
      const [one, other] = [at(128, 128), at(5, 5)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      assert.ok(contrast >= 3, String(contrast));
    });
  }

  test('a picture says where and when it was found, and is served by us', async () => {
    const { picture, screenshot } = await toolOf('a picture behind a redirect');
    assert.equal(picture.source, 'site');
    assert.match(picture.source_url, /^http:\/\/farm-site-\d+\.com\/own$/);
    assert.equal(picture.found_at, w.clock.now().toISOString());
    assert.deepEqual([picture.width, picture.height], [1_280, 800]);
    assert.deepEqual(picture.urls, screenshot);
    const { text } = await w.visitor.get(`/en/tools/${slugs.get('a picture behind a redirect')}`);
    assert.match(text, /<figcaption>Picture from <bdi dir="ltr">farm-site-\d+\.com<\/bdi>, <time/);
    assert.doesNotMatch(text, /<img[^>]+src(?:set)?="https?:/);
  });

  test('none is led to an address of this machine', () => assert.deepEqual(farm.leaks(), []));
});
