/** Editors' decisions from the command line: the same rules and the same history as elsewhere. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAccount, getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { claimTool, withdrawClaim } from '#catalog/claims/claiming.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import type { Database } from '#database/database.ts';
import { CATEGORIES, PASSWORD, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
let db: Database;
let ids: string[];
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  db = await program.open();
  await createAccount(db, { email: 'editor@example.org', password: PASSWORD, role: 'editor' });
  await createAccount(db, { email: 'member@example.org', password: PASSWORD, role: 'member' });
  const rows = Array.from({ length: 4 }, (_, index) => toolRow(index));
  await importTools(db, await program.file('queue.jsonl', jsonLines(rows)), { published: false });
  const own = await program.file('own.jsonl', jsonLines([toolRow(9)]));
  await importTools(db, own, { published: false, actor: await getAccountByEmail(db, 'editor@example.org') });
  ids = (await program.succeed('submissions', 'list')).stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
});
after(() => program.close());

const AS = ['--as', 'editor@example.org'];

test('approving publishes the tool and says its slug; a second decision is refused', async () => {
  assert.equal(ids.length, 5);
  const approved = await program.succeed('submissions', 'approve', ids[0] ?? '', ...AS);
  assert.equal(approved.stdout, `${ids[0]}\tpublished\tsample-0\n`);
  const again = await program.run(['submissions', 'reject', ids[0] ?? '', '--reason', 'spam', ...AS, '--json']);
  assert.equal(again.code, 1);
  assert.equal(JSON.parse(again.stderr).error.code, 'conflict');
  const editor = await getAccountByEmail(db, 'editor@example.org');
  const history = await db.read
    .selectFrom('history')
    .selectAll()
    .where('subject_id', '=', ids[0] ?? '')
    .where('to_state', '=', 'published')
    .execute();
  assert.deepEqual(
    history.map((row) => row.actor_id),
    [editor.id],
  );
});

test('a status link says where a submission stands, of the API and of the pages', async () => {
  const id = ids[0] ?? '';
  for (const link of [
    id,
    `https://tools.example.org/api/v1/submissions/${id}`,
    `http://localhost:3000/de/submissions/${id}`,
  ]) {
    const { stdout, json } = await program.succeed('submissions', 'status', link, '--json');
    assert.ok(stdout.length > 0);
    const { since, ...rest } = json;
    assert.deepEqual(rest, { id, status: 'published', reason_code: null, tool: { slug: 'sample-0' } }, link);
    assert.ok(Date.parse(since) > 0);
  }
  const { code, stderr } = await program.run(['submissions', 'status', 'https://tools.example.org/en']);
  assert.deepEqual([code, stderr], [1, 'toolshelf: there is no submission https://tools.example.org/en\n']);
  const shown = await program.succeed('submissions', 'show', `http://localhost:3000/en/submissions/${id}`, '--json');
  assert.equal(shown.json.id, id);
});

test('claims are listed, all or those in one state', async () => {
  const [member, editor] = await Promise.all(
    ['member', 'editor'].map((name) => getAccountByEmail(db, `${name}@example.org`)),
  );
  assert.ok(member !== undefined && editor !== undefined);
  await claimTool(db, member, 'sample-0');
  await withdrawClaim(db, member, 'sample-0');
  await claimTool(db, editor, 'sample-0');
  const listed = async (...options: string[]): Promise<string[]> => {
    const { stdout } = await program.succeed('claims', 'list', ...options);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(1, 4).join(' '));
    return rows.toSorted((one, other) => one.localeCompare(other));
  };
  const open = 'open sample-0 editor@example.org';
  assert.deepEqual(await listed(), [open, 'withdrawn sample-0 member@example.org']);
  assert.deepEqual(await listed('--state', 'open'), [open]);
});

test('suggested changes are listed with their fields, a removal as such', async () => {
  const member = await getAccountByEmail(db, 'member@example.org');
  assert.ok(member !== undefined);
  const owned = await program.file('owned.jsonl', jsonLines([toolRow(20), toolRow(21)]));
  await importTools(db, owned, { published: false, actor: member });
  const waiting = await db.read.selectFrom('submissions').select('id').where('account_id', '=', member.id).execute();
  for (const { id } of waiting) await program.succeed('submissions', 'approve', id, ...AS);
  const options = { perHour: 100, smallAtOnce: false };
  await suggestChange(db, member, 'sample-20', { tagline: 'Paints pictures from words.' }, options);
  await suggestChange(db, member, 'sample-21', { remove: true, message: 'It has ended.' }, options);
  const { stdout } = await program.succeed('changes', 'list');
  assert.deepEqual(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(2, 4).join(' '))
      .toSorted(),
    ['sample-20 tagline', 'sample-21 removal'],
  );
});

test('rejecting and asking for changes keep reason and note', async () => {
  await program.succeed(
    'submissions',
    'reject',
    ids[1] ?? '',
    '--reason',
    'broken_link',
    '--note',
    'The page is gone.',
    ...AS,
  );
  const asked = await program.succeed(
    'submissions',
    'request-changes',
    ids[2] ?? '',
    '--note',
    'Say what it does.',
    ...AS,
    '--json',
  );
  assert.equal(asked.json.status, 'changes_requested');
  const rejected = (await program.succeed('submissions', 'list', '--status', 'rejected', '--json')).json;
  assert.deepEqual(
    rejected.map((one: { id: string; reason_code: string }) => [one.id, one.reason_code]),
    [[ids[1], 'broken_link']],
  );
});

test('--as must name an editor, who does not decide on an own submission', async () => {
  const [member, nobody, own, missing] = await Promise.all([
    program.run(['submissions', 'approve', ids[3] ?? '', '--as', 'member@example.org']),
    program.run(['submissions', 'approve', ids[3] ?? '', '--as', 'nobody@example.org']),
    program.run(['submissions', 'approve', ids[4] ?? '', ...AS]),
    program.run(['submissions', 'approve', '00000000-0000-4000-8000-000000000000', ...AS]),
  ]);
  for (const [result, message] of [
    [member, /^toolshelf: the account of --as may not do this/],
    [nobody, /there is no account nobody@example\.org/],
    [own, /^toolshelf: This is your own entry\./],
    [missing, /there is no submission 00000000/],
  ] as const) {
    assert.equal(result.code, 1);
    assert.equal(result.stdout, '');
    assert.match(result.stderr, message);
  }
  const waiting = (await program.succeed('submissions', 'list', '--json')).json;
  assert.deepEqual(
    waiting.map((one: { id: string }) => one.id),
    [ids[3], ids[4]],
  );
});

test('a tool is taken down and brought back', async () => {
  const down = await program.succeed('tools', 'quarantine', 'sample-0', '--reason', 'policy', ...AS);
  assert.equal(down.stdout, 'sample-0\tquarantined\n');
  assert.equal(
    await db.read.selectFrom('published_tools').select('id').where('slug', '=', 'sample-0').executeTakeFirst(),
    undefined,
  );
  assert.equal((await program.succeed('tools', 'restore', 'sample-0', ...AS)).stdout, 'sample-0\tpublished\n');
  const missing = await program.run(['tools', 'restore', 'nothing', ...AS]);
  assert.match(missing.stderr, /there is no tool nothing/);
});
