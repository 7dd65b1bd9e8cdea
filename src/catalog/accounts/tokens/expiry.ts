/** Mails about tokens that expire soon: one for each, a week before. */
import { timestamp, type Database } from '#database/database.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import { ACCOUNT_COLUMNS, toAccount } from '#catalog/roles.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';

/** A token with such a short life is announced on its last day, not at its creation. */
const SHORT_LIFE = PERIODS.tokenWarning.lasts + DAY_MS;
const SHORT_TOLD_BEFORE = DAY_MS;
const AT_ONCE = 200;

/** Enqueues the due mails and gives their number; each token once. */
export async function announceExpiringTokens(db: Database): Promise<number> {
  const now = db.now().getTime();
  const soon = await db.read
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .select(['tokens.id', 'tokens.created_at', 'tokens.expires_at'])
    .where('tokens.expires_at', '>', timestamp(now))
    .where('tokens.expires_at', '<=', timestamp(now + PERIODS.tokenWarning.lasts))
    .where('tokens.revoked_at', 'is', null)
    .where('tokens.expiry_mailed_at', 'is', null)
    .where('accounts.suspended_at', 'is', null)
    .execute();
  const due = soon.filter((token) => {
    const end = Date.parse(token.expires_at ?? '');
    return end - Date.parse(token.created_at) > SHORT_LIFE || end - now <= SHORT_TOLD_BEFORE;
  });
  let announced = 0;
  for (let from = 0; from < due.length; from += AT_ONCE) {
    announced += await announce(
      db,
      due.slice(from, from + AT_ONCE).map((token) => token.id),
    );
  }
  return announced;
}

/** Marks and mails in one transaction, so that concurrent servers send one mail. */
async function announce(db: Database, ids: readonly string[]): Promise<number> {
  return db.write(async (trx) => {
    const tokens = await trx
      .updateTable('tokens')
      .set({ expiry_mailed_at: timestamp(db.now()) })
      .where('id', 'in', ids)
      .where('revoked_at', 'is', null)
      .where('expiry_mailed_at', 'is', null)
      .returning(['account_id', 'name', 'last_four', 'expires_at'])
      .execute();
    for (const token of tokens) {
      const row = await trx
        .selectFrom('accounts')
        .select(ACCOUNT_COLUMNS)
        .where('id', '=', token.account_id)
        .executeTakeFirstOrThrow();
      const owner = toAccount(row);
      await enqueueMail(trx, {
        to: owner,
        template: 'token_expiring',
        params: {
          name: token.name,
          last_four: token.last_four,
          expires_at: token.expires_at ?? '',
          tokens_link: { route: 'tokens' },
        },
      });
    }
    return tokens.length;
  });
}
