/** From which client addresses submissions came within the hour: enough to see a flood, too little to know the address. */
import { createHmac } from 'node:crypto';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

/** For so long a submission counts towards a flood; afterwards its address is forgotten. */
export const FLOOD_WINDOW_MS = 3_600_000;

/**
 * HMAC-SHA-256 of the key of an address (IPv4 as it is, IPv6 by its /64), hexadecimal: a plain hash of so few addresses could
 * be tried out. Null without an address.
 */
export async function hashAddress(db: Reader, address: string | undefined): Promise<string | null> {
  if (address === undefined) return null;
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(address).digest('hex');
}

/** The hash that is kept of a submission's address; null once it is forgotten, and for one that came without. */
export async function findAddressHash(db: Reader, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission_addresses')
    .select('address_hash')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.address_hash ?? null;
}

/** When what is kept of a submission's address is forgotten; null when nothing is. */
export async function findAddressExpiry(db: Reader, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission_addresses')
    .select('submitted_at')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row === undefined ? null : timestamp(Date.parse(row.submitted_at) + FLOOD_WINDOW_MS);
}

/** Remembers where a submission came from, as hashAddress gives it; in its transaction. */
export async function noteAddress(
  trx: Tx,
  submission: { id: string; accountId: string; submittedAt: string },
  addressHash: string,
): Promise<void> {
  await trx
    .insertInto('submission_addresses')
    .values({
      submission_id: submission.id,
      account_id: submission.accountId,
      address_hash: addressHash,
      submitted_at: submission.submittedAt,
    })
    .execute();
}

/** Forgets the addresses of submissions that are older than the window; returns how many. */
export async function pruneAddresses(db: Database): Promise<number> {
  const limit = timestamp(db.now(), -FLOOD_WINDOW_MS);
  const old = await db.read
    .selectFrom('submission_addresses')
    .select('submission_id')
    .where('submitted_at', '<=', limit)
    .limit(1)
    .execute();
  if (old.length === 0) return 0;
  const result = await db.write((trx) =>
    trx.deleteFrom('submission_addresses').where('submitted_at', '<=', limit).executeTakeFirst(),
  );
  return Number(result.numDeletedRows);
}
