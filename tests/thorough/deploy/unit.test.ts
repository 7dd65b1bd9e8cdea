/** The systemd unit in deploy/, as systemd reads it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
const skip = isInstalled ? false : 'skipped: systemd-analyze is not installed';

test('systemd finds nothing wrong with the unit, and little that it could do to the machine', { skip }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-unit-'));
  try {
    const unit = await readFile(join(import.meta.dirname, '..', '..', '..', 'deploy', 'toolshelf.service'), 'utf8');
    const file = join(folder, 'toolshelf.service');
    // The program has to be there; the checkout of this test is not in /opt.
    const root = join(import.meta.dirname, '..', '..', '..');
    await writeFile(file, unit.replaceAll('/opt/toolshelf', root));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    assert.deepEqual([verified.status, verified.stderr], [0, '']);
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    assert.equal(rated.status, 0, rated.stdout.slice(-200));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
