/** What a program asks of people in the filled world, and what one of them has allowed it. */
import type { Account } from '#catalog/roles.ts';
import { keepDocumentText, readClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { createGrant, listGrants, openRequest } from '#catalog/accounts/grants/grants.ts';
import type { World } from './world.ts';

const ID = 'https://agents.papierdrachen.example.com/client.json';
const CHALLENGE = 'x'.repeat(43);

/** Gives the secrets of two requests that wait, and the id of the grant. */
export async function fillGrants(
  { db, config }: World,
  maker: Account,
): Promise<{ device: string; website: string; connected: string }> {
  const [device, website] = ['http://127.0.0.1:4711/callback', 'https://agents.papierdrachen.example.com/back'];
  const text = JSON.stringify({
    client_id: ID,
    client_name: 'Papierdrachen Agent',
    redirect_uris: [device, website],
    grant_types: ['refresh_token'],
  });
  await keepDocumentText(db, ID, text);
  const ask = (redirect_uri: string, scope: string): Promise<string> => {
    const parameters = {
      response_type: 'code',
      client_id: ID,
      redirect_uri,
      scope,
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      resource: `${config.publicUrl}/mcp`,
    };
    return openRequest(db, new URLSearchParams(parameters).toString());
  };
  const client = readClientDocument(ID, text);
  if (client === undefined) throw new Error('the document of the program cannot be read');
  const allowed = { client, scopes: ['read', 'submit'], resources: ['mcp'], challenge: CHALLENGE } as const;
  const rules = { verificationRequired: false };
  await createGrant(db, maker, await ask(website, 'read submit'), { ...allowed, redirectUri: website }, rules);
  // It would end with its code, for which nobody comes here.
  await db.write((trx) => trx.updateTable('grants').set({ expires_at: '2100-01-01T00:00:00.000Z' }).execute());
  const [grant] = await listGrants(db, maker.id);
  return { device: await ask(device, 'read submit'), website: await ask(website, 'read'), connected: grant?.id ?? '' };
}
