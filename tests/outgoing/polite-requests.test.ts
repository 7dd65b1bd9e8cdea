/** How pages of strangers are asked for on the way through redirects, rules and turns. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '#database/database.ts';
import { openFetcher, type Fetcher } from '#outgoing/fetcher.ts';
import { migratedDatabase } from '../support/databases.ts';
import { DOMAIN, answer, openFarm, page, redirects, type Behaviour, type Farm } from './farm.ts';
import { frozenClock } from '../support/clock.ts';

const BOUNDS = { bytes: 1_000, overflow: 'cut' } as const;

const clock = frozenClock();
let farm: Farm;
let db: Database;
let remove: () => Promise<void>;
const fetchers: Fetcher[] = [];

before(async () => {
  farm = openFarm();
  ({ db, remove } = await migratedDatabase(clock));
});

after(async () => {
  for (const fetcher of fetchers) fetcher.stop();
  await farm.close();
  await db.close();
  await remove();
});

function fetcherWith({
  db: asked = db,
  ...options
}: { db?: Database; spacing?: number; totalMs?: number } = {}): Fetcher {
  const fetcher = openFetcher(asked, {
    publicUrl: 'https://tools.example.org',
    network: farm.network,
    spacing: 0,
    ...options,
  });
  fetchers.push(fetcher);
  return fetcher;
}

/** Gives an answer for each path; the page for all others. */
const paths =
  (answers: Record<string, () => Buffer>): Behaviour =>
  (socket, path) =>
    void socket.end((answers[path] ?? (() => answer('200 OK', {}, 'here')))());

test('each redirect is told with its status and where it leads, without a fragment', async () => {
  farm.add('new-place', { behave: page() });
  farm.add('old-place', { behave: redirects(`http://new-place.${DOMAIN}/a?b=c#part`, '301 Moved Permanently') });
  const fetched = await fetcherWith().get(`http://old-place.${DOMAIN}/`, BOUNDS);
  const place = `http://new-place.${DOMAIN}/a?b=c`;
  assert.deepEqual([fetched.refusal, fetched.url, fetched.hops], [null, place, [{ status: 301, url: place }]]);
});

test('a site that a redirect leads to is asked for its rules, too', async () => {
  farm.add('closed', { behave: paths({ '/robots.txt': () => answer('200 OK', {}, 'User-agent: *\nDisallow: /') }) });
  farm.add('leads', { behave: redirects(`http://closed.${DOMAIN}/page`) });
  const fetched = await fetcherWith().get(`http://leads.${DOMAIN}/`, BOUNDS);
  assert.deepEqual([fetched.refusal, fetched.url], ['robots', `http://closed.${DOMAIN}/page`]);
});

test('rules are followed where robots.txt redirects to them', async () => {
  farm.add('rules-elsewhere', {
    behave: paths({
      '/robots.txt': () => answer('301 Moved Permanently', { location: '/rules/robots.txt' }),
      '/rules/robots.txt': () => answer('200 OK', {}, 'User-agent: *\nDisallow: /closed'),
    }),
  });
  const fetcher = fetcherWith();
  assert.equal((await fetcher.get(`http://rules-elsewhere.${DOMAIN}/closed`, BOUNDS)).refusal, 'robots');
  assert.equal((await fetcher.get(`http://rules-elsewhere.${DOMAIN}/open`, BOUNDS)).refusal, null);
});

test('rules that could not be read are asked for again with the next request', async () => {
  let asked = 0;
  farm.add('back-again', {
    behave: paths({
      '/robots.txt': () => {
        asked += 1;
        return asked === 1 ? answer('503 Service Unavailable', {}) : answer('404 Not Found', {});
      },
    }),
  });
  const fetcher = fetcherWith();
  assert.equal((await fetcher.get(`http://back-again.${DOMAIN}/`, BOUNDS)).refusal, 'robots_unreadable');
  assert.equal((await fetcher.get(`http://back-again.${DOMAIN}/`, BOUNDS)).refusal, null);
});

test('waiting for a turn takes nothing from the time for an answer', async () => {
  farm.add('slow-turns.net', { behave: page() });
  clock.holdPauses();
  const asked = fetcherWith({ spacing: 60_000, totalMs: 30_000 }).get('http://slow-turns.net/', BOUNDS);
  // A minute passes between robots.txt and the page, twice what an answer may take.
  const fetched = await clock.elapseDuring(asked, 60_000);
  assert.equal(fetched.refusal, null);
});

test('a database that does not answer is no fault of the site', async () => {
  farm.add('blameless', { behave: page() });
  const locked = { ...db, write: () => Promise.reject(new Error('database is locked')) };
  const fetched = await fetcherWith({ db: locked }).get(`http://blameless.${DOMAIN}/`, BOUNDS);
  assert.equal(fetched.refusal, 'busy');
});
