/** Ownership claims in the database: reads and transitions. */
import { countRows } from '#catalog/paging.ts';
import { type Database, type Reader, type Tx } from '#database/database.ts';
import type { ClaimRow } from '#database/schema.ts';
import { makeTransition, type StateChange } from '#catalog/audit/state-changes.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { CLAIM_STATES, LIVE_CLAIM_STATES, type ClaimState } from '#catalog/lifecycle.ts';
import { isClaimMethod, type ClaimMethod } from './methods.ts';

export interface Claim {
  id: string;
  toolId: string;
  accountId: string;
  state: ClaimState;
  /** A registrable domain, or `github.com/owner/name`. */
  subject: string;
  method: ClaimMethod | null;
  token: string;
  createdAt: string;
  stateSince: string;
  expiresAt: string | null;
  /** Time of the next check; null if none is scheduled. */
  dueAt: string | null;
  checkedAt: string | null;
  answer: string | null;
  halves: number;
  formerAccountId: string | null;
  note: string | null;
}

export function claimOf(row: ClaimRow): Claim {
  return {
    id: row.id,
    toolId: row.tool_id,
    accountId: row.account_id,
    state: CLAIM_STATES.find((state) => state === row.state) ?? 'withdrawn',
    subject: row.subject,
    method: isClaimMethod(row.method) ? row.method : null,
    token: row.token,
    createdAt: row.created_at,
    stateSince: row.state_since,
    expiresAt: row.expires_at,
    dueAt: row.due_at,
    checkedAt: row.checked_at,
    answer: row.answer,
    halves: row.halves,
    formerAccountId: row.former_account_id,
    note: row.note,
  };
}

const CLAIM_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a claim. Throws `not_found`. */
export async function getClaim(db: Reader, id: string): Promise<Claim> {
  const row = orNotFound(
    CLAIM_ID.test(id) ? await db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst() : undefined,
  );
  return claimOf(row);
}

/** The columns of a tool that claims need. */
export interface ClaimedTool {
  id: string;
  slug: string;
  name: string;
  url: string;
  state: string;
  account_id: string | null;
  verified: string | null;
}

const TOOL = ['id', 'slug', 'name', 'url', 'state', 'account_id', 'verified'] as const;

/** Locks a claim and its tool, the tool first, as other changes do. Throws `not_found`. */
export async function lockClaim(trx: Tx, id: string): Promise<{ claim: Claim; tool: ClaimedTool }> {
  const { toolId } = await getClaim(trx, id);
  const tool = await trx
    .lockRows(trx.selectFrom('tools').select(TOOL).where('id', '=', toolId))
    .executeTakeFirstOrThrow();
  await trx.lockRows(trx.selectFrom('claims').select('id').where('id', '=', id)).execute();
  return { claim: await getClaim(trx, id), tool };
}

/** Locks a published tool by its slug. Throws `not_found`. */
export async function lockClaimedTool(trx: Tx, slug: string): Promise<ClaimedTool> {
  const query = trx.selectFrom('tools').select(TOOL).where('slug', '=', slug);
  const tool = await trx.lockRows(query).executeTakeFirst();
  if (tool?.state !== 'published') throw new CatalogError('not_found');
  return tool;
}

/** The latest claim of a tool by an account, live or ended. */
export async function findOwnClaim(db: Reader, toolId: string, accountId: string): Promise<Claim | undefined> {
  const row = await db
    .selectFrom('claims')
    .selectAll()
    .where('tool_id', '=', toolId)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && claimOf(row);
}

/** Live claims of a tool. */
export async function listLiveClaims(db: Reader, toolId: string): Promise<Claim[]> {
  const rows = await db
    .selectFrom('claims')
    .selectAll()
    .where('tool_id', '=', toolId)
    .where('state', 'in', LIVE_CLAIM_STATES)
    .orderBy('created_at')
    .execute();
  return rows.map(claimOf);
}

export interface ListedClaim extends Claim {
  tool: { slug: string; name: string; state: string };
  email: string;
  /** Current owner of the tool. */
  ownerId: string | null;
  ownerEmail: string | null;
}

export interface ClaimsWanted {
  state?: ClaimState | undefined;
  accountId?: string | undefined;
  most: number;
}

/** Claims with their tools and accounts, oldest in their state first. */
export async function listClaims(db: Database, { state, accountId, most }: ClaimsWanted): Promise<ListedClaim[]> {
  let query = db.read
    .selectFrom('claims')
    .innerJoin('tools', 'tools.id', 'claims.tool_id')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .leftJoin('accounts as owner', 'owner.id', 'tools.account_id')
    .selectAll('claims')
    .select(['tools.slug', 'tools.name', 'tools.state as tool_state', 'tools.account_id as owner_id'])
    .select(['accounts.email', 'owner.email as owner_email']);
  if (state !== undefined) query = query.where('claims.state', '=', state);
  if (accountId !== undefined) query = query.where('claims.account_id', '=', accountId);
  const rows = await query.orderBy('claims.state_since').orderBy('claims.id').limit(most).execute();
  return rows.map((row) => ({
    ...claimOf(row),
    tool: { slug: row.slug, name: row.name, state: row.tool_state },
    email: row.email,
    ownerId: row.owner_id,
    ownerEmail: row.owner_email,
  }));
}

/** Most claims on a page of the desk, and in its count. */
export const MOST_WAITING = 50;

/** Number of claims that wait for an editor, up to 50. */
export async function countWaitingClaims(db: Database): Promise<number> {
  const waiting = db.read
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'awaiting_moderation' satisfies ClaimState)
    .limit(MOST_WAITING);
  return countRows(db.read.selectFrom(waiting.as('some')));
}

/** A transition of a claim with further columns and history. */
export interface ClaimTransition extends Omit<StateChange<'claim'>, 'more'> {
  detail?: Record<string, unknown>;
}

/** Makes the transition. Throws `conflict`. */
export async function transitionClaim(trx: Tx, claim: Claim, tool: ClaimedTool, move: ClaimTransition): Promise<Claim> {
  const { detail, set, ...change } = move;
  const more = ({ note, subject, method }: ClaimRow) => ({
    note,
    detail: { slug: tool.slug, subject, method, ...detail },
  });
  return claimOf(
    await makeTransition(trx, 'claim', claim, { ...change, set: { due_at: null, expires_at: null, ...set }, more }),
  );
}
