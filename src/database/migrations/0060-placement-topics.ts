/** What placements are booked for, and how often each was seen and followed on each day. */
import type { Kysely } from 'kysely';

export async function addPlacementTopics(db: Kysely<unknown>): Promise<void> {
  for (const column of ['categories', 'words'])
    await db.schema
      .alterTable('placements')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  await db.schema
    .createTable('placement_days')
    .addColumn('placement_id', 'text', (c) => c.notNull().references('placements.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('clicks', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('placement_days_key', ['placement_id', 'day'])
    .execute();
  await db.schema.createIndex('placements_by_tool').on('placements').column('tool_id').execute();
}
