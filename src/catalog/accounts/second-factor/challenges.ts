/** Challenges that a passkey signs: each belongs to one browser and one purpose, works once and lapses. */
import { randomBytes } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';

/** A challenge for a new passkey is worth nothing where a known one is asked for, and the other way round. */
export type ChallengePurpose = 'register' | 'authenticate';

/** WebAuthn Level 3, 15.1 recommends 300 to 600 seconds for people who take their time. */
export const CHALLENGE_MS = PERIODS.passkeyChallenge.lasts;
const CHALLENGE_BYTES = 32;

/** Stores a new challenge for a session or pending sign-in (`holder`, its hash) and gives it in base64url. */
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

/** Whether a challenge would be taken now; it is not used up. */
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

/** Takes a challenge out of the table; false when another request has taken it. */
export async function takeChallenge(trx: Tx, challenge: string): Promise<boolean> {
  const taken = await trx.deleteFrom('passkey_challenges').where('challenge', '=', challenge).executeTakeFirst();
  return Number(taken.numDeletedRows) === 1;
}

/** Forgets challenges and pending sign-ins that have lapsed. */
export async function pruneSignInSteps(db: Database): Promise<void> {
  const now = timestamp(db.now());
  await db.write(async (trx) => {
    await trx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  });
}
