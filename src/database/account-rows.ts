/** The tables of accounts: who they are, how they sign in and what acts for them. */
import type { Generated } from 'kysely';

export interface AccountRow {
  id: string;
  /** Lower-cased, as compared at sign-in. */
  email: string;
  password_hash: string;
  role: string;
  locale: string;
  email_verified_at: string | null;
  suspended_at: string | null;
  /** The version of the terms that was accepted last, and when. */
  terms_version: Generated<string | null>;
  terms_accepted_at: Generated<string | null>;
  /** Since when no notices are sent; null where they are. */
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
  /** When a second factor was last given in it; null when none was. */
  factor_at: string | null;
  /** When it was first signed in to, before the password was given again in it; null in sessions of earlier versions. */
  begun_at: Generated<string | null>;
  /** What is kept of the browser and its address (catalog/accounts/visitors.ts); null as above. */
  device: Generated<string | null>;
  address: Generated<string | null>;
}

/** A sign-in that succeeded or failed. */
export interface SignInRow {
  id: string;
  account_id: string;
  at: string;
  outcome: string;
  device: string;
  address: string;
}

/** A single-use link sent by mail: verification of an address, a new address or a new password. */
export interface AccountLinkRow {
  secret_hash: string;
  account_id: string;
  purpose: string;
  email: string;
  created_at: string;
  expires_at: string;
}

/** The last mail that asked an owner whether their entries are still right. */
export interface ConfirmationRequestRow {
  account_id: string;
  /** SHA-256 of the secret in the mailed link, hexadecimal. */
  secret_hash: string;
  /** Where the mail went. */
  email: string;
  /** JSON array of the ids of tools. */
  tools: string;
  created_at: string;
  expires_at: string;
}

/** An account at another site by which its owner signs in here. */
export interface AccountIdentityRow {
  provider: string;
  /** The other site's own id of the person, which never changes. */
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
  /** When the owner was told that it ends soon. */
  expiry_mailed_at: string | null;
}

/** A WebAuthn credential of an account. */
export interface PasskeyRow {
  id: string;
  account_id: string;
  /** As the browser names it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often the authenticator says it was used; zero where it does not count. */
  counter: number;
  /** How browsers reach it, separated by spaces. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** The one key that stored secrets are encrypted with. */
export interface SecretKeyRow {
  id: number;
  /** The name of the key. */
  key_id: string;
  since: string;
  /** When the last secret of an older version was encrypted. */
  all_sealed: string | null;
}

/** The secret that an account shares with an authenticator app; it counts once a code of it was given. */
export interface TotpSecretRow {
  account_id: string;
  /** Base32, encrypted (secret-box.ts). */
  secret: string;
  created_at: string;
  confirmed_at: string | null;
  /** The time step of the last accepted code; earlier ones and itself are refused. */
  last_step: number | null;
}

export interface RecoveryCodeRow {
  account_id: string;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** Somebody who was invited by mail and has not come yet. */
export interface InvitationRow {
  id: string;
  /** SHA-256 of the secret in the mailed link, hexadecimal. */
  secret_hash: string;
  email: string;
  role: string;
  locale: string;
  /** Account of the admin. */
  invited_by: string;
  created_at: string;
  expires_at: string;
}

/** A sign-in whose first step is done; the browser holds the secret behind the hash. */
export interface PendingSignInRow {
  id_hash: string;
  account_id: string;
  /** Second steps that were tried. */
  tries: number;
  /** `second_step`, or `registered`: the browser that has just made the account. */
  kind: Generated<string>;
  expires_at: string;
}

/** A challenge that a passkey is to sign. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** Hash of the session or pending sign-in that asked for it. */
  holder: string;
  purpose: string;
  expires_at: string;
}

/** A form that was filled in before signing in, known by a secret in an address. */
export interface SubmissionDraftRow {
  id_hash: string;
  /** As browsers send it. */
  form: string;
  expires_at: string;
  /** HMAC of the network that it came from, as hashAddress gives it; null for those of earlier versions. */
  sender: string | null;
}
