/** Exchange of single-use codes and refresh tokens for access tokens, and their authentication. */
import { createHash } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { GrantRow, GrantSecretRow } from '#database/schema.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { noteGrantUse } from '#catalog/accounts/last-use.ts';
import { isTokenSecret, newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import type { TokenScope } from '#catalog/accounts/tokens/tokens.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { endGrants } from './grants.ts';
import { GRANT_SCOPES, resourcesOf, scopesOf, type GrantResource, type GrantScope } from './scopes.ts';

const ACCESS_LIFE = PERIODS.accessToken.lasts;
/** From the last use: every refresh gives a new token. */
const REFRESH_LIFE = PERIODS.refreshToken.lasts;
/** From the consent on; no refresh extends it. */
const WHOLE_LIFE = PERIODS.grant.lasts;

export interface Issued {
  accessToken: string;
  /** Only for programs that request it. */
  refreshToken: string | null;
  /** Seconds. */
  expiresIn: number;
  scopes: GrantScope[];
}

/** Codes of RFC 6749, 5.2 and RFC 8707, 2. */
export type Refusal = 'invalid_grant' | 'invalid_scope' | 'invalid_target';
/** `wrong`: the parameter that a valid code was brought with. */
export type Exchanged = Issued | { refusal: Refusal; wrong?: 'redirect_uri' | 'code_verifier' };

interface Asking {
  clientId: string;
  /** Undefined for all resources of the grant. */
  resources: readonly GrantResource[] | undefined;
}

type Held = GrantSecretRow & { grant: Pick<GrantRow, 'id' | 'account_id'> & { ends: Date } };

/**
 * Uses up a code or a refresh token of this program, by compare-and-set. A second use, even at the
 * same time on another server, ends the grant: one of the two is stolen (OAuth 2.1, 4.1.3 and
 * 4.3.1).
 */
async function useUp(trx: Tx, kind: 'code' | 'refresh', secret: string, clientId: string): Promise<Held | undefined> {
  const hash = hashSecret(secret);
  const now = timestamp(trx.now());
  const row = await trx
    .selectFrom('grant_secrets')
    .innerJoin('grants', 'grants.id', 'grant_secrets.grant_id')
    .innerJoin('accounts', 'accounts.id', 'grants.account_id')
    .selectAll('grant_secrets')
    .select(['grants.account_id', 'grants.client_id', 'grants.ended_at', 'accounts.suspended_at'])
    .select('grants.created_at as granted_at')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined || row.client_id !== clientId) return undefined;
  const used = await trx
    .updateTable('grant_secrets')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (used === undefined) {
    await endGrants(trx, row.account_id, { actorId: null, id: row.grant_id, action: 'reused' });
    return undefined;
  }
  const ends = new Date(Date.parse(row.granted_at) + WHOLE_LIFE);
  const isOver = row.expires_at <= now || timestamp(ends) <= now;
  if (isOver || row.ended_at !== null || row.suspended_at !== null) return undefined;
  return { ...row, grant: { id: row.grant_id, account_id: row.account_id, ends } };
}

function isWithin<T>(asked: readonly T[] | undefined, given: readonly T[]): boolean {
  return asked === undefined || (asked.length > 0 && asked.every((each) => given.includes(each)));
}

async function issue(
  trx: Tx,
  held: Held,
  given: { scopes: readonly GrantScope[]; resources: readonly GrantResource[]; isLasting: boolean },
): Promise<Issued> {
  const now = trx.now();
  const left = held.grant.ends.getTime() - now.getTime();
  const after = (milliseconds: number): string => timestamp(now, Math.min(milliseconds, left));
  const rowOf = (secret: string, row: Pick<GrantSecretRow, 'kind' | 'scopes' | 'resources' | 'expires_at'>) => ({
    ...row,
    hash: hashSecret(secret),
    grant_id: held.grant.id,
    created_at: timestamp(now),
    used_at: null,
    challenge: null,
    redirect_uri: null,
    is_lasting: given.isLasting ? 1 : 0,
  });
  const accessToken = newTokenSecret('access');
  const refreshToken = given.isLasting ? newTokenSecret('refresh') : null;
  const scopes = given.scopes.join(' ');
  const rows = [
    rowOf(accessToken, {
      kind: 'access',
      scopes,
      resources: given.resources.join(' '),
      expires_at: after(ACCESS_LIFE),
    }),
  ];
  // It keeps the scopes of the grant, even if this request named fewer.
  if (refreshToken !== null) {
    const { scopes: whole, resources } = held;
    rows.push(rowOf(refreshToken, { kind: 'refresh', scopes: whole, resources, expires_at: after(REFRESH_LIFE) }));
  }
  await trx.insertInto('grant_secrets').values(rows).execute();
  await trx
    .updateTable('grants')
    .set({ expires_at: after(refreshToken === null ? ACCESS_LIFE : REFRESH_LIFE) })
    .where('id', '=', held.grant.id)
    .execute();
  return {
    accessToken,
    refreshToken,
    expiresIn: Math.floor(Math.min(ACCESS_LIFE, left) / 1000),
    scopes: [...given.scopes],
  };
}

