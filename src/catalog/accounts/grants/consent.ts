/** Consent: what an account allows a program becomes a grant and its first code. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import type { Account } from '#catalog/roles.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import { publisherOf, type ClientDocument } from './client-documents.ts';
import { endGrants } from './grants.ts';
import { keepClient, placeOf } from './registered-clients.ts';
import type { GrantResource, GrantScope } from './scopes.ts';

/** Beyond this number the oldest ends. */
const GRANTS_PER_ACCOUNT = 50;

export interface Allowed {
  client: ClientDocument;
  scopes: readonly GrantScope[];
  resources: readonly GrantResource[];
  challenge: string;
  redirectUri: string;
}

/**
 * Makes a grant and its code; mails the owner. A request that was allowed before, which its
 * challenge tells, gets another code of the same grant. Throws `email_unverified`,
 * `account_suspended`.
 */
export async function createGrant(
  db: Database,
  account: Account,
  allowed: Allowed,
  rules: { verificationRequired: boolean },
): Promise<string> {
  return db.write(async (trx) => {
    const owner = await lockMember(trx, account.id, rules);
    return addCode(trx, (await findAllowed(trx, owner, allowed)) ?? (await addGrant(trx, owner, allowed)), allowed);
  });
}

/** The valid grant that an equal request got. A double click sends one request twice. */
async function findAllowed(
  trx: Tx,
  owner: Account,
  { client, scopes, resources, challenge, redirectUri }: Allowed,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('grants')
    .innerJoin('grant_secrets', 'grant_secrets.grant_id', 'grants.id')
    .select('grants.id')
    .where('grants.account_id', '=', owner.id)
    .where('grants.client_id', '=', client.id)
    .where('grants.ended_at', 'is', null)
    .where('grants.expires_at', '>', timestamp(trx.now()))
    .where('grant_secrets.kind', '=', 'code')
    .where('grant_secrets.challenge', '=', challenge)
    .where('grant_secrets.redirect_uri', '=', redirectUri)
    .where('grant_secrets.scopes', '=', scopes.join(' '))
    .where('grant_secrets.resources', '=', resources.join(' '))
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a grant that ends with its first code; gives its id. */
async function addGrant(trx: Tx, owner: Account, { client, scopes, ...allowed }: Allowed): Promise<string> {
  await endOldest(trx, owner);
  const now = trx.now();
  const grant = {
    id: trx.newId(),
    account_id: owner.id,
    client_id: client.id,
    client_name: client.name,
    scopes: scopes.join(' '),
    resources: allowed.resources.join(' '),
    created_at: timestamp(now),
    expires_at: timestamp(now, PERIODS.authorizationCode.lasts),
    last_used_at: null,
    ended_at: null,
  };
  await trx.insertInto('grants').values(grant).execute();
  await keepClient(trx, client.id);
  await recordHistory(trx, owner.id, 'created', ['grant', grant.id], {
    detail: { name: client.name, address: client.id, scopes: grant.scopes },
  });
  const address = publisherOf(client.id) ?? placeOf(allowed.redirectUri);
  await enqueueMail(trx, {
    to: owner,
    template: 'grant_created',
    params: { name: client.name, address, tokens_link: { route: 'tokens' } },
  });
  return grant.id;
}

async function addCode(trx: Tx, grantId: string, allowed: Allowed): Promise<string> {
  const code = newTokenSecret('code');
  const now = trx.now();
  const expires_at = timestamp(now, PERIODS.authorizationCode.lasts);
  await trx
    .insertInto('grant_secrets')
    .values({
      hash: hashSecret(code),
      grant_id: grantId,
      kind: 'code',
      scopes: allowed.scopes.join(' '),
      resources: allowed.resources.join(' '),
      created_at: timestamp(now),
      expires_at,
      used_at: null,
      challenge: allowed.challenge,
      redirect_uri: allowed.redirectUri,
      is_lasting: allowed.client.isLasting ? 1 : 0,
    })
    .execute();
  await trx
    .updateTable('grants')
    .set({ expires_at })
    .where('id', '=', grantId)
    .where('expires_at', '<', expires_at)
    .execute();
  return code;
}

async function endOldest(trx: Tx, owner: Account): Promise<void> {
  const live = await trx
    .selectFrom('grants')
    .select('id')
    .where('account_id', '=', owner.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(trx.now()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(GRANTS_PER_ACCOUNT - 1)
    .limit(GRANTS_PER_ACCOUNT)
    .execute();
  for (const { id } of live) await endGrants(trx, owner.id, { actorId: null, id });
}
