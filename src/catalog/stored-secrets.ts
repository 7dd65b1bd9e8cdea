/**
 * Encryption of all stored secrets: of plain ones from older versions, and of all with another key.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { isSealed, seal, type SecretKey } from '#database/secret-box.ts';
import { sealSecret } from '#database/secret-key.ts';

/** Rows in a transaction. */
const BATCH = 500;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Each table with its columns and the random value that replaces an unreadable secret. */
const TABLES = [
  {
    table: 'totp_secrets',
    id: 'account_id',
    columns: ['secret'],
    unknown: () => Array.from(randomBytes(32), (byte) => BASE32[byte % 32]).join(''),
  },
  {
    table: 'webhooks',
    id: 'id',
    columns: ['secret', 'former_secret'],
    unknown: () => `whsec_${randomBytes(32).toString('base64')}`,
  },
] as const;

type SecretTable = (typeof TABLES)[number];

/** The place that a secret is bound to; it decrypts only there. */
export const placeOf = (table: SecretTable['table'], id: string): string => `${table} ${id}`;

type Change = (stored: string, place: string, unknown: () => string) => string | Promise<string>;

/** Changes the secrets after an id. Gives their number and the last id, undefined at the end. */
async function changeSlice(
  trx: Tx,
  { table, id, columns, unknown }: SecretTable,
  after: string,
  change: Change,
): Promise<{ changed: number; last: string | undefined }> {
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.ref(id)} as id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(id)} > ${after} order by ${sql.ref(id)} limit ${sql.lit(BATCH)}`.execute(trx);
  let changed = 0;
  for (const row of rows) {
    const of = row['id'] ?? '';
    let isChanged = false;
    for (const column of columns) {
      const stored = row[column] ?? null;
      const made = stored === null ? null : await change(stored, placeOf(table, of), unknown);
      if (made === stored) continue;
      isChanged = true;
      // Leave a secret that was deleted meanwhile.
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${made}
        where ${sql.ref(id)} = ${of} and ${sql.ref(column)} = ${stored}`.execute(trx);
    }
    if (isChanged) changed += 1;
  }
  return { changed, last: rows.length < BATCH ? undefined : (rows.at(-1)?.['id'] ?? undefined) };
}

/**
 * Encrypts the secrets that older versions stored, in resumable batches; gives the number of
 * changed rows. Costs one query when there are none.
 */
export async function sealPlainSecrets(db: Database): Promise<number> {
  const { all_sealed } = await db.read.selectFrom('secret_key').select('all_sealed').executeTakeFirstOrThrow();
  if (all_sealed !== null) return 0;
  let count = 0;
  for (const table of TABLES)
    for (let after: string | undefined = ''; after !== undefined;) {
      const from: string = after;
      const { changed, last } = await db.write(async (trx) => {
        // Overwrite the plain text in the file, too.
        if (db.isEmbedded) await sql`pragma secure_delete = on`.execute(trx);
        return changeSlice(trx, table, from, (stored, place) =>
          isSealed(stored) ? stored : sealSecret(trx, stored, place),
        );
      });
      count += changed;
      after = last;
    }
  await db.write((trx) =>
    trx
      .updateTable('secret_key')
      .set({ all_sealed: timestamp(trx.now()) })
      .execute(),
  );
  return count;
}

/**
 * Encrypts all secrets with another key, in one transaction. With `isLost` unreadable secrets are
 * replaced by random values and counted; otherwise they throw.
 */
export async function changeSecretKey(
  db: Database,
  key: SecretKey,
  isLost: boolean,
): Promise<{ changed: number; lost: number }> {
  return db.write(async (trx) => {
    const counts = { changed: 0, lost: 0 };
    await trx.lockRows(trx.selectFrom('secret_key').select('key_id')).executeTakeFirst();
    const change: Change = (stored, place, unknown) => {
      try {
        return seal(key, trx.secrets.unseal(stored, place), place);
      } catch (error) {
        if (!isLost) throw error;
        counts.lost += 1;
        return seal(key, unknown(), place);
      }
    };
    for (const table of TABLES)
      for (let after: string | undefined = ''; after !== undefined;) {
        const slice = await changeSlice(trx, table, after, change);
        counts.changed += slice.changed;
        after = slice.last;
      }
    const now = timestamp(trx.now());
    await trx
      .insertInto('secret_key')
      .values({ id: 1, key_id: key.id, since: now, all_sealed: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_id: key.id, since: now, all_sealed: now }))
      .execute();
    return counts;
  });
}
