/** The checklist of the admins' overview: what is still to be done, by facts, each with the way to do it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '#catalog/locales.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { CHECKLIST_NAMES, type ChecklistName } from '#catalog/site/checklist.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { readKnownCategories } from '#catalog/tools/categories/known.ts';
import { adminMessages } from '#locales/subjects.ts';
import { openMailServer, type MailServer } from '../mail/mail-server.ts';
import { publish } from '../support/factories.ts';
import { ENGINE, openWorld, type World } from '../support/world.ts';
import { signedIn, textOf, type Browser } from './browser.ts';
import { setUpApp } from './second-factors.ts';

const t = adminMessages('en').checklist;
const OVERVIEW = '/en/admin/overview';
let server: MailServer;
let w: World;
let admin: Browser;
before(async () => {
  server = await openMailServer();
  w = await openWorld({ SMTP_URL: server.url });
  admin = await signedIn(w, (await w.person('admin')).account.email);
});
after(async () => {
  await w.close();
  await server.close();
});

/** The titles that are not ticked off. */
async function listOpen(browser = admin): Promise<string[]> {
  const { text } = await browser.get(OVERVIEW);
  const list = /<ul class="checklist">(.*?)<\/ul>/s.exec(text)?.[1] ?? '';
  return [...list.matchAll(/<li>\s*<(?:a|strong)[^>]*>([^<]+)</g)].map((match) => match[1] ?? '');
}

test('the fourteen steps of the first day lead to each item', async () => {
  const document = await readFile(new URL('../../docs/first-day.md', import.meta.url), 'utf8');
  const [, steps = ''] = /^## The shortest way$(.*?)^## /ms.exec(document) ?? [];
  assert.deepEqual(
    [...steps.matchAll(/^\| (\d+)\. /gm)].map(([, number]) => Number(number)),
    [6, 7, 8, 9, 10, 11, 12, 13, 14],
  );
  const words: Readonly<Record<ChecklistName, RegExp | null>> = {
    // Only for a catalog that is closed on purpose.
    writes: null,
    name: /\| 7\. Name/,
    demo: /\| 8\. .*the demo/,
    categories: /\| 9\. Your categories/,
    tools: /\| 10\. Your tools/,
    imprint: /\| 11\. Legal notice/,
    privacy: /\| 11\. .*privacy policy/,
    mail: /^SMTP_URL=/m,
    proxies: /^TRUSTED_PROXIES=/m,
    backups: /^BACKUP_DIR=/m,
    editors: /\| 13\. Invite the second editor/,
    second_factor: /\| 12\. A second factor/,
  };
  for (const name of CHECKLIST_NAMES) assert.match(steps, words[name] ?? /./, name);
});

const BACKUPS = ENGINE === 'sqlite' ? ['Back up the catalog every day'] : [];

test('a new catalog lists what is to be done; what does not concern it is left out', async () => {
  assert.deepEqual(await listOpen(), [
    'Name the catalog',
    'Publish tools',
    'Write a legal notice',
    'Write a privacy policy',
    'Send a test e-mail',
    ...BACKUPS,
    'Invite a second editor',
    'Turn on two-factor authentication for all admins',
  ]);
  assert.match(textOf(await admin.get(OVERVIEW)), ENGINE === 'sqlite' ? /1 of 9 done/ : /1 of 8 done/);
});

