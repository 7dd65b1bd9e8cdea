/** What docs/security.md and SECURITY.md name exists, and the page counts its own rows rightly. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const letter = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** Requirements that one row stands for: it names the first and the last of a chapter. */
const OF_A_CHAPTER = 7;

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`((?:src|tests|docs|deploy|decisions)\/[^`\s]+|compose\.yaml)`/g)].map(
    ([, path = '']) => path,
  );
  assert.ok(named.length > 100);
  const linked = [...page.matchAll(/\]\(\.\.\/([^)#]+)/g), ...letter.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(
    ([, path = '']) => path,
  );
  assert.deepEqual(
    [...new Set([...named, ...linked])].filter((path) => globSync(path, { cwd: root }).length === 0),
    [],
  );
});

test('the counts by status are those of the rows', () => {
  const counts: Record<string, number> = {};
  for (const [, last, status = ''] of page.matchAll(/^\| \d+\.\d+\.\d+( to \d+\.\d+\.\d+)? [^|]*\| ([^|]+) \|/gm))
    counts[status] = (counts[status] ?? 0) + (last === undefined ? 1 : OF_A_CHAPTER);
  const told = [...page.matchAll(/^\| (met|partly|not met|does not apply) \| (\d+) \|$/gm)];
  assert.deepEqual(counts, Object.fromEntries(told.map(([, status = '', count]) => [status, Number(count)])));
});
