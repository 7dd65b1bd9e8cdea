/** The pages for visitors: in eight languages, with filters and pages, the same for everybody. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf, withoutOwnScripts } from './browser.ts';

const w = await world();
const { visitor } = w;
const [plain = '', described = '', arabic = ''] = await publish(w.db, [
  { name: 'Plain Lantern', pricingModel: 'paid', categories: ['writing'] },
  {
    name: 'Bright Lantern',
    tagline: 'A neural network that lights up photographs.',
    description: 'First paragraph.\n\nSecond <b>paragraph</b>.',
    translations: {
      de: { tagline: 'Ein neuronales Netz, das Fotos aufhellt.', description: null, provenance: 'author' },
    },
  },
  { name: 'فانوس', tagline: 'نموذج لغوي يكتب الرسائل', originalLocale: 'ar' },
]);
await publish(
  w.db,
  Array.from({ length: 45 }, (_, index) => ({ name: `Filler ${index}`, categories: ['video'] })),
);
await w.app.context.live.refresh();

describe('the way in', () => {
  test('leads to the language that is asked for, or to the default one', () =>
    assertEach(
      [
        ['de-AT,de;q=0.9', 'de'],
        ['uk', 'uk'],
        ['zh', 'en'],
        ['', 'en'],
      ] as const,
      ([header, locale]) => `"/" leads a visitor who asks for "${header}" to /${locale}`,
      async ([header, locale]) => {
        const reply = await visitor.get('/', { 'accept-language': header });
        assert.deepEqual(
          [reply.status, reply.headers.get('location'), reply.headers.get('vary')],
          [303, `/${locale}`, 'Accept-Language'],
        );
      },
    ));
  test('is in its language and direction and links to itself in all languages', () =>
    assertEach(
      LOCALES,
      (locale) => `/${locale} is in its language and direction and links to itself in all languages`,
      async (locale) => {
        const reply = await visitor.get(`/${locale}`);
        assert.equal(reply.status, 200);
        assert.match(reply.text, new RegExp(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`));
        assert.ok(textOf(reply).includes(visitorMessages(locale).catalog.title));
        for (const other of LOCALES) assert.ok(reply.text.includes(`hreflang="${other}"`), other);
      },
    ));
  test('the language switch keeps the page and its search', async () => {
    const reply = await visitor.get('/en/tools?q=lantern&pricing=paid');
    assert.ok(reply.text.includes('href="/fr/tools?q=lantern&amp;pricing=paid"'));
  });
  test('a trailing slash is led to the page without one', async () => {
    const reply = await visitor.get('/en/tools/?q=a');
    assert.deepEqual([reply.status, reply.headers.get('location')], [308, '/en/tools?q=a']);
    assert.equal((await visitor.get('//evil.test/')).headers.get('location'), null);
    const head = await visitor.request('HEAD', '/en/');
    assert.deepEqual([head.status, head.headers.get('location')], [308, '/en']);
  });
});

describe('the list', () => {
  test('finds by word and narrows by category and price', async () => {
    const reply = await visitor.get('/en/tools?q=lantern');
    assert.ok(reply.text.includes(`/en/tools/${plain}`) && reply.text.includes(`/en/tools/${described}`));
    const paid = await visitor.get('/en/tools?q=lantern&pricing=paid&category=writing');
    assert.ok(paid.text.includes(`/en/tools/${plain}`) && !paid.text.includes(`/en/tools/${described}`));
    assert.ok(textOf(paid).includes('1 tool '));
  });
  test('goes to its end page by page', async () => {
    const seen = new Set<string>();
    let path = '/en/tools';
    for (let page = 1; path !== '' && page < 10; page += 1) {
      const reply = await visitor.get(path);
      for (const [, slug = ''] of reply.text.matchAll(/<h3>\s*<a href="\/en\/tools\/([^"]+)"/g)) seen.add(slug);
      path = (/href="([^"]+)"\s+rel="next"/.exec(reply.text)?.[1] ?? '').replaceAll('&amp;', '&');
    }
    assert.equal(seen.size, 48);
  });
  test('says so when nothing matches, names what it was narrowed by and leads to categories', async () => {
    const reply = await visitor.get('/en/tools?q=zzzzqqqq&pricing=paid');
    assert.deepEqual([reply.status, textOf(reply).includes('No tools match')], [200, true]);
    for (const way of ['/en/tools?pricing=paid', '/en/tools?q=zzzzqqqq', '/en/tools', '/en/categories/video']) {
      assert.ok(reply.text.includes(`href="${way}"`), way);
    }
  });
  test('leads back from beyond its last page, and asks for entries while there are none', async () => {
    const beyond = await visitor.get('/en/tools?page=400');
    assert.ok(beyond.text.includes('class="empty"') && textOf(beyond).includes('See all tools'));
    const empty = await world();
    const page = await empty.visitor.get('/en/tools');
    assert.ok(page.text.includes('class="empty"') && !textOf(page).includes('No matching tools'));
    assert.match(page.text, /<main[\s\S]*href="\/en\/submit"[\s\S]*<\/main>/);
  });
  test('is open to search engines when narrowed and names the whole one, but not when it is empty', async () => {
    const narrowed = await visitor.get('/en/tools?q=lantern&utm_source=x');
    assert.match(narrowed.text, /<link rel="canonical" href="[^"?]+\/en\/tools" \/>/);
    assert.ok(!narrowed.text.includes('noindex'));
    assert.match((await visitor.get('/en/tools?q=qqqqzzzz')).text, /<meta name="robots" content="noindex"/);
  });
  test('shows a search word without obeying it', async () => {
    const reply = await visitor.get(`/en/tools?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    assert.ok(!reply.text.includes('<script>alert') && reply.text.includes('&quot;&gt;&lt;script&gt;'));
  });
  test('refuses words that are too long or hold control characters with a sentence at the box', async () => {
    for (const q of ['a'.repeat(101), '%00', '%e2%80%ae']) {
      const reply = await visitor.get(`/en/tools?q=${q}`);
      assert.deepEqual([reply.status, reply.headers.get('cache-control')], [422, 'no-store'], q);
      assert.match(reply.text, /id="q-error"/);
    }
  });
  test('takes known values and refuses others', () =>
    assertEach(
      [
        ['page=0', 404],
        ['page=abc', 404],
        ['page=501', 404],
        ['page=1e1', 404],
        ['pricing=FREE', 404],
        ['category=%3Cscript%3E', 404],
        ['q=%zz', 400],
        ['q=%ff', 400],
        ['page=500', 200],
        ['category=nope', 200],
        ['utm_source=x', 200],
      ] as const,
      ([query, status]) => `?${query} is ${status}`,
      async ([query, status]) => assert.equal((await visitor.get(`/en/tools?${query}`)).status, status),
    ));
  test('of a category holds its tools alone', async () => {
    const reply = await visitor.get('/de/categories/writing');
    assert.equal(reply.status, 200);
    assert.ok(
      textOf(reply).includes('Texte schreiben') && reply.text.includes(plain) && !reply.text.includes(described),
    );
    assert.equal((await visitor.get('/de/categories/nope')).status, 404);
  });
});

describe('the page of categories', () => {
  test('names each category that holds tools, with its number, and no other', async () => {
    const reply = await visitor.get('/de/categories');
    assert.equal(reply.status, 200);
    const ids = [...reply.text.matchAll(/href="\/de\/categories\/([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual([ids.length, new Set(ids)], [3, new Set(['chatbots', 'video', 'writing'])]);
    assert.ok(textOf(reply).includes('Texte schreiben') && textOf(reply).includes('45 Tools'));
  });
});

describe('every public page', () => {
  const paths = [
    '',
    '/tools',
    '/categories',
    '/categories/video',
    '/categories/writing',
    '/ranking',
    '/api',
    '/statistics',
  ];
  test('has one search box, in its own part or in the header', async () => {
    for (const path of [...paths, `/tools/${plain}`, `/tools/${plain}/report`, '/nothing']) {
      const { text } = await visitor.get(`/en${path}`);
      assert.equal(text.match(/<input[^>]* name="q"/g)?.length, 1, path);
      assert.equal(text.match(/<h1/g)?.length, 1, path);
    }
  });
  test('is described in its own words in each language', async () => {
    const seen = new Map<string, string>();
    for (const locale of LOCALES) {
      for (const path of [...paths, `/tools/${plain}`]) {
        const { text } = await visitor.get(`/${locale}${path}`);
        const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
        assert.notEqual(description, '', path);
        // What nobody has translated is the same in all languages.
        if (path.includes(plain)) continue;
        assert.equal(seen.get(description), undefined, `/${locale}${path}`);
        seen.set(description, `/${locale}${path}`);
      }
    }
  });
});

describe('the page of a tool', () => {
  test('shows its texts in the asked language and marks those in another', async () => {
    const german = await visitor.get(`/de/tools/${described}`);
    assert.ok(german.text.includes('Ein neuronales Netz, das Fotos aufhellt.'));
    assert.match(german.text, /<bdi lang="en" dir="ltr">First paragraph\.<\/bdi>/);
    assert.match((await visitor.get(`/ar/tools/${described}`)).text, /class="prose" dir="ltr"/);
    assert.ok(german.text.includes('Second &lt;b&gt;paragraph&lt;/b&gt;.'));
    const english = await visitor.get(`/en/tools/${arabic}`);
    assert.match(english.text, /<bdi lang="ar" dir="rtl">نموذج/);
    assert.ok(textOf(english).includes('Not translated yet: shown in Arabic.'));
    assert.ok(textOf(await visitor.get(`/de/tools/${arabic}`)).includes('auf Arabisch'));
  });
  test('that was never there leads on: to a search for the words of its address, to lists and to the form', async () => {
    const reply = await visitor.get('/en/tools/bright-torch');
    assert.deepEqual([reply.status, reply.headers.get('cache-control')], [404, 'no-store']);
    assert.ok(textOf(reply).includes('This tool is not in the catalog'));
    assert.match(reply.text, /<input[^>]* name="q"[^>]* value="bright torch"/);
    assert.match(reply.text, /<meta name="robots" content="noindex"/);
    for (const way of ['/en/tools', '/en/categories', '/en/submit'])
      assert.ok(reply.text.includes(`href="${way}"`), way);
  });
  test('that is not published is a 404 page like any other', async () => {
    for (const slug of ['no-such-tool', 'a%00b', '..%2f..%2fetc%2fpasswd', 'a'.repeat(300)]) {
      const reply = await visitor.get(`/en/tools/${slug}`);
      assert.equal(reply.status, 404, slug);
      assert.match(reply.headers.get('content-type') ?? '', /^text\/html/);
    }
  });
});

describe('every answer', () => {
  const paths = [
    '/',
    '/en',
    '/en/tools',
    `/en/tools/${plain}`,
    '/en/nothing',
    '/en/tools?q=%zz',
    '/en/account',
    '/en/sign-in',
    '/en/tools/',
  ];
  test('carries the security headers', () =>
    assertEach(
      paths,
      (path) => `to ${path} carries the security headers`,
      async (path) => {
        const { headers } = await visitor.get(path);
        assert.match(
          headers.get('content-security-policy') ?? '',
          /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'/,
        );
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
        assert.equal(headers.get('x-frame-options'), 'DENY');
        assert.ok(headers.get('referrer-policy'));
        assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
        assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
        assert.ok(headers.get('permissions-policy'));
        assert.ok(headers.get('cache-control'));
      },
    ));
  test('holds no inline script, style or handler and refers to no other origin', async () => {
    for (const path of ['/en', '/en/tools', '/ar/sign-in']) {
      const { text } = await visitor.get(path);
      assert.doesNotMatch(withoutOwnScripts(text), /<script|<style| style="| on\w+="/);
      for (const [, address = ''] of text.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)) {
        assert.ok(address.startsWith('/') || address.startsWith(w.config.publicUrl), address);
      }
    }
  });
  test('is the same for a visitor and a signed-in editor on public pages', async () => {
    const { account } = await w.person('editor');
    const editor = await signedIn(w, account.email);
    for (const path of ['/en', '/en/tools', `/en/tools/${plain}`])
      assert.equal((await editor.get(path)).text, (await visitor.get(path)).text, path);
  });
  test('follows no header that steers hosts or methods', async () => {
    const before = (await visitor.get('/en')).text;
    for (const name of [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'forwarded',
    ]) {
      assert.equal((await visitor.get('/en', { [name]: 'evil.test' })).text, before, name);
    }
  });
  test('of a public page is confirmed by its ETag', async () => {
    const first = await visitor.get('/en/tools');
    const again = await visitor.get('/en/tools', { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', first.headers.get('etag')]);
    assert.equal((await visitor.get('/en/tools', { 'if-none-match': '"other"' })).status, 200);
  });
  test('to HEAD is the head of the answer to GET', async () => {
    const head = await visitor.request('HEAD', '/en/tools');
    const get = await visitor.get('/en/tools');
    assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', get.headers.get('etag')]);
  });
  test('to another method is 405 with Allow', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND', 'QUERY']) {
      const reply = await visitor.request(method, '/en/tools');
      assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD, OPTIONS'], method);
    }
    assert.equal((await visitor.request('OPTIONS', '/en/sign-in')).headers.get('allow'), 'GET, HEAD, POST, OPTIONS');
  });
  test('of a style sheet may be kept for good', async () => {
    const [, path = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await visitor.get('/en')).text) ?? [];
    const reply = await visitor.get(path);
    assert.deepEqual(
      [reply.status, reply.headers.get('cache-control'), reply.headers.get('content-type')],
      [200, 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    );
  });
  test('over the limit is a 429 page that says how long to wait', async () => {
    const small = await world({ READ_LIMIT_PER_MINUTE: '2' });
    await small.visitor.get('/en');
    await small.visitor.get('/en');
    const reply = await small.visitor.get('/de');
    assert.equal(reply.status, 429);
    assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.match(reply.text, /<html lang="de"/);
  });
});

describe('sponsored tools', () => {
  test('stand apart, at most two, marked in words and for search engines, and change no list', async () => {
    const { account } = await w.person('admin');
    const listOf = async (path: string) => (await visitor.get(path)).text.match(/<ol class="cards">[\s\S]*<\/ol>/)?.[0];
    const before = await listOf('/en/tools');
    for (const slug of [plain, described, arabic]) {
      for (const slot of ['home', 'results', 'category'] as const) {
        await createPlacement(w.db, account, {
          slug,
          slot,
          startsAt: '2026-01-01',
          endsAt: '2099-01-01',
          label: 'Booked',
        });
      }
    }
    // Finished pages may be given out for two seconds more.
    w.clock.advance(2_500);
    for (const [path, word, count] of [
      ['/en', 'Sponsored', 2],
      ['/de/tools', 'Anzeige', 2],
      // One of them alone is in that category.
      ['/ru/categories/writing', 'Реклама', 1],
    ] as const) {
      const { text } = await visitor.get(path);
      const [aside = ''] = text.match(/<aside class="sponsored"[\s\S]*?<\/aside>/) ?? [];
      assert.ok(aside.includes(word), path);
      assert.equal(aside.match(/<li>/g)?.length, count);
      assert.equal(aside.match(/rel="sponsored nofollow/g)?.length, count);
      assert.ok(!aside.includes('Booked'));
    }
    assert.equal(await listOf('/en/tools'), before);
    assert.ok(!(await openBrowser(w).get(`/en/tools/${plain}`)).text.includes('class="sponsored"'));
  });
});
