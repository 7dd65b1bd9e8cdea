/** Tools that an account has saved, so that its bookmarks are the same on all its devices. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { findMerged } from '#catalog/entries/redirects.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { Account } from '#catalog/roles.ts';

/** Most saved tools of an account or a device; the oldest make room. */
export const SAVED_MOST = 50;

/** The published ones, by slug and row number, the last saved first. */
export async function listSaved(db: Reader, accountId: string): Promise<{ slug: string; seq: number }[]> {
  const rows = await db
    .selectFrom('saved_tools')
    .innerJoin('published_tools as tool', 'tool.id', 'saved_tools.tool_id')
    .select(['tool.slug', 'tool.seq'])
    .where('saved_tools.account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('tool.slug')
    .limit(SAVED_MOST)
    .execute();
  return rows.map(({ slug, seq }) => ({ slug, seq: Number(seq) }));
}

/** Saves published tools by slug, the last one first, in place of merged ones those they were merged into; others are ignored. */
export async function saveTools(db: Database, account: Account, slugs: readonly string[]): Promise<void> {
  await db.write(async (trx) => {
    await lockMember(trx, account.id, { verificationRequired: false });
    const named = await namesNow(trx, slugs);
    const tools = named.length === 0 ? [] : await listTools(trx, named);
    const rows = tools.map(({ id, slug }) => ({
      account_id: account.id,
      tool_id: id,
      // Their order is that of the device.
      saved_at: timestamp(trx.now(), -named.indexOf(slug)),
    }));
    if (rows.length === 0) return;
    await trx
      .insertInto('saved_tools')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['account_id', 'tool_id']).doNothing())
      .execute();
    await forgetOldest(trx, account.id);
  });
}

/** Removes saved tools by slug, for merged ones those they were merged into; all of them without slugs. */
export async function forgetSaved(db: Database, account: Account, slugs?: readonly string[]): Promise<void> {
  await db.write(async (trx) => {
    const own = trx.deleteFrom('saved_tools').where('account_id', '=', account.id);
    if (slugs === undefined) await own.execute();
    else {
      const named = await namesNow(trx, slugs);
      if (named.length > 0)
        await own.where('tool_id', 'in', trx.selectFrom('tools').select('id').where('slug', 'in', named)).execute();
    }
  });
}

/** The first of the sent slugs. The slug of a merged tool is replaced by that of the tool it was merged into. */
async function namesNow(trx: Tx, slugs: readonly string[]): Promise<string[]> {
  const sent = slugs.filter(isSlug).slice(0, SAVED_MOST);
  const merged = await findMerged(trx, sent);
  return sent.map((slug) => merged.get(slug) ?? slug);
}

function listTools(trx: Tx, slugs: readonly string[]): Promise<{ id: string; slug: string }[]> {
  return trx.selectFrom('published_tools').select(['id', 'slug']).where('slug', 'in', slugs).execute();
}

async function forgetOldest(trx: Tx, accountId: string): Promise<void> {
  // A hidden tool is not listed and does not count toward the limit; it is listed again once it is published.
  const shown = trx
    .selectFrom('saved_tools')
    .innerJoin('published_tools as tool', 'tool.id', 'saved_tools.tool_id')
    .where('saved_tools.account_id', '=', accountId);
  const { saved } = await shown.select((row) => row.fn.countAll<number>().as('saved')).executeTakeFirstOrThrow();
  const over = Number(saved) - SAVED_MOST;
  if (over <= 0) return;
  const oldest = shown
    .select('saved_tools.tool_id')
    .orderBy('saved_tools.saved_at')
    .orderBy('saved_tools.tool_id')
    .limit(over);
  await trx.deleteFrom('saved_tools').where('account_id', '=', accountId).where('tool_id', 'in', oldest).execute();
}
