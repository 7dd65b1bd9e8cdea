/** Makers' actions on ownership claims: claim, request a check, withdraw. */
import { randomBytes } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { claimableOf } from '#catalog/entries/urls/claimable.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { requireOwnCatalog } from '#catalog/revision.ts';
import type { Account } from '#catalog/roles.ts';
import {
  claimOf,
  findOwnClaim,
  lockClaim,
  lockClaimedTool,
  transitionClaim,
  type Claim,
  type ClaimedTool,
} from './claims.ts';
import { endGrant } from './ownership.ts';
import { keepOutcome } from './proofs.ts';
import { isSiteMethod, type ClaimMethod } from './methods.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 130 random bits in base32 (RFC 4648), lower case for DNS names and files. */
function newToken(): string {
  return Array.from(randomBytes(26), (byte) => BASE32[byte & 31]).join('');
}

/** The domain or repository that a method proves; null if it proves nothing about the tool. */
function subjectFor({ url }: ClaimedTool, method: ClaimMethod | null): string | null {
  const { domain, repository } = claimableOf(url);
  if (method === 'github') return repository;
  return method === null ? (domain ?? repository) : domain;
}

const isLive = (claim: Claim | undefined): claim is Claim =>
  claim?.state === 'open' || claim?.state === 'awaiting_moderation' || claim?.state === 'verified';

async function insertClaim(trx: Tx, account: Account, tool: ClaimedTool): Promise<Claim> {
  const subject = subjectFor(tool, null);
  if (subject === null) throw new CatalogError('conflict');
  const now = trx.now();
  const row = {
    id: crypto.randomUUID(),
    tool_id: tool.id,
    account_id: account.id,
    state: 'open',
    subject,
    method: null,
    token: newToken(),
    created_at: timestamp(now),
    state_since: timestamp(now),
    expires_at: timestamp(now, PERIODS.claim.lasts),
    due_at: null,
    checked_at: null,
    answer: null,
    halves: 0,
    former_account_id: null,
    decided_by: null,
    note: null,
  };
  await trx.insertInto('claims').values(row).execute();
  await recordHistory(trx, account.id, 'claim', ['claim', row.id], {
    toState: 'open',
    detail: { slug: tool.slug, subject },
  });
  return claimOf(row);
}

/**
 * Claims a published tool; returns the account's live claim if there is one. Throws `not_found`,
 * `read_only` in a mirror, and `conflict` if the address has no claimable domain or repository.
 */
export async function claimTool(db: Database, account: Account, slug: string): Promise<Claim> {
  return db.write(async (trx) => {
    await requireOwnCatalog(trx);
    const tool = await lockClaimedTool(trx, slug);
    const own = await findOwnClaim(trx, tool.id, account.id);
    return isLive(own) ? own : insertClaim(trx, account, tool);
  });
}

/** The account's live claim of a tool, both locked. Throws `not_found`. */
async function lockOwn(trx: Tx, account: Account, slug: string): Promise<{ claim: Claim; tool: ClaimedTool }> {
  const tool = await lockClaimedTool(trx, slug);
  const own = await findOwnClaim(trx, tool.id, account.id);
  if (!isLive(own)) throw new CatalogError('not_found');
  return lockClaim(trx, own.id);
}

/**
 * Schedules a check of an open claim by a method on the site; a worker runs it. Throws `not_found`,
 * and `conflict` if the claim is not open or the method proves nothing about the tool.
 */
export async function requestCheck(db: Database, account: Account, slug: string, method: ClaimMethod): Promise<void> {
  await db.write(async (trx) => {
    const { claim, tool } = await lockOwn(trx, account, slug);
    const subject = subjectFor(tool, method);
    if (claim.state !== 'open' || subject === null || !isSiteMethod(method)) throw new CatalogError('conflict');
    await trx
      .updateTable('claims')
      .set({ method, subject, due_at: timestamp(trx.now()), checked_at: null, answer: null })
      .where('id', '=', claim.id)
      .execute();
  });
}

/**
 * Stores GitHub's answer about the signed-in account: `proven` if it administers the repository.
 * Throws as requestCheck. Gives the claim.
 */
export async function proveByRepository(
  db: Database,
  account: Account,
  slug: string,
  readAnswer: (repository: string) => Promise<string>,
): Promise<Claim> {
  const { id, subject } = await db.write(async (trx) => {
    const { claim, tool } = await lockOwn(trx, account, slug);
    const repository = subjectFor(tool, 'github');
    const isOpen = claim.state === 'open' || (claim.state === 'verified' && claim.method === 'github');
    if (!isOpen || repository === null) throw new CatalogError('conflict');
    if (claim.state === 'open')
      await trx
        .updateTable('claims')
        .set({ method: 'github', subject: repository })
        .where('id', '=', claim.id)
        .execute();
    return { id: claim.id, subject: repository };
  });
  const answer = await readAnswer(subject);
  return keepOutcome(db, id, { weight: answer === 'unreachable' ? 'none' : 'said', answer });
}

/**
 * Withdraws the account's claim; a granted tool returns to its former owner. Throws `not_found`.
 */
export async function withdrawClaim(db: Database, account: Account, slug: string): Promise<void> {
  await db.write(async (trx) => {
    const { claim, tool } = await lockOwn(trx, account, slug);
    const move = { action: 'withdraw', by: 'owner', actorId: account.id } as const;
    if (claim.state === 'verified') await endGrant(trx, claim, tool, move);
    else await transitionClaim(trx, claim, tool, move);
  });
}

/** Ends and deletes all claims of an account that is about to be deleted. */
export async function forgetClaims(trx: Tx, accountId: string, actorId: string | null): Promise<void> {
  const rows = await trx.selectFrom('claims').select('id').where('account_id', '=', accountId).execute();
  for (const { id } of rows) {
    const { claim, tool } = await lockClaim(trx, id);
    if (claim.state === 'verified') await endGrant(trx, claim, tool, { action: 'withdraw', by: 'owner', actorId });
  }
  await trx.deleteFrom('claims').where('account_id', '=', accountId).execute();
  await trx.updateTable('claims').set({ former_account_id: null }).where('former_account_id', '=', accountId).execute();
}
