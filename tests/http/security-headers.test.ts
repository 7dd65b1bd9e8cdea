/** Security headers: every answer carries its set with the values that were decided, also those that no route has made. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createList, moveList } from '#catalog/lists/edits.ts';
import { createCollection } from '#catalog/tools/collections/edits.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { dumpFolder, writeDump } from '#catalog/replication/dump.ts';
import { machineDocuments } from '#documents/documents.ts';
import { OEMBED_PATH } from '#http/pages/badge-code.ts';
import { OPERATIONS } from '#api/operations.ts';
import type { Page } from '#http/pages/page-types.ts';
import { ASSETS } from '#web/assets/files.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { openWorld, PASSWORD, world, type World } from '../support/world.ts';
import { converse } from './bare-socket.ts';

const NEEDED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

const REQUESTS = [
  'GET /api/v1/tools',
  'HEAD /api/v1/tools',
  'OPTIONS /api/v1/tools',
  'GET /api/v1/tools?page=0',
  'GET /api/v1/tools/none',
  'GET /api/v1/tools/%zz',
  'GET /api/v1/none',
  'GET /api/none',
  'PATCH /api/v1/tools',
  'POST /api/v1/submissions',
  'GET /agent/openapi.json',
  'GET /agent/none',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /',
  'GET /en',
  'GET /en/none',
  'GET /en/account',
  'GET /en/%zz',
  'POST /en/sign-in',
  'PUT /en',
  'GET /robots.txt',
];

test('every answer of an origin with TLS carries all of them, and none names its software', async () => {
  const { port } = await world({ PUBLIC_URL: 'https://tools.example.org' });
  const texts = REQUESTS.map((line) => [
    line,
    `${line} HTTP/1.1\r\nHost: tools.example.org\r\nConnection: close\r\n\r\n`,
  ]);
  texts.push(
    ['another host', 'GET /en HTTP/1.1\r\nHost: evil.test\r\n\r\n'],
    ['a broken header', 'GET /en HTTP/1.1\r\nHost: tools.example.org\r\nbroken header\r\n\r\n'],
    ['too many headers', `GET /en HTTP/1.1\r\nHost: tools.example.org\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['an expectation', 'GET /en HTTP/1.1\r\nHost: tools.example.org\r\nExpect: tea\r\n\r\n'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'],
  );
  for (const [name = '', text = ''] of texts) {
    const { answers } = await converse(port, [text], 1, name.startsWith('HEAD'));
    const [answer] = answers;
    assert.ok(answer, name);
    assert.deepEqual(
      NEEDED.filter((header) => !answer.headers.has(header)),
      [],
      `${name}: ${answer.status}`,
    );
    assert.deepEqual(
      ['server', 'x-powered-by'].filter((header) => answer.headers.has(header)),
      [],
      name,
    );
    if (answer.status >= 400) assert.doesNotMatch(answer.headers.get('cache-control') ?? '', /public/, name);
  }
});

const NOSNIFF = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' };
const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** RELIABILITY section 4; images are all our own, so that `data:` is not among their sources. */
const OF_PAGES: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  ...NOSNIFF,
  ...TRANSPORT,
};
const OF_THE_API: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  ...NOSNIFF,
  ...TRANSPORT,
};

const nameOf = ({ method, path }: Page): string => `${method} ${path}`;

