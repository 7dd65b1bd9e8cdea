/** docs/security.md counts its own rows rightly. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'security.md'), 'utf8');

/** Requirements that one row stands for: it names the first and the last of a chapter. */
const OF_A_CHAPTER = 7;

test('the counts by status are those of the rows', () => {
  const counts: Record<string, number> = {};
  for (const [, last, status = ''] of page.matchAll(/^\| \d+\.\d+\.\d+( to \d+\.\d+\.\d+)? [^|]*\| ([^|]+) \|/gm))
    counts[status] = (counts[status] ?? 0) + (last === undefined ? 1 : OF_A_CHAPTER);
  const told = [...page.matchAll(/^\| (met|partly|not met|does not apply) \| (\d+) \|$/gm)];
  assert.deepEqual(counts, Object.fromEntries(told.map(([, status = '', count]) => [status, Number(count)])));
});
