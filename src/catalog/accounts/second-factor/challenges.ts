/** WebAuthn challenges: bound to one browser and one purpose, single-use, with a time limit. */
import { randomBytes } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';

/** A challenge for registration is invalid for authentication, and the reverse. */
export type ChallengePurpose = 'register' | 'authenticate';

/** WebAuthn Level 3, 15.1 recommends 300 to 600 seconds. */
export const CHALLENGE_MS = PERIODS.passkeyChallenge.lasts;
const CHALLENGE_BYTES = 32;

/**
 * Stores a challenge for `holder`, the hash of a session or pending sign-in; gives it in base64url.
 */
export async function newChallenge(db: Database, holder: string, purpose: ChallengePurpose): Promise<string> {
  const now = db.now();
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await db.write(async (trx) => {
    await trx
      .deleteFrom('passkey_challenges')
      .where('holder', '=', holder)
      .where('expires_at', '<=', timestamp(now))
      .execute();
    await trx
      .insertInto('passkey_challenges')
      .values({ challenge, holder, purpose, expires_at: timestamp(now, CHALLENGE_MS) })
      .execute();
  });
  return challenge;
}

/** Whether a challenge is valid; does not use it up. */
export async function isChallenge(
  db: Database,
  challenge: string,
  holder: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const row = await db.read
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('challenge', '=', challenge)
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a challenge; false if another request has. */
export async function takeChallenge(trx: Tx, challenge: string): Promise<boolean> {
  const taken = await trx.deleteFrom('passkey_challenges').where('challenge', '=', challenge).executeTakeFirst();
  return Number(taken.numDeletedRows) === 1;
}

/** Deletes expired challenges and pending sign-ins. */
export async function pruneSignInSteps(db: Database): Promise<void> {
  const now = timestamp(db.now());
  await db.write(async (trx) => {
    await trx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  });
}
