/** The people of the filled world in front of Chromium: one window each, signed in, and the way to a scene. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import type { Looker, Scene } from '../support/scenes.ts';
import { cookiesOf } from '../web/lookers.ts';
import type { World } from '../support/world.ts';

/** Gives the window of a looker; it is opened, and its owner signed in, when it is first asked for. `script` runs on every page before the page's own. */
export function lookers(
  browser: Browser,
  world: World,
  options: BrowserContextOptions = {},
  script?: string,
): (looker: Looker) => Promise<Page> {
  const pages = new Map<Looker, Promise<Page>>();
  const open = async (looker: Looker): Promise<Page> => {
    const context = await browser.newContext(options);
    await context.addCookies(
      [...(await cookiesOf(world, looker))].map(([name, value]) => ({
        name,
        value,
        url: world.origin,
        sameSite: 'Lax',
        httpOnly: true,
      })),
    );
    if (script !== undefined) await context.addInitScript(script);
    return context.newPage();
  };
  return (looker) => {
    const page = pages.get(looker) ?? open(looker);
    pages.set(looker, page);
    return page;
  };
}

/** Opens a scene: its address, or a form of the same site sent to it. Throws where the page is not there: what is looked at would be another one. */
export async function openScene(
  page: Page,
  origin: string,
  { path, form, isMissing }: Pick<Scene, 'path' | 'form' | 'isMissing'>,
  locale: string,
): Promise<Response | null> {
  const address = origin + path.replace(':locale', locale);
  if (form === undefined) {
    const answer = await page.goto(address);
    if (answer?.status() === 404 && isMissing !== true) throw new Error(`there is no page at ${address}`);
    return answer;
  }
  // Any page of the origin serves to send a form from; this one holds little.
  await page.goto(`${origin}/${locale}/sign-in`);
  const fields = Object.entries(form).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
  const [answer] = await Promise.all([
    page.waitForNavigation(),
    page.evaluate(`(${SEND_FORM})(${JSON.stringify(address)}, ${JSON.stringify(fields)})`),
  ]);
  return answer;
}

/** Runs in the page. */
const SEND_FORM = `(address, fields) => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
  for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
}`;
