/** Secrets that have to be read again, as tables hold them: encrypted (AES-256-GCM) under the key of this installation. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export const SECRET_KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{16})\.([\w-]+)$/;

export interface SecretKey {
  /** Names the key without giving it away. */
  id: string;
  cipherKey: Buffer;
}

/** The key of 32 random bytes. */
export function secretKeyOf(bytes: Buffer): SecretKey {
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', bytes, '', `toolshelf ${purpose}`, length));
  return { id: derive('name of the key', 8).toString('hex'), cipherKey: derive('stored secrets', SECRET_KEY_BYTES) };
}

/** Whether a column holds an encrypted secret; those of older versions are plain. */
export const isSealed = (stored: string): boolean => SEALED.test(stored);

/** Encrypts a secret for its place (a table and the id of a row): elsewhere it cannot be read. */
export function seal(key: SecretKey, secret: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.cipherKey, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const bytes = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${key.id}.${bytes.toString('base64url')}`;
}

/** The secret in a column. Throws an Error with one clear line where `findKey` does not have its key, or it was changed. */
function unseal(stored: string, place: string, findKey: (id: string) => SecretKey | undefined): string {
  const [, id = '', text = ''] = SEALED.exec(stored) ?? [];
  if (id === '') return stored;
  const key = findKey(id);
  if (key === undefined) throw new Error(`a stored secret is encrypted with the key ${id}, which is not here`);
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, key.cipherKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new Error(`the secret of ${place} is not what was stored there`, { cause: error });
  }
}

/** What a database handle reads its secrets with. */
export interface SecretBox {
  /** Says where keys are found; asked anew for one that is not known yet, since a command may have changed it. */
  use(readKeys: () => readonly SecretKey[]): void;
  find(id: string): SecretKey | undefined;
  /** The secret that a row holds. Throws as `unseal`. */
  unseal(stored: string, place: string): string;
}

/** A box without keys. */
export function createSecretBox(): SecretBox {
  const keys = new Map<string, SecretKey>();
  let readKeys: () => readonly SecretKey[] = () => [];
  function find(id: string): SecretKey | undefined {
    if (!keys.has(id)) for (const key of readKeys()) keys.set(key.id, key);
    return keys.get(id);
  }
  return {
    use(read) {
      readKeys = read;
    },
    find,
    unseal: (stored, place) => unseal(stored, place, find),
  };
}
