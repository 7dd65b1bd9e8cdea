/** Finds the client of an authorization request and its redirect address, or names the error. */
import {
  allowsRedirect,
  findDocumentText,
  isClientId,
  keepDocumentText,
  readClientDocument,
  type ClientDocument,
} from '#catalog/accounts/grants/client-documents.ts';
import { findRegisteredClient, isRegisteredId } from '#catalog/accounts/grants/registered-clients.ts';
import type { AppContext } from '#http/app-context.ts';
import { refusalSentence } from '#outgoing/refusals.ts';
import { single } from './authorization-request.ts';

const BOUNDS = { bytes: 16_384, overflow: 'refuse', totalMs: 5_000 } as const;

/** Faults of a client: OAuth's error code, and a sentence for its developers. */
const CLIENT_FAULTS = {
  no_client: [
    'invalid_request',
    'client_id is missing, or neither the https address of a metadata document nor the id of a registered client',
  ],
  unregistered: ['invalid_client', 'no client is registered under this client_id; register again'],
  unreachable: ['invalid_client', 'the metadata document at client_id cannot be fetched'],
  unusable: [
    'invalid_client',
    'the metadata document at client_id is not JSON, names another client_id, has no usable redirect_uris, ' +
      'or is that of a client with a secret',
  ],
  no_redirect: ['invalid_request', 'redirect_uri is missing'],
  wrong_redirect: ['invalid_request', 'redirect_uri is none of those that the client has named'],
} as const;
export type ClientFaultName = keyof typeof CLIENT_FAULTS;

export interface ClientFault {
  fault: ClientFaultName;
  error: 'invalid_request' | 'invalid_client';
  description: string;
}

function faultOf(fault: ClientFaultName, reason?: string): ClientFault {
  const [error, description] = CLIENT_FAULTS[fault];
  return { fault, error, description: reason === undefined ? description : `${description}: ${reason}` };
}

export interface AskingClient {
  client: ClientDocument;
  redirectUri: string;
}

/**
 * The client of a request, known or fetched, and the redirect address that it may use. `onFetch` is
 * called before a fetch and may throw; without it nothing is fetched, and a client whose document
 * would have to be is undefined.
 */
export async function findAskingClient(
  context: Pick<AppContext, 'db' | 'fetcher'>,
  parameters: URLSearchParams,
  onFetch?: () => Promise<void>,
): Promise<AskingClient | ClientFault | undefined> {
  const id = single(parameters, 'client_id');
  if (id === undefined || !(isClientId(id) || isRegisteredId(id))) return faultOf('no_client');
  const redirectUri = single(parameters, 'redirect_uri');
  if (redirectUri === undefined) return faultOf('no_redirect');
  const client = isClientId(id)
    ? await findDocument(context, id, onFetch)
    : ((await findRegisteredClient(context.db, id)) ?? faultOf('unregistered'));
  if (client === undefined || 'fault' in client) return client;
  return allowsRedirect(client, redirectUri) ? { client, redirectUri } : faultOf('wrong_redirect');
}

async function findDocument(
  { db, fetcher }: Pick<AppContext, 'db' | 'fetcher'>,
  id: string,
  onFetch: (() => Promise<void>) | undefined,
): Promise<ClientDocument | ClientFault | undefined> {
  const kept = await findDocumentText(db, id);
  if (kept !== undefined) return readClientDocument(id, kept) ?? faultOf('unusable');
  if (onFetch === undefined) return undefined;
  if (fetcher === undefined) return faultOf('unreachable');
  await onFetch();
  const fetched = await fetcher.read(id, 'application/json', BOUNDS);
  if (fetched.refusal !== null) return faultOf('unreachable', refusalSentence(fetched.refusal));
  if (fetched.status !== 200) return faultOf('unreachable', `it responded with ${fetched.status}`);
  const text = fetched.body.toString();
  const document = readClientDocument(id, text);
  if (document === undefined) return faultOf('unusable');
  await keepDocumentText(db, id, text);
  return document;
}
