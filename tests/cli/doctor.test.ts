/** What `doctor` says of disks and databases that are not as they should be. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { judgeFreeSpace } from '#cli/doctor/disk.ts';
import { isPrivateName } from '#cli/doctor/private-names.ts';
import { openEmbeddingsServer } from '../embeddings/embeddings-server.ts';
import { json } from '../judge/judge-server.ts';
import { makeCertificates } from '../outgoing/certificates.ts';
import { CLIENT, openOpenIdServer } from '../web/openid-provider.ts';
import { openMailServer } from '../mail/mail-server.ts';
import { createProgram, isPostgres, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
});
after(() => program.close());

/** The checks that failed. */
async function failuresOf(env: Record<string, string>): Promise<string[]> {
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off', ...env } });
  return stdout.split('\n').flatMap((line) => (line.startsWith('failed\t') ? [line.split('\t')[1] ?? ''] : []));
}

async function lineOf(check: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await program.run(['doctor'], { env: { OUTGOING: 'off', ...env } });
  return stdout.split('\n').find((line) => line.split('\t')[1] === check) ?? '';
}

test('free space fails below 500 MB and warns below 1 GB, in the units of upgrade --check', () => {
  const states = [499_999_999, 500_000_000, 999_999_999, 1_000_000_000].map(
    (bytes) => judgeFreeSpace(bytes, '/data').state,
  );
  assert.deepEqual(states, ['failed', 'warning', 'warning', 'ok']);
  assert.deepEqual(judgeFreeSpace(73_849_000_000, '/data'), { state: 'ok', said: '73.8 GB free in /data' });
});

test('a folder that cannot be written to is told with its setting', async () => {
  const folder = join(await program.file('no-folder', ''), 'backups');
  const line = await lineOf('disk', { BACKUP_DIR: folder, DATABASE_URL: '' });
  assert.match(line, /^failed\tdisk\t\S+backups cannot be written to: not a directory; check BACKUP_DIR and the owner/);
});

test(
  'the checklist counts BACKUP_DIR once a backup beyond that of the first start is in it',
  { skip: isPostgres ? 'backed up by pg_dump' : false },
  async () => {
    await program.succeed('migrate');
    const stateOf = async (folder: string) =>
      (await lineOf('checklist.backups', { BACKUP_DIR: folder })).split('\t')[0];
    assert.equal(await stateOf(join(await program.file('no-folder', ''), 'backups')), 'warning');
    assert.equal(await stateOf(await program.file('no-folder', '')), 'warning');
    assert.equal(await stateOf('/proc/backups'), 'warning', 'no room, though its owner has the permission');
    const missing = join(program.folder, 'not-yet', 'backups');
    const line = await lineOf('checklist.backups', { BACKUP_DIR: missing });
    assert.match(line, /^warning\tchecklist\.backups\tBACKUP_DIR is set, but its folder is missing or cannot be read/);
    assert.ok(line.trim().endsWith(': BACKUP_DIR'), line);
    const folder = join(program.folder, 'backups');
    await mkdir(folder);
    const empty = await lineOf('checklist.backups', { BACKUP_DIR: folder });
    assert.match(
      empty,
      /^warning\tchecklist\.backups\tBACKUP_DIR is set, but its folder has no backup from after the first start\./,
    );
    assert.ok(empty.trim().endsWith(`: toolshelf backup ${join(folder, 'first.db')}`), empty);
    const other = await createProgram();
    try {
      await other.succeed('migrate');
      await other.succeed('backup', join(folder, 'of-another-catalog.db'));
    } finally {
      await other.close();
    }
    await writeFile(join(folder, 'no-database.db'), 'text');
    assert.equal(await stateOf(folder), 'warning', 'none of this catalog');
    const byHand = join(folder, 'by-hand.db');
    await program.succeed('backup', byHand);
    assert.equal(await stateOf(folder), 'ok', 'made by hand');
    await rm(byHand);
    for (const [year, state] of [
      ['2020', 'warning'],
      ['2099', 'ok'],
    ] as const) {
      await writeFile(join(folder, `toolshelf-${year}-01-01T00-00-00Z.db`), '');
      assert.equal(await stateOf(folder), state, year);
    }
  },
);

test('a folder that the first start will make is no failure, and doctor does not make it', async () => {
  const folder = join(program.folder, 'fresh', 'data');
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  const line = await lineOf('disk', env);
  assert.ok(line.endsWith(`B free in ${program.folder}; the first start makes ${folder}`), line);
  assert.doesNotMatch(line, /ENOENT/);
  assert.match(
    await lineOf('database', env),
    /^warning\t.*the first start makes it. If you expected it, check DATA_DIR$/,
  );
  assert.match(await lineOf('writes', env), /^skipped\twrites\tthe server has not been started yet$/);
  await assert.rejects(access(folder));
});

