/** The first admin, created in the browser by a link that the server prints at its start. */
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

/** The link of one start. It exists only in memory, until the process (or cluster) ends. */
export interface SetUpLink {
  readonly secret: string;
  /** Whether `secret` is right and the half hour is not over. */
  isOpenTo(secret: string): boolean;
}

/** Makes a new link, or the one that a cluster shares. `since` is in milliseconds of the epoch. */
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

/** Whether there is an admin who is not suspended. */
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
 * Creates the first admin with a verified address, and signs them in. Throws `validation_failed` on
 * `email` and `password`, and `link_expired` if there is an admin already.
 */
export async function createFirstAdmin(
  db: Database,
  input: { email: string; password: string; locale: Locale; from?: Visitor },
): Promise<FirstStep> {
  const email = checkCredentials(input);
  const passwordHash = await hashPassword(input.password);
  return db.write(async (trx) => {
    // A concurrent second call waits here and then sees the first admin.
    await trx.lockRows(trx.selectFrom('catalog_revision').select('id').where('id', '=', 1)).execute();
    if (await hasAdmin(trx)) throw new CatalogError('link_expired');
    const { locale } = input;
    const account = await addVerifiedAccount(trx, { email, passwordHash, role: 'admin', locale });
    return passFirstStep(trx, account, input.from);
  });
}
