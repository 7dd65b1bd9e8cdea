/** The small bugs that `npm run mutants` puts in: which ones a source has, and that a seed chooses the same ones again. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readImportGraph } from './support/import-graph.ts';
import { changesOf, withChange } from './mutants/changes.ts';
import { testsOf } from './mutants/order.ts';
import { orderedMutants } from './mutants/selection.ts';

const root = join(import.meta.dirname, '..');

function mutantsOf(source: string, path = 'a.ts'): string[] {
  return changesOf(path, source).map((change) => withChange(source, change));
}

test('a condition loses a side, a comparison its bound, a branch its place, a constant one, and a call itself', () => {
  assert.deepEqual(mutantsOf('const a = b && c;'), ['const a = b;', 'const a = c;']);
  assert.deepEqual(mutantsOf('const a = b < c;'), ['const a = b <= c;']);
  assert.deepEqual(mutantsOf('const a = b ? c : d;'), ['const a = b ? d : c;']);
  assert.deepEqual(mutantsOf('if (a) b = c;'), ['if (!(a)) b = c;']);
  assert.deepEqual(mutantsOf('const a = 7;'), ['const a = 8;', 'const a = 6;']);
  assert.deepEqual(mutantsOf('await a(b);'), [';']);
});

test('types, logs, tuning, data and timers that end with the process are left alone', () => {
  for (const source of [
    'type A = 1 | 2;',
    'const a: A<1> = b as C<2>;',
    'log.warn({ count: 3 }, "slow");',
    'const PAUSE_MS = 20;',
    'const a = [1, 2, 3, 4, 5, 6, 7, 8, 9];',
    'timer.unref();',
    'const a = 86_400_000;',
    'const a = b ?? c;',
    'factMemo.set(a, b);',
    'const a = remembered(b, { most: 9, longest: 40 });',
  ])
    assert.deepEqual(mutantsOf(source), [], source);
  assert.deepEqual(mutantsOf('const LONGEST = 400;', 'cached-reads.ts'), []);
  assert.deepEqual(mutantsOf('const a = b.limit(1);'), ['const a = b.limit(0);']);
});

test('a seed chooses the same mutants again, of different rooms, and another seed others', () => {
  const firstOf = (seed: number): string[] =>
    orderedMutants(root, seed, 'src/catalog')
      .take(20)
      .map(({ file, line, text }) => `${file}:${line} ${text}`)
      .toArray();
  assert.deepEqual(firstOf(1), firstOf(1));
  assert.notDeepEqual(firstOf(1), firstOf(2));
  assert.equal(new Set(firstOf(1).map((line) => line.slice(0, line.lastIndexOf('/')))).size, 20);
});

test('the tests that are most like a file come first', () => {
  const graph = readImportGraph(root);
  const [first] = testsOf(graph, 'src/catalog/moderation/decisions/undo.ts');
  assert.equal(first, 'tests/catalog/moderation/undo.test.ts');
  assert.ok(
    testsOf(graph, 'src/catalog/moderation/editor-statistics.ts')
      .slice(0, 12)
      .includes('tests/web/desk-figures.test.ts'),
  );
});
