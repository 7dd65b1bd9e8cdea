/** The tables of OAuth: what people were asked to allow, what they have allowed, and the secrets that programs hold for it. */

export interface GrantTables {
  authorization_requests: AuthorizationRequestRow;
  client_documents: ClientDocumentRow;
  grants: GrantRow;
  grant_secrets: GrantSecretRow;
}

/** What a program asked for, while its owner decided; written by earlier versions. */
export interface AuthorizationRequestRow {
  secret_hash: string;
  /** The parameters as they came, form-encoded. */
  parameters: string;
  expires_at: string;
}

/** What a program says of itself at the address that is its id. */
export interface ClientDocumentRow {
  client_id: string;
  /** JSON object. */
  document: string;
  fetched_at: string;
}

/** What a person has allowed a program. */
export interface GrantRow {
  id: string;
  account_id: string;
  client_id: string;
  client_name: string;
  /** Separated by spaces, like the resources. */
  scopes: string;
  resources: string;
  created_at: string;
  last_used_at: string | null;
  /** When the last of its secrets ends. */
  expires_at: string;
  ended_at: string | null;
}

/** A code, an access token or a refresh token. */
export interface GrantSecretRow {
  /** SHA-256, hexadecimal. */
  hash: string;
  grant_id: string;
  /** `code`, `access` or `refresh`. */
  kind: string;
  scopes: string;
  resources: string;
  created_at: string;
  expires_at: string;
  /** Of codes and refresh tokens, which are good once. */
  used_at: string | null;
  /** Of codes: what they are bound to (RFC 7636). */
  challenge: string | null;
  redirect_uri: string | null;
  /** Of codes: whether the program wants a refresh token. */
  is_lasting: number;
}
