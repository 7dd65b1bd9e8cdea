/** The people of the filled world in Chromium, each signed in with a window of their own, and how to open a page case. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import type { Viewer, PageCase } from '../support/page-cases.ts';
import { cookiesOf } from '../web/viewers.ts';
import type { World } from '../support/world.ts';

/** Gives the window of a viewer, opened and signed in at first use. `script` runs on every page before the page's own. */
export function viewerPages(
  browser: Browser,
  world: World,
  options: BrowserContextOptions = {},
  script?: string,
): (viewer: Viewer) => Promise<Page> {
  const pages = new Map<Viewer, Promise<Page>>();
  const open = async (viewer: Viewer): Promise<Page> => {
    const context = await browser.newContext(options);
    await context.addCookies(
      [...(await cookiesOf(world, viewer))].map(([name, value]) => ({
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
  return (viewer) => {
    const page = pages.get(viewer) ?? open(viewer);
    pages.set(viewer, page);
    return page;
  };
}

/** Opens the address of a page case, or sends its form. Throws if another page answers. */
export async function openPageCase(
  page: Page,
  origin: string,
  { path, form, isMissing }: Pick<PageCase, 'path' | 'form' | 'isMissing'>,
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
