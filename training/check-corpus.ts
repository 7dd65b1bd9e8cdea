/**
 * Holds the corpus, and the models that ship, to tests/corpus: npm run train -- --check. They take a minute of processor time and
 * run when one of the files that they depend on has changed since they last passed, by the hash in corpus/checked.txt.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const CHECKED = join(root, 'corpus/checked.txt');
const FILES = [
  'corpus/**/*.{jsonl,txt}',
  'models/*',
  'training/**/*.ts',
  'demo/categories.json',
  'src/catalog/{language,screening,search/analysis}/**/*.*',
  'tests/corpus/*.ts',
];

function hashOfFiles(): string {
  const hash = createHash('sha256');
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => file.split(sep).join('/'));
  for (const file of files.filter((one) => one !== 'corpus/checked.txt').toSorted()) {
    // As they are where git ends lines otherwise.
    hash.update(`${file}\n${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex');
}

const found = hashOfFiles();
if (found === readFileSync(CHECKED, 'utf8').trim()) {
  process.stdout.write('The corpus is as it was when its tests last passed.\n');
} else {
  const { status } = spawnSync(process.execPath, ['tests/run.ts', 'tests/corpus'], { cwd: root, stdio: 'inherit' });
  if (status === 0) writeFileSync(CHECKED, `${found}\n`);
  process.exitCode = status ?? 1;
}
