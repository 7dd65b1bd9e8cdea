/** Confirmation of tools by their owners, by a mailed link or in their account. */
import { sql } from 'kysely';
import { isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { hashSecret, isSecret } from '#catalog/secrets.ts';
import { getDeskTool, lockTool, type DeskTool } from '#catalog/tools/edits.ts';
import { findWaitingChange } from './change-requests.ts';

/** Most tools that are shown and confirmed at a time, unconfirmed ones first. */
const ASKED_AT_ONCE = 50;

/** A tool to confirm. */
export interface ToolToConfirm {
  tool: DeskTool;
  confirmedAt: string | null;
  /** The owner's waiting change, which contradicts a confirmation. */
  change: string | null;
}

/** A confirmed tool with the version mark that its owner saw. */
export interface Confirmed {
  slug: string;
  mark: string;
}

/** The tools of a mailed link. */
export interface ConfirmationRequest {
  account: Account;
  askedAt: string;
  tools: ToolToConfirm[];
}

/** The published tools among these that belong to the account, longest unconfirmed first. */
async function readToolsToConfirm(db: Database, accountId: string, ids: readonly string[]): Promise<ToolToConfirm[]> {
  const rows = await db.read
    .selectFrom('tools')
    .select(['id', 'slug', 'confirmed_at'])
    .where(isOneOf(db.engine, 'id', ids))
    .where('account_id', '=', accountId)
    .where('state', '=', 'published')
    .orderBy(sql`coalesce(confirmed_at, '')`)
    .orderBy('id')
    .limit(ASKED_AT_ONCE)
    .execute();
  const tools: ToolToConfirm[] = [];
  for (const { id, slug, confirmed_at: confirmedAt } of rows) {
    const change = (await findWaitingChange(db.read, id))?.id ?? null;
    tools.push({ tool: await getDeskTool(db, slug), confirmedAt, change });
  }
  return tools;
}

/** The request of a valid secret; does not use it up. */
async function findRequest(db: Reader, secret: string, now: string) {
  if (!isSecret(secret)) return undefined;
  return (
    db
      .selectFrom('confirmation_requests as request')
      .innerJoin('accounts', 'accounts.id', 'request.account_id')
      .select([...ACCOUNT_COLUMNS, 'request.tools', 'request.created_at as asked_at'])
      .where('secret_hash', '=', hashSecret(secret))
      .where('request.expires_at', '>', now)
      // After a change of address the link lies in a foreign mailbox.
      .whereRef('request.email', '=', 'accounts.email')
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
  );
}

/**
 * The tools of a link that are still published and the account's. Throws `link_expired` if it is
 * unknown, too old or replaced, if the account is suspended or has another address, or no tool
 * remains.
 */
export async function getConfirmationRequest(db: Database, secret: string): Promise<ConfirmationRequest> {
  const row = await findRequest(db.read, secret, timestamp(db.now()));
  if (row === undefined) throw new CatalogError('link_expired');
  const tools = await readToolsToConfirm(db, row.id, JSON.parse(row.tools) as string[]);
  if (tools.length === 0) throw new CatalogError('link_expired');
  return { account: toAccount(row), askedAt: row.asked_at, tools };
}

/** The account's published tool to confirm. Throws `not_found`. */
export async function getToolToConfirm(db: Database, account: Account, slug: string): Promise<ToolToConfirm> {
  const { id } = await getDeskTool(db, slug);
  const [tool] = await readToolsToConfirm(db, account.id, [id]);
  if (tool === undefined) throw new CatalogError('not_found');
  return tool;
}

/**
 * Confirms tools by a mailed link. Throws `link_expired` as getConfirmationRequest and for other
 * tools, and as `confirmTools`.
 */
export async function confirmByLink(db: Database, secret: string, confirmed: readonly Confirmed[]): Promise<void> {
  const { account, tools } = await getConfirmationRequest(db, secret);
  if (!confirmed.every(({ slug }) => tools.some(({ tool }) => tool.slug === slug)))
    throw new CatalogError('link_expired');
  await confirmTools(db, account, confirmed);
}

/**
 * Confirms the account's tools, all or none, each once a day. Throws `not_found` for a tool that is
 * not the account's or not published, and `conflict` if a mark is outdated or a change waits.
 */
export async function confirmTools(db: Database, account: Account, confirmed: readonly Confirmed[]): Promise<void> {
  await db.write(async (trx) => {
    // Concurrent writes to the owner's tools wait here.
    await trx.lockRows(trx.selectFrom('accounts').select('id').where('id', '=', account.id)).execute();
    for (const { slug, mark } of confirmed) await confirmTool(trx, account, await lockTool(trx, slug), mark);
  });
}

async function confirmTool(trx: Tx, account: Account, tool: DeskTool, mark: string): Promise<void> {
  if (tool.accountId !== account.id || tool.state !== 'published') throw new CatalogError('not_found');
  if (tool.mark !== mark) throw new CatalogError('conflict');
  if ((await findWaitingChange(trx, tool.id)) !== undefined) throw conflict('change_waits');
  const now = timestamp(trx.now());
  const written = await trx
    .updateTable('tools')
    .set({ confirmed_at: now, attended_at: now })
    .where('id', '=', tool.id)
    .where((where) => where.or([where('confirmed_at', 'is', null), where('confirmed_at', '<', now.slice(0, 10))]))
    .executeTakeFirst();
  // Already confirmed on this day.
  if (Number(written.numUpdatedRows) === 0) return;
  await trx
    .updateTable('tools')
    .set({ revision: await raiseRevision(trx) })
    .where('id', '=', tool.id)
    .execute();
  await recordHistory(trx, account.id, 'owner_confirmed', ['tool', tool.id], { detail: { slug: tool.slug } });
}
