/** An account's own pictures, and the room that unreviewed ones take. */
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#database/database.ts';
import { heldSince } from './held-pictures.ts';

/** Whether a picture is held for the account, or belongs to its submissions, tools or offers. */
export async function isOwnPicture(db: Database, accountId: string, hash: string): Promise<boolean> {
  const row = await db.read
    .selectNoFrom(
      sql<unknown>`exists (select 1 from held_pictures as h
          where h.account_id = ${accountId} and h.hash = ${hash} and h.held_at > ${heldSince(db)})
        or exists (select 1 from submission_pictures as p join submissions as s on s.id = p.submission_id
          where p.hash = ${hash} and s.account_id = ${accountId})
        or exists (select 1 from picture_offers as o join tools as t on t.id = o.tool_id
          where o.hash = ${hash} and (o.account_id = ${accountId} or t.account_id = ${accountId}))
        or exists (select 1 from tools as t where t.logo_hash = ${hash} and t.account_id = ${accountId})
        or exists (select 1 from tools as t where t.screenshot_hash = ${hash} and t.account_id = ${accountId})`.as(
        'is_own',
      ),
    )
    .executeTakeFirstOrThrow();
  return Boolean(row.is_own);
}

const MEGABYTE = 1_048_576;

/** Whether the account's unreviewed pictures take less than these megabytes. */
export async function hasPictureRoom(db: Reader | Tx, accountId: string, megabytes: number): Promise<boolean> {
  return (await countUnpublishedBytes(db, accountId)) < megabytes * MEGABYTE;
}

/** As hasPictureRoom, with the account locked: concurrent forms are stored in sequence. */
export async function takePictureRoom(trx: Tx, accountId: string, megabytes: number): Promise<boolean> {
  await trx.lockRows(trx.selectFrom('accounts').select('id').where('id', '=', accountId)).execute();
  return hasPictureRoom(trx, accountId, megabytes);
}

/** Bytes of the account's unreviewed pictures. */
export async function countUnpublishedBytes(db: Reader | Tx, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('pictures')
    .select(sql<number | string>`coalesce(sum(octet_length(webp)), 0)`.as('bytes'))
    .where(
      'hash',
      'in',
      sql<string>`(select hash from held_pictures where account_id = ${accountId}
        union select p.hash from submissions as s join submission_pictures as p on p.submission_id = s.id
          where s.account_id = ${accountId} and s.state <> 'published' and p.source = 'uploaded' and p.hash is not null
        union select o.hash from tools as t join picture_offers as o on o.tool_id = t.id
          where t.account_id = ${accountId} and o.account_id = ${accountId})`,
    )
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}
