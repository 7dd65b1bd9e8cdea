/** Notices by mail: who wants none, and the secret in their mails that turns them off without a sign-in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';

/** Mails as an account wants them. */
export interface NoticeReader {
  accountId: string;
  areOff: boolean;
}

const SECRET = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** HMAC-SHA-256 of the account's id under the secret of the database: nothing has to be stored for it, and it never ends. */
async function markOf(db: Reader, accountId: string): Promise<string> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`notices ${accountId}`).digest('base64url');
}

/** What stands in the address that turns the notices of an account off or on. */
export async function noticeSecret(db: Reader, accountId: string): Promise<string> {
  return `${accountId}.${await markOf(db, accountId)}`;
}

async function findReader(db: Reader, column: 'id' | 'email', value: string): Promise<NoticeReader | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'notices_off_at'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { accountId: row.id, areOff: row.notices_off_at !== null };
}

/** The account that has an address, if any. */
export async function findReaderByEmail(db: Reader, email: string): Promise<NoticeReader | undefined> {
  return findReader(db, 'email', foldEmailAddress(email));
}

/** The account of a secret, if it is one. */
export async function findReaderBySecret(db: Reader, secret: string): Promise<NoticeReader | undefined> {
  const [, accountId = '', mark = ''] = SECRET.exec(secret) ?? [];
  if (accountId === '') return undefined;
  const known = Buffer.from(await markOf(db, accountId));
  if (!timingSafeEqual(known, Buffer.from(mark))) return undefined;
  return findReader(db, 'id', accountId);
}

/** Whether an account gets notices. */
export async function wantsNotices(db: Reader, accountId: string): Promise<boolean> {
  return (await findReader(db, 'id', accountId))?.areOff === false;
}

/** Turns the notices of an account on or off; nothing happens where they are so already. */
export async function turnNotices(db: Database, accountId: string, on: boolean): Promise<void> {
  await db.write(async (trx) => {
    const now = timestamp(trx.now());
    const turned = await trx
      .updateTable('accounts')
      .set({ notices_off_at: on ? null : now, updated_at: now })
      .where('id', '=', accountId)
      .where('notices_off_at', on ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (Number(turned.numUpdatedRows) === 0) return;
    await recordHistory(trx, accountId, on ? 'notices_on' : 'notices_off', ['account', accountId]);
  });
}
