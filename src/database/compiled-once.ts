/** Statements that are built and compiled once for each database: to build one costs more than to run it. */
import type { CompiledQuery } from 'kysely';
import type { Database, Reader } from './database.ts';

/**
 * A statement to be run with other parameters each time, in the order in which they stand in it. What `build` gives it in their
 * place says nothing; values that stay are written with `sql.lit`.
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
