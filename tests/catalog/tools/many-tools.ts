/** Many tools in the database, which the server has to take over, and how many it shows. */
import { publish } from '../../support/factories.ts';
import type { World } from '../../support/world.ts';

/** Publishes many tools at once without telling the app. */
export function publishMany(w: World, name: string, count: number): Promise<string[]> {
  return publish(
    w.db,
    Array.from({ length: count }, (_, at) => ({ name: `${name} ${at}`, slug: `${name}-${at}` })),
  );
}

export async function totalOf(w: World): Promise<number> {
  return (await w.visitor.get('/api/v1/tools?per_page=1')).json.pagination.total;
}
