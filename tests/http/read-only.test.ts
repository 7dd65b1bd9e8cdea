/** READ_ONLY=on: pages and reads go on, nothing changes, and whoever would change something is told. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openLog } from '#http/transport/log.ts';
import type { Page } from '#http/pages/page-types.ts';
import { createApp, type App } from '#server/app.ts';
import { checkEarly } from '#server/start/early-checks.ts';
import { prepareDatabase } from '#server/start/preparation.ts';
import { readConfig } from '#server/settings/config.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../support/assert-each.ts';
import { emptyDatabase } from '../support/databases.ts';
import { publish, submission } from '../support/factories.ts';
import { ENGINE, PASSWORD, openWorld, speaker, type Person, type World } from '../support/world.ts';
import { openBrowser, signedIn, textOf, type Browser } from '../web/browser.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const addressOf = (page: Page): string => page.path.replace(':locale', 'en').replace(/:(?:id|slug|secret)/, UNKNOWN);
/** Pages that store what they show: the secret of a new authenticator app. */
const STORING = ['/:locale/account/two-factor/app'];
const nameOf = ({ method, path }: Page): string => `${method} ${path}`;

let w: World;
let app: App;
let visitor: Person;
let maker: Person;
let admin: Browser;
let stored: string;

/** Every row of the tables that requests change. */
async function dump(): Promise<string> {
  const tables = [
    'accounts',
    'sessions',
    'tokens',
    'submissions',
    'tools',
    'history',
    'catalog_revision',
    'site_pages',
    'outbox',
    'sign_ins',
  ];
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(w.db.read)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

before(async () => {
  w = await openWorld();
  await publish(w.db, [{ name: 'Lantern', slug: 'lantern' }]);
  const person = await w.person('admin');
  const { account, token } = await w.person();
  const seat = { visitor: w.visitor };
  admin = await signedIn(seat, person.account.email);
  app = await createApp({ ...w.config, readOnly: true }, w.db, openLog('silent'), {});
  await app.context.live.loaded;
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  visitor = speaker(origin, null, null);
  maker = speaker(origin, account, token);
  seat.visitor = visitor;
  stored = await dump();
});
after(async () => {
  await app.close();
  await w.close();
});

describe('a server in read-only mode', () => {
  test('shows every page, also those of signed-in people', () =>
    assertEach(
      PAGES.filter(({ method }) => method === 'GET'),
      nameOf,
      async (page) => {
        const { status } = await admin.get(addressOf(page));
        assert.ok(STORING.includes(page.path) ? status === 503 : status < 500, String(status));
      },
    ));

  test('answers reads and searches', async () => {
    for (const path of [
      '/api/v1/tools?q=lantern',
      '/api/v1/tools/lantern',
      '/api/v1/categories',
      '/readyz',
      '/en/tools/lantern',
    ])
      assert.equal((await visitor.get(path)).status, 200, path);
    assert.equal((await maker.get('/api/v1/submissions')).status, 200);
  });

  test('answers a submission with 503, a sentence and when to try again', async () => {
    const { status, json, headers } = await maker.post('/api/v1/submissions', submission());
    assert.deepEqual([status, json.error.code, headers.get('retry-after')], [503, 'maintenance', '300']);
    assert.match(json.error.message, /^This catalog is read-only for the moment\. Nothing was changed/);
  });

  test('says so of a body that would be refused, and of one that cannot be read', async () => {
    for (const [method, path] of [
      ['post', '/api/v1/submissions'],
      ['put', `/api/v1/submissions/${UNKNOWN}`],
      ['post', `/api/v1/submissions/${UNKNOWN}/appeal`],
      ['post', '/api/v1/webhooks'],
    ] as const) {
      const { status, json } = await maker[method](path, { name: 7 });
      assert.deepEqual([status, json.error.code, json.error.fields], [503, 'maintenance', {}], path);
    }
    const unread = await maker.post('/api/v1/submissions', '{"name": ');
    assert.deepEqual([unread.status, unread.json.error.code], [503, 'maintenance']);
    assert.equal((await visitor.post('/api/v1/submissions', {})).status, 401, 'to whom it would listen');
  });

  test('still checks a submission, which changes nothing', async () => {
    const { status, json } = await maker.post('/api/v1/submissions/validate', submission());
    assert.deepEqual([status, json.data.acceptable], [200, true]);
    const bad = await maker.post('/api/v1/submissions/validate', { name: 7 });
    assert.deepEqual([bad.status, bad.json.data.acceptable], [200, false]);
    const page = await openBrowser({ visitor }).send('/en/submit/check', { name: 'Lantern', tagline: '' });
    assert.notEqual(page.status, 503);
  });

  test('tells agents the same over MCP', async () => {
    const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
    for (const given of [submission(), { name: 7 }, { nam: 'Lantern' }]) {
      const call = { name: 'submit_tool', arguments: given };
      const { text } = await maker.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }, headers);
      const { result } = JSON.parse(/^data: ([^\n]+)$/m.exec(text)?.[1] ?? text);
      assert.equal(
        result.content[0].text,
        'maintenance: This catalog is read-only for the moment. Nothing was changed.\nTry again in 5 minutes.',
      );
    }
  });

  test('shows a form again with what was typed', async () => {
    const browser = openBrowser({ visitor });
    const reply = await browser.send('/en/sign-in', { email: 'maker@example.org', password: PASSWORD });
    assert.equal(reply.status, 503);
    assert.match(textOf(reply), /This catalog is read-only for the moment/);
    assert.match(reply.text, /value="maker@example\.org"/);
    const said = textOf(reply);
    assert.equal(said.match(/Try again in 5 minutes/g)?.length, 1, said);
    assert.ok(!/try again later|check the form/i.test(said), said);
    assert.equal(said.match(/read-only for the moment/g)?.length, 1, said);
  });

  test('says above a form that it cannot be sent, and on each page of the desk, and disables what would change something', async () => {
    const changing = /<form(?=[^>]*\smethod="post")[^>]*>.*?<\/form>/gs;
    const distant = /<button(?=[^>]*\sform=")[^>]*>/g;
    const pages = PAGES.filter(({ method, path }) => method === 'GET' && !STORING.includes(path));
    await assertEach(pages, nameOf, async (page) => {
      const { status, text } = await admin.get(addressOf(page));
      if (status !== 200 || !text.includes('<main')) return;
      const forms = text.match(changing) ?? [];
      const buttons = [...forms.flatMap((form) => form.match(/<button[^>]*>/g) ?? []), ...(text.match(distant) ?? [])];
      for (const button of buttons) assert.equal(button.match(/ disabled/g)?.length, 1, button);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      const isTold = main.includes('Forms cannot be sent');
      const isDesk = /^\/:locale\/(?:editor|admin)\//.test(page.path);
      assert.equal(isTold, (isDesk || changing.test(main)) && !main.includes('class="summary"'), page.path);
      changing.lastIndex = 0;
    });
    const search = await visitor.get('/en/tools');
    assert.match(search.text, /<button class="button">Search/);
    assert.ok(!search.text.includes('Forms cannot be sent'));
    assert.match((await visitor.get('/de/sign-in')).text, /Formulare lassen sich gerade nicht absenden/);
  });

  test('fails no form in another way', () =>
    assertEach(
      PAGES.filter(({ method }) => method === 'POST'),
      nameOf,
      async (page) => {
        const { status } = await admin.send(addressOf(page));
        assert.ok(status < 500 || status === 503, String(status));
      },
    ));

  test('tells a form that it would refuse the same', async () => {
    for (const path of ['/en/submit', '/en/register', '/en/editor/collections', '/en/editor/tools/lantern/merge']) {
      const { status, text } = await admin.send(path, { name: 'Lantern', email: 'nobody', into: 'x'.repeat(5_000) });
      assert.equal(status, 503, path);
      assert.match(text, /read-only for the moment/, path);
    }
  });

  test('says so on the checklist of the admins', async () => {
    assert.match(textOf(await admin.get('/en/admin/overview')), /End read-only mode/);
  });

  test('runs no worker that writes', async () => {
    for (const name of ['outbox', 'links', 'visits', 'backfills'] as const) assert.equal(await app.drain(name), 0);
  });

  test('has changed nothing by all this', async () => assert.equal(await dump(), stored));
});

