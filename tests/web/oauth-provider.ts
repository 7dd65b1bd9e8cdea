/** A site that people can sign in with, of our own, that speaks the protocol: codes, PKCE, tokens, people. */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderName } from '#catalog/accounts/identities.ts';
import { PROVIDERS, OAUTH_SITES } from '#web/account/oauth.ts';
import type { Reply, World } from '../support/world.ts';
import { openBrowser, type Browser } from './browser.ts';

/** Keys of both clients, as the operator sets them. */
export const CLIENT_SETTINGS = {
  GITHUB_CLIENT_ID: 'git-id',
  GITHUB_CLIENT_SECRET: 'git-secret',
  GOOGLE_CLIENT_ID: 'goo-id',
  GOOGLE_CLIENT_SECRET: 'goo-secret',
};
const CLIENTS = { github: ['git-id', 'git-secret'], google: ['goo-id', 'goo-secret'] } as const;

export interface Someone {
  id: number;
  email: string;
  verified: boolean;
}

/** Who is signed in at the provider, and whether it answers. */
export const provider: {
  someone: Someone;
  mode: 'working' | 'broken';
  /** Who administers each public repository, by `owner/name`. */
  repositories: Map<string, readonly number[]>;
  /** The name under which a repository answers that was renamed. */
  renamed?: string;
} = {
  someone: { id: 1, email: 'a@example.org', verified: true },
  mode: 'working',
  repositories: new Map(),
};
/** What it has handed out. */
const codes = new Map<string, { person: Someone; challenge: string; redirect: string; client: string }>();
const tokens = new Map<string, Someone>();

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

function grant(form: URLSearchParams): { access_token: string } | null {
  const issued = codes.get(form.get('code') ?? '');
  codes.delete(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isKnown = Object.values(CLIENTS).some(
    ([id, secret]) => id === form.get('client_id') && id === issued?.client && secret === form.get('client_secret'),
  );
  if (
    issued === undefined ||
    !isKnown ||
    form.get('grant_type') !== 'authorization_code' ||
    challenge !== issued.challenge ||
    form.get('redirect_uri') !== issued.redirect
  )
    return null;
  const token = randomUUID();
  tokens.set(token, issued.person);
  return { access_token: token };
}

const server = createServer((request, response) => {
  const answer = (status: number, value: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const url = new URL(request.url ?? '/', 'http://provider.test');
  void (async () => {
    if (provider.mode === 'broken') return response.writeHead(500).end('<html>');
    if (url.pathname === '/authorize') {
      const { searchParams: asked } = url;
      if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256')
        return answer(400, {});
      const code = randomUUID();
      const redirect = asked.get('redirect_uri') ?? '';
      codes.set(code, {
        person: provider.someone,
        challenge: asked.get('code_challenge') ?? '',
        redirect,
        client: asked.get('client_id') ?? '',
      });
      const back = new URL(redirect);
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token') {
      // As GitHub does: a refused code is an answer like any other.
      return answer(200, grant(await bodyOf(request)) ?? { error: 'bad_verification_code' });
    }
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (person === undefined) return answer(401, { error: 'invalid_token' });
    const repository = url.pathname.startsWith('/repos/') ? url.pathname.slice('/repos/'.length) : undefined;
    if (repository !== undefined) {
      const admins = provider.repositories.get(repository.toLowerCase());
      if (admins === undefined) return answer(404, { message: 'Not Found' });
      const full_name = provider.renamed ?? repository;
      return answer(200, { full_name, permissions: { admin: admins.includes(person.id), push: true, pull: true } });
    }
    if (url.pathname === '/emails')
      return answer(200, [
        { email: 'other@example.org', primary: false, verified: true },
        { email: person.email, primary: true, verified: person.verified },
      ]);
    return answer(200, { id: person.id, sub: `s-${person.id}`, email: person.email, email_verified: person.verified });
  })();
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
// All files that a process takes share it, and it keeps none from ending.
server.unref();
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (const name of OAUTH_SITES) {
  Object.assign(PROVIDERS[name], {
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    personUrl: `${base}/person`,
    ...(name === 'github' && { emailsUrl: `${base}/emails`, repositoriesUrl: `${base}/repos` }),
  });
}

/** Whether browsers let the forms of a page lead on to the provider: they hold redirects behind a form to its policy. */
export const leadsOn = (page: Reply): boolean =>
  /form-action ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1] === `'self' ${base}`;

/** Goes to the provider and gives the path with which it sends the browser back. */
export async function wayBack(browser: Browser, name: ProviderName, path = `/de/sign-in/${name}`): Promise<string> {
  const away = await browser.get(path);
  assert.equal(away.status, 303);
  const reply = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  assert.equal(reply.status, 302);
  const back = new URL(reply.headers.get('location') ?? '');
  assert.equal(back.pathname, `/en/sign-in/${name}/return`);
  return back.pathname + back.search;
}

/** Connects the provider's account of `person` to the one that the browser is signed in to; gives the answer. */
export async function connect(browser: Browser, name: ProviderName, person: Someone): Promise<Reply> {
  provider.someone = person;
  return browser.get(await wayBack(browser, name, `/en/sign-in/${name}?connect=yes`));
}

/** Signs in over the provider as `person`. */
export async function signInWith(
  world: World,
  name: ProviderName,
  person: Someone,
): Promise<{ browser: Browser; reply: Reply }> {
  const browser = openBrowser(world);
  provider.someone = person;
  return { browser, reply: await browser.get(await wayBack(browser, name)) };
}
