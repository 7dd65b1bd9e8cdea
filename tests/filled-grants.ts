/** What a program asks of people in the filled world, and what one of them has allowed it. */
import { createHash } from 'node:crypto';
import type { Account } from '#catalog/roles.ts';
import { keepDocumentText, readClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { redeemCode, type Issued } from '#catalog/accounts/grants/exchange.ts';
import { createGrant, listGrants, openRequest } from '#catalog/accounts/grants/grants.ts';
import type { World } from './world.ts';

export const APPLICATION = 'https://agents.papierdrachen.example.com/client.json';
const CHALLENGE = 'x'.repeat(43);

/** Gives the secrets of two requests that wait, and the id of the grant. */
export async function fillGrants(
  { db, config }: World,
  maker: Account,
): Promise<{ device: string; website: string; connected: string }> {
  const [device, website] = ['http://127.0.0.1:4711/callback', 'https://agents.papierdrachen.example.com/back'];
  const text = JSON.stringify({
    client_id: APPLICATION,
    client_name: 'Papierdrachen Agent',
    redirect_uris: [device, website],
    grant_types: ['refresh_token'],
  });
  await keepDocumentText(db, APPLICATION, text);
  const ask = (redirect_uri: string, scope: string): Promise<string> => {
    const parameters = {
      response_type: 'code',
      client_id: APPLICATION,
      redirect_uri,
      scope,
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      resource: `${config.publicUrl}/mcp`,
    };
    return openRequest(db, new URLSearchParams(parameters).toString());
  };
  const client = readClientDocument(APPLICATION, text);
  if (client === undefined) throw new Error('the document of the program cannot be read');
  const allowed = { client, scopes: ['read', 'submit'], resources: ['mcp'], challenge: CHALLENGE } as const;
  const rules = { verificationRequired: false };
  await createGrant(db, maker, await ask(website, 'read submit'), { ...allowed, redirectUri: website }, rules);
  // It would end with its code, for which nobody comes here.
  await db.write((trx) => trx.updateTable('grants').set({ expires_at: '2100-01-01T00:00:00.000Z' }).execute());
  const [grant] = await listGrants(db, maker.id);
  return { device: await ask(device, 'read submit'), website: await ask(website, 'read'), connected: grant?.id ?? '' };
}

/** The tokens of an application that somebody has allowed to act for them at the API, and the id of that grant. */
export async function allowApplication({ db }: World, account: Account): Promise<{ tokens: Issued; id: string }> {
  const redirectUri = 'https://agents.papierdrachen.example.com/back';
  const verifier = 'v'.repeat(43);
  const client = { id: APPLICATION, name: 'Papierdrachen Agent', redirectUris: [redirectUri], isLasting: true };
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const allowed = { client, scopes: ['read', 'submit'], resources: ['api'], challenge, redirectUri } as const;
  const request = await openRequest(db, '');
  const code = await createGrant(db, account, request, allowed, { verificationRequired: false });
  const tokens = await redeemCode(db, { clientId: APPLICATION, resources: undefined, code, verifier, redirectUri });
  if ('refusal' in tokens) throw new Error(tokens.refusal);
  const [grant] = await listGrants(db, account.id);
  return { tokens, id: grant?.id ?? '' };
}
