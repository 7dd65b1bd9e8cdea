/** Rows of the account tables: accounts, sessions, sign-in methods, tokens. */
import type { Generated } from 'kysely';

export interface AccountRow {
  id: string;
  /** In lower case, as compared at sign-in. */
  email: string;
  password_hash: string;
  role: string;
  locale: string;
  email_verified_at: string | null;
  suspended_at: string | null;
  /** The last accepted version of the terms. */
  terms_version: Generated<string | null>;
  terms_accepted_at: Generated<string | null>;
  /** When the owner turned notices off; null if they are on. */
  notices_off_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, hexadecimal. */
  id_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** When a second factor was last given in this session; null if never. */
  factor_at: string | null;
  /** The first sign-in; a repeated password does not change it. Null in older sessions. */
  begun_at: Generated<string | null>;
  /** The browser and its address (catalog/accounts/visitors.ts); null in older sessions. */
  device: Generated<string | null>;
  address: Generated<string | null>;
}

/** A successful or failed sign-in. */
export interface SignInRow {
  id: string;
  account_id: string;
  at: string;
  outcome: string;
  device: string;
  address: string;
}

/** A single-use link in a mail: to verify an address, change it or set a password. */
export interface AccountLinkRow {
  secret_hash: string;
  account_id: string;
  purpose: string;
  email: string;
  created_at: string;
  expires_at: string;
}

/** The last mail that asked an owner to confirm their entries. */
export interface ConfirmationRequestRow {
  account_id: string;
  /** SHA-256 of the secret in the mailed link, hexadecimal. */
  secret_hash: string;
  /** The recipient. */
  email: string;
  /** JSON array of tool ids. */
  tools: string;
  created_at: string;
  expires_at: string;
}

/** An account at another site that signs its owner in here. */
export interface AccountIdentityRow {
  provider: string;
  /** The other site's permanent id of the person. */
  subject: string;
  account_id: string;
  created_at: string;
}

export interface TokenRow {
  id: string;
  account_id: string;
  name: string;
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  last_four: string;
  /** Scopes separated by spaces. */
  scopes: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
  /** When the owner was mailed that it expires soon. */
  expiry_mailed_at: string | null;
}

/** A WebAuthn credential of an account. */
export interface PasskeyRow {
  id: string;
  account_id: string;
  /** From the browser, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's signature counter; zero if it has none. */
  counter: number;
  /** Transports of WebAuthn, separated by spaces. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** The key that encrypts stored secrets; one row. */
export interface SecretKeyRow {
  id: number;
  key_id: string;
  since: string;
  /** When the last plain secret of an older version was encrypted. */
  all_sealed: string | null;
}

/** The secret of an authenticator app; in force after a first code (`confirmed_at`). */
export interface TotpSecretRow {
  account_id: string;
  /** Base32, encrypted (secret-box.ts). */
  secret: string;
  created_at: string;
  confirmed_at: string | null;
  /** The time step of the last accepted code; up to it, codes are refused. */
  last_step: number | null;
}

export interface RecoveryCodeRow {
  account_id: string;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** An invitation by mail that has not been accepted. */
export interface InvitationRow {
  id: string;
  /** SHA-256 of the secret in the mailed link, hexadecimal. */
  secret_hash: string;
  email: string;
  role: string;
  locale: string;
  /** Account of the inviting admin. */
  invited_by: string;
  created_at: string;
  expires_at: string;
}

/** A sign-in after its first step; the browser holds the secret behind the hash. */
export interface PendingSignInRow {
  id_hash: string;
  account_id: string;
  /** Number of attempts at the second step. */
  tries: number;
  /** `second_step`, or `registered` for the browser that created the account. */
  kind: Generated<string>;
  expires_at: string;
}

/** A challenge for a passkey to sign. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** Hash of the session or pending sign-in that requested it. */
  holder: string;
  purpose: string;
  expires_at: string;
}

/** A form that was filled in before signing in; its URL contains a secret. */
export interface SubmissionDraftRow {
  id_hash: string;
  /** Form-encoded. */
  form: string;
  expires_at: string;
  /** HMAC of the sender's network (hashAddress); null in older rows. */
  sender: string | null;
}
