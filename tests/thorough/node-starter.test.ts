/**
 * What npm scripts say on a machine that lacks a shared library of the Node that comes with the packages.
 * One engine suffices: no database is opened.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const ROOT = join(import.meta.dirname, '..', '..');
const SCRIPTS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const POSIX = { skip: process.platform === 'win32' ? 'the scripts need a POSIX shell' : false };

describe('npm scripts', POSIX, () => {
  let folder: string;
  let bin: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolshelf-starter-'));
    bin = join(folder, 'node_modules', '.bin');
    mkdirSync(bin, { recursive: true });
    for (const file of ['install.mjs', 'node.sh', 'package.json', 'package-lock.json'])
      copyFileSync(join(ROOT, file), join(folder, file));
    copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'node_modules', '.package-lock.json'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  function standIn(script: string): void {
    writeFileSync(join(bin, 'node'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'node'), 0o755);
  }

  /** As npm runs a script: its own Node is named in the environment, that of the packages comes first on the path. */
  function run(command: string): { status: number | null; stdout: string; stderr: string } {
    const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}`, npm_node_execpath: process.execPath };
    return spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  }

  const missing = (library: string): void =>
    standIn(
      `echo "node: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory" >&2; exit 127`,
    );

  test('each of them names the missing library and the package that brings it, by distribution', () => {
    missing('libatomic.so.1');
    for (const [name, command] of Object.entries(SCRIPTS)) {
      const { status, stdout, stderr } = run(command);
      assert.deepEqual([status, stdout], [1, ''], name);
      assert.match(stderr, /libatomic\.so\.1, which this machine lacks/, name);
      assert.match(stderr, /Debian, Ubuntu: apt-get install libatomic1\n/, name);
      assert.match(stderr, /Fedora, Red Hat: dnf install libatomic\n/, name);
    }
  });

  test('a library that nobody expected is named all the same', () => {
    missing('libsomething.so.7');
    const { status, stderr } = run(SCRIPTS['start'] ?? '');
    assert.equal(status, 1);
    assert.match(stderr, /libsomething\.so\.7, which this machine lacks/);
    assert.doesNotMatch(stderr, /undefined/);
  });

  test('a system with another C library is told', () => {
    standIn('echo "sh: node: not found" >&2; exit 127');
    const { status, stderr } = run(SCRIPTS['toolshelf'] ?? '');
    assert.equal(status, 1);
    assert.match(stderr, /node: not found.*glibc/);
  });

  test('where Node starts it gets the arguments, in the place of the shell', () => {
    standIn('echo "$$ $*"');
    const { status, stdout } = spawnSync(
      'sh',
      ['-c', `echo "$$"; ${SCRIPTS['toolshelf'] ?? ''} categories list "two words"`],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(status, 0);
    const [pid, started] = stdout.trimEnd().split('\n');
    assert.equal(started, `${pid} src/cli/main.ts categories list two words`);
  });
});
