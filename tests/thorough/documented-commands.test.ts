/**
 * The commands of README and docs/ run as they are printed, each page beside a server of its own with the demo catalog.
 * A block says what else it needs after `sh`: docker, systemd, postgres, settings, or start; such blocks are only read.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describe, test } from 'node:test';
import { COMMANDS } from '#cli/commands.ts';
import { ROOT, startServer } from '../support/processes.ts';
import { readResult } from '../support/program-result.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENGINE } from '../support/world.ts';

/** The server's address in the documents. */
const ADDRESS = 'http://localhost:3000';
const NEEDS = ['docker', 'systemd', 'postgres', 'settings', 'start'];

interface Block {
  line: number;
  needs: string;
  text: string;
}

const pages = globSync(['README.md', 'docs/*.md'], { cwd: ROOT })
  .map((path) => path.split(sep).join('/'))
  .map((file) => ({ file, blocks: blocksOf(readFileSync(join(ROOT, file), 'utf8')) }))
  .filter(({ blocks }) => blocks.length > 0);

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```sh *([^\n]*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: needs = '', 2: block = '' }) => ({
    line: text.slice(0, index).split('\n').length + 1,
    needs,
    text: block,
  }));
}

/** One script, so that a variable of one block is known in the next; says before each where it stands. */
function scriptOf(blocks: readonly Block[], address: string): string {
  const parts = blocks.map(({ line, text }) => `echo "line ${line}" >&2\n${text}`);
  return ['set -euo pipefail', ...parts].join('\n').replaceAll(ADDRESS, address);
}

test('a block of commands that is only read says what it needs', () => {
  const unknown = pages.flatMap(({ file, blocks }) =>
    blocks.filter(({ needs }) => needs !== '' && !NEEDS.includes(needs)).map(({ line }) => `${file}:${line}`),
  );
  assert.deepEqual(unknown, []);
});

test('every command of the program that a block names exists', () => {
  const known = new Set(COMMANDS.map(({ name }) => name));
  const unknown = pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ line, text }) =>
      [...text.matchAll(/(?:^|[|($] ?|&& )(?:\w+=\S+ )*toolshelf ([a-z-]+)(?: ([a-z-]+))?/gm)]
        .filter(([, first = '', second = '']) => !known.has(first) && !known.has(`${first} ${second}`))
        .map(([, first, second]) => `${file}:${line}: ${first} ${second}`),
    ),
  );
  assert.deepEqual(unknown, []);
});

/** Pages as documents name them. */
const PAGE = /`(\/en\/[a-z0-9/-]+)`/g;

test(
  'every page that README and docs/ name exists',
  { skip: ENGINE === 'sqlite' ? false : 'once is enough' },
  async () => {
    const folder = await mkdtemp(join(temporaryFolder(), 'toolshelf-documented-'));
    const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', OUTGOING: 'off', DEMO_CATALOG: 'off' };
    const server = await startServer('addresses', [join(ROOT, 'src/main.ts')], settings, '/readyz', {
      keepLog: join(folder, 'log'),
    });
    try {
      const missing: string[] = [];
      for (const file of globSync(['README.md', 'docs/*.md'], { cwd: ROOT })) {
        const paths = [...readFileSync(join(ROOT, file), 'utf8').matchAll(PAGE)].map(([, path = '']) => path);
        for (const path of new Set(paths)) {
          const response = await fetch(`http://localhost:${server.port}${path}`, { redirect: 'manual' });
          await response.arrayBuffer();
          if (response.status === 404) missing.push(`${file}: ${path}`);
        }
      }
      assert.deepEqual(missing, []);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

describe('as printed', { skip: ENGINE === 'sqlite' ? false : 'the documents begin on SQLite' }, () => {
  for (const { file, blocks } of pages) {
    const run = blocks.filter(({ needs }) => needs === '');
    if (run.length === 0) continue;
    test(`the commands of ${file} succeed`, async () => {
      const folder = await mkdtemp(join(temporaryFolder(), 'toolshelf-documented-'));
      const data = join(folder, 'data');
      const settings = { DATA_DIR: data, LOG_LEVEL: 'silent', OUTGOING: 'off' };
      await mkdir(join(folder, 'bin'));
      await writeFile(
        join(folder, 'bin/toolshelf'),
        `#!/bin/sh\nexec ${process.execPath} ${ROOT}src/cli/main.ts "$@"\n`,
      );
      await chmod(join(folder, 'bin/toolshelf'), 0o755);
      const server = await startServer(file, [join(ROOT, 'src/main.ts')], settings, '/readyz', {
        keepLog: join(folder, 'log'),
      });
      try {
        const child = spawn('bash', [], {
          cwd: folder,
          env: { ...settings, PORT: String(server.port), PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
        });
        const { code, stdout, stderr } = await readResult(child, scriptOf(run, `http://localhost:${server.port}`));
        assert.equal(code, 0, `${stdout.slice(-2_000)}\n${stderr.slice(-2_000)}`);
      } finally {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
});
