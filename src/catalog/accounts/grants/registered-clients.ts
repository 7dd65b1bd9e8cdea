/** Clients that registered themselves (RFC 7591): public ones, of which nothing is proven. */
import { PERIODS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import {
  NATIVE_APPS,
  appOf,
  clientNameOf,
  isRedirectUri,
  readClientDocument,
  type ClientDocument,
} from './client-documents.ts';

/** Beyond this number of unused clients the oldest is forgotten. */
const MOST_UNUSED = 10_000;
/** Forgotten at once beyond that number. */
const FORGOTTEN_AT_ONCE = 100;
const MOST_REDIRECTS = 10;
const ADDRESS_LENGTH = 500;
const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;
/** Methods of confidential clients that are replaced by `none` (RFC 7591, 2: omitted means basic). */
const METHODS = ['none', 'client_secret_basic', 'client_secret_post'];
const ID = /^client_[\w-]{20,60}$/;

/** Metadata as it is stored and answered (RFC 7591, 3.2.1). */
interface Registration {
  client_id: string;
  client_name: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: ['code'];
  token_endpoint_auth_method: 'none';
}

export type Registered = Registration & {
  /** Seconds since 1970. */
  client_id_issued_at: number;
};

/** Codes of RFC 7591, 3.2.2; the description names the member and is for developers. */
export interface RegistrationFault {
  error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  description: string;
}

/** Whether a text has the form of the id of a registered client. */
export function isRegisteredId(text: string): boolean {
  return ID.test(text);
}

const isListOf = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every((each) => typeof each === 'string');

function readRedirects(value: unknown): string[] | RegistrationFault {
  const refuse = (description: string): RegistrationFault => ({ error: 'invalid_redirect_uri', description });
  if (!isListOf(value, MOST_REDIRECTS) || value.length === 0)
    return refuse(`redirect_uris must be a list of 1 to ${MOST_REDIRECTS} addresses`);
  const wrong = value.findIndex((uri) => uri.length > ADDRESS_LENGTH || !isRedirectUri(uri));
  if (wrong >= 0)
    return refuse(
      `redirect_uris[${wrong}] must be https, http on 127.0.0.1, [::1] or localhost, or the scheme of an app ` +
        `with a dot, like com.example.app:, or begin with ${Object.keys(NATIVE_APPS).join(' or ')}; ` +
        `without user and fragment, of at most ${ADDRESS_LENGTH} characters`,
    );
  return [...new Set(value)];
}

/** The part of client metadata that counts here; other members are ignored (RFC 7591, 2). */
function readMetadata(body: unknown): Omit<Registration, 'client_id'> | RegistrationFault {
  const refuse = (description: string): RegistrationFault => ({ error: 'invalid_client_metadata', description });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('the body must be a JSON object');
  const {
    redirect_uris,
    client_name: name,
    grant_types: grants = ['authorization_code'],
    response_types: responses = ['code'],
    token_endpoint_auth_method: method = 'none',
  } = body as Record<string, unknown>;
  const redirects = readRedirects(redirect_uris);
  if ('error' in redirects) return redirects;
  const clientName = clientNameOf(name === undefined ? placeOf(redirects[0] ?? '') : name);
  if (clientName === undefined) return refuse('client_name must be one line of at most 80 characters');
  if (!isListOf(grants, 20) || !grants.includes('authorization_code'))
    return refuse('grant_types must contain authorization_code');
  if (!isListOf(responses, 20) || !responses.includes('code')) return refuse('response_types must contain code');
  if (typeof method !== 'string' || !METHODS.includes(method))
    return refuse('token_endpoint_auth_method must be none: clients have no secret here');
  return {
    client_name: clientName,
    redirect_uris: redirects,
    grant_types: GRANT_TYPES.filter((type) => grants.includes(type)),
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** Where a redirect address leads: a host, or an app. */
export function placeOf(redirectUri: string): string {
  return appOf(redirectUri) ?? new URL(redirectUri).hostname;
}

/** Registers a client with the known part of its metadata, or names the error in it. */
export async function registerClient(db: Database, body: unknown): Promise<Registered | RegistrationFault> {
  const metadata = readMetadata(body);
  if ('error' in metadata) return metadata;
  return db.write(async (trx) => {
    const now = trx.now();
    const registration = { client_id: `client_${trx.newId()}`, ...metadata };
    await forgetSurplus(trx);
    await trx
      .insertInto('registered_clients')
      .values({
        client_id: registration.client_id,
        document: JSON.stringify(registration),
        registered_at: timestamp(now),
        expires_at: timestamp(now, PERIODS.unusedClient.lasts),
      })
      .execute();
    return { ...registration, client_id_issued_at: Math.floor(now.getTime() / 1000) };
  });
}

/** Makes room for one more unused client. Used ones end later than any new one. */
async function forgetSurplus(trx: Tx): Promise<void> {
  const surplus = await trx
    .selectFrom('registered_clients')
    .select('client_id')
    .where('expires_at', '<=', timestamp(trx.now(), PERIODS.unusedClient.lasts))
    .orderBy('expires_at', 'desc')
    .offset(MOST_UNUSED - 1)
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ client_id }) => client_id);
  await trx.deleteFrom('registered_clients').where('client_id', 'in', ids).execute();
}

/** The registered client; undefined for an unknown or forgotten one. */
export async function findRegisteredClient(db: Database, id: string): Promise<ClientDocument | undefined> {
  const row = await db.read
    .selectFrom('registered_clients')
    .select('document')
    .where('client_id', '=', id)
    .where('expires_at', '>', timestamp(db.now()))
    .executeTakeFirst();
  return row && readClientDocument(id, row.document);
}

/** Inside a transaction: a client that was allowed something outlives the grant. */
export async function keepClient(trx: Tx, id: string): Promise<void> {
  if (!isRegisteredId(id)) return;
  const expires_at = timestamp(trx.now(), PERIODS.grant.lasts + PERIODS.unusedClient.lasts);
  await trx.updateTable('registered_clients').set({ expires_at }).where('client_id', '=', id).execute();
}

/** Inside a transaction: deletes the clients whose time is over. */
export async function forgetClients(trx: Tx): Promise<void> {
  await trx.deleteFrom('registered_clients').where('expires_at', '<=', timestamp(trx.now())).execute();
}
