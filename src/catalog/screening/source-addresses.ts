/** Hashes of the client addresses of the last hour: enough to see floods, not the addresses. */
import { createHmac } from 'node:crypto';
import { HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

/** Older addresses are deleted. */
export const FLOOD_WINDOW_MS = HOUR_MS;
const MOST = 50;

/** HMAC-SHA-256 in hexadecimal of an IPv4 address or IPv6 /64; a plain hash could be reversed. Null without. */
export async function hashAddress(db: Reader, address: string | undefined): Promise<string | null> {
  if (address === undefined) return null;
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(address).digest('hex');
}

/** The latest submissions of an address since a time: of its hash, or of a submission's stored one. */
export async function listIdsByAddress(
  db: Database,
  { addressHash = null, except }: { addressHash?: string | null; except: string | null },
  since: string,
): Promise<string[]> {
  const rows = await db.read
    .selectFrom('submission_addresses')
    .select('submission_id')
    .where('submitted_at', '>', since)
    .where('address_hash', '=', (where) =>
      addressHash === null
        ? where
            .selectFrom('submission_addresses as own')
            .select('own.address_hash')
            .where('own.submission_id', '=', except ?? '')
        : where.val(addressHash),
    )
    .limit(MOST)
    .execute();
  return rows.map((row) => row.submission_id);
}

/** The time of deletion of the stored hash; null without one. */
export async function findAddressExpiry(db: Reader, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission_addresses')
    .select('submitted_at')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row === undefined ? null : timestamp(Date.parse(row.submitted_at) + FLOOD_WINDOW_MS);
}

/** Stores the hash from `hashAddress` in the transaction of the submission. */
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

/** Deletes hashes older than the window. */
export async function pruneAddresses(db: Database): Promise<void> {
  const limit = timestamp(db.now(), -FLOOD_WINDOW_MS);
  await db.write((trx) => trx.deleteFrom('submission_addresses').where('submitted_at', '<=', limit).execute());
}
