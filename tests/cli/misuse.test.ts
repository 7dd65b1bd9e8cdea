/** What is typed: help, versions, misuse, settings; none of it needs a database. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isMisuse } from '#cli/command.ts';
import { COMMANDS } from '#cli/commands.ts';
import { helpOf, synopsis } from '#cli/help.ts';
import { findCommand, parseCommandLine } from '#cli/parsing.ts';
import { createProgram, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
});
after(() => program.close());

test('help lists every command of the table, and as JSON for programs', async () => {
  const [text, json] = await Promise.all([program.run(['help']), program.run(['help', '--json'])]);
  assert.equal(text.code, 0);
  assert.equal(text.stderr, '');
  assert.deepEqual(
    json.json.map((row: { command: string }) => row.command),
    COMMANDS.map(synopsis),
  );
  for (const command of COMMANDS) assert.ok(text.stdout.includes(synopsis(command)), command.name);
});

test('the contract names these commands', () => {
  const names = new Set(COMMANDS.map((command) => command.name));
  const missing = [
    'accounts create',
    'accounts role',
    'accounts suspend',
    'tokens create',
    'tokens revoke',
    'submissions list',
    'submissions approve',
    'submissions reject',
    'submissions request-changes',
    'tools quarantine',
    'tools restore',
    'categories list',
    'categories import',
    'import',
    'export',
    'backup',
    'restore',
    'migrate',
    'settings',
    'accounts list',
    'accounts show',
    'accounts delete',
    'accounts export',
    'submissions show',
    'placements list',
    'outbox list',
    'outbox retry',
    'demo remove',
    'doctor',
    'submissions status',
  ].filter((name) => !names.has(name));
  assert.deepEqual(missing, []);
});

test('help of one command names every option with its choices and default', async () => {
  const { code, stdout } = await program.run(['tokens', 'create', '--help']);
  assert.equal(code, 0);
  const command = COMMANDS.find((known) => known.name === 'tokens create');
  assert.ok(command);
  assert.equal(stdout, helpOf(command));
  assert.match(stdout, /--expires DAYS\n.*7d, 30d, 90d, 365d, never.*Default 90d/);
});

test('version and --version print the version alone', async () => {
  for (const word of ['version', '--version']) {
    const { code, stdout } = await program.run([word]);
    assert.equal(code, 0);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
    assert.match((await program.run([word, '--json'])).json.version, /^\d+\.\d+\.\d+$/);
  }
});

test('an unknown command is answered with what was meant, or with at most three, of its group if there is one', async () => {
  const said = async (...words: string[]) => (await program.run(words)).stderr;
  assert.match(
    await said('exprot'),
    /^toolshelf: unknown command "exprot"; did you mean `export`\? See `toolshelf help`\n$/,
  );
  assert.match(await said('tokens'), /tokens needs one more word: create, revoke; see/);
  assert.match(await said('demo'), /; did you mean `demo remove`\? See/);
  assert.match(await said('submissions', 'stauts'), /; did you mean `submissions status`\? See/);
  const submissions = COMMANDS.map(({ name }) => name).filter((name) => name.startsWith('submissions '));
  assert.ok((await said('subm')).includes(`; these begin with it: ${submissions.join(', ')}; see`));
  assert.ok((await said('submision')).includes(`; the nearest are ${submissions.join(', ')}; see`));
  assert.match(await said('demos'), /; did you mean `demo remove`\? See/);
});

test('an option before the command is told to come after it', async () => {
  const { code, stderr } = await program.run(['--port', '3']);
  assert.deepEqual([code, stderr], [2, 'toolshelf: the command comes before --port; see `toolshelf help`\n']);
});

test('where no command is near, help is named and no command', async () => {
  const said = 'unknown command "frob", and none is near; `toolshelf help` lists them all';
  assert.equal((await program.run(['frob'])).stderr, `toolshelf: ${said}\n`);
  assert.equal(JSON.parse((await program.run(['frob', '--json'])).stderr).error.message, said);
  assert.match(
    (await program.run(['frob', 'list'])).stderr,
    /^toolshelf: unknown command "frob list", and none is near/,
  );
});

test('--json may stand before the command', async () => {
  const { code, json } = await program.run(['--json', 'version']);
  assert.equal(code, 0);
  assert.match(json.version, /^\d/);
});

test('with --json a misuse is an object on stderr', async () => {
  for (const words of [['weather'], ['import'], ['import', 'a', '--publish']]) {
    const { code, stdout, stderr } = await program.run([...words, '--json']);
    assert.deepEqual([code, stdout], [2, '']);
    const { error } = JSON.parse(stderr) as { error: { code: string; message: string } };
    assert.equal(error.code, 'misuse');
    assert.ok(error.message.length > 0);
  }
});

const MISUSES: [string[], RegExp][] = [
  [
    ['accounts', 'create', '--email', 'a@example.org'],
    /--password is missing; usage: toolshelf accounts create --email EMAIL/,
  ],
  [
    ['accounts', 'create', '--email', 'a@example.org', '--password', 'x', '--role', 'king'],
    /--role must be one of member, editor, admin/,
  ],
  [['import'], /usage: toolshelf import FILE\.jsonl/],
  [['import', 'a', 'b'], /usage: toolshelf import FILE\.jsonl/],
  [['import', 'a', '--publish'], /^Unknown option '--publish'; did you mean --published\? usage: toolshelf import/],
  [['import', 'a', '--weather'], /^Unknown option '--weather'; usage: toolshelf import/],
  [['tools', 'restore', 'x', '--as', 'a@example.org', '--as', 'b@example.org'], /--as can only be given once/],
];

test('what is typed wrongly is a misuse that says the right form', () => {
  for (const [words, message] of MISUSES) {
    const found = findCommand(words);
    assert.ok(found, words.join(' '));
    assert.throws(
      () => parseCommandLine(found.command, found.rest),
      (error) => isMisuse(error) && message.test(error.message),
    );
  }
});

test('a misuse ends with 2, is one line on stderr and prints nothing', async () => {
  const results = await Promise.all([
    // As a process, whose code and streams are the system's.
    program.run([], { alone: true }),
    program.run(['accounts', 'dance']),
    program.run(['import']),
  ]);
  const messages = [
    /missing command/,
    /the nearest are accounts \w+, accounts \w+, accounts \w+; see/,
    /usage: toolshelf import/,
  ];
  for (const [index, { code, stdout, stderr }] of results.entries()) {
    assert.equal(code, 2);
    assert.equal(stdout, '');
    assert.match(stderr, messages[index] ?? /^$/);
    assert.equal(stderr.trimEnd().split('\n').length, 1);
  }
});

test('settings shows every value in force and hides secrets', async () => {
  const { code, json, stdout } = await program.run(['settings', '--json'], {
    env: { PORT: '4100', SMTP_URL: 'smtp://user:hush@mail.example.org' },
  });
  assert.equal(code, 0);
  assert.equal(json.find((row: { name: string }) => row.name === 'PORT').value, '4100');
  assert.ok(!stdout.includes('hush'));
});

test('a bad setting is one line that names it', async () => {
  const { code, stderr } = await program.run(['categories', 'list'], { env: { PORT: 'many' } });
  assert.equal(code, 1);
  assert.match(stderr, /^toolshelf: PORT: expected a whole number.*\n$/);
});
