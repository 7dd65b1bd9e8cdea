/** The tables of accounts: who they are, how they sign in and what acts for them. */

export interface AccountRow {
  id: string;
  /** Lower-cased, as compared at sign-in. */
  email: string;
  password_hash: string;
  role: string;
  locale: string;
  email_verified_at: string | null;
  suspended_at: string | null;
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
