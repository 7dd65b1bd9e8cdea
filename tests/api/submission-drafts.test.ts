/** draftSubmission: what a page tells of itself, where, and why a page cannot be read. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { assertEach } from '../support/assert-each.ts';
import { createNetwork } from '#outgoing/network.ts';
import { openNameServer } from '../links/name-server.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type Person, type Reply, type World } from '../support/world.ts';
import { DOMAIN, answer, gives, openFarm, page, redirects, type Behaviour, type Farm } from '../outgoing/farm.ts';
import { checkedWorld } from './conformance.ts';

const WHOLE = `<!doctype html><html><head><title>Quillmark – AI that edits videos | Home</title>
<meta name="description" content="Quillmark cuts and edits videos with a language model. It works in every browser.">
<meta property="og:site_name" content="Quillmark">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="https://cdn.${DOMAIN}/touch.png">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"SoftwareApplication",
"name":"Quillmark","offers":[{"@type":"Offer","price":"0"},{"@type":"Offer","price":"12.00"}]}]}</script></head>
<body><script>document.title = "Nothing"</script><h1>Videos</h1></body></html>`;

describe('a draft of a submission', () => {
  let farm: Farm;
  let w: World;
  let owner: Person & { token: string };
  before(async () => {
    farm = openFarm();
    w = await openWorld(
      { OUTGOING: 'on', PROPOSALS_PER_HOUR: '100' },
      { outgoing: { network: farm.network, spacing: 0 } },
    );
    owner = await w.person();
    await publish(w.db, [{ slug: 'listed', name: 'Listed', url: `http://listed.${DOMAIN}/` }]);
    await w.app.context.live.refresh();
    farm.add('listed', { behave: page() });
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  const draft = (url: unknown): Promise<Reply> => owner.post('/api/v1/submissions/drafts', { url });
  let hosts = 0;
  /** Serves a page at a new host, and gives its address. */
  const serve = (behave: Behaviour): string => `${farm.add(`host${(hosts += 1)}`, { behave })}/`;
  const drafted = async (html: string): Promise<any> => {
    const { status, json, text } = await draft(serve(page(html)));
    assert.equal(status, 200, text);
    return json.data;
  };

  test('has name, tagline, description, logo, price and categories, each with its source', async () => {
    const url = serve(page(WHOLE));
    const { json } = await draft(url);
    assert.deepEqual(json.data, {
      submission: {
        url,
        name: 'Quillmark',
        tagline: 'Quillmark cuts and edits videos with a language model',
        description: 'Quillmark cuts and edits videos with a language model. It works in every browser.',
        logo_url: `https://cdn.${DOMAIN}/touch.png`,
        pricing_model: 'freemium',
        categories: ['video'],
      },
      sources: {
        url: 'address',
        name: 'json_ld',
        tagline: 'description',
        description: 'description',
        logo_url: 'icon',
        pricing_model: 'json_ld',
        categories: 'texts',
      },
      missing: [],
    });
  });

  test('can be submitted as it is, and nothing is stored before', async () => {
    const { json } = await draft(serve(page(WHOLE.replaceAll('Quillmark', 'Inkmark'))));
    assert.equal((await owner.get('/api/v1/submissions')).json.pagination.total, 0);
    const sent = await owner.post('/api/v1/submissions', json.data.submission);
    assert.equal(sent.status, 201, sent.text);
  });

  test('takes the name out of the title of the page', () =>
    assertEach(
      [
        ['Foo – The AI thing | Home', 'Foo'],
        ['Home | Foo', 'Foo'],
        ['Write better letters in seconds with AI | Foo', 'Foo'],
        ['Foo: letters that write themselves', 'Foo'],
        ['Welcome to Foo', 'Foo'],
        ['Startseite · Foo', 'Foo'],
        ['Foo', 'Foo'],
        ['Foo-Bar – an assistant for lawyers', 'Foo-Bar'],
        ['فو | الرئيسية', 'فو'],
      ] as const,
      ([title]) => title,
      async ([title, name]) => {
        const { submission, sources } = await drafted(`<title>${title}</title>`);
        assert.deepEqual([submission.name, sources.name], [name, 'title']);
      },
    ));

  test('takes that part of the title which is the name of the host', async () => {
    farm.add('quince', { behave: page('<title>An assistant for gardens — Quince — Free</title>') });
    const { json } = await draft(`http://quince.${DOMAIN}/`);
    assert.equal(json.data.submission.name, 'Quince');
  });

  test('reads the price out of offers and words, and leaves out what it does not tell', () =>
    assertEach(
      [
        ['<title>A – an open source assistant for letters</title>', 'open_source', 'price_words'],
        ['<title>A tool</title><p>Start with our free plan, or pay $9 / month.</p>', 'freemium', 'price_words'],
        ['<title>A tool</title><p>14 days free trial, then 9 € per month.</p>', 'free_trial', 'price_words'],
        ['<title>A tool</title><p>Only $9.50/mo.</p>', 'paid', 'price_words'],
        ['<title>A tool</title><p>Free for 10 letters a month, then $12 per month.</p>', 'freemium', 'price_words'],
        ['<title>A tool</title><p>Starter $0/mo</p><p>Team $20/mo</p>', 'freemium', 'price_words'],
        [
          `<title>A tool</title><p>Free shipping.</p>${'<p>More words.</p>'.repeat(9)}<p>$9/mo</p>`,
          'paid',
          'price_words',
        ],
        ['<title>A – completely free letters</title>', 'free', 'price_words'],
        ['<title>A tool</title><p>Feel free to write to us. We raised $9 million.</p>', undefined, undefined],
        [
          '<title>A</title><script type="application/ld+json">{"@type":["WebApplication"],"name":"Ax","offers":{"price":0}}</script>',
          'free',
          'json_ld',
        ],
      ] as const,
      ([html]) => html,
      async ([html, price, source]) => {
        const { submission, sources, missing } = await drafted(html);
        assert.deepEqual([submission.pricing_model, sources.pricing_model], [price, source]);
        assert.equal(missing.includes('pricing_model'), price === undefined);
      },
    ));

  test('reads the manifest, and survives structured data of every shape', async () => {
    const manifest = answer('200 OK', { 'content-type': 'application/manifest+json' }, '{"name":"Larch Notes"}');
    const html = answer(
      '200 OK',
      { 'content-type': 'text/html' },
      '<title>Notes</title><link rel="manifest" href="/m.json">' +
        ['[', 'null', '[[[[[[[[]]]]]]]]', '{"@type":5,"name":[]}', '{"@graph":{"@graph":"x"}}', '{"offers":[null,7]}']
          .map((json) => `<script type="application/ld+json">${json}</script>`)
          .join(''),
    );
    const { json } = await draft(
      serve((socket, path) => gives(path === '/m.json' ? manifest : html)(socket, path, '')),
    );
    assert.deepEqual([json.data.submission.name, json.data.sources.name], ['Larch Notes', 'manifest']);
    assert.deepEqual(json.data.missing, ['tagline', 'pricing_model', 'categories']);
  });

  test('follows redirects, and names the tool that is listed there or at the address', async () => {
    const there = serve(page(WHOLE));
    assert.equal((await draft(serve(redirects(there)))).json.data.submission.url, there);
    for (const url of [`http://www.listed.${DOMAIN}/?utm_source=x`, serve(redirects(`http://listed.${DOMAIN}/`))]) {
      const { status, json } = await draft(url);
      assert.deepEqual([status, json.error.code, json.error.existing.slug], [422, 'duplicate_submission', 'listed']);
    }
  });

  test('says why a page cannot be read', () =>
    assertEach(
      [
        ['forbidden to programs', gives(answer('403 Forbidden', {})), 'page_blocked'],
        ['too often', gives(answer('429 Too Many Requests', {})), 'page_blocked'],
        ['robots.txt', (socket) => void socket.end(answer('200 OK', {}, 'User-agent: *\nDisallow: /')), 'page_blocked'],
        ['another type', gives(answer('200 OK', { 'content-type': 'application/pdf' }, '%PDF')), 'page_not_html'],
        ['empty', page(''), 'page_empty'],
        ['without texts', page('<div id="root"></div>'), 'page_empty'],
        ['only a placeholder', page('<title>Vite App</title>'), 'page_empty'],
        ['missing', gives(answer('404 Not Found', {})), 'page_unread'],
        ['broken', gives(answer('500 Internal Server Error', {})), 'page_unread'],
        ['a redirect to itself', redirects('/'), 'page_unread'],
        ['to a private address', redirects('http://127.0.0.1/'), 'url_host'],
      ] as const satisfies readonly (readonly [string, Behaviour, string])[],
      ([what]) => what,
      async ([, behave, rule]) => {
        const { status, json } = await draft(serve(behave));
        assert.deepEqual([status, json.error.problems[0].field, json.error.problems[0].code], [422, 'url', rule]);
        assert.doesNotMatch(json.error.fields.url[0], /_/, 'a reason in words');
      },
    ));

  test('of a huge page has what its beginning says, and a packed one is bounded', async () => {
    const huge = WHOLE + '<p>text</p>'.repeat(1_000_000);
    assert.equal((await drafted(huge)).submission.name, 'Quillmark');
    const packed = brotliCompressSync(Buffer.alloc(50_000_000, ' '), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    const bomb = answer('200 OK', { 'content-type': 'text/html', 'content-encoding': 'br' }, packed);
    assert.equal((await draft(serve(gives(bomb)))).json.error.problems[0].code, 'page_empty');
  });

  test('takes public addresses alone', async () => {
    for (const [url, rule] of [
      [undefined, 'required'],
      ['', 'required'],
      [7, 'not_a_string'],
      ['nonsense', 'not_a_url'],
      ['ftp://example.com/', 'url_scheme'],
      ['http://127.0.0.1/', 'url_host'],
      ['http://localhost/', 'url_host'],
      ['http://[::1]/', 'url_host'],
      ['http://user:secret@example.com/', 'url_credentials'],
      ['http://example.com:8080/', 'url_port'],
    ] as const)
      assert.equal((await draft(url)).json.error.problems[0].code, rule, String(url));
    const inside = farm.add('inside', { addresses: () => ['10.0.0.7'], behave: page(WHOLE) });
    assert.equal((await draft(`${inside}/`)).json.error.problems[0].code, 'url_host');
    assert.deepEqual(farm.leaks(), []);
  });
});

