/** What a program asks of people in the filled world, and what one of them has allowed it. */
import { createHash } from 'node:crypto';
import type { Account } from '#catalog/roles.ts';
import { keepDocumentText, readClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { redeemCode, type Issued } from '#catalog/accounts/grants/exchange.ts';
import { registerClient } from '#catalog/accounts/grants/registered-clients.ts';
import { createGrant } from '#catalog/accounts/grants/consent.ts';
import { listGrants } from '#catalog/accounts/grants/grants.ts';
import { packRequest } from '#http/oauth/authorization-request.ts';
import type { World } from './world.ts';

export const APPLICATION = 'https://agents.papierdrachen.example.com/client.json';
/** Another one, which nobody has allowed anything. */
const STRANGER = 'https://agents.steinpilz.example.com/client.json';
const CHALLENGE = 'x'.repeat(43);

/** Gives requests as parts of their addresses, two of them faulty, and the id of the grant. */
export async function fillGrants(
  { db, config }: World,
  maker: Account,
): Promise<Record<'device' | 'website' | 'registered' | 'faulty' | 'wrong' | 'connected', string>> {
  const [device, website] = ['http://127.0.0.1:4711/callback', 'https://agents.papierdrachen.example.com/back'];
  const documentOf = (client_id: string): string =>
    JSON.stringify({
      client_id,
      client_name: 'Papierdrachen Agent',
      redirect_uris: [device, website],
      grant_types: ['refresh_token'],
    });
  const text = documentOf(APPLICATION);
  for (const id of [APPLICATION, STRANGER]) await keepDocumentText(db, id, documentOf(id));
  const ask = (redirect_uri: string, scope: string, more: Record<string, string> = {}): string => {
    const parameters = {
      response_type: 'code',
      client_id: APPLICATION,
      redirect_uri,
      scope,
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      resource: `${config.publicUrl}/mcp`,
      ...more,
    };
    return packRequest(new URLSearchParams(parameters)) ?? '';
  };
  const client = readClientDocument(APPLICATION, text);
  if (client === undefined) throw new Error('the document of the program cannot be read');
  const allowed = { client, scopes: ['read', 'submit'], resources: ['mcp'], challenge: CHALLENGE } as const;
  const rules = { verificationRequired: false };
  await createGrant(db, maker, { ...allowed, redirectUri: website }, rules);
  const registered = await registerClient(db, { redirect_uris: [website], client_name: 'Papierdrachen' });
  if ('error' in registered) throw new Error(registered.description);
  // It would end with its code, for which nobody comes here.
  await db.write((trx) => trx.updateTable('grants').set({ expires_at: '2100-01-01T00:00:00.000Z' }).execute());
  const [grant] = await listGrants(db, maker.id);
  return {
    device: ask(device, 'read submit'),
    website: ask(website, 'read'),
    registered: ask(website, 'read', { client_id: registered.client_id }),
    wrong: ask('https://elsewhere.example.com/', 'read', { client_id: registered.client_id }),
    faulty: ask(website, 'read', { client_id: STRANGER, response_type: 'token' }),
    connected: grant?.id ?? '',
  };
}

/** The tokens of an application that somebody has allowed to act for them at the API, and the id of that grant. */
export async function allowApplication({ db }: World, account: Account): Promise<{ tokens: Issued; id: string }> {
  const redirectUri = 'https://agents.papierdrachen.example.com/back';
  const verifier = 'v'.repeat(43);
  const client = { id: APPLICATION, name: 'Papierdrachen Agent', redirectUris: [redirectUri], isLasting: true };
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const allowed = { client, scopes: ['read', 'submit'], resources: ['api'], challenge, redirectUri } as const;
  const code = await createGrant(db, account, allowed, { verificationRequired: false });
  const tokens = await redeemCode(db, { clientId: APPLICATION, resources: undefined, code, verifier, redirectUri });
  if ('refusal' in tokens) throw new Error(tokens.refusal);
  const [grant] = await listGrants(db, account.id);
  return { tokens, id: grant?.id ?? '' };
}
