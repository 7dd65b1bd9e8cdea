/** What the linter reads again after a change. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { lintScope } from '../scripts/lint-scope.ts';

const root = mkdtempSync(join(tmpdir(), 'toolshelf-lint-'));
after(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'src/tools'), { recursive: true });
mkdirSync(join(root, 'client'));

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const scope = (): readonly string[] => lintScope(root, ['src']).files.toSorted();
for (const file of ['.oxlintrc.json', 'tsconfig.json', 'client/tsconfig.json', 'package.json', 'package-lock.json'])
  write(file, '{}');
write('src/prices.ts', 'export type Price = number;');
write('src/tools/tool.ts', "import type { Price } from '../prices.ts';");
write('src/tools/list.ts', "import { priceOf } from '#tools/tool.ts';");
write('src/other.ts', 'export const other = 1;');
const ALL = ['src/other.ts', 'src/prices.ts', 'src/tools/list.ts', 'src/tools/tool.ts'];

describe('the scope of the linter', () => {
  test('is everything before the first run that finds nothing, and nothing after it', () => {
    assert.deepEqual(scope(), ALL);
    lintScope(root, ['src']).keep();
    assert.deepEqual(scope(), []);
  });
  test('is what has changed with all that takes up types from it', () => {
    write('src/prices.ts', 'export type Price = string;');
    assert.deepEqual(scope(), ['src/prices.ts', 'src/tools/list.ts', 'src/tools/tool.ts']);
  });
  test('has what imported a file that is gone', () => {
    lintScope(root, ['src']).keep();
    rmSync(join(root, 'src/tools/tool.ts'));
    assert.deepEqual(scope(), ['src/tools/list.ts']);
  });
  test('is everything after a change of settings or packages', () => {
    lintScope(root, ['src']).keep();
    write('package-lock.json', '{"version": 2}');
    assert.deepEqual(
      scope(),
      ALL.filter((file) => file !== 'src/tools/tool.ts'),
    );
  });
});
