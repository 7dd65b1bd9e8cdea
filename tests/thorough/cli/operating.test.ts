/** What operators look at and mend from the command line: accounts, submissions, placements, mails that wait, and the doctor. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { COMMANDS } from '#cli/commands.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { askToFollow } from '#catalog/follows/edits.ts';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { CHECKLIST_NAMES } from '#catalog/site/checklist.ts';
import { requestPasswordReset } from '#catalog/accounts/password-reset.ts';
import { publish } from '../../support/factories.ts';
import { freePort } from '../../support/free-port.ts';
import { PASSWORD, createProgram, isPostgres, type Program } from '../../cli/program.ts';

let program: Program;
const create = (email: string, role: string) =>
  program.succeed('accounts', 'create', '--email', email, '--password', PASSWORD, '--role', role);
before(async () => {
  program = await createProgram();
  await create('ada@example.org', 'admin');
  await create('mona@example.org', 'member');
});
after(() => program.close());

test('accounts list filters by part of the address, role and suspension', async () => {
  const emails = async (...options: string[]) =>
    (await program.succeed('accounts', 'list', '--json', ...options)).json.map(({ email }: { email: string }) => email);
  assert.deepEqual((await emails()).toSorted(), ['ada@example.org', 'mona@example.org']);
  assert.deepEqual(await emails('--q', 'MON'), ['mona@example.org']);
  assert.deepEqual(await emails('--role', 'admin'), ['ada@example.org']);
  assert.deepEqual(await emails('--suspended'), []);
  assert.match((await program.succeed('accounts', 'list')).stdout, /^ada@example\.org\tadmin\t\d{4}-/m);
});

test('accounts show and export give what is kept; an unknown address is said', async () => {
  const { json } = await program.succeed('accounts', 'show', '--email', 'mona@example.org', '--json');
  assert.deepEqual([json.role, json.submissions.published], ['member', 0]);
  const exported = await program.succeed('accounts', 'export', '--email', 'mona@example.org');
  assert.equal(JSON.parse(exported.stdout).account.email, 'mona@example.org');
  const missing = await program.run(['accounts', 'show', '--email', 'nobody@example.org']);
  assert.deepEqual([missing.code, missing.stderr], [1, 'toolshelf: there is no account nobody@example.org\n']);
});

test('accounts delete leaves no address and a row in the history, and spares the only admin', async () => {
  await create('gone@example.org', 'member');
  const db = await program.open();
  const { id } = await getAccountByEmail(db, 'gone@example.org');
  await program.succeed('accounts', 'delete', '--email', 'gone@example.org');
  const row = await db.read.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst();
  assert.equal(row?.email, `${id}@deleted.invalid`);
  const acts = await db.read
    .selectFrom('history')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .execute();
  assert.deepEqual(acts.at(-1), { action: 'deleted', actor_id: null });
});

test('the only admin is neither deleted nor suspended, and keeps the role, until there is another', async () => {
  const ada = ['--email', 'ada@example.org'];
  for (const words of [['delete'], ['suspend'], ['role', '--role', 'editor']]) {
    const { code, stderr } = await program.run(['accounts', ...words, ...ada]);
    assert.deepEqual(
      [code, /only admin account\. Make another account an admin first\./.test(stderr)],
      [1, true],
      stderr,
    );
  }
  await create('bo@example.org', 'admin');
  await program.succeed('accounts', 'suspend', '--email', 'bo@example.org');
  assert.equal((await program.run(['accounts', 'role', '--role', 'editor', ...ada])).code, 1, 'the other is suspended');
  await create('cy@example.org', 'admin');
  await program.succeed('accounts', 'role', '--role', 'editor', '--email', 'cy@example.org');
  await program.succeed('accounts', 'role', '--role', 'admin', '--email', 'cy@example.org');
  await program.succeed('accounts', 'suspend', '--email', 'cy@example.org');
});

test('readers forget deletes an address with what it follows, and says when there is none', async () => {
  const db = await program.open();
  await askToFollow(db, {
    subject: { kind: 'search', id: 'q=notes' },
    rhythm: 'week',
    email: 'reader@example.org',
    locale: 'en',
  });
  const { stdout } = await program.succeed('readers', 'forget', '--email', 'Reader@Example.org');
  assert.equal(stdout, 'reader@example.org\tforgotten\n');
  assert.deepEqual(await db.read.selectFrom('follows').selectAll().execute(), []);
  const again = await program.run(['readers', 'forget', '--email', 'reader@example.org']);
  assert.deepEqual([again.code, again.stderr], [1, 'toolshelf: there is no reader reader@example.org\n']);
});

test('submissions show tells fields, findings, owner and history', async () => {
  const line = JSON.stringify({
    url: 'https://lantern.example.com/',
    name: 'Lantern',
    tagline: 'An AI that reads',
    pricing_model: 'free',
    categories: [],
  });
  const db = await program.open();
  await program.run(['categories', 'import', await program.file('c.json', '[{"slug":"chatbots","name":"Chatbots"}]')]);
  const rows = await program.file('row.jsonl', line.replace('[]', '["chatbots"]'));
  await program.succeed('import', rows, '--as', 'ada@example.org');
  const submission = await db.read.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
  const { json } = await program.succeed('submissions', 'show', submission.id, '--json');
  assert.deepEqual([json.name, json.status, json.owner], ['Lantern', 'awaiting_moderation', 'ada@example.org']);
  assert.ok(json.history.length > 0);
  assert.match((await program.succeed('submissions', 'show', submission.id)).stdout, /^name\tLantern$/m);
  assert.equal((await program.run(['submissions', 'show', 'x'])).code, 1);
});

test('placements list names tool, place, time and label', async () => {
  const db = await program.open();
  const [slug = ''] = await publish(db, [{ name: 'Sponsored' }]);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const admin = await getAccountByEmail(db, 'ada@example.org');
  await createPlacement(db, admin, { slug, slot: 'home', startsAt: at(1), endsAt: at(9), label: 'Booking 7' });
  const { json } = await program.succeed('placements', 'list', '--json');
  assert.deepEqual([json[0].slug, json[0].slot, json[0].label], [slug, 'home', 'Booking 7']);
});

test('outbox list shows what waits and what fails; retry makes it due', async () => {
  const db = await program.open();
  await db.write((trx) => trx.deleteFrom('outbox').execute());
  await requestPasswordReset(db, 'mona@example.org');
  await db.write((trx) =>
    trx
      .updateTable('outbox')
      .set({ attempts: 3, last_error: 'ECONNREFUSED', run_at: '2100-01-01T00:00:00.000Z' })
      .execute(),
  );
  const list = async () => (await program.succeed('outbox', 'list', '--json')).json;
  const [item] = await list();
  assert.deepEqual(
    [item.state, item.template, item.to, item.error],
    ['retrying', 'reset_password', 'mona@example.org', 'ECONNREFUSED'],
  );
  assert.equal((await program.succeed('outbox', 'retry')).stdout, '1\n');
  assert.ok((await list())[0].at < new Date().toISOString());
  assert.equal((await program.succeed('outbox', 'retry', '--id', item.id)).stdout, '1\n');
  assert.equal((await program.run(['outbox', 'retry', '--id', 'nothing'])).code, 1);
});

test('settings --effective says what follows, and never a secret', async () => {
  const env = { PUBLIC_URL: 'https://tools.example.org', DATABASE_URL: 'postgres://u:hush@db/x', DEMO_CATALOG: '' };
  const { json, stdout } = await program.run(['settings', '--effective', '--json'], { env });
  const value = (name: string) => json.find((row: { name: string }) => row.name === name).value;
  assert.deepEqual(
    [value('MAIL_FROM'), value('SECURITY_CONTACT'), value('DEMO_CATALOG')],
    ['catalog@tools.example.org', 'mailto:catalog@tools.example.org', 'off'],
  );
  assert.ok(!stdout.includes('hush'));
});

test('a slip in a command or in the name of a setting is answered with what was meant', async () => {
  const { code, stderr } = await program.run(['acounts', 'creat']);
  assert.equal(code, 2);
  assert.match(stderr, /did you mean `accounts create`\?/);
  assert.doesNotMatch((await program.run(['weather'])).stderr, /did you mean/);
  const slip = await program.run(['settings'], { env: { SMTP_ULR: 'smtp://x' } });
  assert.match(slip.stderr, /SMTP_ULR is no setting; did you mean SMTP_URL\?/);
});

test('completion offers first words, second words and options', async () => {
  const { stdout } = await program.succeed('completion', 'bash');
  const complete = (...words: string[]): string[] => {
    const script = `${stdout}\nCOMP_WORDS=(toolshelf ${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length}; _toolshelf; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  };
  assert.deepEqual(complete('acc'), ['accounts']);
  assert.ok(complete('accounts', '').includes('reset-second-factor'));
  assert.deepEqual(complete('accounts', 'create', '--pa'), ['--password']);
  for (const { name } of COMMANDS) assert.ok(stdout.includes(`"${name}"`), name);
  assert.equal((await program.run(['completion', 'csh'])).code, 2);
});

test('doctor says of each part whether it is well, and what to do; it ends with 1 where one is not', async () => {
  const port = await freePort();
  const { json, code } = await program.run(['doctor', '--json'], {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OUTGOING: 'off',
    },
  });
  assert.equal(code, 1);
  const rows = (json as { check: string; state: string }[]).filter(({ check }) => !check.startsWith('checklist.'));
  const state = Object.fromEntries(rows.map((row) => [row.check, row.state]));
  assert.deepEqual(state, {
    settings: 'ok',
    database: 'ok',
    replica: 'skipped',
    redis: 'failed',
    embeddings: 'skipped',
    smtp: 'failed',
    disk: 'ok',
    address: 'failed',
    clock: isPostgres ? 'ok' : 'skipped',
    proxy: 'skipped',
    dns: 'skipped',
    outgoing: 'skipped',
    'sign-in': 'skipped',
    pictures: 'skipped',
    'secret key': 'skipped',
    writes: 'ok',
  });
  for (const { state: said, said: words } of json) if (said === 'failed') assert.match(words, /; check /);
});

test('doctor goes through the checklist of the overview, with the page, setting or command of each item', async () => {
  const env = { PUBLIC_URL: 'https://tools.example.org', OUTGOING: 'off', SITE_NAME: 'Lantern Index' };
  const look = async (more: Record<string, string>) => {
    const { stdout } = await program.run(['doctor'], { env: { ...env, ...more } });
    return stdout.split('\n').filter((line) => line.includes('\tchecklist.'));
  };
  const lines = await look({});
  const names = CHECKLIST_NAMES.filter(
    (name) => !['writes', 'demo'].includes(name) && !(isPostgres && name === 'backups'),
  );
  assert.deepEqual(
    lines.map((line) => line.split('\t')[1]),
    names.map((name) => `checklist.${name}`),
  );
  assert.ok((await look({ READ_ONLY: 'on' })).some((line) => line.startsWith('warning\tchecklist.writes\t')));
  assert.ok(lines.includes('ok\tchecklist.name\tdone'));
  assert.ok(
    lines.includes(
      'warning\tchecklist.imprint\tWrite a legal notice: https://tools.example.org/en/admin/pages/imprint',
    ),
  );
  assert.ok(lines.includes('warning\tchecklist.proxies\tName the trusted proxies: TRUSTED_PROXIES'));
  await mkdir(join(program.folder, 'pages/de'), { recursive: true });
  await program.file('pages/de/imprint.md', '# Impressum');
  const folder = join(program.folder, 'backups');
  await mkdir(folder, { recursive: true });
  // A backup beyond that of the first start.
  await writeFile(join(folder, 'toolshelf-2099-01-01T00-00-00Z.db'), '');
  const settings = { TRUSTED_PROXIES: '10.0.0.1', ...(!isPostgres && { BACKUP_DIR: folder }) };
  const done = (await look(settings)).filter((line) => line.startsWith('ok\t')).map((line) => line.split('\t')[1]);
  assert.deepEqual(
    done.filter((name) => !['checklist.editors', 'checklist.categories', 'checklist.tools'].includes(name ?? '')),
    ['name', 'imprint', 'proxies', ...(isPostgres ? [] : ['backups'])].map((name) => `checklist.${name}`),
  );
});

test('doctor shakes hands with the mail server as for a mail', async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example.org ESMTP\r\n');
    socket.on('data', (data) => {
      said.push(data.toString());
      socket.write(data.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 mail.example.org\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { stdout } = await program.run(['doctor'], { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  server.close();
  assert.match(stdout, /^ok\tsmtp\ttakes mails$/m);
  assert.match(said.join(''), /^EHLO /);
});
