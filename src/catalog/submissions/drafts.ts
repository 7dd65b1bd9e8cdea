/** Drafts: what somebody has typed into the form before signing in, kept for a day under a secret that only their browser has. */
import { timestamp, type Database } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { hashSecret, isSecret, newSecret } from '#catalog/secrets.ts';

/** Beyond this the one that ends first goes. */
const MOST = 5_000;

/** Keeps the fields of a form; gives the secret under which it is found. */
export async function keepDraft(db: Database, form: URLSearchParams): Promise<string> {
  const secret = newSecret();
  const now = db.now();
  const draft = {
    id_hash: hashSecret(secret),
    form: form.toString(),
    expires_at: timestamp(new Date(now.getTime() + PERIODS.draft.lasts)),
  };
  await db.write(async (trx) => {
    await trx.deleteFrom('submission_drafts').where('expires_at', '<=', timestamp(now)).execute();
    const surplus = await trx
      .selectFrom('submission_drafts')
      .select('id_hash')
      .orderBy('expires_at', 'desc')
      .offset(MOST - 1)
      .limit(MOST)
      .execute();
    for (const { id_hash } of surplus)
      await trx.deleteFrom('submission_drafts').where('id_hash', '=', id_hash).execute();
    await trx.insertInto('submission_drafts').values(draft).execute();
  });
  return secret;
}

/** The fields of a draft; undefined where there is none, or none any more. */
export async function findDraft(db: Database, secret: string): Promise<URLSearchParams | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await db.read
    .selectFrom('submission_drafts')
    .select('form')
    .where('id_hash', '=', hashSecret(secret))
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return row === undefined ? undefined : new URLSearchParams(row.form);
}

/** Nothing is kept of a draft that has become a submission. */
export async function forgetDraft(db: Database, secret: string): Promise<void> {
  if (isSecret(secret))
    await db.write((trx) => trx.deleteFrom('submission_drafts').where('id_hash', '=', hashSecret(secret)).execute());
}
