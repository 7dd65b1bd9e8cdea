/** What the servers of strangers see of us: who asks, how often, and what is never asked again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { world, openWorld, type World } from '../support/world.ts';
import { DOMAIN, answer, openFarm, redirects, type Farm } from './farm.ts';
import { siteOfHost, takeSlot } from '#outgoing/host-spacing.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import type { Clock } from '#time/clock.ts';
import { frozenClock } from '../support/clock.ts';

const BOUNDS = { bytes: 100, overflow: 'cut' } as const;

/** Runs an act with a world that is on the web of a farm. */
async function onFarm(spacing: number, act: (farm: Farm, fetcher: Fetcher, w: World) => Promise<void>): Promise<void> {
  const farm = openFarm();
  const settings = { OUTGOING: 'on', PUBLIC_URL: 'https://tools.example.org' };
  const w = await openWorld(settings, { outgoing: { network: farm.network, spacing } });
  try {
    const { fetcher } = w.app.context;
    assert.ok(fetcher);
    await act(farm, fetcher, w);
  } finally {
    await w.close();
    await farm.close();
  }
}

/** A host that writes down what it is asked for, and when. */
function recorder(farm: Farm, name: string, robots = '', clock: Clock = frozenClock()): { head: string; at: number }[] {
  const seen: { head: string; at: number }[] = [];
  farm.add(name, {
    behave: (socket, path, head) => {
      seen.push({ head, at: clock.monotonic() });
      socket.end(path === '/robots.txt' ? answer('200 OK', {}, robots) : answer('200 OK', {}, 'x'.repeat(500)));
    },
  });
  return seen;
}

