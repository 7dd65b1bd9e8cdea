/** Which files a command line of the tests asks for. One engine suffices: it starts git alone. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { hintAtBrowser, readRequest, selectFiles } from './selection.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/mail/post.ts': 'export const post = 1;\n',
  'src/mail/other.ts': 'export const other = 1;\n',
  'tests/mail/post.test.ts': "import { post } from '#mail/post.ts';\nvoid post;\n",
  'tests/mail/other.test.ts': "import { other } from '#mail/other.ts';\nvoid other;\n",
  'tests/thorough/mail/long.test.ts': "import { post } from '#mail/post.ts';\nvoid post;\n",
  'tests/browser/look.test.ts': '',
  'tests/corpus/rows.test.ts': '',
};

let root = '';
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
const select = (...words: string[]): string[] => selectFiles(root, readRequest(words)).toSorted();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

before(() => {
  root = mkdtempSync(join(tmpdir(), 'toolshelf-selection-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
after(() => rmSync(root, { recursive: true }));

describe('the files to run', () => {
  test('are the first tier, the second one, or both', () => {
    const first = ['tests/mail/other.test.ts', 'tests/mail/post.test.ts'];
    assert.deepEqual(select(), first);
    assert.deepEqual(select('--thorough'), ['tests/thorough/mail/long.test.ts']);
    assert.deepEqual(select('--all'), [...first, 'tests/thorough/mail/long.test.ts']);
  });

  test('are those of a folder, a pattern or a name', () => {
    assert.deepEqual(select('tests/browser'), ['tests/browser/look.test.ts']);
    assert.deepEqual(select('tests/**/p*.test.ts', 'tests/mail/post.test.ts'), ['tests/mail/post.test.ts']);
  });

  test('are those that a file of the program can reach', () => {
    assert.deepEqual(select('src/mail/post.ts'), ['tests/mail/post.test.ts']);
    assert.throws(() => select('src/mail/none.ts'), /No test file is called/);
  });

  test('are not none: a name that leads nowhere is refused', () => {
    assert.throws(() => select('tests/mail/pots.test.ts'), /No test file is called tests\/mail\/pots\.test\.ts\./);
    assert.throws(() => select('--test-name-pattern=x'), /Unknown option/);
    assert.throws(() => select('-t', ''), /part of the name/);
    assert.throws(() => select('--processes=0'), /a number from 1 to 99/);
  });

  test('are those that changed, staged and new files reach', () => {
    assert.deepEqual(select('--changed'), []);
    write('src/mail/post.ts', 'export const post = 2;\n');
    assert.deepEqual(select('--changed'), ['tests/mail/post.test.ts']);
    assert.deepEqual(select('--changed', '--all'), ['tests/mail/post.test.ts', 'tests/thorough/mail/long.test.ts']);
    git('add', '.');
    assert.deepEqual(select('--changed'), ['tests/mail/post.test.ts']);
    write('tests/mail/new.test.ts', '');
    assert.deepEqual(select('--changed'), ['tests/mail/new.test.ts', 'tests/mail/post.test.ts']);
    git('add', '.');
    git('commit', '--quiet', '--message', 'second');
    assert.deepEqual(select('--changed'), []);
    assert.deepEqual(select('--changed=HEAD~1'), ['tests/mail/new.test.ts', 'tests/mail/post.test.ts']);
    assert.throws(() => select('--changed=nowhere'), /nowhere/);
  });

  test('leave out the browser, which a change of a page names', () => {
    const hint = (...words: string[]): string | undefined => hintAtBrowser(root, readRequest(words));
    assert.equal(hint('--changed'), undefined);
    write('src/web/page.ts', '');
    assert.match(hint('--changed') ?? '', /^tests\/browser is apart/);
    assert.equal(hint(), undefined);
  });
});