test('each way leads to a page that is there', async () => {
  const { text } = await admin.get(OVERVIEW);
  const list = /<ul class="checklist">(.*?)<\/ul>/s.exec(text)?.[1] ?? '';
  const ways = [...list.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  assert.equal(ways.length, 7);
  for (const way of ways) assert.equal((await admin.get(way)).status, 200, way);
});

test('the admins’ pages of its items lead back to it, until it is hidden or complete', async () => {
  const back = /<a href="\/en\/admin\/overview#checklist">Before you open the catalog<\/a>: 1 of \d done\./;
  const pages = ['site', 'categories', 'pages', 'pages/imprint', 'mail', 'invitations'];
  for (const page of pages) assert.match((await admin.get(`/en/admin/${page}`)).text, back, page);
  for (const other of ['/en/admin/audit', '/en/editor/queue']) assert.doesNotMatch((await admin.get(other)).text, back);
  await admin.send(`${OVERVIEW}/checklist/hide`);
  assert.doesNotMatch((await admin.get('/en/admin/site')).text, back);
  await admin.send(`${OVERVIEW}/checklist/show`);
});

test('it is there in every language', async () => {
  for (const locale of LOCALES)
    assert.match((await admin.get(`/${locale}/admin/overview`)).text, /<ul class="checklist">/, locale);
});

test('an admin hides it and shows it again; the history says who', async () => {
  await admin.follow(await admin.send(`${OVERVIEW}/checklist/hide`));
  assert.deepEqual(await listOpen(), []);
  assert.match(textOf(await admin.get(OVERVIEW)), /The checklist is hidden/);
  const last = (await listHistory(w.db, 'site')).at(-1);
  assert.deepEqual(last?.detail?.['changes'], { checklist_hidden: { old: false, new: true } });
  assert.match(textOf(await admin.get('/en/admin/audit?kind=site')), /Checklist hidden/);
  await admin.send(`${OVERVIEW}/checklist/show`);
  assert.equal((await listOpen()).length, 7 + BACKUPS.length);
});

test('a setting that is set is not named; an open invitation is', async () => {
  const item = (text: string, title: string) =>
    new RegExp(`<li>\\s*<a [^>]*>${title}</a>\\s*<p class="hint">(.*?)</p>`, 's').exec(text)?.[1] ?? '';
  const host = await openWorld({});
  try {
    const other = await signedIn(host, (await host.person('admin')).account.email);
    assert.match(item((await other.get(OVERVIEW)).text, 'Send a test e-mail'), /<code dir="ltr">SMTP_URL</);
    assert.doesNotMatch(item((await admin.get(OVERVIEW)).text, 'Send a test e-mail'), /<code/);
    assert.doesNotMatch(item((await other.get(OVERVIEW)).text, 'Invite a second editor'), /not yet accepted/);
    await other.send('/en/admin/invitations', { email: 'guest@example.org', role: 'editor', locale: 'en' });
    assert.match(item((await other.get(OVERVIEW)).text, 'Invite a second editor'), /sent and not yet accepted/);
  } finally {
    await host.close();
  }
});

test('the categories of every new catalog count once their order is saved, or a tool is published', async () => {
  const title = 'Create categories';
  const plan = '/en/admin/categories';
  for (const isOrdered of [true, false]) {
    const other = await openWorld({});
    try {
      const chief = await signedIn(other, (await other.person('admin')).account.email);
      await other.db.write((trx) => trx.deleteFrom('categories').execute());
      assert.match(textOf(await chief.get(OVERVIEW)), /Create categories Without categories, nobody can submit/);
      await importCategories(other.db, await readKnownCategories());
      assert.ok((await listOpen(chief)).includes(title));
      assert.match(textOf(await chief.get(OVERVIEW)), /The catalog still has only its default categories/);
      const version = /name="version" value="(\d+)"/.exec((await chief.get(plan)).text)?.[1] ?? '';
      if (isOrdered) await chief.send(plan, { act: 'arrange', version, 'ids-rest': 'chatbots' });
      else await publish(other.db, [{ name: 'Lantern' }]);
      await other.app.context.live.refresh();
      assert.ok(!(await listOpen(chief)).includes(title), String(isOrdered));
    } finally {
      await other.close();
    }
  }
});

test('a page with text in brackets to replace is not done, one with links is', async () => {
  await writePage('privacy', 'Responsible: [name,\naddress]. See [us](https://example.org).');
  await w.app.context.live.refresh();
  assert.ok((await listOpen()).includes('Write a privacy policy'));
  assert.match(textOf(await admin.get(OVERVIEW)), /still has text in \[square brackets\] to be replaced/);
  await writePage(
    'privacy',
    'Responsible: us. See [us](https://example.org) and [them][1].\n\n[1]: https://example.org',
  );
  await w.app.context.live.refresh();
  assert.ok(!(await listOpen()).includes('Write a privacy policy'));
  await writePage('privacy', 'Verantwortlich: [Name].', 'de');
  await w.app.context.live.refresh();
  const { text } = await admin.get(OVERVIEW);
  assert.match(text, /href="\/en\/admin\/pages\/privacy\?language=de">Write a privacy policy</);
  assert.match(text, /href="\/en\/admin\/pages\/privacy\?language=de" lang="de">Deutsch</);
  assert.doesNotMatch(text, /privacy\?language=en/, 'English is finished');
  await writePage('privacy', 'Wir.', 'de');
  await writePage('privacy', '[name]');
  await w.app.context.live.refresh();
});

/** What is done, and what is ticked off by it. */
const ACTS: readonly (readonly [title: string, act: () => Promise<unknown>])[] = [
  [
    'Name the catalog',
    async () => {
      const { text } = await admin.get('/en/admin/site');
      const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
      return admin.send('/en/admin/site', { name_en: 'Lantern Index', version });
    },
  ],
  ['Publish tools', () => publish(w.db, [{ name: 'Lantern' }])],
  ['Write a legal notice', () => writePage('imprint')],
  ['Write a privacy policy', () => writePage('privacy')],
  [
    'Send a test e-mail',
    async () => {
      await admin.send('/en/admin/mail/test');
      await w.app.drain('outbox');
    },
  ],
  ['Invite a second editor', () => w.person('editor')],
  ['Turn on two-factor authentication for all admins', () => setUpApp(w, admin)],
];

async function writePage(name: string, words = 'Text', language = 'en'): Promise<void> {
  const path = `/en/admin/pages/${name}?language=${language}`;
  const mark = /name="mark" value="([^"]*)"/.exec((await admin.get(path)).text)?.[1] ?? '';
  await admin.follow(await admin.send(path, { text: `# Title\n\n${words}`, mark }));
}

