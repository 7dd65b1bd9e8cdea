/** The registration endpoint (RFC 7591, 3): a public client gets an id, for its metadata alone. */
import { registerClient } from '#catalog/accounts/grants/registered-clients.ts';
import type { AppContext } from '#http/app-context.ts';
import { parseJsonBody } from '#http/api/json-body.ts';
import type { OAuthAnswer } from './token-endpoint.ts';

/** Registers the client that a JSON body describes. Throws `validation_failed` on unreadable JSON. */
export async function register({ db }: AppContext, body: Buffer): Promise<OAuthAnswer> {
  const registered = await registerClient(db, parseJsonBody(body));
  if (!('error' in registered)) return { status: 201, body: { ...registered } };
  const { error, description } = registered;
  return { status: 400, body: { error, error_description: description } };
}
