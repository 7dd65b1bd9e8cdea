/** Pictures that lie outside the database, and the objects that are to be removed there. */
import { sql, type Kysely } from 'kysely';

export async function addOutsidePictures(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column object text`.execute(db);
  await sql`create index pictures_inside on pictures (hash, width) where object is null`.execute(db);
  await sql`create index pictures_outside on pictures (object) where object is not null`.execute(db);
  await sql`create table stray_objects (name text primary key not null, remove_at text not null)`.execute(db);
  await sql`create index stray_objects_due on stray_objects (remove_at)`.execute(db);
}
