/** The priority of long commands. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { test } from 'node:test';
import { lowerPriority } from '#cli/priority.ts';

test('a command goes below normal, and one that is lower already stays there', () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const { pid } = child;
  assert.ok(pid !== undefined);
  try {
    const own = getPriority();
    lowerPriority(pid);
    assert.equal(getPriority(pid), Math.max(own, 10));
    setPriority(pid, 19);
    lowerPriority(pid);
    assert.equal(getPriority(pid), 19);
  } finally {
    child.kill();
  }
});
