/**
 * Installs the packages that are missing, for `npm start` and `npm test` on a fresh checkout, and says what the machine
 * lacks when the Node among them cannot start. Runs on any Node from 20 on, never on that one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const production = process.argv.includes('--omit=dev');

/** Packages that bring a shared library, as each family of distributions calls them. */
const PACKAGES = {
  'libatomic.so.1': { apt: 'libatomic1', dnf: 'libatomic', zypper: 'libatomic1', pacman: 'gcc-libs' },
  'libstdc++.so.6': { apt: 'libstdc++6', dnf: 'libstdc++', zypper: 'libstdc++6', pacman: 'gcc-libs' },
  'libgcc_s.so.1': { apt: 'libgcc-s1', dnf: 'libgcc', zypper: 'libgcc_s1', pacman: 'gcc-libs' },
};
const DISTRIBUTIONS = {
  apt: ['Debian, Ubuntu', 'apt-get install'],
  dnf: ['Fedora, Red Hat', 'dnf install'],
  zypper: ['openSUSE', 'zypper install'],
  pacman: ['Arch', 'pacman -S'],
};

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

/** Why the Node of node_modules cannot start, and what to do about it; undefined when it starts or is not there. */
function findTrouble() {
  const node = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) return undefined;
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const [, library] = /(\S+\.so[.\d]*): cannot open shared object file/.exec(stderr ?? '') ?? [];
  if (library === undefined) {
    const reason = error?.code ?? (stderr?.trim() || `exit code ${status}`);
    return `${node} cannot start (${reason}). It needs a system with glibc 2.28 or newer; Alpine Linux has another C library.`;
  }
  const packages = PACKAGES[library];
  const ways = Object.entries(DISTRIBUTIONS).map(([family, [names, command]]) => `  ${names}: ${command} ${packages?.[family]}`);
  return [
    `The Node that comes with the packages needs the shared library ${library}, which this machine lacks.`,
    ...(packages === undefined ? [] : ['Install it as root and try again:', ...ways]),
  ].join('\n');
}

if (!process.argv.includes('--check') && !isInstalled()) {
  process.stderr.write('Installing packages …\n');
  const options = production ? ['ci', '--omit=dev'] : ['ci'];
  const { status } = spawnSync('npm', options, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const trouble = findTrouble();
if (trouble !== undefined) {
  process.stderr.write(`${trouble}\n`);
  process.exit(1);
}
