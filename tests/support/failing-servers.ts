/** Servers that fail in one way each, so that tests can open their error pages. */
import type { World } from './world.ts';
import { openWorld } from './world.ts';

export interface FailingServer {
  /** Of the picture, without the language. */
  name: string;
  /** Of every page of the world. */
  status: number;
  /** The caller closes it. */
  open(): Promise<World>;
}

export const FAILING_SERVERS: readonly FailingServer[] = [
  {
    name: 'failure-too-many-requests',
    status: 429,
    async open() {
      const world = await openWorld({ READ_LIMIT_PER_MINUTE: '1' });
      await world.visitor.get('/en');
      return world;
    },
  },
  {
    name: 'failure-of-the-server',
    status: 500,
    async open() {
      const world = await openWorld();
      await world.db.write(async (trx) => {
        for (const table of ['placement_days', 'placements']) await trx.schema.dropTable(table).execute();
      });
      return world;
    },
  },
  {
    name: 'failure-for-a-moment',
    status: 503,
    async open() {
      const world = await openWorld();
      Object.defineProperty(world.app.context.db, 'read', {
        get() {
          throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
        },
      });
      return world;
    },
  },
];
