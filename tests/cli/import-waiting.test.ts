/** An import without --published and then the same file with it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { CATEGORIES, PASSWORD, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  for (const name of ['ada', 'bo'])
    await program.succeed(
      'accounts',
      'create',
      '--email',
      `${name}@example.org`,
      '--password',
      PASSWORD,
      '--role',
      'editor',
    );
});
after(() => program.close());

const waiting = async (): Promise<number> => (await program.succeed('submissions', 'list', '--json')).json.length;

test('rows that an import left in the queue are published by the same file, with all that it says', async () => {
  // The first batch has 150.
  const rows = Array.from({ length: 160 }, (_, index) => toolRow(index));
  const translations = { de: { tagline: 'Entwirft Antworten mit einem Sprachmodell' } };
  const file = await program.file('rows.jsonl', jsonLines([...rows, toolRow(160, { translations })]));
  assert.match((await program.succeed('import', file)).stdout, /, 161 queued, 0 bad\n$/);
  assert.equal(await waiting(), 161);
  const words = ['import', file, '--published'];
  assert.match((await program.succeed(...words, '--screen')).stdout, /^161 rows: 161 created, .* 0 bad/);
  assert.equal(await waiting(), 0);
  const { json } = await program.succeed('submissions', 'list', '--status', 'withdrawn', '--json');
  assert.equal(json.length, 161);
  const history = (await program.succeed('submissions', 'show', json[0].id, '--json')).json.history;
  assert.deepEqual(history.map(({ status }: { status: string }) => status).toSorted(), [
    'awaiting_moderation',
    'withdrawn',
  ]);
  assert.match((await program.succeed('export', '-')).stdout, /"slug":"sample-160".*Entwirft Antworten/);
  assert.match((await program.succeed(...words)).stdout, /^161 rows: 0 created, 0 changed, 161 unchanged/);
});

test('rows of one who imports by name are published by that name, and by no other', async () => {
  const file = await program.file('named.jsonl', jsonLines([toolRow(500)]));
  await program.succeed('import', file, '--as', 'ada@example.org');
  for (const other of [[], ['--as', 'bo@example.org']]) {
    const { code, stderr } = await program.run(['import', file, '--published', ...other]);
    assert.equal(code, 1);
    assert.match(stderr, /line 1: url: A tool with this address is already in the catalog or awaiting review\./);
  }
  await program.succeed('import', file, '--published', '--as', 'ada@example.org');
  assert.equal(await waiting(), 0);
});

test('what an editor has asked to change stays where it is', async () => {
  const file = await program.file('asked.jsonl', jsonLines([toolRow(600)]));
  await program.succeed('import', file);
  const [{ id }] = (await program.succeed('submissions', 'list', '--json')).json;
  await program.succeed('submissions', 'request-changes', id, '--note', 'Which languages?', '--as', 'ada@example.org');
  assert.equal((await program.run(['import', file, '--published'])).code, 1);
  assert.equal((await program.succeed('submissions', 'status', id, '--json')).json.status, 'changes_requested');
});

test('what an editor has submitted by the form stays in the queue, whoever imports its address', async () => {
  const db = await program.open();
  const { id: account } = await getAccountByEmail(db, 'ada@example.org');
  const row = toolRow(700);
  const file = await program.file('own.jsonl', jsonLines([row]));
  await program.succeed('import', file, '--as', 'ada@example.org');
  // As the form leaves it: without the act of an import.
  await db.write((trx) =>
    trx
      .updateTable('history')
      .set({ action: 'submit' })
      .where('actor_id', '=', account)
      .where('action', '=', 'imported')
      .execute(),
  );
  for (const more of [['--published'], []]) {
    const changed = await program.file('changed.jsonl', jsonLines([{ ...row, name: 'Overwritten' }]));
    await program.run(['import', changed, ...more, '--as', 'ada@example.org']);
    const [{ name }] = (await program.succeed('submissions', 'list', '--json')).json;
    assert.notEqual(name, 'Overwritten');
  }
  assert.equal(await waiting(), 1);
});
