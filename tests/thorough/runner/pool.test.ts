/** The processes that run test files: what they report, and what becomes of one that ends early. One engine suffices: files have none. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runFiles } from '../../runner/pool.ts';

const root = mkdtempSync(join(tmpdir(), 'toolshelf-pool-'));
after(() => rmSync(root, { recursive: true }));

/** Each test that the files report, with what its file printed. */
async function run(files: Record<string, string>, name?: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  await runFiles({
    root,
    files: Object.keys(files),
    processes: 1,
    ...(name !== undefined && { name }),
    report({ file, tests }, output) {
      for (const { path, state, reason } of tests) {
        lines.push(`${file}: ${state}: ${path.join(' › ')}${reason === '' ? '' : `: ${reason.split('\n', 1)[0]}`}`);
      }
      if (output !== '') lines.push(`${file} printed ${output.trim()}`);
    },
  });
  return lines;
}

const TWO =
  "import { test } from 'node:test';\ntest('one', () => console.log('a line'));\ntest('two', () => undefined);\n";

test('each file is reported with its tests and what it printed', async () => {
  assert.deepEqual(
    await run({
      'a.mjs': TWO,
      'b.mjs': "import { test } from 'node:test';\ntest('three', () => { throw new Error('no'); });\n",
    }),
    ['a.mjs: passed: one', 'a.mjs: passed: two', 'a.mjs printed a line', 'b.mjs: failed: three: Error: no'],
  );
});

test('only the tests of that name run', async () => {
  assert.deepEqual(await run({ 'a.mjs': TWO }, 'tw'), ['a.mjs: passed: two']);
});

test('a file that ends its process fails, and those behind it run', async () => {
  assert.deepEqual(
    await run({ 'a.mjs': "import { test } from 'node:test';\ntest('one', () => process.exit(0));\n", 'b.mjs': TWO }),
    [
      'a.mjs: failed: the process of the file: the process ended with 0',
      'b.mjs: passed: one',
      'b.mjs: passed: two',
      'b.mjs printed a line',
    ],
  );
});

test('temporary files that a test leaves behind go with the run', async () => {
  const leaves = `import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { test } from 'node:test';
    test('one', () => console.log(mkdtempSync(join(tmpdir(), 'left-'))));`;
  const [, printed = ''] = await run({ 'a.mjs': leaves });
  const folder = printed.replace(/^.* printed /, '');
  assert.match(folder, /left-/);
  assert.ok(!existsSync(folder));
});
