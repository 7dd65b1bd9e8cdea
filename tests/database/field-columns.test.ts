/** Fields have columns, and migrations are listed: read from the sources, for `npm run check`. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { FIELD_NAMES, namesWhere } from '#fields/fields.ts';

const folder = join(import.meta.dirname, '../../src/database');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('each field has a column that a migration adds', () => {
  const migrations = globSync('migrations/**/*.ts', { cwd: folder }).map(read).join('\n');
  const lacking = FIELD_NAMES.filter((name) => !migrations.includes(`'${name}'`));
  assert.deepEqual(
    lacking,
    [],
    'no file of src/database/migrations names this column: see docs/add-a-field.md, step 2',
  );
});

test('each public field is in the view of published tools', () => {
  const [, columns = ''] = /const COLUMNS = `([^`]+)`/.exec(read('published-tools.ts')) ?? [];
  const names = new Set(columns.split(/[\s,]+/));
  const lacking = namesWhere({ audience: 'public' }).filter((name) => !names.has(name));
  assert.deepEqual(lacking, [], 'COLUMNS (src/database/published-tools.ts) lacks this column');
});

test('each file of the migrations is in their list', () => {
  const list = read('migrations.ts');
  const lacking = globSync('migrations/*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !list.includes(`'${name}': {`));
  assert.deepEqual(lacking, [], 'this migration is not in MIGRATIONS (src/database/migrations.ts)');
});
