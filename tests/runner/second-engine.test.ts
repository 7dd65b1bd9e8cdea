/** Which test files PostgreSQL runs after those that SQLite has run. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chooseForPostgres, keepNotes } from './second-engine.ts';

const WORLD = "import { world } from '../support/world.ts';\n";
const FILES: Readonly<Record<string, string>> = {
  'tests/support/world.ts': "import { openDatabase } from '#database/connection.ts';\n",
  'tests/support/programs.ts': "import { spawn } from 'node:child_process';\n",
  'tests/support/certificates.ts':
    "/** By openssl. One engine suffices: it keeps nothing. */\nimport { spawn } from 'node:child_process';\n",
  'tests/web/signed.test.ts': `${WORLD}import { sign } from '../support/certificates.ts';\nimport { timestamp } from '#database/database.ts';\n`,
  'tests/web/words.test.ts': "import { t } from '#locales/words.ts';\n",
  'tests/web/dear.test.ts': WORLD,
  'tests/web/cheap.test.ts': WORLD,
  'tests/web/other.test.ts': WORLD,
  'tests/web/engines.test.ts': `${WORLD}const one = ENGINE === 'sqlite';\n`,
  'tests/web/races.test.ts': `${WORLD}await Promise.all([one, two]);\n`,
  'tests/cli/start.test.ts': "import { start } from '../support/programs.ts';\n",
  'tests/cli/words.test.ts': `/** What it says. One engine suffices: it keeps nothing. */\n${WORLD}`,
};
const NOTES = {
  'tests/web/dear.test.ts': { statements: ['a', 'b', 'c'], processor: 9 },
  'tests/web/cheap.test.ts': { statements: ['a', 'b'], processor: 1 },
  'tests/web/other.test.ts': { statements: ['c', 'e'], processor: 1 },
  'tests/web/signed.test.ts': { statements: ['a'], processor: 5 },
  'tests/web/engines.test.ts': { statements: ['e'], processor: 1 },
  'tests/web/races.test.ts': { statements: [], processor: 1 },
};
const files = Object.keys(FILES).filter((file) => file.endsWith('.test.ts'));
const REQUIRED = ['tests/web/engines.test.ts', 'tests/web/races.test.ts', 'tests/cli/start.test.ts'];

let root = '';
before(() => {
  root = mkdtempSync(join(tmpdir(), 'toolshelf-engines-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
after(() => rmSync(root, { recursive: true }));

describe('PostgreSQL runs', () => {
  test('every file that opens a database or starts programs and does not say otherwise, as long as nothing is noted', () => {
    const others = ['dear', 'cheap', 'other', 'signed'].map((name) => `tests/web/${name}.test.ts`);
    assert.deepEqual(chooseForPostgres(root, files).toSorted(), [...REQUIRED, ...others].toSorted());
  });

  test('a file that nobody has noted', () => {
    const { 'tests/web/dear.test.ts': _unknown, ...known } = NOTES;
    assert.ok(chooseForPostgres(root, files, known).includes('tests/web/dear.test.ts'));
  });

  test('those that speak of engines, do things at once or start programs, and the cheapest with every statement', () => {
    const chosen = [...REQUIRED, 'tests/web/cheap.test.ts', 'tests/web/other.test.ts'];
    assert.deepEqual(chooseForPostgres(root, files, NOTES).toSorted(), chosen.toSorted());
  });

  test('a dear file for a statement of its own', () => {
    const dear = { ...NOTES['tests/web/dear.test.ts'], statements: ['a', 'b', 'c', 'd'] };
    assert.ok(
      chooseForPostgres(root, files, { ...NOTES, 'tests/web/dear.test.ts': dear }).includes('tests/web/dear.test.ts'),
    );
  });

  test('no file of this project for its world or its farm of servers alone', () => {
    const alone = ['tests/web/lists.test.ts', 'tests/thorough/links/held-logos.test.ts'];
    const notes = Object.fromEntries(alone.map((file) => [file, { statements: [], processor: 1 }]));
    assert.deepEqual(chooseForPostgres(join(import.meta.dirname, '../..'), alone, notes), []);
  });

  test('by the notes that were kept last', () => {
    keepNotes(root, NOTES);
    keepNotes(root, { 'tests/web/other.test.ts': { statements: ['a'], processor: 1 } });
    const chosen = chooseForPostgres(root, files);
    assert.ok(!chosen.includes('tests/web/other.test.ts'));
    assert.ok(chosen.includes('tests/web/dear.test.ts'));
  });
});
