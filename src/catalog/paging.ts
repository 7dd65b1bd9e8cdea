/** One page of a list and its parameters. */
import { sql, type SelectQueryBuilder } from 'kysely';

export interface Page<T> {
  items: T[];
  /** Rows on all pages. */
  total: number;
}

/** Pages count from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/** The row count of a query; PostgreSQL returns it as text. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const { count } = await query
    .select(sql<number | string>`count(*)`.as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
