/** A browser without scripts: keeps cookies, fills in forms, follows redirects; sends what browsers send with a form. */
import type { Price } from '#fields/pricing.ts';
import { priceInputs } from '#web/elements/price-field.ts';
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD, type Reply, type World } from '../support/world.ts';

export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Sends a form; lists become repeated fields. */
  send(
    path: string,
    fields?: Readonly<Record<string, string | readonly string[]>>,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Opens where a redirect leads. */
  follow(reply: Reply): Promise<Reply>;
}

export function openBrowser(world: Pick<World, 'visitor'>): Browser {
  const cookies = new Map<string, string>();

  async function request(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await world.visitor.request(method, path, body, { ...(cookie !== '' && { cookie }), ...headers });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }

  return {
    cookies,
    get: (path, headers = {}) => request('GET', path, undefined, headers),
    send(path, fields = {}, headers = { 'sec-fetch-site': 'same-origin' }) {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) {
        for (const item of typeof value === 'string' ? [value] : value) form.append(name, item);
      }
      return request('POST', path, form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      });
    },
    follow(reply) {
      assert.equal(reply.status, 303, reply.text.slice(0, 2_000));
      return request('GET', reply.headers.get('location') ?? '', undefined, {});
    },
  };
}

/** A page without the scripts that belong there: structured data, which can hold no markup, and files of our own. */
export function withoutOwnScripts(page: string): string {
  return page.replaceAll(
    /<script (?:type="application\/ld\+json">[^<>&]*|src="\/assets\/[\w.-]+"(?: defer)?>)<\/script>/g,
    '',
  );
}

/** A browser that has signed in. */
export async function signedIn(world: Pick<World, 'visitor'>, email: string): Promise<Browser> {
  const browser = openBrowser(world);
  const reply = await browser.send('/en/sign-in', { email, password: PASSWORD });
  assert.equal(reply.status, 303, 'the sign-in was refused');
  return browser;
}

/** The mails that the server has written so far, oldest first, with soft line breaks undone. */
export async function readMails(world: World): Promise<string[]> {
  await world.app.drain('outbox');
  const folder = join(world.config.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

/** What a form of the page would send as a submission. */
export function submissionFields(body: Record<string, unknown>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === 'object' && value !== null && 'amount' in value)
        return Object.entries(priceInputs(name, value as Price));
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
    }),
  );
}

/** The text of a page without its markup. */
export function textOf(reply: Reply): string {
  const main = reply.text.slice(reply.text.indexOf('<main'), reply.text.indexOf('</main>'));
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[ \t\r\n]+/g, ' ');
}
