/** What must never happen on a page: dialogs, errors of scripts, reports of the policy, requests to other origins. */
import type { BrowserContext, Page } from 'playwright-core';

/** A new window that notes faults into the list from its first page on. */
export async function openWatched(context: BrowserContext, origin: string): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  return { page, faults: await noteFaults(page, origin) };
}

/** Notes what goes wrong in a window from now on; the list grows by itself. */
export async function noteFaults(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (what: string): number => faults.push(`${what} on ${page.url().slice(origin.length)}`);
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => note(`error ${error.message}`));
  page.on('console', (message) => {
    // A page that answers 403, 404 or 422 is told of in the console, too.
    const isAnswer = /the server responded with a status of (?:403|404|409|410|422)/.test(message.text());
    if (message.type() === 'error' && !isAnswer) note(`console ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) note(`request to ${request.url()}`);
  });
  await page.addInitScript(
    "document.addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective, event.blockedURI, event.sample))",
  );
  return faults;
}
