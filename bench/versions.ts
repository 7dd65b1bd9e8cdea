/** Two versions of the program side by side: a checkout that is there, or one made for a revision of git. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tests/support/processes.ts';

export interface Version {
  name: string;
  /** The folder of its checkout. */
  root: string;
  /** Removes what was made for it. */
  close(): void;
}

export const THIS_VERSION: Version = { name: 'this', root: ROOT, close: () => undefined };

const LOCK = 'package-lock.json';

/** The checkout in a folder, or of a revision; undefined where the repository, or its part that is here, has none of that name. */
export function openVersion(word: string): Version | undefined {
  if (existsSync(join(word, LOCK))) return { name: word, root: word, close: () => undefined };
  const commit = commitOf(word);
  if (commit === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-version-'));
  const root = join(folder, 'checkout');
  const git = (...words: string[]): void => void execFileSync('git', words, { cwd: ROOT, stdio: 'ignore' });
  const close = (): void => {
    git('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', root, commit);
  try {
    installAs(root);
  } catch (error) {
    close();
    throw error;
  }
  return { name: commit.slice(0, 8), root, close };
}

function commitOf(revision: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Gives a checkout the packages of this one if they are the same, else its own. */
function installAs(root: string): void {
  const lockOf = (folder: string): string => readFileSync(join(folder, LOCK), 'utf8');
  if (lockOf(root) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  execFileSync(process.execPath, ['install.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
