/** Registries say since when the domains of submissions are registered, and editors see it beside the entry. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { submission } from '../support/factories.ts';
import { answer, gives, openFarm, page, type Behaviour, type Farm } from '../outgoing/farm.ts';
import { signedIn, textOf, type Browser } from '../web/browser.ts';
import { openWorld, type World } from '../support/world.ts';

const json = (body: unknown, status = '200 OK'): Behaviour =>
  gives(answer(status, { 'content-type': 'application/rdap+json' }, JSON.stringify(body)));

describe('the age of a domain', () => {
  let w: World;
  let farm: Farm;
  let desk: Browser;
  const asked: string[] = [];
  /** What the registry says, by domain. */
  const says: Record<string, Behaviour> = {};

  before(async () => {
    farm = openFarm();
    const registry = farm.add('registry-of-tests.com', {
      behave: (socket, path, head) => {
        const domain = path.split('/').at(-1) ?? '';
        if (path !== '/robots.txt') asked.push(path);
        (says[domain] ?? json({}, '404 Not Found'))(socket, path, head);
      },
    });
    const services = [
      [['net', 'org'], ['http://elsewhere-registry.com/']],
      [['com'], [`${registry}/rdap/`]],
      'nonsense',
    ];
    const bootstrap = farm.add('bootstrap-of-tests.com', { behave: json({ version: '1.0', services }) });
    const settings = { OUTGOING: 'on', SUBMISSIONS_PER_HOUR: '100', RDAP_BOOTSTRAP_URL: `${bootstrap}/dns.json` };
    w = await openWorld(settings, { outgoing: { network: farm.network, spacing: 0 } });
    desk = await signedIn(w, (await w.person('editor')).account.email);
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  /** Submits a tool at a host; gives what its review page says once everything was looked up. */
  async function reviewOf(host: string): Promise<() => Promise<string>> {
    const maker = await w.person();
    const url = `${farm.add(host, { behave: page() })}/`;
    const { json: made, status } = await maker.post('/api/v1/submissions', submission({ url }));
    assert.equal(status, 201, JSON.stringify(made));
    return async () => {
      await w.app.drain('previews');
      await w.app.drain('domains');
      return textOf(await desk.get(`/en/editor/submissions/${made.data.id}`));
    };
  }
  const registeredOn = (eventDate: unknown): Behaviour =>
    json({
      events: [
        { eventAction: 'expiration', eventDate: '2030-01-01T00:00:00Z' },
        { eventAction: 'registration', eventDate },
      ],
    });

  test('is asked of its registry once, about the registrable domain alone', async () => {
    says['aged-tool.com'] = registeredOn('2019-03-04T10:00:00Z');
    const review = await reviewOf('app.aged-tool.com');
    assert.match(await review(), /Domain registered\s+March\s4,\s2019/);
    const count = asked.length;
    assert.equal(asked.at(-1), '/rdap/domain/aged-tool.com');
    await review();
    assert.equal(asked.length, count);
  });

  test('is not asked of those whom its registry names instead', async () => {
    const misled: string[] = [];
    const other = farm.add('other-registry.com', {
      behave: (socket, path, head) => {
        misled.push(path);
        registeredOn('2019-03-04T10:00:00Z')(socket, path, head);
      },
    });
    says['led-tool.com'] = gives(answer('302 Found', { location: `${other}/domain/led-tool.com` }));
    assert.doesNotMatch(await (await reviewOf('led-tool.com'))(), /Domain registered/);
    assert.deepEqual(misled, []);
  });

  test('is not told where its registry says more than anybody needs', async () => {
    const body = gzipSync(Buffer.alloc(8 * 1024 * 1024, ' '));
    says['large-tool.com'] = gives(answer('200 OK', { 'content-encoding': 'gzip' }, body));
    assert.doesNotMatch(await (await reviewOf('large-tool.com'))(), /Domain registered/);
  });

  test('is not told where nobody says it, or says what cannot be', async () => {
    says['odd-tool.com'] = registeredOn('2999-01-01T00:00:00Z');
    says['broken-tool.com'] = gives(answer('200 OK', {}, '{"events": [null, 3'));
    says['list-tool.com'] = json({ events: [{ eventAction: 'registration', eventDate: ['x'] }, null, 'x'] });
    for (const host of ['odd-tool.com', 'broken-tool.com', 'list-tool.com', 'unknown-tool.com'])
      assert.doesNotMatch(await (await reviewOf(host))(), /Domain registered/, host);
  });

  test('is asked again later where the registry is busy', async () => {
    says['slow-tool.com'] = json({}, '429 Too Many Requests');
    const review = await reviewOf('slow-tool.com');
    assert.doesNotMatch(await review(), /Domain registered/);
    says['slow-tool.com'] = registeredOn('2026-11-01T00:00:00Z');
    assert.doesNotMatch(await review(), /Domain registered/);
    w.clock.advance(7 * 3_600_000);
    desk = await signedIn(w, (await w.person('editor')).account.email);
    assert.match(await review(), /Domain registered\s+November\s1,\s2026/);
  });

  test('of a host that many people share is nobody’s, so it is not asked for', async () => {
    const count = asked.length;
    await (
      await reviewOf('someone.github.io')
    )();
    assert.equal(asked.length, count);
  });
});
