/** Publicly leaked tokens: revoked at once, with a mail to the owner. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { endGrants } from '#catalog/accounts/grants/grants.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { isTokenSecret, LEAKABLE, LEAKABLE_KINDS, type LeakableKind } from './token-format.ts';

/** A text that looks like a token, and where it was found. */
export interface FoundToken {
  token: string;
  /** Null if unknown or no address. */
  url: string | null;
}

export interface Verdict {
  /** By its prefix; an API token if unknown. */
  kind: LeakableKind;
  /** Whether it is our token, valid or not. */
  isKnown: boolean;
}

/**
 * Revokes the found tokens, with history and one mail each. An access or refresh token ends its
 * grant, since the other may have leaked with it.
 */
export async function revokeLeaked(db: Database, found: readonly FoundToken[]): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  for (const { token, url } of found) {
    if (verdicts.has(token)) continue;
    const kind = LEAKABLE_KINDS.find((each) => token.startsWith(LEAKABLE[each])) ?? 'personal';
    const revoke = kind === 'personal' ? revokeToken : endGrant;
    const isKnown = isTokenSecret(token, kind) && (await db.write((trx) => revoke(trx, hashSecret(token), url)));
    verdicts.set(token, { kind, isKnown });
  }
  return found.map(({ token }) => verdicts.get(token) ?? { kind: 'personal', isKnown: false });
}

async function revokeToken(trx: Tx, hash: string, url: string | null): Promise<boolean> {
  const revoked = await trx
    .updateTable('tokens')
    .set({ revoked_at: timestamp(trx.now()) })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'account_id', 'name', 'last_four'])
    .executeTakeFirst();
  if (revoked === undefined)
    return (await trx.selectFrom('tokens').select('id').where('hash', '=', hash).executeTakeFirst()) !== undefined;
  await recordHistory(trx, null, 'leaked', ['token', revoked.id], {
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

async function endGrant(trx: Tx, hash: string, url: string | null): Promise<boolean> {
  const grant = await trx
    .selectFrom('grant_secrets')
    .innerJoin('grants', 'grants.id', 'grant_secrets.grant_id')
    .select(['grants.id', 'grants.account_id', 'grants.client_name'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (grant === undefined) return false;
  const { id, account_id: accountId, client_name: name } = grant;
  const isEnded = (await endGrants(trx, accountId, { actorId: null, id, action: 'leaked', url })) > 0;
  const owner = isEnded ? await findAccountIn(trx, accountId) : undefined;
  if (owner !== undefined)
    await enqueueMail(trx, {
      to: owner,
      template: 'grant_leaked',
      params: { name, address: url ?? '', tokens_link: { route: 'tokens' } },
    });
  return true;
}