describe('an origin with TLS', () => {
  let w: World;
  let cookie: string;
  let known: string;
  const HOST = 'tools.example.org';
  const UNKNOWN = '00000000-0000-4000-8000-000000000000';

  before(async () => {
    w = await openWorld({ PUBLIC_URL: `https://${HOST}`, SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES: '1000' });
    const admin = await w.person('admin');
    const { headers } = await ask('POST /en/sign-in', `email=${admin.account.email}&password=${PASSWORD}`);
    [cookie = '', known = ''] = headers.getSetCookie();
  });
  after(() => w.close());

  /** Sends a request over TLS as the proxy before the server has taken it off; a body is a form. */
  async function ask(line: string, form?: string, session = '', more: readonly string[] = []) {
    const head = [
      `${line} HTTP/1.1`,
      `Host: ${HOST}`,
      'Connection: close',
      ...more,
      ...(session === '' ? [] : [`Cookie: ${session.split(';')[0]}`]),
      ...(form === undefined
        ? []
        : [
            'Sec-Fetch-Site: same-origin',
            'Content-Type: application/x-www-form-urlencoded',
            `Content-Length: ${form.length}`,
          ]),
    ];
    const { answers } = await converse(
      w.port,
      [`${head.join('\r\n')}\r\n\r\n${form ?? ''}`],
      1,
      line.startsWith('HEAD'),
    );
    const [answer] = answers;
    assert.ok(answer, line);
    return answer;
  }

  function assertHeaders(name: string, headers: Headers, expected: Readonly<Record<string, string>>): void {
    const found = Object.fromEntries(Object.keys(expected).map((header) => [header, headers.get(header)]));
    assert.deepEqual(found, { ...expected }, name);
    assert.match(headers.get('referrer-policy') ?? '', /^(?:strict-origin-when-cross-origin|no-referrer)$/, name);
    for (const header of ['server', 'x-powered-by', 'access-control-allow-credentials'])
      assert.equal(headers.has(header), false, `${name}: ${header}`);
  }

  test('every page carries those of pages, and is stored nowhere where it is not public', () =>
    assertEach(PAGES, nameOf, async (page) => {
      const name = nameOf(page);
      const line = `${page.method} ${page.path.replace(':locale', 'en').replace(/:\w+/, UNKNOWN)}`;
      const form = page.method === 'POST' ? '' : undefined;
      const answers = [await ask(line, form)];
      // The session of the others has to last.
      if (page.method === 'GET') answers.push(await ask(line, form, cookie));
      for (const { headers, status } of answers) {
        assertHeaders(`${name}: ${status}`, headers, OF_PAGES);
        if (page.private || page.who !== 'anyone' || page.method === 'POST')
          assert.equal(headers.get('cache-control'), 'no-store', `${name}: ${status}`);
      }
    }));

  test('every asset carries those of pages', async () => {
    for (const { path } of ASSETS) assertHeaders(path, (await ask(`GET ${path}`)).headers, OF_PAGES);
  });

  test('what is text or XML names its charset, in the catalog and in documents', async () => {
    const documents = ['/icon.svg', '/theme.css', '/en/opensearch.xml', '/en/feed.atom', '/robots.txt', '/llms.txt'];
    for (const path of [...ASSETS.map((asset) => asset.path), ...documents]) {
      const { headers, status } = await ask(`GET ${path}`);
      assert.equal(status, 200, path);
      const type = headers.get('content-type') ?? '';
      if (/^text\/|xml|javascript/.test(type)) assert.match(type, /; charset=utf-8$/, path);
    }
  });

  test('an unchanged read repeats what no stored answer can say for it', async () => {
    const read = 'GET /api/v1/tools';
    const etag = (await ask(read)).headers.get('etag') ?? '';
    const { headers, status } = await ask(read, undefined, '', [`If-None-Match: ${etag}`]);
    assert.equal(status, 304);
    const repeated = { 'x-content-type-options': 'nosniff', ...TRANSPORT };
    for (const [name, value] of Object.entries(repeated)) assert.equal(headers.get(name), value, name);
  });

  test('every operation and document for programs carries those of the API', async () => {
    const [slug = ''] = await publish(w.db, [{ name: 'Heron' }]);
    const { account } = await w.person('editor');
    // Like the category, so that one address holds for both.
    const collection = { id: 'chatbots', texts: { en: { title: 'Lamps', intro: '' } } };
    await createCollection(w.db, account, { ...collection, startsOn: '2026-01-01', endsOn: '' });
    const list = await createList(w.db, account, { title: 'Kit', intro: '', locale: 'en' });
    await moveList(w.db, account, list, 'publish', { verificationRequired: false });
    const hash = 'a'.repeat(64);
    await w.db.write((trx) => trx.insertInto('site_logos').values({ hash, png: '' }).execute());
    const picture = {
      hash,
      files: [
        { width: 128, webp: Buffer.from('x') },
        { width: 640, webp: Buffer.from('x') },
      ],
    };
    await w.db.write(async (trx) => {
      await keepPicture(trx, picture);
      const shown = { logo_hash: hash, screenshot_hash: hash };
      await trx.updateTable('tools').set(shown).where('slug', '=', slug).execute();
    });
    await w.app.context.live.refresh();
    const values: Record<string, string> = { locale: 'en', id: 'chatbots', number: '1', slug, hash };
    await writeDump(w.db, dumpFolder(w.config.dataDir));
    const embedded = `?url=${w.config.publicUrl}/en/tools/${slug}`;
    const lines = [
      ...OPERATIONS.map(({ method, path }) => `${method} /api/v1${path.replace(/\{\w+\}/, UNKNOWN)}`),
      ...machineDocuments(w.config, PAGES).map(
        ({ path }) =>
          `HEAD ${path
            .replace('lists/:id', `lists/${list}`)
            .replace('/logos/:file', `/logos/${hash}-128.webp`)
            .replace('/screenshots/:file', `/screenshots/${hash}-640.webp`)
            .replaceAll(/:([a-z]+)/g, (_, name: string) => values[name] ?? '')}${path === OEMBED_PATH ? embedded : ''}`,
      ),
      'GET /agent/openapi.json',
      'GET /api/v1/agent/openapi.json',
    ];
    for (const line of lines) assertHeaders(line, (await ask(line)).headers, OF_THE_API);
  });

  test('the cookies are bound to the host, kept from scripts and from other sites', async () => {
    assert.match(known, /^__Host-known=[^;]+; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/);
    assert.match(cookie, /^__Host-sid=[^;]+; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/);
    const { headers } = await ask('POST /en/sign-out', '', cookie);
    assert.match(headers.get('set-cookie') ?? '', /^__Host-sid=; Path=\/; Max-Age=0;/);
    assert.equal(headers.get('clear-site-data'), '"cache","storage"');
  });
});
