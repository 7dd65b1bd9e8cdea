/** An OpenID provider of an operator: `oidc-provider` on a port of this machine, where everybody is signed in as `person`. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import type { Reply, World } from '../support/world.ts';
import { openBrowser, type Browser } from './browser.ts';

export const CLIENT = { id: 'catalog', secret: 'a secret of the client, at least 32 letters' };
const RETURN = '/en/sign-in/oidc/return';

export type Claims = Readonly<Record<string, unknown>>;

/** Changes the body of an answer of a path on its way. */
type Change = (path: string, body: Record<string, unknown>) => Record<string, unknown>;

export interface OpenIdServer {
  issuer: string;
  /** The claims of whoever signs in. */
  person: Claims & { sub: string };
  /** Those of the ID token beside its subject. */
  inIdToken: Claims;
  change: Change;
  /** Lifetime of ID tokens in seconds. */
  lifetime: number;
  /** How often it was asked for its discovery document. */
  discoveries: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** It warns on the console of what only matters to people. */
const { warn, info } = console;
console.warn = (line: string) => (line.includes('oidc-provider ') ? undefined : warn(line));
console.info = (line: string) => (line.includes('oidc-provider ') ? undefined : info(line));
const { default: OpenIdProvider } = await import('oidc-provider');

const unchanged: Change = (_path, body) => body;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** `publicUrl` is that of the catalog, its client. */
export async function openOpenIdServer(publicUrl: string): Promise<OpenIdServer> {
  let answer: Parameters<typeof createServer>[1];
  const open = () => createServer((request, response) => answer?.(request as never, response as never));
  let server = open();
  const port = await listen(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const state: OpenIdServer = {
    issuer,
    person: { sub: 'nobody' },
    inIdToken: {},
    change: unchanged,
    lifetime: 60,
    discoveries: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    async start() {
      server = open();
      await listen(server, port);
    },
  };
  const provider = new OpenIdProvider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [publicUrl + RETURN],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub', 'email', 'email_verified'],
      email: ['email', 'email_verified'],
      groups: ['groups', 'realm_access'],
    },
    scopes: ['openid', 'email', 'groups'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    ttl: {
      IdToken: () => state.lifetime,
      AccessToken: 60,
      AuthorizationCode: 60,
      Session: 60,
      Interaction: 60,
      Grant: 60,
    },
    cookies: { keys: ['a key of cookies'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: (place: string) => (place === 'id_token' ? { sub: accountId, ...state.inIdToken } : state.person),
    }),
    async loadExistingGrant({
      oidc,
    }: {
      oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
    }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email groups');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path.endsWith('/openid-configuration')) state.discoveries += 1;
    if (typeof context.body === 'object' && context.body !== null)
      context.body = state.change(context.path, context.body as Record<string, unknown>);
  });
  const handle = provider.callback();
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction') !== true) return handle(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
  };
  return state;
}

/** Follows the provider's own redirects as a browser does, with cookies of its own, up to the catalog's address. */
async function throughProvider(address: string, { issuer }: OpenIdServer): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let steps = 0; steps < 8; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    assert.ok([302, 303].includes(reply.status), `${reply.status} ${url.href} ${await reply.text()}`);
    url = new URL(reply.headers.get('location') ?? '', url);
    if (url.origin !== issuer) return url;
  }
  throw new Error('the provider leads nowhere');
}

/** The address that the provider sends this browser back to; `changeRequest` sees the request before. */
export async function comeBack(
  browser: Browser,
  server: OpenIdServer,
  { path = '/de/sign-in/oidc', changeRequest = (_url: URL): void => undefined } = {},
): Promise<string> {
  const away = await browser.get(path);
  assert.equal(away.status, 303, away.text.slice(0, 500));
  const url = new URL(away.headers.get('location') ?? '');
  assert.equal(url.origin, server.issuer, url.href);
  changeRequest(url);
  const back = await throughProvider(url.href, server);
  return back.pathname + back.search;
}

/** Signs in as somebody with these claims. */
export async function signInAs(
  world: World,
  server: OpenIdServer,
  person: OpenIdServer['person'],
): Promise<{ browser: Browser; reply: Reply }> {
  server.person = person;
  const browser = openBrowser(world);
  return { browser, reply: await browser.get(await comeBack(browser, server)) };
}
