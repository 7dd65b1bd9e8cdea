/** The source of a tool's screenshot: its maker or its site. */
import { sql, type Kysely } from 'kysely';

/** Earlier screenshots have no source: their makers uploaded them. */
export async function addPictureSources(db: Kysely<unknown>): Promise<void> {
  for (const column of ['screenshot_source', 'screenshot_address', 'screenshot_found_at'])
    await sql`alter table tools add column ${sql.ref(column)} text`.execute(db);
  await sql`alter table picture_offers add column address text`.execute(db);
  // Sites of tools with an uploaded logo were never looked at.
  await sql`update tools set logo_due_at = ''
    where state = 'published' and logo_due_at = '9999-12-31T00:00:00.000Z'`.execute(db);
}
