/**
 * Drafts: form contents of visitors before sign-in, kept for a day under a secret in their browser.
 */
import { countRows } from '#catalog/paging.ts';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { hashAddress } from '#catalog/screening/source-addresses.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';

/** Beyond this the oldest draft of the largest network goes: a flood evicts itself. */
const MOST = 5_000;
/** Beyond this the oldest draft of the same network goes. */
const MOST_OF_NETWORK = 100;

/** Stores form fields from a network; gives their secret. */
export async function keepDraft(db: Database, form: URLSearchParams, network: string): Promise<string> {
  const secret = newSecret();
  const now = db.now();
  await db.write(async (trx) => {
    const sender = await hashAddress(trx, network);
    await trx.deleteFrom('submission_drafts').where('expires_at', '<=', timestamp(now)).execute();
    await forgetFirst(trx, sender, (await countDrafts(trx, sender)) - MOST_OF_NETWORK + 1);
    await makeRoom(trx);
    const expires_at = timestamp(now, PERIODS.draft.lasts);
    const draft = { id_hash: hashSecret(secret), form: form.toString(), expires_at, sender };
    await trx.insertInto('submission_drafts').values(draft).execute();
  });
  return secret;
}

async function countDrafts(trx: Tx, sender: string | null): Promise<number> {
  return countRows(trx.selectFrom('submission_drafts').where('sender', '=', sender));
}

async function makeRoom(trx: Tx): Promise<void> {
  const senders = await trx
    .selectFrom('submission_drafts')
    .select(['sender', sql<number | string>`count(*)`.as('count')])
    .groupBy('sender')
    .execute();
  const surplus = senders.reduce((sum, { count }) => sum + Number(count), 0) - MOST + 1;
  const [most] = senders.toSorted((a, b) => Number(b.count) - Number(a.count));
  if (most !== undefined) await forgetFirst(trx, most.sender, surplus);
}

async function forgetFirst(trx: Tx, sender: string | null, count: number): Promise<void> {
  if (count <= 0) return;
  const first = await trx
    .selectFrom('submission_drafts')
    .select('id_hash')
    .where('sender', sender === null ? 'is' : '=', sender)
    .orderBy('expires_at')
    .limit(count)
    .execute();
  const hashes = first.map(({ id_hash }) => id_hash);
  if (hashes.length > 0) await trx.deleteFrom('submission_drafts').where('id_hash', 'in', hashes).execute();
}

/** The fields of a draft; undefined if missing or expired. */
export async function findDraft(db: Database, secret: string): Promise<URLSearchParams | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await db.read
    .selectFrom('submission_drafts')
    .select('form')
    .where('id_hash', '=', hashSecret(secret))
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return row === undefined ? undefined : new URLSearchParams(row.form);
}

/** Deletes a draft that has become a submission. */
export async function forgetDraft(db: Database, secret: string): Promise<void> {
  if (isSecret(secret))
    await db.write((trx) => trx.deleteFrom('submission_drafts').where('id_hash', '=', hashSecret(secret)).execute());
}