test('a start changes no database, and refuses one that it would have to change', async () => {
  const { db, url, folder, remove } = await emptyDatabase();
  try {
    const settings = { DATABASE_URL: url, DATA_DIR: folder, READ_ONLY: 'on', OUTGOING: 'off' };
    const prepare = (changes = {}) =>
      prepareDatabase(readConfig({ ...settings, ...changes }), openLog('silent').logger);
    await assert.rejects(prepare(), /^Error: READ_ONLY: the database is empty; start once without it$/);
    await prepare({ READ_ONLY: 'off', PUBLIC_URL: 'https://tools.example.org' });
    if (ENGINE === 'sqlite') {
      const missing = join(folder, 'mistyped.db');
      await assert.rejects(prepare({ DATABASE_URL: `sqlite:${missing}` }), /there is no database .*mistyped\.db$/);
      assert.ok(!existsSync(missing));
    }
    const { revision } = await db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
    await prepare();
    const later = await db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
    assert.equal(later.revision, revision);
  } finally {
    await db.close();
    await remove();
  }
});

test('a start with a mistyped DATA_DIR makes no folder', async () => {
  const { url, db, folder, remove } = await emptyDatabase();
  try {
    const missing = join(folder, 'mistyped', 'data');
    const DATABASE_URL = ENGINE === 'sqlite' ? '' : url;
    const config = readConfig({ DATABASE_URL, DATA_DIR: missing, PORT: '0', READ_ONLY: 'on' });
    const checked = checkEarly(config, openLog('silent').logger);
    if (ENGINE === 'sqlite') await assert.rejects(checked, /^Error: READ_ONLY: there is no database .*mistyped/);
    else await checked;
    assert.ok(!existsSync(join(folder, 'mistyped')));
  } finally {
    await db.close();
    await remove();
  }
});
