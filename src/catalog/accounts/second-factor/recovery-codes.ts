/** Recovery codes: ten, shown once; each replaces a lost factor once. */
import { randomBytes } from 'node:crypto';
import { timestamp, type Reader, type Tx } from '#database/database.ts';
import { fieldError } from '#catalog/errors.ts';
import { hashSecret } from '#catalog/secrets.ts';

export const RECOVERY_CODES = 10;

/** Crockford's base 32: unambiguous letters. Its length divides 256, so all are equally likely. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 bits: plain SHA-256 is enough from 112 bits on (OWASP ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = 6;
/** Each group except the last. */
const GROUPS = new RegExp(`.{${GROUP}}(?!$)`, 'g');

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replaceAll(GROUPS, '$&-');
}

/** The hash of a typed code: ignores case, blanks and hyphens, and maps look-alikes. */
function hashOf(typed: string): string {
  const letters = typed
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return hashSecret(letters);
}

/** Makes ten new codes and invalidates the old ones. Only hashes are stored. */
export async function replaceRecoveryCodes(trx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const created_at = timestamp(trx.now());
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code), created_at, used_at: null })))
    .execute();
  return codes;
}

/** Uses up a code; gives the number left. Throws `validation_failed` on `recovery_code`. */
export async function useRecoveryCode(trx: Tx, accountId: string, typed: string): Promise<number> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: timestamp(trx.now()) })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (Number(used.numUpdatedRows) === 0) throw fieldError('recovery_code', { rule: 'wrong_code' });
  return countRecoveryCodes(trx, accountId);
}

/** The number of unused codes. */
export async function countRecoveryCodes(db: Reader, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
