/** The key of stored secrets: from SECRET_KEY, or from a file beside the database that the first start makes. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { timestamp, type Database, type Tx } from './database.ts';
import { makeFolder } from './folders.ts';
import { SECRET_KEY_BYTES, seal, secretKeyOf, type SecretKey } from './secret-box.ts';

export interface SecretKeySource {
  /** The value of SECRET_KEY; undefined where there is none. */
  setting: Buffer | undefined;
  /** Where the key lies otherwise. */
  file: string;
}

const FILE = 'secret.key';
/** The key that is to take the place of the one in the file, until the database has it. */
const NEXT = '.next';
const EXPECTED = '32 random bytes in base64 or hexadecimal, as `openssl rand -base64 32` prints them';

/** Beside a SQLite database, in DATA_DIR for PostgreSQL. */
export function secretKeyFile({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): string {
  return join(databaseUrl.startsWith('sqlite:') ? dirname(databaseUrl.slice('sqlite:'.length)) : dataDir, FILE);
}

/** The bytes of a key as text. Throws an Error that says what is expected. */
export function parseSecretKey(text: string): Buffer {
  const line = text.trim();
  const bytes = Buffer.from(line, /^[0-9a-f]{64}$/i.test(line) ? 'hex' : 'base64');
  if (!/^[\w+/-]+=*$/.test(line) || bytes.length !== SECRET_KEY_BYTES) throw new Error(EXPECTED);
  return bytes;
}

/** A key that was made now, as a line of a file. */
export const newSecretKeyLine = (): string => `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`;

/** Undefined where there is no such file. Throws an Error with one clear line for one that holds no key. */
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

/** Writes a file for this user alone, to the disk before it returns; one that is there stays with `wx`. */
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

/** The keys that are here: the setting alone where it is set, else the file and what a change has left beside it. */
export function readSecretKeys({ setting, file }: SecretKeySource): SecretKey[] {
  if (setting !== undefined) return [secretKeyOf(setting)];
  return [file, file + NEXT].flatMap((each) => readKeyFile(each) ?? []);
}

/** What to do about a key that does not fit. */
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
 * Makes the key the one of the database, or checks that it is; `file` is made where there is none yet. Throws an Error with one
 * clear line when the database has another key.
 */
export async function keepSecretKey(db: Database, source: SecretKeySource): Promise<{ isMade: boolean }> {
  db.secrets.use(() => readSecretKeys(source));
  return db.write(async (trx) => {
    const row = await trx.lockRows(trx.selectFrom('secret_key').select('key_id')).executeTakeFirst();
    if (row !== undefined) {
      if (!readSecretKeys(source).some(({ id }) => id === row.key_id))
        throw new Error(missingKeySentence(row.key_id, source));
      // A change that ended before the file was in its place.
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

/** Writes the key that is to be the next beside the file. */
export const writeNextKey = (file: string, line: string): void => writeKeyFile(file + NEXT, line, 'w');

/** Puts the next key in the place of the one in the file. */
export function putInPlace(file: string): void {
  renameSync(file + NEXT, file);
  syncFolder(file);
}

/** The secret as its row is to hold it. Throws an Error with one clear line when the database has another key by now. */
export async function sealSecret(trx: Tx, secret: string, place: string): Promise<string> {
  // Whoever changes the key waits for this row, and what is written behind it has the new one.
  const row = await trx.lockRows(trx.selectFrom('secret_key').select('key_id')).executeTakeFirst();
  const key = row && trx.secrets.find(row.key_id);
  if (key === undefined) throw new Error(`secrets are encrypted with the key ${row?.key_id ?? ''}, which is not here`);
  return seal(key, secret, place);
}
