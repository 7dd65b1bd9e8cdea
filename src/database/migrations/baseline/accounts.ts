/** Accounts, ways to sign in, sessions, tokens and OAuth grants. */
import {
  bigint,
  integers,
  key,
  keyReferences,
  optional,
  optionalIntegers,
  references,
  required,
  single,
  unique,
  withDefault,
} from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createAccounts({ table, keyedTable, index }: Baseline): Promise<void> {
  await table('accounts', {
    id: key,
    email: unique,
    ...required('password_hash', 'role', 'locale'),
    ...optional('email_verified_at', 'suspended_at'),
    ...required('created_at', 'updated_at'),
    ...optional('terms_version', 'terms_accepted_at', 'notices_off_at'),
  });
  index('accounts_by_age', 'accounts (created_at, id)');
  await table('sessions', {
    id_hash: key,
    account_id: references('accounts', 'cascade'),
    ...required('created_at', 'last_seen_at', 'expires_at'),
    ...optional('factor_at', 'begun_at', 'device', 'address'),
  });
  index('sessions_by_account', 'sessions (account_id)');
  await table('sign_ins', { id: key, ...required('account_id', 'at', 'outcome', 'device', 'address') });
  index('sign_ins_by_account', 'sign_ins (account_id, at)');
  index('sign_ins_by_time', 'sign_ins (at)');
  await table('account_links', {
    secret_hash: key,
    account_id: references('accounts', 'cascade'),
    ...required('purpose', 'email', 'created_at', 'expires_at'),
  });
  index('account_links_by_account', 'account_links (account_id, purpose)');
  await keyedTable('account_identities', ['provider', 'subject'], {
    ...required('provider', 'subject'),
    account_id: references('accounts', 'cascade'),
    ...required('created_at'),
  });
  index('account_identities_by_account', 'account_identities (account_id)');
  await table('tokens', {
    id: key,
    account_id: references('accounts', 'cascade'),
    ...required('name'),
    hash: unique,
    ...required('last_four', 'scopes', 'created_at'),
    ...optional('expires_at', 'last_used_at', 'revoked_at', 'expiry_mailed_at'),
  });
  index('tokens_by_account', 'tokens (account_id)');
  index('tokens_by_expiry', 'tokens (expires_at)');
  await keyedTable('idempotency_keys', ['account_id', 'key'], {
    account_id: references('accounts', 'cascade'),
    ...required('key', 'request_hash'),
    ...optionalIntegers('status'),
    ...optional('location', 'body'),
    ...required('created_at'),
  });
  index('idempotency_keys_by_age', 'idempotency_keys (created_at)');
  await table('invitations', {
    id: key,
    secret_hash: unique,
    ...required('email', 'role', 'locale', 'invited_by', 'created_at', 'expires_at'),
  });
  await table('pending_sign_ins', {
    id_hash: key,
    account_id: references('accounts', 'cascade'),
    ...integers('tries'),
    ...required('expires_at'),
    kind: withDefault('second_step'),
  });
  index('pending_sign_ins_by_account', 'pending_sign_ins (account_id)');
  await table('passkeys', {
    id: key,
    account_id: references('accounts', 'cascade'),
    credential_id: unique,
    ...required('public_key'),
    // Authenticators count in 32 bits without a sign.
    counter: bigint,
    ...required('transports', 'name', 'created_at'),
    ...optional('last_used_at'),
  });
  index('passkeys_by_account', 'passkeys (account_id)');
  await table('passkey_challenges', { challenge: key, ...required('holder', 'purpose', 'expires_at') });
  index('passkey_challenges_by_holder', 'passkey_challenges (holder)');
  await table('totp_secrets', {
    account_id: keyReferences('accounts', 'cascade'),
    ...required('secret', 'created_at'),
    ...optional('confirmed_at'),
    ...optionalIntegers('last_step'),
  });
  await keyedTable('recovery_codes', ['account_id', 'code_hash'], {
    account_id: references('accounts', 'cascade'),
    ...required('code_hash', 'created_at'),
    ...optional('used_at'),
  });
  await table('authorization_requests', { secret_hash: key, ...required('parameters', 'expires_at') });
  index('authorization_requests_by_end', 'authorization_requests (expires_at)');
  await table('client_documents', { client_id: key, ...required('document', 'fetched_at') });
  await table('grants', {
    id: key,
    account_id: references('accounts'),
    ...required('client_id', 'client_name', 'scopes', 'resources', 'created_at'),
    ...optional('last_used_at'),
    ...required('expires_at'),
    ...optional('ended_at'),
  });
  index('grants_by_account', 'grants (account_id, created_at)');
  await table('grant_secrets', {
    hash: key,
    grant_id: references('grants', 'cascade'),
    ...required('kind', 'scopes', 'resources', 'created_at', 'expires_at'),
    ...optional('used_at', 'challenge', 'redirect_uri'),
    ...integers('is_lasting'),
  });
  index('grant_secrets_by_grant', 'grant_secrets (grant_id)');
  index('grant_secrets_by_end', 'grant_secrets (expires_at)');
  await table('secret_key', { id: single, ...required('key_id', 'since'), ...optional('all_sealed') });
}
