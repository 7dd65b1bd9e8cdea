/** Browsers that have signed in to an account: each holds a signed cookie, so that whoever guesses the password elsewhere cannot lock the owner out. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database, Reader } from '#database/database.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { PERIODS } from '#catalog/periods.ts';

/** Account, name of the browser, milliseconds of the epoch in base 36, and the signature of the three. */
const MARK = /^([\da-f-]{36})\.([\w-]{16})\.([\da-z]{1,10})\.([\w-]{43})$/;
/** Accounts that one browser is known to; the one that it signed in to longest ago goes first. */
const MOST_ACCOUNTS = 4;
const SEPARATOR = '~';

/** HMAC-SHA-256 under the secret of the database: nothing has to be stored for it. */
async function signatureOf(db: Reader, marked: string): Promise<string> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`known browser ${marked}`).digest('base64url');
}

/** The mark for a browser that has just signed in to an account, or whose owner has shown to read the account's mail. */
export async function markBrowser(db: Reader, accountId: string, now: Date): Promise<string> {
  const since = now.getTime().toString(36);
  const marked = `${accountId}.${randomBytes(12).toString('base64url')}.${since}`;
  return `${marked}.${await signatureOf(db, marked)}`;
}

/** The cookie of a browser with one mark more; an earlier one of the same account goes. */
export function addMark(cookie: string | undefined, mark: string): string {
  const [accountId = ''] = mark.split('.');
  const others = (cookie ?? '').split(SEPARATOR).filter((other) => MARK.test(other) && !other.startsWith(accountId));
  return [mark, ...others].slice(0, MOST_ACCOUNTS).join(SEPARATOR);
}

/** The name of the browser where its cookie shows that it has signed in to the account of an address within the year; undefined otherwise. */
export async function findKnownBrowser(
  db: Database,
  cookie: string | undefined,
  email: string,
): Promise<string | undefined> {
  const address = foldEmailAddress(email);
  if (cookie === undefined || !isEmailAddress(address)) return undefined;
  const account = await db.read.selectFrom('accounts').select('id').where('email', '=', address).executeTakeFirst();
  for (const mark of cookie.split(SEPARATOR).slice(0, MOST_ACCOUNTS)) {
    const [, accountId, name = '', since = '', signature = ''] = MARK.exec(mark) ?? [];
    if (accountId === undefined || accountId !== account?.id) continue;
    const isFresh = db.now().getTime() - Number.parseInt(since, 36) < PERIODS.knownBrowser.lasts;
    const right = await signatureOf(db.read, `${accountId}.${name}.${since}`);
    if (isFresh && timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return name;
  }
  return undefined;
}
