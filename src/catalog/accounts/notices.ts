/** Notices by mail, and the secret with which a mail turns them off without sign-in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';

/** The notice settings of an account. */
export interface NoticeReader {
  accountId: string;
  areOff: boolean;
}

const SECRET = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** HMAC-SHA-256 of the account id with the secret of the database: not stored, never expires. */
async function markOf(db: Reader, accountId: string): Promise<string> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`notices ${accountId}`).digest('base64url');
}

/** The secret in the unsubscribe address of an account. */
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

/** Finds the account of an address. */
export async function findReaderByEmail(db: Reader, email: string): Promise<NoticeReader | undefined> {
  return findReader(db, 'email', foldEmailAddress(email));
}

/** Finds the account of a secret. */
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

/** Turns the notices of an account on or off; idempotent. */
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
