/** The server for those who work on it: restarts on change, a log for eyes, the demo catalog, an editor and a maker to sign in as. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dataDir = process.env['DATA_DIR'] ?? join(root, 'data', 'dev');
const port = process.env['PORT'] ?? '3000';
const env = { ...process.env, DATA_DIR: dataDir, PORT: port };

/** Of no value: the database is this developer's own. */
const PASSWORD = 'a lantern for developers';
const ACCOUNTS = [
  { email: 'editor@example.org', role: 'admin' },
  { email: 'maker@example.org', role: 'member' },
] as const;

function runCommand(...words: string[]): { code: number; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { code: status ?? 1, stderr };
}

mkdirSync(dataDir, { recursive: true });
const migrated = runCommand('migrate');
if (migrated.code !== 0) {
  process.stderr.write(migrated.stderr);
  process.exit(1);
}
for (const { email, role } of ACCOUNTS) {
  const { code, stderr } = runCommand('accounts', 'create', '--email', email, '--password', PASSWORD, '--role', role);
  // From the second start on they are there.
  if (code !== 0 && !stderr.includes(email)) process.stderr.write(stderr);
}
process.stdout.write(
  `Sign in at http://localhost:${port}/en/sign-in as ${ACCOUNTS.map(({ email }) => email).join(' or ')},\npassword: ${PASSWORD}\n`,
);

const server = spawn(process.execPath, ['--watch-path=src', '--watch-preserve-output', 'src/main.ts'], {
  cwd: root,
  env,
  stdio: ['inherit', 'pipe', 'inherit'],
});
const pretty = spawn(
  process.execPath,
  [join(root, 'node_modules/pino-pretty/bin.js'), '--translateTime', 'HH:MM:ss', '--ignore', 'pid,hostname'],
  { stdio: [server.stdout, 'inherit', 'inherit'] },
);
// Ctrl-C goes to all of them; the server drains and the log ends with it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
pretty.on('exit', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
