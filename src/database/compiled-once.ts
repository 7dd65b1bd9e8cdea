/** Statements that are compiled once for each database: building one costs more than running it. */
import type { CompiledQuery } from 'kysely';
import type { Database, Reader } from './database.ts';

/**
 * A statement with new parameters each time, in the order of their places. `build` uses dummy
 * parameters; constants must be written with `sql.lit`.
 */
export function compiledOnce<Row>(
  build: (db: Pick<Database, 'read' | 'engine'>) => CompiledQuery<Row>,
): (db: Database, parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = new WeakMap<Reader, CompiledQuery<Row>>();
  return async ({ read, engine }, parameters) => {
    let query = compiled.get(read);
    if (query === undefined) {
      query = build({ read, engine });
      compiled.set(read, query);
    }
    const { rows } = await read.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
