/** The key of stored secrets: SECRET_KEY, or a file that the first start creates. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { timestamp, type Database, type Tx } from './database.ts';
import { makeFolder } from './folders.ts';
import { SECRET_KEY_BYTES, seal, secretKeyOf, type SecretKey } from './secret-box.ts';

export interface SecretKeySource {
  /** The value of SECRET_KEY, if set. */
  setting: Buffer | undefined;
  /** The key file otherwise. */
  file: string;
}

const FILE = 'secret.key';
/** Suffix of the file with the next key, until the database has it. */
const NEXT = '.next';
const EXPECTED = '32 random bytes in base64 or hexadecimal, as `openssl rand -base64 32` prints them';

/** Beside a SQLite database, in DATA_DIR for PostgreSQL. */
export function secretKeyFile({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): string {
  return join(databaseUrl.startsWith('sqlite:') ? dirname(databaseUrl.slice('sqlite:'.length)) : dataDir, FILE);
}

/** Throws an Error with the expected format. */
export function parseSecretKey(text: string): Buffer {
  const line = text.trim();
  const bytes = Buffer.from(line, /^[0-9a-f]{64}$/i.test(line) ? 'hex' : 'base64');
  if (!/^[\w+/-]+=*$/.test(line) || bytes.length !== SECRET_KEY_BYTES) throw new Error(EXPECTED);
  return bytes;
}

/** A new random key as a line of a file. */
export const newSecretKeyLine = (): string => `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`;

/** Undefined without a file. Throws a one-line Error for an invalid one. */
export function readKeyFile(file: string): SecretKey | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`the key of stored secrets in ${file} cannot be read (${(error as Error).message})`, {
      cause: error,
    });
  }
  try {
    return secretKeyOf(parseSecretKey(text));
  } catch (error) {
    throw new Error(`${file} does not hold ${(error as Error).message}`, { cause: error });
  }
}

/** Writes and syncs a file for this user only; `wx` keeps an existing one. */
function writeKeyFile(file: string, line: string, flag: 'w' | 'wx'): void {
  makeFolder(dirname(file));
  const handle = openSync(file, flag, 0o600);
  try {
    writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncFolder(file);
}

function syncFolder(file: string): void {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The setting alone if set; otherwise the key file and the next one. */
export function readSecretKeys({ setting, file }: SecretKeySource): SecretKey[] {
  if (setting !== undefined) return [secretKeyOf(setting)];
  return [file, file + NEXT].flatMap((each) => readKeyFile(each) ?? []);
}

/** Advice for a missing key. */
export function missingKeySentence(id: string, { setting, file }: SecretKeySource): string {
  const way =
    setting === undefined
      ? `copy the file secret.key of the server that made them to ${file}, or set SECRET_KEY`
      : `SECRET_KEY is another one; set the right one${readKeyFile(file)?.id === id ? `, or none: ${file} holds it` : ''}`;
  return (
    `the secrets in this database are encrypted with the key ${id}, which is not here: ${way}. ` +
    `All servers of a database need the same key. If it is lost: toolshelf secret-key change --lost`
  );
}

/**
 * Records the key in the database, or checks it; creates `file` if missing. Throws a one-line Error
 * if the database has another key.
 */
export async function keepSecretKey(db: Database, source: SecretKeySource): Promise<{ isMade: boolean }> {
  db.secrets.use(() => readSecretKeys(source));
  return db.write(async (trx) => {
    const row = await trx.lockRows(trx.selectFrom('secret_key').select('key_id')).executeTakeFirst();
    if (row !== undefined) {
      if (!readSecretKeys(source).some(({ id }) => id === row.key_id))
        throw new Error(missingKeySentence(row.key_id, source));
      // A change was interrupted before the file was renamed.
      if (source.setting === undefined && readKeyFile(source.file)?.id !== row.key_id) putInPlace(source.file);
      return { isMade: false };
    }
    const isMade = readSecretKeys(source).length === 0;
    if (isMade) writeKeyFile(source.file, newSecretKeyLine(), 'wx');
    const [key] = readSecretKeys(source);
    if (key === undefined) throw new Error(`${source.file} was not written`);
    await trx
      .insertInto('secret_key')
      .values({ id: 1, key_id: key.id, since: timestamp(trx.now()), all_sealed: null })
      .execute();
    return { isMade };
  });
}

/** Writes the next key to its own file. */
export const writeNextKey = (file: string, line: string): void => writeKeyFile(file + NEXT, line, 'w');

/** Replaces the key file by the next one. */
export function putInPlace(file: string): void {
  renameSync(file + NEXT, file);
  syncFolder(file);
}

/** Encrypts a secret for its row. Throws a one-line Error if the database has another key. */
export async function sealSecret(trx: Tx, secret: string, place: string): Promise<string> {
  // A change of the key waits for this row, so the secret gets the right key.
  const row = await trx.lockRows(trx.selectFrom('secret_key').select('key_id')).executeTakeFirst();
  const key = row && trx.secrets.find(row.key_id);
  if (key === undefined) throw new Error(`secrets are encrypted with the key ${row?.key_id ?? ''}, which is not here`);
  return seal(key, secret, place);
}
