/** The first admin, created in the browser by a link that the server prints at its start. */
import { PERIODS } from '#catalog/periods.ts';
import type { Database, Reader } from '#database/database.ts';
import { isSealed } from '#database/secret-box.ts';
import { sealSecret } from '#database/secret-key.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { addVerifiedAccount, checkCredentials, type Credentials } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import type { Visitor } from './visitors.ts';
import { passFirstStep, type FirstStep } from './sessions.ts';

/** The context that encryption binds the link to; stored secrets have others. */
const PLACE = 'link of the first admin';

/** Makes the secret of a link: its end, encrypted, so that every server of the database knows it without a row. */
export function makeSetUpSecret(db: Database): Promise<string> {
  const ends = db.now().getTime() + PERIODS.setUpLink.lasts;
  return db.write((trx) => sealSecret(trx, String(ends), PLACE));
}

/** Whether `secret` was made by a server of this database, and its half hour is not over. */
export function isSetUpSecret({ now, secrets }: Pick<Database, 'now' | 'secrets'>, secret: string): boolean {
  // A text that is not encrypted would be read as it is.
  if (!isSealed(secret)) return false;
  try {
    return now().getTime() < Number(secrets.unseal(secret, PLACE));
  } catch {
    return false;
  }
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
  input: Credentials & { locale: Locale; from?: Visitor },
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
