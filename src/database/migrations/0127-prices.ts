/** Prices as numbers, and the addresses of pages of prices. */
import type { Kysely } from 'kysely';

export async function addPrices(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'tools']) {
    await db.schema.alterTable(table).addColumn('price_from', 'text').execute();
    await db.schema.alterTable(table).addColumn('pricing_url', 'text').execute();
  }
}
