/** Encrypts stored secrets that must be readable (AES-256-GCM) with the installation's key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export const SECRET_KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{16})\.([\w-]+)$/;

export interface SecretKey {
  /** Derived from the key, without revealing it. */
  id: string;
  cipherKey: Buffer;
}

/** Derives the key from 32 random bytes. */
export function secretKeyOf(bytes: Buffer): SecretKey {
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', bytes, '', `toolshelf ${purpose}`, length));
  return { id: derive('name of the key', 8).toString('hex'), cipherKey: derive('stored secrets', SECRET_KEY_BYTES) };
}

/** Whether a column is encrypted; older versions stored plain secrets. */
export const isSealed = (stored: string): boolean => SEALED.test(stored);

/** Encrypts a secret for its place (a table and the id of a row); it cannot be read elsewhere. */
export function seal(key: SecretKey, secret: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.cipherKey, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const bytes = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${key.id}.${bytes.toString('base64url')}`;
}

/** Decrypts a column. Throws a one-line Error for a missing key or a changed value. */
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

export interface SecretBox {
  /** The source of keys; read again for an unknown key, since a command may have changed it. */
  use(readKeys: () => readonly SecretKey[]): void;
  find(id: string): SecretKey | undefined;
  /** Decrypts a stored secret. Throws like `unseal`. */
  unseal(stored: string, place: string): string;
}

/** Has no keys until `use`. */
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