/** RFC 7636, 4.6: only S256. */
function fits(verifier: string, challenge: string | null): boolean {
  return /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** Exchanges a code for the first tokens of a grant. An invalid request also uses up the code. */
export async function redeemCode(
  db: Database,
  {
    code,
    verifier,
    redirectUri,
    clientId,
    resources,
  }: Asking & { code: string; verifier: string; redirectUri: string },
): Promise<Exchanged> {
  if (!isTokenSecret(code, 'code')) return { refusal: 'invalid_grant' };
  return db.write(async (trx) => {
    const held = await useUp(trx, 'code', code, clientId);
    if (held === undefined) return { refusal: 'invalid_grant' };
    if (held.redirect_uri !== redirectUri) return { refusal: 'invalid_grant', wrong: 'redirect_uri' };
    if (!fits(verifier, held.challenge)) return { refusal: 'invalid_grant', wrong: 'code_verifier' };
    const granted = resourcesOf(held.resources);
    if (!isWithin(resources, granted)) return { refusal: 'invalid_target' };
    const scopes = scopesOf(held.scopes);
    return issue(trx, held, { scopes, resources: resources ?? granted, isLasting: held.is_lasting === 1 });
  });
}

/** Exchanges a refresh token for new tokens. `scopes` may be fewer than before. */
export async function refreshGrant(
  db: Database,
  { token, scopes, clientId, resources }: Asking & { token: string; scopes: readonly GrantScope[] | undefined },
): Promise<Exchanged> {
  if (!isTokenSecret(token, 'refresh')) return { refusal: 'invalid_grant' };
  return db.write(async (trx) => {
    const held = await useUp(trx, 'refresh', token, clientId);
    if (held === undefined) return { refusal: 'invalid_grant' };
    const [granted, places] = [scopesOf(held.scopes), resourcesOf(held.resources)];
    if (!isWithin(scopes, granted)) return { refusal: 'invalid_scope' };
    if (!isWithin(resources, places)) return { refusal: 'invalid_target' };
    return issue(trx, held, { scopes: scopes ?? granted, resources: resources ?? places, isLasting: true });
  });
}

/** Ends the grant of a token that its program revokes (RFC 7009); ignores tokens of others. */
export async function giveBack(db: Database, token: string, clientId: string): Promise<void> {
  if (!isTokenSecret(token, 'access') && !isTokenSecret(token, 'refresh')) return;
  await db.write(async (trx) => {
    const row = await trx
      .selectFrom('grant_secrets')
      .innerJoin('grants', 'grants.id', 'grant_secrets.grant_id')
      .select(['grants.id', 'grants.account_id'])
      .where('hash', '=', hashSecret(token))
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (row !== undefined) await endGrants(trx, row.account_id, { actorId: row.account_id, id: row.id });
  });
}

/**
 * The account and scopes of an access token for one of the resources. A grant acts as a member,
 * whatever the owner's role. Throws as `authenticateToken`; a token for another resource is
 * `invalid_token`.
 */
export async function authenticateAccess(
  db: Database,
  secret: string,
  resource: GrantResource,
): Promise<{ account: Account; token: { id: string; scopes: TokenScope[] } }> {
  const row = await db.read
    .selectFrom('grant_secrets')
    .innerJoin('grants', 'grants.id', 'grant_secrets.grant_id')
    .innerJoin('accounts', 'accounts.id', 'grants.account_id')
    .select([...ACCOUNT_COLUMNS, 'grants.id as grant_id', 'grants.ended_at', 'grants.last_used_at'])
    .select(['grant_secrets.scopes', 'grant_secrets.resources', 'grant_secrets.expires_at'])
    .where('grant_secrets.hash', '=', hashSecret(secret))
    .where('grant_secrets.kind', '=', 'access')
    .executeTakeFirst();
  if (row === undefined || !resourcesOf(row.resources).includes(resource)) throw new CatalogError('invalid_token');
  if (row.ended_at !== null) throw new CatalogError('revoked_token');
  if (row.expires_at <= timestamp(db.now())) throw new CatalogError('expired_token');
  if (row.suspended_at !== null) throw new CatalogError('account_suspended');
  noteGrantUse(db, row.grant_id, row.last_used_at);
  const scopes = scopesOf(row.scopes).map((scope) => GRANT_SCOPES[scope]);
  return { account: { ...toAccount(row), role: 'member' }, token: { id: row.grant_id, scopes } };
}
