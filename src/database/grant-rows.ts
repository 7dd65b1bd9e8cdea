/** Rows of OAuth: authorization requests, grants, codes and tokens. */

export interface GrantTables {
  authorization_requests: AuthorizationRequestRow;
  client_documents: ClientDocumentRow;
  registered_clients: RegisteredClientRow;
  grants: GrantRow;
  grant_secrets: GrantSecretRow;
}

/** A pending authorization request; only earlier versions write it. */
export interface AuthorizationRequestRow {
  secret_hash: string;
  /** Form-encoded. */
  parameters: string;
  expires_at: string;
}

/** A client's metadata document, cached. */
export interface ClientDocumentRow {
  client_id: string;
  /** JSON object. */
  document: string;
  fetched_at: string;
}

/** A client that registered itself. */
export interface RegisteredClientRow {
  client_id: string;
  /** JSON object, as a metadata document. */
  document: string;
  registered_at: string;
  /** Later once it was allowed something. */
  expires_at: string;
}

/** A grant of an account to a program. */
export interface GrantRow {
  id: string;
  account_id: string;
  client_id: string;
  client_name: string;
  /** Separated by spaces. */
  scopes: string;
  resources: string;
  created_at: string;
  last_used_at: string | null;
  /** When its last secret expires. */
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
  /** Codes and refresh tokens work once. */
  used_at: string | null;
  /** Codes: the PKCE challenge (RFC 7636) and redirect URI. */
  challenge: string | null;
  redirect_uri: string | null;
  /** Codes: whether the client wants a refresh token. */
  is_lasting: number;
}
