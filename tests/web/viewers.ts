/** The people of the filled world with their cookies, as their browsers would send them. */
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { startSession } from '#catalog/accounts/sessions.ts';
import { CAST } from '../support/filled-world.ts';
import type { Viewer } from '../support/page-cases.ts';
import { PASSWORD, type World } from '../support/world.ts';
import { openBrowser, signedIn, type Browser } from './browser.ts';
import { atSecondStep } from './second-factors.ts';

/** Signs the viewer in, as far as they are; visitors have none. */
export async function cookiesOf(world: World, viewer: Viewer): Promise<Map<string, string>> {
  if (viewer === 'visitor') return new Map();
  if (viewer === 'halfway') return (await atSecondStep(world, CAST.guarded, PASSWORD)).cookies;
  if (viewer !== 'guarded' && viewer !== 'returning') return (await signedIn(world, CAST[viewer])).cookies;
  // No app has a code for each window that a test opens in the same half minute.
  const account = await getAccountByEmail(world.db, CAST.guarded);
  const factorAt = viewer === 'guarded' ? world.clock.now().toISOString() : null;
  const { cookie } = await world.db.write((trx) =>
    startSession(trx, account, { factorAt, begunAt: null, device: '', address: '' }),
  );
  return new Map([['sid', cookie]]);
}

/** Gives each viewer a browser, which stays signed in. */
export function createBrowsers(worldOf: () => World): (viewer: Viewer) => Promise<Browser> {
  const browsers = new Map<Viewer, Browser>();
  return async (viewer) => {
    const known = browsers.get(viewer);
    if (known !== undefined) return known;
    const browser = openBrowser(worldOf());
    for (const [name, value] of await cookiesOf(worldOf(), viewer)) browser.cookies.set(name, value);
    browsers.set(viewer, browser);
    return browser;
  };
}
