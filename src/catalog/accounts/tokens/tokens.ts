/** API tokens: created by the owner, shown once, checked on every call, revocable. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { TokenRow } from '#database/schema.ts';
import { ACCOUNT_COLUMNS, requireRole, toAccount, type Account } from '#catalog/roles.ts';
import { foldEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, fieldError, notFound } from '#catalog/errors.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { noteTokenUse } from '#catalog/accounts/last-use.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { isTokenSecret, newTokenSecret } from './token-format.ts';

/** The first is the default. */
export const TOKEN_SCOPES = ['submissions:write', 'submissions:read'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Lifetimes in days; a token may also never expire. */
export const TOKEN_EXPIRIES = [7, 30, 90, 365] as const;
export const TOKEN_DEFAULT_EXPIRY = 90;
const TOKENS_PER_ACCOUNT = 50;
export const TOKEN_NAME_MAX_LENGTH = 80;

const TOKENS_LISTED = 200;

export interface Token {
  id: string;
  name: string;
  scopes: TokenScope[];
  lastFour: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

function isScope(text: string): text is TokenScope {
  return (TOKEN_SCOPES as readonly string[]).includes(text);
}

function scopesOf(text: string): TokenScope[] {
  return text.split(' ').filter(isScope);
}

function toToken(row: Omit<TokenRow, 'hash' | 'account_id' | 'expiry_mailed_at'>): Token {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row.scopes),
    lastFour: row.last_four,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}

function findNameProblem(name: string): Problem | undefined {
  if (name === '') return { rule: 'required' };
  if (countCharacters(name) > TOKEN_NAME_MAX_LENGTH) return { rule: 'too_long', max: TOKEN_NAME_MAX_LENGTH };
  return findTextProblem(name, 'single');
}

function findScopesProblem(scopes: readonly string[]): Problem | undefined {
  if (scopes.length === 0) return { rule: 'required' };
  if (!scopes.every(isScope)) return { rule: 'not_one_of', allowed: TOKEN_SCOPES };
  return new Set(scopes).size < scopes.length ? { rule: 'repeated' } : undefined;
}

export interface NewToken {
  name: string;
  scopes: readonly string[];
  /** One of TOKEN_EXPIRIES, null for never. */
  expiresInDays: number | null;
}

/** Cleans the name; throws `validation_failed` with every bad field. */
function checkNewToken(input: NewToken): NewToken {
  const name = cleanText(input.name);
  const days = input.expiresInDays;
  const isKnownExpiry = days === null || (TOKEN_EXPIRIES as readonly number[]).includes(days);
  const found: [string, Problem | undefined][] = [
    ['name', findNameProblem(name)],
    ['scopes', findScopesProblem(input.scopes)],
    ['expires_in_days', isKnownExpiry ? undefined : { rule: 'not_one_of', allowed: TOKEN_EXPIRIES.map(String) }],
  ];
  const problems = createFields();
  for (const [field, problem] of found) if (problem) problems.add(field, problem);
  if (!problems.isEmpty()) throw new CatalogError('validation_failed', { fields: problems.fields });
  return { ...input, name };
}

/**
 * Creates a token and mails the owner; `secret` is not stored. Throws `validation_failed` on `name`
 * (`too_many_tokens` at 50 live ones), `scopes`, `expires_in_days`; `email_unverified` if
 * verification is required; `account_suspended`.
 */
export async function createToken(
  db: Database,
  account: Account,
  input: NewToken,
  rules: { verificationRequired: boolean },
): Promise<{ secret: string; token: Token }> {
  const { name, scopes, expiresInDays } = checkNewToken(input);
  const secret = newTokenSecret();
  return db.write(async (trx) => {
    const owner = await lockMember(trx, account.id, rules);

    const now = db.now();
    const { live } = await trx
      .selectFrom('tokens')
      .select((select) => select.fn.countAll<number>().as('live'))
      .where('account_id', '=', owner.id)
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', timestamp(now))]))
      .executeTakeFirstOrThrow();
    if (live >= TOKENS_PER_ACCOUNT) throw fieldError('name', { rule: 'too_many_tokens', max: TOKENS_PER_ACCOUNT });

    const token = {
      id: db.newId(),
      name,
      last_four: secret.slice(-4),
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).join(' '),
      created_at: timestamp(now),
      expires_at: expiresInDays === null ? null : timestamp(now, expiresInDays * DAY_MS),
      last_used_at: null,
      revoked_at: null,
    };
    await trx
      .insertInto('tokens')
      .values({ ...token, account_id: owner.id, hash: hashSecret(secret), expiry_mailed_at: null })
      .execute();
    await recordHistory(trx, owner.id, 'created', ['token', token.id], {
      detail: { name, scopes: token.scopes, expires_at: token.expires_at },
    });
    await enqueueMail(trx, {
      to: owner,
      template: 'token_created',
      params: { name, last_four: token.last_four, tokens_link: { route: 'tokens' } },
    });
    return { secret, token: toToken(token) };
  });
}

