/** Accounts and tokens made, changed and ended from the command line. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { hasSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { authenticateToken } from '#catalog/accounts/tokens/tokens.ts';
import { editSite, siteField } from '#catalog/site/edits.ts';
import { makePasskey } from '../support/factories.ts';
import { PASSWORD, createProgram, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  // The first command on an empty database brings its tables along.
  await program.succeed('accounts', 'create', '--email', 'Ada@Example.org', '--password', PASSWORD, '--role', 'editor');
});
after(() => program.close());

test('an account made by a command is verified, has its role, and leaves a row in the history', async () => {
  const db = await program.open();
  const row = await db.read
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'ada@example.org')
    .executeTakeFirstOrThrow();
  assert.equal(row.role, 'editor');
  assert.notEqual(row.email_verified_at, null);
  const history = await db.read.selectFrom('history').select('action').where('subject_id', '=', row.id).execute();
  assert.ok(history.length > 0);
});

test('a bad password and a taken address are refused with the reason', async () => {
  const [short, taken] = await Promise.all([
    program.run(['accounts', 'create', '--email', 'bob@example.org', '--password', 'short']),
    program.run(['accounts', 'create', '--email', 'ada@example.org', '--password', PASSWORD, '--json']),
  ]);
  assert.equal(short.code, 1);
  assert.match(short.stderr, /password: Too short\. Write at least 12 characters\./);
  assert.equal(taken.code, 1);
  assert.equal(taken.stdout, '');
  assert.deepEqual(Object.keys(JSON.parse(taken.stderr).error.fields), ['email']);
});

test('a password with the name before the @ is refused for that reason', async () => {
  const { stderr } = await program.run([
    'accounts',
    'create',
    '--email',
    'johnny@example.org',
    '--password',
    'we love Johnny 4 ever',
  ]);
  assert.match(stderr, /password: This password contains the part of your e-mail address before the @\./);
});

test('a password with the host of the catalog is refused for that reason', async () => {
  const words = ['accounts', 'create', '--email', 'mia@example.org', '--password', 'at localhost we meet'];
  const { stderr } = await program.run(words);
  assert.match(stderr, /password: This password contains the name or the address of this catalog\./);
});

test('a site with a name of its own refuses passwords with that, not with the name of the program', async () => {
  const named = await createProgram();
  try {
    const create = (email: string, password: string) =>
      named.run(['accounts', 'create', '--role', 'admin', '--email', email, '--password', password]);
    assert.equal((await create('eve@example.org', 'toolshelf admin tools')).code, 1);
    assert.equal((await create('eve@example.org', PASSWORD)).code, 0);
    const db = await named.open();
    const admin = await getAccountByEmail(db, 'eve@example.org');
    const input = (field: string) => (field === siteField('name', 'de') ? 'Brass Lantern' : '');
    await editSite(db, admin, 0, { input, poweredBy: true });
    assert.equal((await create('ida@example.org', 'toolshelf admin tools')).code, 0);
    assert.equal((await create('uma@example.org', 'brass lanterns 4 all')).code, 1);
  } finally {
    await named.close();
  }
});

test('the password may come from standard input', async () => {
  const { code, json } = await program.run(
    ['accounts', 'create', '--email', 'eve@example.org', '--password', '-', '--json'],
    { input: `${PASSWORD}\n` },
  );
  assert.equal(code, 0);
  assert.equal(json.role, 'member');
});

test('a token is printed alone, works, and is refused once revoked', async () => {
  const { stdout } = await program.succeed(
    'tokens',
    'create',
    '--email',
    'ada@example.org',
    '--name',
    'ci',
    '--expires',
    '7d',
    '--scope',
    'submissions:write,submissions:read',
  );
  assert.match(stdout, /^aitp_[0-9A-Za-z]{38}\n$/);
  const db = await program.open();
  const { account, token } = await authenticateToken(db, stdout.trim());
  assert.equal(account.email, 'ada@example.org');
  assert.deepEqual(token.scopes.toSorted(), ['submissions:read', 'submissions:write']);
  assert.equal((await program.succeed('tokens', 'revoke', '--email', 'ada@example.org', '--name', 'ci')).stdout, '1\n');
  await assert.rejects(authenticateToken(db, stdout.trim()), { code: 'revoked_token' });
  const again = await program.run(['tokens', 'revoke', '--email', 'ada@example.org', '--name', 'ci']);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /there is no active token ci of ada@example\.org/);
});

test('roles change, accounts are suspended, unknown addresses are named', async () => {
  const create = ['accounts', 'create', '--password', PASSWORD, '--email'];
  await program.succeed(...create, 'first@example.org', '--role', 'admin');
  await program.succeed(...create, 'max@example.org');
  assert.equal(
    (await program.succeed('accounts', 'role', '--email', 'max@example.org', '--role', 'admin')).stdout,
    'max@example.org\tadmin\n',
  );
  assert.equal(
    (await program.succeed('accounts', 'suspend', '--email', 'max@example.org')).stdout,
    'max@example.org\tsuspended\n',
  );
  const missing = await program.run(['accounts', 'suspend', '--email', 'nobody@example.org']);
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /there is no account nobody@example\.org/);
});

test('a lost second factor is removed by a command, with a row in the history', async () => {
  const db = await program.open();
  const { id } = await program
    .run(['accounts', 'create', '--email', 'lost@example.org', '--password', PASSWORD, '--role', 'admin', '--json'])
    .then(({ json }) => json as { id: string });
  const none = await program.run(['accounts', 'reset-second-factor', '--email', 'lost@example.org']);
  assert.equal(none.code, 1);
  assert.match(none.stderr, /no second factor/);
  const account = await getAccountByEmail(db, 'lost@example.org');
  await makePasskey(db, account, 'Lost phone');
  await program.succeed('accounts', 'reset-second-factor', '--email', 'lost@example.org');
  assert.equal(await hasSecondFactor(db.read, id), false);
  const rows = await db.read
    .selectFrom('history')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .execute();
  assert.deepEqual(rows.at(-1), { action: 'two_factor_reset', actor_id: null });
  const unknown = await program.run(['accounts', 'reset-second-factor', '--email', 'nobody@example.org']);
  assert.match(unknown.stderr, /there is no account nobody@example\.org/);
});
