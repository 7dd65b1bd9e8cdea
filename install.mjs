/** Installs the packages that are missing, for `npm start` and `npm test` on a fresh checkout. Runs on any Node from 20 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const production = process.argv.includes('--omit=dev');

/** Whether node_modules holds every package of the lock file in its version. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || (production && entry.dev)) return true;
    return present[path]?.version === entry.version;
  });
}

if (!isInstalled()) {
  process.stderr.write('Installing packages …\n');
  const options = production ? ['ci', '--omit=dev'] : ['ci'];
  const { status } = spawnSync('npm', options, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  process.exit(status ?? 1);
}
