/** A program with nothing but an OAuth button: the official client, a document at its own address, and the browser of its owner. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { DOMAIN, answer, gives, openFarm, type Farm } from '../outgoing/farm.ts';
import { makeCertificates } from '../outgoing/certificates.ts';
import type { Browser } from '../web/browser.ts';
import { openWorld, type Reply, type World } from '../support/world.ts';

export const PUBLIC_URL = 'https://catalog.example';
export const CLIENT_ID = `https://agent.${DOMAIN}/client.json`;
export const REDIRECT = 'http://127.0.0.1:4711/callback';

type Json = Record<string, any>;

/** A world, or a server elsewhere. */
export type AnyServer = Pick<World, 'origin' | 'visitor'> & { config: Pick<World['config'], 'publicUrl'> };

/** What the program at `id` says of itself. */
export function documentOf(id: string, more: Json = {}): Json {
  return {
    client_id: id,
    client_name: 'Lantern Agent',
    redirect_uris: ['http://127.0.0.1/callback', `https://agent.${DOMAIN}/back`],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    ...more,
  };
}

export interface OAuthWorld extends World {
  farm: Farm;
  /** Puts a document at an address of the farm, and gives the address. */
  publishDocument(name: string, more?: Json, status?: string): string;
}

/** A world that reaches the farm, with the document of the agent in it. */
export async function openOAuthWorld(settings: Record<string, string> = {}): Promise<OAuthWorld> {
  const farm = openFarm(makeCertificates(DOMAIN));
  const outgoing = { network: farm.network, spacing: 0 };
  const all = { OUTGOING: 'on', PUBLIC_URL, AUTHORIZATIONS_PER_5_MINUTES: '1000', ...settings };
  const world = await openWorld(all, { outgoing });
  const publishDocument: OAuthWorld['publishDocument'] = (name, more = {}, status = '200 OK') => {
    const id = `https://${name}.${DOMAIN}/client.json`;
    const body = JSON.stringify(documentOf(id, more));
    const behave = gives(answer(status, { 'content-type': 'application/json' }, body));
    farm.add(name, { certificate: 'good', behave });
    return id;
  };
  publishDocument('agent');
  const closeWorld = world.close;
  const close = async (): Promise<void> => {
    await closeWorld();
    await farm.close();
  };
  return Object.assign(world, { farm, publishDocument, close });
}

/** A verifier and its challenge (RFC 7636). */
export function newProof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address that a program opens in its owner's browser. */
export function authorizePath(challenge: string, more: Record<string, string | undefined> = {}): string {
  const all = {
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT,
    scope: 'read submit',
    state: 'xyz',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${PUBLIC_URL}/mcp`,
    ...more,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `/oauth/authorize?${new URLSearchParams(given).toString()}`;
}

/** Opens the address in a browser that is signed in, up to the page that asks, or what there is instead. */
export async function openConsent(browser: Browser, path: string): Promise<{ page: Reply; form: string }> {
  const sent = await browser.get(path);
  const form = sent.headers.get('location') ?? '';
  return { form, page: sent.status === 303 ? await browser.get(form) : sent };
}

/** Allows what is asked for; gives the parameters that the program gets back. */
export async function allow(browser: Browser, path: string, decision = 'allow'): Promise<URLSearchParams> {
  const { form } = await openConsent(browser, path);
  const reply = await browser.send(form, { decision });
  assert.equal(reply.status, 303, reply.text.slice(0, 1_000));
  return new URL(reply.headers.get('location') ?? '').searchParams;
}

/** Sends a form to the token endpoint, or to the one that takes tokens back. */
export async function exchange(world: World, fields: Record<string, string>, path = '/oauth/token'): Promise<Reply> {
  const form = new URLSearchParams({ client_id: CLIENT_ID, ...fields });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return world.visitor.request('POST', path, form.toString(), type);
}

/** Tokens for everything, or for what `more` asks for. */
export async function takeTokens(
  world: World,
  browser: Browser,
  more: Record<string, string | undefined> = {},
): Promise<{ access_token: string; refresh_token: string; scope: string; expires_in: number; token_type: string }> {
  const { verifier, challenge } = newProof();
  const code = (await allow(browser, authorizePath(challenge, more))).get('code') ?? '';
  const redirect_uri = more['redirect_uri'] ?? REDIRECT;
  const reply = await exchange(world, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri,
    client_id: more['client_id'] ?? CLIENT_ID,
  });
  assert.equal(reply.status, 200, reply.text);
  return reply.json;
}

/**
 * The official client, connected, with an owner who allows whatever is asked for; `finish` takes the answer back to it. With
 * `registers` it has no document, so that it registers itself.
 */
export async function openAgent(
  { origin, config: { publicUrl } }: AnyServer,
  owner: Browser,
  { registers = false } = {},
): Promise<{ client: Client; asked: URL[]; finish(): Promise<void>; tokens(): Json; registered(): Json | undefined }> {
  const asked: URL[] = [];
  let answered = new URLSearchParams();
  const kept: Json = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    ...(!registers && { clientMetadataUrl: CLIENT_ID }),
    clientMetadata: documentOf(CLIENT_ID, { client_id: undefined }) as OAuthClientProvider['clientMetadata'],
    state: () => 'xyz',
    clientInformation: () => kept['client'],
    saveClientInformation: (client) => void (kept['client'] = client),
    tokens: () => kept['tokens'],
    saveTokens: (tokens) => void (kept['tokens'] = tokens),
    saveCodeVerifier: (verifier) => void (kept['verifier'] = verifier),
    codeVerifier: () => kept['verifier'],
    discoveryState: () => kept['discovery'],
    saveDiscoveryState: (state) => void (kept['discovery'] = state),
    async redirectToAuthorization(url) {
      asked.push(url);
      assert.equal(url.origin, publicUrl);
      answered = await allow(owner, url.pathname + url.search);
    },
  };
  const client = new Client({ name: 'agent', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), {
    authProvider: provider,
    fetch: (url, init) => fetch(String(url).replace(publicUrl, origin), init),
  });
  await client.connect(transport);
  return {
    client,
    asked,
    finish: () => transport.finishAuth(answered),
    tokens: () => kept['tokens'],
    registered: () => kept['client'],
  };
}
