/** Owners who say that the entries of their tools are still right: by the link of a mail, or by a button of their account. */
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

/** Tools that are shown and can be confirmed at a time; those that were not confirmed come first. */
const ASKED_AT_ONCE = 50;

/** A tool as its owner is asked about it. */
export interface AskedTool {
  tool: DeskTool;
  confirmedAt: string | null;
  /** A change that its owner has suggested and no editor has decided on: then it is not right as it stands. */
  change: string | null;
}

/** One tool that its owner confirms, and its mark as it was shown: nobody confirms what they have not seen. */
export interface Confirmed {
  slug: string;
  mark: string;
}

/** What the link of a mail asks about. */
export interface ConfirmationRequest {
  account: Account;
  askedAt: string;
  tools: AskedTool[];
}

/** The published tools among these that belong to the account; those that were not confirmed for longest first. */
async function readAsked(db: Database, accountId: string, ids: readonly string[]): Promise<AskedTool[]> {
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
  const asked: AskedTool[] = [];
  for (const { id, slug, confirmed_at: confirmedAt } of rows) {
    const change = (await findWaitingChange(db.read, id))?.id ?? null;
    asked.push({ tool: await getDeskTool(db, slug), confirmedAt, change });
  }
  return asked;
}

/** The question behind a secret, as long as its link works; nothing is used up by looking. */
async function findRequest(db: Reader, secret: string, now: string) {
  if (!isSecret(secret)) return undefined;
  return (
    db
      .selectFrom('confirmation_requests as request')
      .innerJoin('accounts', 'accounts.id', 'request.account_id')
      .select([...ACCOUNT_COLUMNS, 'request.tools', 'request.created_at as asked_at'])
      .where('secret_hash', '=', hashSecret(secret))
      .where('request.expires_at', '>', now)
      // Whoever has another address now has left the mailbox in which the link lies.
      .whereRef('request.email', '=', 'accounts.email')
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
  );
}

/**
 * What the link asks about: those of its tools that are still published and still the account's. Throws `link_expired` for one
 * that is unknown or too old, replaced by that of the next mail, of an account that is suspended or has another address, or
 * whose tools all are gone or somebody else's.
 */
export async function getConfirmationRequest(db: Database, secret: string): Promise<ConfirmationRequest> {
  const row = await findRequest(db.read, secret, timestamp(db.now()));
  if (row === undefined) throw new CatalogError('link_expired');
  const tools = await readAsked(db, row.id, JSON.parse(row.tools) as string[]);
  if (tools.length === 0) throw new CatalogError('link_expired');
  return { account: toAccount(row), askedAt: row.asked_at, tools };
}

/** The account's published tool as it is asked about. Throws `not_found` for any other. */
export async function getOwnAsked(db: Database, account: Account, slug: string): Promise<AskedTool> {
  const { id } = await getDeskTool(db, slug);
  const [asked] = await readAsked(db, account.id, [id]);
  if (asked === undefined) throw new CatalogError('not_found');
  return asked;
}

/**
 * Confirms tools by the link of a mail, each once a day. Throws `link_expired` as getConfirmationRequest and for a tool that the mail
 * did not ask about or that is not the account's any more, and as `confirmTools`.
 */
export async function confirmByLink(db: Database, secret: string, confirmed: readonly Confirmed[]): Promise<void> {
  const { account, tools } = await getConfirmationRequest(db, secret);
  if (!confirmed.every(({ slug }) => tools.some(({ tool }) => tool.slug === slug)))
    throw new CatalogError('link_expired');
  await confirmTools(db, account, confirmed);
}

/**
 * Keeps that the entries of the account's tools are right, all or none. Throws `not_found` for a tool that is not the account's or
 * not published, and `conflict` when an entry is not as its mark says or a change of it waits.
 */
export async function confirmTools(db: Database, account: Account, confirmed: readonly Confirmed[]): Promise<void> {
  await db.write(async (trx) => {
    // Whoever writes to several tools of an owner waits here.
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
  // Said twice on a day, it stays said once.
  if (Number(written.numUpdatedRows) === 0) return;
  await trx
    .updateTable('tools')
    .set({ revision: await raiseRevision(trx) })
    .where('id', '=', tool.id)
    .execute();
  await recordHistory(trx, account.id, 'owner_confirmed', ['tool', tool.id], { detail: { slug: tool.slug } });
}