test('an invitation that the mail server takes shows as well as a test mail that mail works', async () => {
  const other = await openWorld({ SMTP_URL: server.url });
  try {
    const host = await signedIn(other, (await other.person('admin')).account.email);
    assert.ok((await listOpen(host)).includes('Send a test e-mail'));
    await host.send('/en/admin/invitations', { email: 'guest@example.org', role: 'editor', locale: 'en' });
    assert.ok((await listOpen(host)).includes('Send a test e-mail'), 'not before it has left');
    await other.app.drain('outbox');
    assert.ok(!(await listOpen(host)).includes('Send a test e-mail'));
  } finally {
    await other.close();
  }
});

test('what is done is ticked off, and the last of it leaves a sentence, which an admin hides', async () => {
  let open = await listOpen();
  for (const [title, act] of ACTS) {
    await act();
    await w.app.context.live.refresh();
    const left = await listOpen();
    assert.deepEqual(
      left,
      open.filter((each) => each !== title),
      title,
    );
    assert.equal(left.length, open.length - 1, title);
    open = left;
  }
  assert.deepEqual(open, BACKUPS);
  const { config } = w.app.context;
  const folder = join(config.dataDir, 'backups');
  await mkdir(folder);
  Object.assign(config, { backups: ENGINE === 'sqlite' ? { folder, keep: 14 } : undefined });
  if (ENGINE === 'sqlite') {
    assert.deepEqual(await listOpen(), BACKUPS);
    assert.ok(
      textOf(await admin.get(OVERVIEW)).includes(`${t.states.first} toolshelf backup ${join(folder, 'first.db')}`),
      'the set folder is not asked for again',
    );
    await writeFile(join(folder, 'toolshelf-2099-01-01T00-00-00Z.db'), '');
  }
  for (const locale of LOCALES)
    assert.ok(textOf(await admin.get(`/${locale}/admin/overview`)).includes(adminMessages(locale).checklist.complete));
  assert.ok(!(await admin.get('/en/admin/site')).text.includes('#checklist'));
  await admin.follow(await admin.send(`${OVERVIEW}/checklist/hide`));
  assert.ok(!textOf(await admin.get(OVERVIEW)).includes(t.complete));
  await admin.send(`${OVERVIEW}/checklist/show`);
  Object.assign(config, { backups: undefined });
});

test('a second admin without a second factor opens the list again', async () => {
  const other = await w.person('admin');
  assert.ok((await listOpen()).includes('Turn on two-factor authentication for all admins'));
  await w.db.write((trx) =>
    trx
      .updateTable('accounts')
      .set({ suspended_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', other.account.id)
      .execute(),
  );
  assert.deepEqual(await listOpen(), BACKUPS);
});
