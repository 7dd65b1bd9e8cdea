/** Overload: what a server without time refuses, how it says so, and what it answers all the same. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { LOCALES } from '#catalog/locales.ts';
import { WORK, type WorkKind } from '#limits/work.ts';
import { publish, submission } from '../support/factories.ts';
import { signedIn } from '../web/browser.ts';
import { openWorld, type Person, type Reply, type World } from '../support/world.ts';

let w: World;
let maker: Person;
let releases: (() => void)[] = [];
before(async () => {
  w = await openWorld();
  maker = await w.person();
  await publish(w.db, [{ name: 'Lantern', slug: 'lantern', tagline: 'An AI lantern that reads documents.' }]);
  await w.app.context.live.refresh();
});
after(() => w.close());
afterEach(async () => {
  for (const release of releases) release();
  releases = [];
  while (w.app.context.admission.states().some(({ running, waiting }) => running + waiting > 0)) await turnOfLoop();
});

/** Takes every place of a kind of work, and of its queue, until the test is over. */
function fill(kind: WorkKind): void {
  const { most, room } = WORK[kind];
  for (let count = 0; count < most + room; count += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    w.app.context.admission.run(kind, () => promise).catch(() => undefined);
    releases.push(resolve);
  }
}

function assertOverloaded(reply: Reply): void {
  assert.equal(reply.status, 503);
  assert.equal(reply.json.error.code, 'overloaded');
  assert.deepEqual(reply.json.error.fields, {});
  assert.equal(typeof reply.json.error.request_id, 'string');
  assert.match(reply.headers.get('retry-after') ?? '', /^[1-4]$/);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
}

async function refusedOf(kind: WorkKind): Promise<number> {
  const { text } = await w.visitor.get('/metrics');
  return Number(new RegExp(`^toolshelf_admission_refused_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('with no time for searches', () => {
  test('a search that is not in memory is refused, and is not counted against its client', async () => {
    fill('search');
    const earlier = await refusedOf('search');
    const [one, other] = [await w.visitor.get('/api/v1/tools?q=one'), await w.visitor.get('/api/v1/tools?q=two')];
    assertOverloaded(one);
    assertOverloaded(other);
    assert.equal(one.headers.get('access-control-allow-origin'), '*');
    assert.equal(one.headers.get('ratelimit'), other.headers.get('ratelimit'));
    assert.match(one.headers.get('ratelimit') ?? '', /"search";r=\d+/);
    assert.equal(await refusedOf('search'), earlier + 2);
  });

  test('a search that is in memory is answered', async () => {
    const paths = ['/api/v1/tools?q=lantern', '/en/tools?q=lantern'];
    for (const path of [...paths, ...paths]) assert.equal((await w.visitor.get(path)).status, 200);
    fill('search');
    for (const path of [...paths, ...paths]) assert.equal((await w.visitor.get(path)).status, 200, path);
  });

  test('so are other reads, submissions and probes', async () => {
    fill('search');
    for (const path of [
      '/api/v1/tools/lantern',
      '/api/v1/tools?pricing=free',
      '/en/tools/lantern',
      '/livez',
      '/readyz',
    ])
      assert.equal((await w.visitor.get(path)).status, 200, path);
    assert.equal((await maker.post('/api/v1/submissions', submission())).status, 201);
  });

  test('the alternatives to a tool count as a search', async () => {
    fill('search');
    assertOverloaded(await w.visitor.get('/api/v1/tools/lantern/alternatives?per_page=7'));
  });

  for (const locale of LOCALES) {
    test(`people read about it in their language (${locale})`, async () => {
      fill('search');
      const first = await w.visitor.get(`/${locale}/tools?q=unheard`);
      const second = await w.visitor.get(`/${locale}/tools?q=of&page=2`);
      for (const { status, headers } of [first, second]) {
        assert.equal(status, 503);
        assert.match(headers.get('retry-after') ?? '', /^[1-4]$/);
        assert.equal(headers.get('cache-control'), 'no-store');
      }
      assert.match(first.text, new RegExp(`<html lang="${locale}"`));
      // One page for every address: its button asks for the address that is open.
      assert.match(first.text, /<a class="button" href="">/);
      assert.equal(first.text, second.text);
    });
  }
});

describe('with no time for submissions', () => {
  test('one is refused before its token is looked at or its body is read', async () => {
    fill('submission');
    for (const reply of [
      await maker.post('/api/v1/submissions', submission()),
      await w.visitor.post('/api/v1/submissions', 'no submission'),
      await maker.post('/api/v1/submissions/validate', submission()),
      await maker.put('/api/v1/submissions/00000000-0000-4000-8000-000000000000', submission()),
    ])
      assertOverloaded(reply);
  });

  test('searches and reading what became of one go on', async () => {
    const { json } = await maker.post('/api/v1/submissions', submission());
    fill('submission');
    assert.equal((await w.visitor.get(`/api/v1/submissions/${json.data.id}`)).status, 200);
    assert.equal((await w.visitor.get('/api/v1/tools?q=anything')).status, 200);
  });

  test('a form comes back with what was typed', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    fill('submission');
    const page = await browser.send('/en/submit', {
      name: 'A name worth keeping',
      url: 'https://worth-keeping.example.com/',
      tagline: 'An AI assistant that keeps what was typed.',
      pricing_model: 'free',
      categories: 'chatbots',
    });
    assert.equal(page.status, 503);
    assert.match(page.headers.get('retry-after') ?? '', /^[1-4]$/);
    assert.match(page.text, /value="A name worth keeping"/);
    assert.match(page.text, /The catalog is very busy right now/);
  });
});

describe('with no time for sign-ins', () => {
  test('a sign-in is refused at once, and the rest goes on', async () => {
    fill('sign_in');
    const reply = await w.visitor.request('POST', '/de/sign-in', 'email=a%40example.org&password=b', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    });
    assert.equal(reply.status, 503);
    assert.match(reply.text, /stark ausgelastet/);
    assert.equal((await w.visitor.get('/de/sign-in')).status, 200);
    assert.equal((await w.visitor.get('/api/v1/tools?q=nobody')).status, 200);
  });
});

test('with no time for reads, what is in memory is answered', async () => {
  for (let count = 0; count < 2; count += 1) await w.visitor.get('/api/v1/tools/lantern');
  await w.visitor.get('/en/tools/lantern');
  fill('read');
  assertOverloaded(await w.visitor.get('/api/v1/tools/none-of-these'));
  assert.equal((await w.visitor.get('/en/tools/none-of-these')).status, 503);
  assert.equal((await w.visitor.get('/api/v1/tools/lantern')).status, 200);
  assert.equal((await w.visitor.get('/en/tools/lantern')).status, 200);
  assert.equal((await w.visitor.get('/livez')).status, 200);
});
