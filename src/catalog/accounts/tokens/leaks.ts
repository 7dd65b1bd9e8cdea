/** Tokens that were found where everybody can read them: revoked at once, their owners told. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/outbox.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { isTokenSecret } from './token-format.ts';

/** What somebody has found: a text that looks like a token, and where. */
export interface FoundToken {
  token: string;
  /** Where it was found; null where that is not told, or is no address. */
  url: string | null;
}

/**
 * Revokes every token among those found, with its history and a mail to its owner, once however often it is found. Tells of
 * each whether it was a token of ours, live or not.
 */
export async function revokeLeaked(db: Database, found: readonly FoundToken[]): Promise<boolean[]> {
  const known = new Map<string, boolean>();
  for (const { token, url } of found) {
    if (known.has(token)) continue;
    known.set(token, isTokenSecret(token) && (await db.write((trx) => revokeOne(trx, token, url))));
  }
  return found.map(({ token }) => known.get(token) === true);
}

async function revokeOne(trx: Tx, secret: string, url: string | null): Promise<boolean> {
  const hash = hashSecret(secret);
  const revoked = await trx
    .updateTable('tokens')
    .set({ revoked_at: timestamp(trx.now()) })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'account_id', 'name', 'last_four'])
    .executeTakeFirst();
  if (revoked === undefined)
    return (await trx.selectFrom('tokens').select('id').where('hash', '=', hash).executeTakeFirst()) !== undefined;
  await recordHistory(trx, {
    subjectKind: 'token',
    subjectId: revoked.id,
    action: 'leaked',
    actorId: null,
    detail: { name: revoked.name, ...(url !== null && { url }) },
  });
  const owner = await findAccountIn(trx, revoked.account_id);
  if (owner === undefined) return true;
  await enqueueMail(trx, {
    to: owner,
    template: 'token_leaked',
    params: {
      name: revoked.name,
      last_four: revoked.last_four,
      address: url ?? '',
      tokens_link: { route: 'tokens' },
    },
  });
  return true;
}
