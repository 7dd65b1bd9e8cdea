/** Single-use links sent by mail. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { lockAccount, ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';

/** Lifetime in milliseconds, and path. The sentences of the mails name the same hours. */
const LINKS = {
  verify: { life: PERIODS.verifyLink.lasts, template: 'verify_email', route: 'verify_email' },
  reset: { life: PERIODS.resetLink.lasts, template: 'reset_password', route: 'new_password' },
  change: { life: PERIODS.changeLink.lasts, template: 'confirm_new_email', route: 'confirm_email' },
} as const;
type LinkPurpose = keyof typeof LINKS;

/** Takes one mail from the budget of `email`; false if it is empty. */
export type AskMail = (email: string) => Promise<boolean>;

/**
 * Makes a link and gives its secret, which proves ownership of `email`. Earlier links of the
 * purpose stop working.
 */
export async function makeLink(
  trx: Tx,
  account: Account,
  purpose: LinkPurpose,
  email = account.email,
): Promise<string> {
  const { life } = LINKS[purpose];
  const secret = newSecret();
  const now = trx.now();
  await trx.deleteFrom('account_links').where('account_id', '=', account.id).where('purpose', '=', purpose).execute();
  await trx
    .insertInto('account_links')
    .values({
      secret_hash: hashSecret(secret),
      account_id: account.id,
      purpose,
      email,
      created_at: timestamp(now),
      expires_at: timestamp(now, life),
    })
    .execute();
  return secret;
}

/** Makes a link and puts its mail into the outbox; with `draft` the link leads on to that draft. */
export async function enqueueLink(
  trx: Tx,
  account: Account,
  purpose: LinkPurpose,
  { email = account.email, draft }: { email?: string; draft?: string | undefined } = {},
): Promise<void> {
  const { template, route } = LINKS[purpose];
  const secret = await makeLink(trx, account, purpose, email);
  await enqueueMail(trx, {
    to: email === account.email ? account : { email, locale: account.locale, emailVerifiedAt: null },
    template,
    params: { link: { route, id: secret, draft } },
  });
}

/**
 * Uses up a link and gives its account, with `email`, the address it was mailed to. Throws
 * `link_expired` for a link that is unknown, used, too old or of another purpose, and if the
 * account is suspended or has another address now.
 */
export async function takeLink(
  trx: Tx,
  secret: string,
  purpose: LinkPurpose,
): Promise<{ account: Account; email: string }> {
  if (!isSecret(secret)) throw new CatalogError('link_expired');
  const link = await trx
    .deleteFrom('account_links')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(trx.now()))
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  if (link === undefined) throw new CatalogError('link_expired');
  const account = await lockAccount(trx, 'id', link.account_id);
  const isMoving = purpose === 'change';
  if (account === undefined || (!isMoving && account.email !== link.email) || account.suspendedAt !== null)
    throw new CatalogError('link_expired');
  return { account, email: link.email };
}

/** Costs as much as `enqueueLink`, including a commit to disk, but leaves no row. */
export async function writeNothing(trx: Tx): Promise<void> {
  const id = trx.newId();
  const now = timestamp(trx.now());
  const payload = JSON.stringify({ secret: newSecret() });
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind: 'nothing',
      payload,
      run_at: now,
      attempts: 0,
      locked_until: null,
      done_at: now,
      last_error: null,
    })
    .execute();
  await trx.deleteFrom('account_links').where('secret_hash', '=', hashSecret(payload)).execute();
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** The account and address of a valid link; undefined otherwise. Does not use it up. */
export async function findLink(
  db: Database,
  secret: string,
  purpose: LinkPurpose,
): Promise<{ account: Account; email: string } | undefined> {
  if (!isSecret(secret)) return undefined;
  const link = await db.read
    .selectFrom('account_links')
    .innerJoin('accounts', 'accounts.id', 'account_links.account_id')
    .select([...ACCOUNT_COLUMNS, 'account_links.email as sent_to'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return link && { account: toAccount(link), email: link.sent_to };
}
