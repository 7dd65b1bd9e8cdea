/** The first admin: made in the browser by a link that the start prints, while there is none. */
import { timingSafeEqual } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import type { Database, Reader } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { hashSecret, newSecret } from '#catalog/secrets.ts';
import { addVerifiedAccount, checkCredentials } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import type { Visitor } from './visitors.ts';
import { passFirstStep, type FirstStep } from './sessions.ts';

/** The link of one start. It is kept in memory only and ends with the process, or with all processes of the cluster. */
export interface SetUpLink {
  readonly secret: string;
  /** Whether `secret` is that of the link and its half hour is not over. */
  isOpenTo(secret: string): boolean;
}

/** A new link, or the one that the processes of a cluster share. `since` is in milliseconds of the epoch. */
export function makeSetUpLink(
  { now }: Pick<Database, 'now'>,
  { secret, since } = { secret: newSecret(), since: now().getTime() },
): SetUpLink {
  const known = Buffer.from(hashSecret(secret));
  const ends = since + PERIODS.setUpLink.lasts;
  return {
    secret,
    isOpenTo: (given) => timingSafeEqual(known, Buffer.from(hashSecret(given))) && now().getTime() < ends,
  };
}

/** Whether anybody can do what admins do; who is suspended cannot. */
export async function hasAdmin(db: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the first admin, whose address counts as verified, and signs them in. Throws `validation_failed` on `email` and
 * `password`, and `link_expired` where there is an admin already.
 */
export async function createFirstAdmin(
  db: Database,
  input: { email: string; password: string; locale: Locale; from?: Visitor },
): Promise<FirstStep> {
  const email = checkCredentials(input);
  const passwordHash = await hashPassword(input.password);
  return db.write(async (trx) => {
    // Two at once: the second waits here and then sees the admin that the first has made.
    await trx.lockRows(trx.selectFrom('catalog_revision').select('id').where('id', '=', 1)).execute();
    if (await hasAdmin(trx)) throw new CatalogError('link_expired');
    const { locale } = input;
    const account = await addVerifiedAccount(trx, { email, passwordHash, role: 'admin', locale });
    return passFirstStep(trx, account, input.from);
  });
}