test('a name below localhost is this machine, whatever the resolver says of it', async () => {
  const server = createPlainServer((_request, response) => response.end('ok'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { PUBLIC_URL: `http://catalog.localhost:${port}` };
  assert.match(await lineOf('dns', env), /^ok\tdns\tcatalog\.localhost is this machine/);
  assert.match(await lineOf('address', env), /^ok\taddress\thttp:\/\/catalog\.localhost:\d+ answers/);
  server.close();
});

test('a damaged SQLite file is told with the command that helps', async () => {
  const file = await program.file('damaged.db', 'no database at all '.repeat(200));
  const line = await lineOf('database', { DATABASE_URL: `sqlite:${file}` });
  assert.match(
    line,
    /^failed\tdatabase\t.*damaged\.db is damaged or not a database; restore a backup with: .* restore FILE$/,
  );
  assert.deepEqual(await failuresOf({ DATABASE_URL: `sqlite:${file}` }), ['database']);
  assert.match(await lineOf('pictures', { DATABASE_URL: `sqlite:${file}` }), /^skipped\t/);
  assert.match(await lineOf('secret key', { DATABASE_URL: `sqlite:${file}` }), /^skipped\t.*cannot be read$/);
});

test('the operator’s provider of sign-in is asked for its document, and its redirect URI is told', async () => {
  const provider = await openOpenIdServer('https://tools.example.org');
  const env = {
    PUBLIC_URL: 'https://tools.example.org',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  };
  assert.match(await lineOf('sign-in', {}), /^skipped\tsign-in\tno OIDC_ISSUER/);
  const line = await lineOf('sign-in', env);
  assert.match(
    line,
    /^warning\tsign-in\t127\.0\.0\.1 answers; .* https:\/\/tools\.example\.org\/en\/sign-in\/oidc\/return/,
  );
  assert.match(await lineOf('sign-in', { ...env, OIDC_SCOPES: 'openid roles' }), /does not list the scopes roles/);
  provider.change = (_path, body) => ({ ...body, claims_supported: ['sub', 'email'] });
  assert.match(await lineOf('sign-in', env), /does not list the claim email_verified, .* see OIDC_TRUST_EMAIL$/);
  assert.doesNotMatch(await lineOf('sign-in', { ...env, OIDC_TRUST_EMAIL: 'on' }), /email_verified/);
  await provider.stop();
  assert.match(await lineOf('sign-in', env), /^failed\tsign-in\t.*; check OIDC_ISSUER and whether the provider runs/);
});

test('a certificate of an authority that this machine does not know is a warning at a private name, with the setting that names it', async () => {
  const server = createServer(makeCertificates('localhost').kinds.good, (_request, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const line = await lineOf('address', { PUBLIC_URL: `https://localhost:${port}` });
  server.close();
  assert.match(
    line,
    /^warning\taddress\t.*; localhost is a private name: browsers need .* by NODE_EXTRA_CA_CERTS in the environment of this command$/,
  );
});

test('a private name that this machine does not know is a warning; a public one fails', async () => {
  assert.match(
    await lineOf('dns', { PUBLIC_URL: 'https://nobody-has-this.internal' }),
    /^warning\tdns\t.*; nobody-has-this\.internal is a private name that this machine does not know: /,
  );
  assert.match(await lineOf('dns', { PUBLIC_URL: 'https://tools.nobody.invalid' }), /^failed\tdns\t/);
  for (const [host, isPrivate] of Object.entries({ '10.0.0.7': true, '[fd00::1]': true, wiki: true, '9.9.9.9': false }))
    assert.equal(await isPrivateName(host), isPrivate, host);
});

test('a model of embeddings is asked for a vector', async () => {
  const server = await openEmbeddingsServer(() => [1, 2, 3]);
  try {
    const env = { EMBEDDINGS_URL: server.url, EMBEDDINGS_MODEL: 'small', DATABASE_URL: '', DATA_DIR: program.folder };
    assert.match(await lineOf('embeddings', {}), /^skipped\tembeddings\tno EMBEDDINGS_URL/);
    assert.match(await lineOf('embeddings', env), /^(?:ok|skipped|warning)\tembeddings\t/);
    server.answer(json(401, {}));
    assert.match(
      await lineOf('embeddings', env),
      /^failed\tembeddings\tstatus 401; check EMBEDDINGS_URL, EMBEDDINGS_KEY/,
    );
  } finally {
    server.close();
  }
});

test(
  'a PostgreSQL database that is not there is no matter of the password',
  { skip: isPostgres ? false : 'needs a PostgreSQL server' },
  async () => {
    const url = Object.assign(new URL(program.databaseUrl), { pathname: '/no_such_database' }).href;
    const line = await lineOf('database', { DATABASE_URL: url });
    assert.match(
      line,
      /^failed\tdatabase\tDATABASE_URL: the database does not exist \(.*no_such_database.*\); create it/,
    );
    assert.doesNotMatch(line, /password/);
    assert.deepEqual(await failuresOf({ DATABASE_URL: url, PUBLIC_URL: 'http://127.0.0.1' }), ['database', 'address']);
  },
);

test('a mail server without TLS is a warning where mails leave this machine', async () => {
  const server = await openMailServer();
  const smtp = (host: string) => lineOf('smtp', { SMTP_URL: server.url.replace('127.0.0.1', host) });
  try {
    assert.equal(await smtp('127.0.0.1'), 'ok\tsmtp\ttakes mails');
    // Another name of this machine than those that mean it alone.
    assert.match(await smtp('0.0.0.0'), /^warning\tsmtp\ttakes mails, but offers no TLS/);
  } finally {
    await server.close();
  }
});
