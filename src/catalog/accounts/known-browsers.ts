/** Known browsers of an account, by signed cookie: guesses from elsewhere lock no one out. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database, Reader } from '#database/database.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { PERIODS } from '#catalog/periods.ts';

/** Account, browser name, milliseconds of the epoch in base 36, and the signature of all three. */
const MARK = /^([\da-f-]{36})\.([\w-]{16})\.([\da-z]{1,10})\.([\w-]{43})$/;
/** Accounts in one browser's cookie; the oldest sign-in is dropped first. */
const MOST_ACCOUNTS = 4;
const SEPARATOR = '~';

/** HMAC-SHA-256 with the secret of the database, so nothing is stored. */
async function signatureOf(db: Reader, marked: string): Promise<string> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`known browser ${marked}`).digest('base64url');
}

/** The mark for a browser that has signed in to an account or opened a link from its mail. */
export async function markBrowser(db: Reader, accountId: string, now: Date): Promise<string> {
  const since = now.getTime().toString(36);
  const marked = `${accountId}.${randomBytes(12).toString('base64url')}.${since}`;
  return `${marked}.${await signatureOf(db, marked)}`;
}

/** Adds a mark to a browser's cookie, in place of an earlier one of the account. */
export function addMark(cookie: string | undefined, mark: string): string {
  const [accountId = ''] = mark.split('.');
  const others = (cookie ?? '').split(SEPARATOR).filter((other) => MARK.test(other) && !other.startsWith(accountId));
  return [mark, ...others].slice(0, MOST_ACCOUNTS).join(SEPARATOR);
}

/** The name of a browser with a sign-in to the account of an address within the year, if any. */
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
