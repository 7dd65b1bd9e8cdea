/** docs/add-a-locale.md names every place that a ninth language needs: what the compiler misses is what the page says, and nothing else. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..', '..');
/** Where the language itself is named, and what only runs with it. */
const NOT_MISSED = new Set(['src/mail/messages.ts']);

test('the page about a new language names all that it needs', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-locale-'));
  try {
    await cp(join(ROOT, 'src'), join(folder, 'src'), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) await cp(join(ROOT, file), join(folder, file));
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const locales = join(folder, 'src', 'catalog', 'locales.ts');
    const before = await readFile(locales, 'utf8');
    await writeFile(locales, before.replace(/(LOCALES = \[[^\]]*)\]/, "$1, 'it']"));
    const { stdout } = spawnSync(join(ROOT, 'node_modules', '.bin', 'tsc'), ['--noEmit', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const missed = new Set([...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file));
    const page = await readFile(join(ROOT, 'docs', 'add-a-locale.md'), 'utf8');
    const named = new Set(
      [...page.matchAll(/`(src\/[^`]+\.ts)`/g)].flatMap(([, pattern = '']) =>
        globSync(pattern, { cwd: ROOT }).filter((file) => !file.includes('/mails/it')),
      ),
    );
    for (const file of NOT_MISSED) named.delete(file);
    assert.deepEqual([...missed].toSorted(), [...named].toSorted());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