describe('the fetcher', () => {
  test('says who it is and where that is explained, and sends neither cookies nor credentials', () =>
    onFarm(0, async (farm, fetcher, w) => {
      const seen = recorder(farm, 'host');
      const fetched = await fetcher.get(`http://host.${DOMAIN}/page?a=b#part`, BOUNDS);
      assert.equal(fetched.refusal, null);
      assert.deepEqual([fetched.status, fetched.body.length, fetched.isCut], [200, 100, true]);
      assert.match(seen[1]?.head ?? '', /^GET \/page\?a=b HTTP\/1\.1\r\n/);
      assert.match(
        seen[1]?.head ?? '',
        /^user-agent: Toolshelf\/[\d.]+ \(\+https:\/\/tools\.example\.org\/about\/bot\)\r$/im,
      );
      assert.doesNotMatch(seen[1]?.head ?? '', /^(?:cookie|authorization|referer):/im);
      const explained = await w.visitor.get('/about/bot', { 'accept-language': 'de' });
      assert.deepEqual([explained.status, explained.headers.get('location')], [303, '/de/about/bot']);
    }));

  test('reads robots.txt once a day', () =>
    onFarm(0, async (farm, fetcher, w) => {
      const seen = recorder(farm, 'host', 'User-agent: *\nDisallow: /closed');
      const paths = () => seen.map(({ head }) => head.split(' ', 2)[1]);
      await fetcher.get(`http://host.${DOMAIN}/a`, BOUNDS);
      assert.equal((await fetcher.get(`http://host.${DOMAIN}/closed/b`, BOUNDS)).refusal, 'robots');
      assert.deepEqual(paths(), ['/robots.txt', '/a']);
      w.clock.advance(25 * 3_600_000);
      await fetcher.get(`http://host.${DOMAIN}/c`, BOUNDS);
      assert.deepEqual(paths(), ['/robots.txt', '/a', '/robots.txt', '/c']);
    }));

  test('leaves the time of a turn between all requests to one domain, over all its hosts and redirects', () =>
    onFarm(150, async (farm, fetcher, { clock }) => {
      clock.holdPauses();
      const seen = recorder(farm, 'one', '', clock);
      const others = recorder(farm, 'two', '', clock);
      farm.add('three', { behave: redirects(`http://one.${DOMAIN}/there`) });
      const started = clock.monotonic();
      const all = ['one', 'two', 'three'].map((host) => fetcher.get(`http://${host}.${DOMAIN}/`, BOUNDS));
      // With those that redirected they are seven requests, the last of which comes after six pauses. A pause is counted from before
      // its turn was taken, and begins when it has been: on a slow database it may end later, by as much as the others have waited.
      await clock.elapseDuring(Promise.all(all), 7 * 150);
      assert.deepEqual([seen.length, others.length], [3, 2]);
      const last = Math.max(...[...seen, ...others].map(({ at }) => at));
      assert.ok(last - started >= 6 * 150, `${last - started}`);
    }));

  test('leaves the time between two requests that robots.txt asks for, up to half a minute', () =>
    onFarm(0, async (farm, fetcher, w) => {
      const expectNext = async (host: string, robots: string, seconds: number): Promise<void> => {
        recorder(farm, host, robots);
        await w.db.write((trx) => trx.deleteFrom('outgoing_turns').execute());
        const before = w.db.now().getTime();
        assert.equal((await fetcher.get(`http://${host}.${DOMAIN}/a`, BOUNDS)).refusal, null);
        const turn = await w.db.read.selectFrom('outgoing_turns').select('next_at').executeTakeFirstOrThrow();
        const least = Number(turn.next_at) - before - seconds * 1_000;
        const took = w.db.now().getTime() - before;
        assert.ok(least >= 0 && least <= took, `${host}: ${least} of ${took}`);
      };
      await expectNext('none', 'User-agent: *\nDisallow: /closed', 0);
      await expectNext('all', 'User-agent: *\nCrawl-delay: 12.5', 12.5);
      await expectNext(
        'own',
        'User-agent: Toolshelf\nCrawl-delay: 20\n\nUser-agent: *\nCrawl-delay: 5\nDisallow: /',
        20,
      );
      await expectNext('others', 'User-agent: Other\nCrawl-delay: 20', 0);
      await expectNext('long', 'User-agent: *\nCrawl-delay: 86400', 30);
      await expectNext('odd', 'User-agent: *\nCrawl-delay: -3\nCrawl-delay: 1e9\nCrawl-delay: soon', 0);
    }));

  test('gives no two requests the same turn, whoever asks', () =>
    onFarm(0, async (_farm, _fetcher, { db }) => {
      const site = { domain: DOMAIN, spacing: 10_000 };
      const pauses = await Promise.all(Array.from({ length: 4 }, () => takeSlot(db, site, 60_000)));
      // Each counts from the moment in which it asked, some milliseconds before or after the others.
      const gaps = pauses.toSorted((a = 0, b = 0) => a - b).map((pause = 0) => Math.round(pause / 10_000));
      assert.deepEqual(gaps, [0, 1, 2, 3]);
    }));

  test('says that a site is busy where a turn would be long in coming', () =>
    onFarm(50_000, async (farm, fetcher) => {
      recorder(farm, 'host');
      const asked = ['host', 'other', 'third'].map(async (name) => {
        const { refusal } = await fetcher.get(`http://${name}.${DOMAIN}/`, BOUNDS);
        assert.equal(refusal, 'busy');
      });
      // Whichever comes third; the second waits for its turn longer than this test.
      await Promise.any(asked);
    }));

  test('asks platforms that carry many sites once a second, all others once in ten', () => {
    assert.deepEqual(siteOfHost('app.maker.ai'), { domain: 'maker.ai', spacing: 10_000 });
    assert.deepEqual(siteOfHost('maker.co.uk'), { domain: 'maker.co.uk', spacing: 10_000 });
    assert.deepEqual(siteOfHost('github.com'), { domain: 'github.com', spacing: 1_000 });
    assert.deepEqual(siteOfHost('someone.github.io'), { domain: 'github.io', spacing: 1_000 });
    assert.deepEqual(siteOfHost('play.google.com'), { domain: 'google.com', spacing: 1_000 });
  });
});

test('a server that asks nobody says so', async () => {
  const w = await world();
  assert.equal(w.app.context.fetcher, undefined);
  for (const [locale, sentence] of [
    ['en', 'It is switched off'],
    ['de', 'Er ist ausgeschaltet'],
    ['ar', 'البرنامج متوقف'],
  ] as const)
    assert.match((await w.visitor.get(`/${locale}/about/bot`)).text, new RegExp(sentence));
});

test('the page about the bot names it as robots.txt would', () =>
  onFarm(0, async (_farm, _fetcher, w) => {
    const { text, status } = await w.visitor.get('/en/about/bot');
    assert.equal(status, 200);
    assert.match(text, /User-agent: Toolshelf\s+Disallow: \//);
    assert.match(text, /Toolshelf\/[\d.]+ \(\+https:\/\/tools\.example\.org\/about\/bot\)/);
    assert.doesNotMatch(text, /switched off/);
  }));