test('a server that contacts no other websites refuses drafts in words', async () => {
  const w = await checkedWorld();
  const { status, json } = await (await w.person()).post('/api/v1/submissions/drafts', { url: 'https://example.com/' });
  assert.deepEqual([status, json.error.code], [409, 'conflict']);
  assert.match(json.error.message, /does not contact other websites/);
});

test('an account has so many drafts an hour, whatever became of them', async () => {
  const farm = openFarm();
  const w = await openWorld(
    { OUTGOING: 'on', PROPOSALS_PER_HOUR: '2' },
    { outgoing: { network: farm.network, spacing: 0 } },
  );
  const owner = await w.person();
  const [fine, missing] = [
    farm.add('fine', { behave: page(WHOLE) }),
    farm.add('missing', { behave: gives(answer('404 Not Found', {})) }),
  ];
  const statuses = [];
  for (const host of [fine, missing, fine])
    statuses.push((await owner.post('/api/v1/submissions/drafts', { url: `${host}/` })).status);
  assert.deepEqual(statuses, [200, 422, 429]);
  const other = await w.person();
  assert.equal((await other.post('/api/v1/submissions/drafts', { url: `${fine}/` })).status, 200);
  await w.close();
  await farm.close();
});

test('a draft while no name server answers says so at the address, and is no overload', async () => {
  const names = await openNameServer();
  names.isBroken = true;
  const w = await openWorld({ OUTGOING: 'on' }, { outgoing: { network: createNetwork([names.address]), spacing: 0 } });
  const { status, json } = await (
    await w.person()
  ).post('/api/v1/submissions/drafts', { url: 'https://quillmark.com/' });
  assert.equal(status, 422);
  assert.match(
    json.error.fields.url[0],
    /^The page could not be read: the name server of this catalog did not answer\./,
  );
  await w.close();
  names.close();
});