/** Expired tokens that were refused: a clock set back must not revive them in this process. */
const refused = new Set<string>();
const REFUSED_KEPT = 10_000;

function hasExpired(tokenId: string, isPast: boolean): boolean {
  if (!isPast) return refused.has(tokenId);
  if (refused.size >= REFUSED_KEPT) refused.clear();
  refused.add(tokenId);
  return true;
}

/**
 * The account and scopes of a token: checksum first, then one read by hash. The use is recorded at
 * most once a minute, outside the request. Throws `invalid_token`, `revoked_token`, `expired_token`
 * or `account_suspended`.
 */
export async function authenticateToken(
  db: Database,
  secret: string,
): Promise<{ account: Account; token: { id: string; scopes: TokenScope[] } }> {
  if (!isTokenSecret(secret)) throw new CatalogError('invalid_token');
  const row = await db.read
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .select([
      ...ACCOUNT_COLUMNS,
      'tokens.id as token_id',
      'tokens.scopes',
      'tokens.expires_at',
      'tokens.last_used_at',
      'tokens.revoked_at',
    ])
    .where('tokens.hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (row === undefined) throw new CatalogError('invalid_token');
  if (row.revoked_at !== null) throw new CatalogError('revoked_token');
  if (row.expires_at !== null && hasExpired(row.token_id, row.expires_at <= timestamp(db.now()))) {
    throw new CatalogError('expired_token');
  }
  if (row.suspended_at !== null) throw new CatalogError('account_suspended');
  noteTokenUse(db, row.token_id, row.last_used_at);
  return { account: toAccount(row), token: { id: row.token_id, scopes: scopesOf(row.scopes) } };
}

/** The tokens of an account, live ones first, then newest first; at most 200. */
export async function listTokens(db: Database, accountId: string): Promise<Token[]> {
  const rows = await db.read
    .selectFrom('tokens')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy((order) => order.case().when('revoked_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TOKENS_LISTED)
    .execute();
  return rows.map(toToken);
}

/** Revokes the tokens of an account that match `which`; gives their number. */
export async function endTokens(
  trx: Tx,
  account: Account,
  actorId: string | null,
  which: { id?: string; name?: string } = {},
): Promise<number> {
  let query = trx
    .updateTable('tokens')
    .set({ revoked_at: timestamp(trx.now()) })
    .where('account_id', '=', account.id)
    .where('revoked_at', 'is', null);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  if (which.name !== undefined) query = query.where('name', '=', which.name);
  const rows = await query.returning('id').execute();
  for (const { id } of rows) {
    await recordHistory(trx, actorId, 'revoked', ['token', id]);
  }
  return rows.length;
}

/** Revokes a token of the account; idempotent. Throws `not_found` for another account's. */
export async function revokeToken(db: Database, account: Account, tokenId: string): Promise<void> {
  await db.write(async (trx) => {
    if ((await endTokens(trx, account, account.id, { id: tokenId })) > 0) return;
    await trx
      .selectFrom('tokens')
      .select('id')
      .where('id', '=', tokenId)
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow(notFound);
  });
}

/**
 * Revokes all live tokens of that name and gives their number; `actor` is an admin, or null for an
 * operator's command. Throws `not_found` without the account or such a token, `forbidden`.
 */
export async function revokeTokenByName(
  db: Database,
  actor: Account | null,
  input: { email: string; name: string },
): Promise<number> {
  if (actor !== null) requireRole(actor, 'admin');
  return db.write(async (trx) => {
    const row = await trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('email', '=', foldEmailAddress(input.email))
      .executeTakeFirst();
    const name = cleanText(input.name);
    const count = row ? await endTokens(trx, toAccount(row), actor?.id ?? null, { name }) : 0;
    if (count === 0) throw new CatalogError('not_found');
    return count;
  });
}

/** Revokes all tokens of an account; gives their number. */
export async function revokeAllTokens(db: Database, account: Account): Promise<number> {
  return db.write((trx) => endTokens(trx, account, account.id));
}
