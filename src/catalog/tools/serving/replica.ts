/** Reads of published tools from a replica of the database, while it has every change that this process shows. */
import type { Database, Reader } from '#database/database.ts';
import { startHeartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';

/** Before all revisions: nothing is read from the replica. */
const NONE = -1;
const OTHER = 'DATABASE_READ_URL: expected a replica of DATABASE_URL, but it is another database';

export interface Replica extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  db: Database;
}

export interface PublishedReads {
  /**
   * Runs statements that read published tools: on the replica while it has every change that may be
   * visible, otherwise, and where they fail there, on the database itself.
   */
  read<T>(act: (db: Reader) => Promise<T>): Promise<T>;
  /** Milliseconds since the replica had all of them, 0 while it has; undefined without one. */
  behind(): number | undefined;
  stop(): Promise<void>;
}

/** Without a replica. */
export function readsOf(db: Database): PublishedReads {
  return { read: (act) => act(db.read), behind: () => undefined, stop: () => Promise.resolve() };
}

/** The home is stored by the primary (database/home.ts): another database has another. */
function readState(db: Reader) {
  return db.selectFrom('catalog_revision').select(['revision', 'home']).where('id', '=', 1).executeTakeFirstOrThrow();
}

/** The revision of a replica. Throws an Error of one line if it is another database. */
export async function readReplica(db: Reader, replica: Reader): Promise<number> {
  const { revision, home } = await readState(replica);
  if (home !== (await readState(db)).home) throw new Error(OTHER);
  return revision;
}

/**
 * Follows the revision of a replica; `stop` closes the replica. `newest` is the newest revision that
 * this process may show. A replica with an older revision is not read: the caches would keep its rows
 * beside a newer index.
 * Throws if the replica is another database; one that does not answer is reported, and may come later.
 */
export async function followReplica(
  db: Database,
  { db: replica, ...told }: Replica,
  newest: () => number,
): Promise<PublishedReads> {
  const { clock } = db;
  const { home } = await readState(db.read);
  let revision = NONE;
  let newestAt = clock.monotonic();

  async function ask(): Promise<void> {
    const state = await readState(replica.health);
    // The home of a database changes when another server takes its place.
    revision = state.home === home ? state.revision : await readReplica(db.health, replica.health);
    if (revision >= newest()) newestAt = clock.monotonic();
  }
  function onLost(error: unknown): void {
    revision = NONE;
    told.onLost(error);
  }
  try {
    await ask();
  } catch (error) {
    if (error instanceof Error && error.message === OTHER) throw error;
    onLost(error);
  }
  const heartbeat = startHeartbeat({ clock, ask, onLost, onFound: told.onFound });

  return {
    async read(act) {
      if (revision < newest()) return act(db.read);
      try {
        return await act(replica.read);
      } catch {
        // It is lost, or has cancelled the statement to replay a change: nothing more until the next heartbeat.
        revision = NONE;
        return act(db.read);
      }
    },
    behind: () => (revision >= newest() ? 0 : clock.monotonic() - newestAt),
    async stop() {
      heartbeat.stop();
      await replica.close();
    },
  };
}
