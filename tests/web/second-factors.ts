/** Second factors in the hands of a test: an authenticator app, and the pages that set one up. */
import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { Reply, World } from '../support/world.ts';
import { openBrowser, signedIn, type Browser } from './browser.ts';

/** The steps of a code, in milliseconds. */
export const STEP = 30_000;

/** An app that knows the secret; `steps` later or earlier than the time of the world. */
export function codeOf(world: World, secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: world.clock.now().getTime() + steps * STEP });
}

/** A code that is right at no time about now. */
export function wrongCode(world: World, secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(world, secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

export function secretOn(page: Reply): string {
  return /<code dir="ltr">([A-Z2-7 ]{32,})<\/code>/.exec(page.text)?.[1]?.replaceAll(' ', '') ?? 'no key on the page';
}

export function codesOn(page: Reply): string[] {
  return [...page.text.matchAll(/<code>([0-9a-z-]{27})<\/code>/g)].map((match) => match[1] ?? '');
}

/** Sets up an app in a browser that has just signed in; gives its secret and the recovery codes. */
export async function setUpApp(world: World, browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const secret = secretOn(await browser.get('/en/account/two-factor/app'));
  const done = await browser.send('/en/account/two-factor/app', { code: codeOf(world, secret) });
  assert.equal(done.status, 200, done.text.slice(0, 500));
  // The code that was just used is used up.
  world.clock.advance(STEP);
  return { secret, codes: codesOn(done) };
}

/** Somebody with an app, signed in, and the way to the second step in another browser. */
export async function withApp(world: World, email: string) {
  const browser = await signedIn(world, email);
  return { browser, ...(await setUpApp(world, browser)) };
}

/** A browser whose first step is done. */
export async function atSecondStep(world: World, email: string, password: string): Promise<Browser> {
  const browser = openBrowser(world);
  const reply = await browser.send('/en/sign-in', { email, password });
  assert.match(reply.headers.get('location') ?? '', /\/en\/sign-in\/two-factor$/);
  return browser;
}
