/** A PostgreSQL server and one that follows it. Apart from the server alone: a test file that starts programs runs on both engines. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts a server and one that follows it, in a temporary folder; the second is to be stopped first. */
export async function startWithReplica(): Promise<{ primary: PostgresServer; replica: PostgresServer }> {
  const base = mkdtempSync(join(temporaryFolder(), 'toolshelf-replica-'));
  chmodSync(base, 0o755);
  const [first, second] = [join(base, 'primary'), join(base, 'replica')];
  // The binaries of the package have no pg_basebackup: the copy is made while the server stands still.
  await (await startPostgres(first)).stop();
  execFileSync('cp', ['-a', first, second]);
  writeFileSync(join(second, 'data', 'standby.signal'), '');
  const primary = await startPostgres(first);
  const replica = await startPostgres(second, primary.url);
  const stop = (): Promise<void> => primary.stop().then(() => rmSync(base, { recursive: true, force: true }));
  return { primary: { ...primary, stop }, replica };
}
