/** What pictures are an account's own, and how much it has kept that no editor has let in. */
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#database/database.ts';
import { heldSince } from './held-pictures.ts';

/** Whether a picture is the account's: held for its form, of one of its submissions or tools, or to replace that of one. */
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

/** Whether the pictures of the account that no editor has let in take up less than so many megabytes. */
export async function hasPictureRoom(db: Reader | Tx, accountId: string, megabytes: number): Promise<boolean> {
  return (await countUnpublishedBytes(db, accountId)) < megabytes * MEGABYTE;
}

/** As hasPictureRoom, with the account locked: forms that were drawn at the same time store one after the other. */
export async function takePictureRoom(trx: Tx, accountId: string, megabytes: number): Promise<boolean> {
  await trx.lockRows(trx.selectFrom('accounts').select('id').where('id', '=', accountId)).execute();
  return hasPictureRoom(trx, accountId, megabytes);
}

/** Bytes of the pictures that the account has handed in and that no editor has let in. */
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
