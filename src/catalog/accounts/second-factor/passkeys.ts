/** Passkeys (WebAuthn): options for browsers, and verification of their answers. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { fieldError, type CatalogError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { CHALLENGE_MS, isChallenge, newChallenge, takeChallenge } from './challenges.ts';

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The browser's origin, and the hash of its session or pending sign-in. */
export interface PasskeyUse {
  origin: string;
  holder: string;
}

/** In characters; usual answers have one to three thousand. */
export const LONGEST_ANSWER = 16_384;

/**
 * EdDSA, ES256 and RS256 as COSE numbers (RFC 9053, RFC 8812); every authenticator has one. The
 * library would add ML-DSA, which is experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it costs 30 MB and 200 ms. */
const webauthn = () => import('@simplewebauthn/server');

const failed = (): CatalogError => fieldError('passkey', { rule: 'passkey_failed' });

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Reader, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

async function listCredentials(db: Database, accountId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.read
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({ id: row.credential_id, transports: transportsOf(row.transports) }));
}

const transportsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Passkeys belong to a host name on all ports (WebAuthn, 5.1.2). */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** Options of `navigator.credentials.create()`, as JSON. */
export async function creationOptions(
  db: Database,
  account: Account,
  use: PasskeyUse,
  siteName: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: hostOf(use.origin),
    userName: account.email,
    userID: Uint8Array.from(Buffer.from(account.id)),
    challenge: Uint8Array.from(Buffer.from(await newChallenge(db, use.holder, 'register'), 'base64url')),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await listCredentials(db, account.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Options of `navigator.credentials.get()`, as JSON. */
export async function requestOptions(
  db: Database,
  account: Account,
  use: PasskeyUse,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: hostOf(use.origin),
    challenge: Uint8Array.from(Buffer.from(await newChallenge(db, use.holder, 'authenticate'), 'base64url')),
    timeout: CHALLENGE_MS,
    allowCredentials: await listCredentials(db, account.id),
    userVerification: 'preferred',
  });
}

/** Throws `validation_failed` on `passkey`. */
function readAnswer(text: string): unknown {
  if (text.length > LONGEST_ANSWER) throw failed();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw failed();
  }
}

/**
 * Verifies a new passkey; the returned function stores it. Throws `validation_failed` on `passkey`
 * for another challenge or origin, or a registered passkey.
 */
export async function checkNewPasskey(
  db: Database,
  account: Account,
  use: PasskeyUse,
  answer: { text: string; name: string },
): Promise<(trx: Tx) => Promise<void>> {
  const response = readAnswer(answer.text) as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await webauthn();
  let signed = '';
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(db, (signed = challenge), use.holder, 'register'),
    expectedOrigin: use.origin,
    expectedRPID: hostOf(use.origin),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws plain errors for malformed or wrong answers.
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw failed();
  const { credential } = registrationInfo;
  return async (trx) => {
    if (!(await takeChallenge(trx, signed))) throw failed();
    const stored = await trx
      .insertInto('passkeys')
      .values({
        id: db.newId(),
        account_id: account.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).filter((word) => /^[a-z-]{1,20}$/.test(word)).join(' '),
        name: answer.name,
        created_at: timestamp(db.now()),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) throw failed();
  };
}

/**
 * Verifies a signature by the account's passkey; the returned function uses up the challenge and
 * stores the counter. Throws `validation_failed` on `passkey`, also if the counter has not risen,
 * which suggests a copy.
 */
export async function checkPasskey(
  db: Database,
  account: Account,
  use: PasskeyUse,
  text: string,
): Promise<(trx: Tx) => Promise<void>> {
  const response = readAnswer(text) as AuthenticationResponseJSON;
  const id = typeof response?.id === 'string' ? response.id : '';
  const row = await db.read
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('credential_id', '=', id.includes('\0') ? '' : id)
    .executeTakeFirst();
  if (row === undefined) throw failed();
  const { verifyAuthenticationResponse } = await webauthn();
  let signed = '';
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(db, (signed = challenge), use.holder, 'authenticate'),
    expectedOrigin: use.origin,
    expectedRPID: hostOf(use.origin),
    requireUserVerification: false,
    credential: {
      id: row.credential_id,
      publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: transportsOf(row.transports),
    },
  }).catch(() => undefined);
  if (result?.verified !== true) throw failed();
  const { newCounter } = result.authenticationInfo;
  return async (trx) => {
    const noted = await trx
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used_at: timestamp(db.now()) })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    if (Number(noted.numUpdatedRows) === 0 || !(await takeChallenge(trx, signed))) throw failed();
  };
}
