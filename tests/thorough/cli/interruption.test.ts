/** Ctrl-C in a long command: it says what is kept. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { CATEGORIES, createProgram, isPostgres, jsonLines, toolRow, type Program } from '../../cli/program.ts';
import { until } from '../../support/until.ts';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const ROWS = 2_000;

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
});
after(() => program.close());

/** Runs a command beside the test. */
function begin(...words: string[]) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: program.databaseUrl, DATA_DIR: program.folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A shell says 130 for either: the code of the program, or its end by the signal.
  const code = new Promise<number | null>((resolve) =>
    child.once('close', (own, signal) => resolve(signal === 'SIGINT' ? 130 : own)),
  );
  const said = text(child.stderr);
  return {
    async interrupt() {
      // Twice, as behind npm, which sends the signal of the terminal on.
      child.kill('SIGINT');
      child.kill('SIGINT');
      return { code: await code, said: await said };
    },
  };
}

test(
  'an interrupted import says that the written rows stay',
  { skip: process.platform === 'linux' ? false : 'skipped: needs mkfifo' },
  async () => {
    // A pipe that stays open holds the import after its first rows.
    const pipe = join(program.folder, 'rows.jsonl');
    execFileSync('mkfifo', [pipe]);
    const { interrupt } = begin('import', pipe, '--published');
    const handle = await open(pipe, 'w');
    const db = await program.open();
    const count = async () => (await db.read.selectFrom('tools').select('id').execute()).length;
    await handle.write(jsonLines(Array.from({ length: ROWS }, (_, index) => toolRow(index))));
    await until(async () => (await count()) > 0);
    const { code, said } = await interrupt();
    await handle.close();
    assert.equal(code, 130);
    const [, written = ''] =
      /^toolshelf: interrupted; (\d+) rows? (?:is|are) stored and stay; run it again for the rest\n$/.exec(said) ?? [];
    assert.ok(written !== '' && Number(written) <= (await count()), said);
  },
);

test('an interrupted backup leaves no part of it', { skip: isPostgres ? 'of SQLite' : false }, async () => {
  const db = await program.open();
  await db.write((trx) =>
    sql`create table ballast as
      with recursive rows (n) as (select 1 union all select n + 1 from rows where n < 400)
      select n, zeroblob(200000) as bytes from rows`.execute(trx),
  );
  const file = join(program.folder, 'interrupted.db');
  const parts = async () => (await readdir(program.folder)).filter((name) => name.startsWith('interrupted.db'));
  const { interrupt } = begin('backup', file);
  await until(async () => (await parts()).length > 0);
  const { code, said } = await interrupt();
  // On a fast disk it may have been whole before the signal.
  assert.deepEqual(await parts(), code === 0 ? ['interrupted.db'] : []);
  if (code !== 0)
    assert.deepEqual([code, said.split('\n')[0]], [130, `toolshelf: interrupted; ${file} was not written`]);
});
