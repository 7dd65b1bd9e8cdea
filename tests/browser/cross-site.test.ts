/** Every form of the table of pages, sent from pages of other origins by a browser that is signed in: refused, and nothing has changed. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { addressesOf } from '../support/page-cases.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { viewerPages } from './viewers.ts';
import { setStage } from './stage.ts';

/** What forms may change; when a session was last seen is none of it. */
const TABLES = [
  'accounts',
  'account_links',
  'account_identities',
  'tokens',
  'categories',
  'category_texts',
  'submissions',
  'tools',
  'tool_texts',
  'placements',
  'history',
  'screening_modes',
  'reports',
  'submission_claims',
] as const satisfies (keyof Schema)[];

/** Fields that would make many forms do what they are for. */
const FIELDS = {
  email: 'nina@example.org',
  password: 'brisk walnut lantern 8',
  current_password: 'brisk walnut lantern 7',
  name: 'Planted',
  scopes: 'submissions:write',
  expires_in_days: '30',
  kind: 'broken_link',
  reason: 'spam',
  note: 'Sent by another site.',
  message: 'Sent by another site, long enough.',
  decision: 'approve',
  role: 'admin',
  mode: 'off',
  locale: 'de',
  act: 'save',
  tagline: 'Sent by another site',
};

/** A digest of each table; of work that goes on by itself only which there is. */
async function contentsOf(db: Database): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of TABLES) {
    const rows = await db.read.selectFrom(table).selectAll().execute();
    digests[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  const work = await db.read.selectFrom('outbox').select('id').orderBy('id').execute();
  const sessions = await db.read.selectFrom('sessions').select('id_hash').orderBy('id_hash').execute();
  return { ...digests, outbox: JSON.stringify(work), sessions: JSON.stringify(sessions) };
}

describe('a form of another origin', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();
  let evil: Server;
  before(async () => {
    evil = createServer((request, response) => {
      const target = new URL(request.url ?? '/', 'http://evil.test').searchParams.get('target') ?? '';
      const inputs = Object.entries(FIELDS).map(([name, value]) => `<input name="${name}" value="${value}">`);
      response.setHeader('content-type', 'text/html');
      response.end(`<form method="post" action="${target}">${inputs.join('')}</form>`);
    });
    await new Promise<void>((resolve) => {
      evil.listen(0, '127.0.0.1', resolve);
    });
  });
  after(() => evil?.close());

  // Browsers send the cookie with a form of another port of the same host, since that is the same site; not with one of another site.
  for (const [host, sendsCookie] of [
    ['127.0.0.1', true],
    ['localhost', false],
  ] as const) {
    test(`on ${host} is refused by every page that takes one`, async () => {
      const { browser, filled } = stage;
      const { world } = filled;
      const { port } = evil.address() as AddressInfo;
      const pageOf = viewerPages(browser, world);
      for (const viewer of ['maker', 'admin', 'guarded', 'halfway', 'returning'] as const) await pageOf(viewer);
      const untouched = await contentsOf(world.db);
      // What acts by the secret of its address alone is meant to be sent from anywhere.
      const forms = addressesOf(filled, 'POST').filter(({ page }) => page.method !== 'POST' || !page.actsBySecret);
      assert.ok(forms.length > 40);
      for (const {
        as,
        path,
        page: { path: pattern },
      } of forms) {
        const page = await pageOf(as);
        const target = world.origin + path.replace(':locale', 'en');
        await page.goto(`http://${host}:${port}/?target=${encodeURIComponent(target)}`, {
          waitUntil: 'domcontentloaded',
        });
        const sent = page.waitForNavigation({ waitUntil: 'commit' });
        const [answer] = await Promise.all([sent, page.evaluate('document.forms[0].submit()')]);
        assert.equal(answer?.status(), 403, pattern);
        const { cookie } = (await answer?.request().allHeaders()) ?? {};
        if (as !== 'visitor') assert.equal(cookie !== undefined, sendsCookie, pattern);
      }
      assert.deepEqual(await contentsOf(world.db), untouched);
    });
  }

  test('is refused, though the same one of our own is not', async () => {
    const { world, submissions } = stage.filled;
    const page = await viewerPages(stage.browser, world)('maker');
    await page.goto(`${world.origin}/en/submissions/${submissions.waiting}`);
    await page.click('.confirm summary');
    await Promise.all([page.waitForNavigation(), page.click('form[action$="/withdraw"] button')]);
    assert.match(page.url(), /done=withdrawn$/);
  });
});
