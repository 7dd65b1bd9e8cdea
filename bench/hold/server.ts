/** The server of a run, on a database in which every page has something to show, with the probe in its event loop. */
import { CAST, openFilledWorld } from '../../tests/support/filled-world.ts';
import { addressesOf, type Looker } from '../../tests/support/scenes.ts';
import { openBrowser } from '../../tests/web/browser.ts';
import { cookiesOf } from '../../tests/web/lookers.ts';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { getAccountByEmail } from '#catalog/accounts/accounts.ts';
import { raisedLimits } from '../../tests/fuzz/server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startServer, type Target } from '../processes.ts';
import type { Address, Sources } from './sources.ts';
import { clockOfToday } from '../../tests/support/clock.ts';

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname;
const PROBE = new URL('./probe.ts', import.meta.url).pathname;

export interface HoldServer {
  target: Target;
  /** Where the probe answers. */
  holdPort: number;
  sources: Sources;
  stop(): Promise<void>;
}

/** Names of the parameters in the links and the forms of a page. */
function parametersOf(html: string): string[] {
  const links = [...html.matchAll(/(?:href|action)="[^"?]*\?([^"#]*)/g)].flatMap(([, query = '']) =>
    query.split('&amp;').map((pair) => pair.split('=', 1)[0] ?? ''),
  );
  const forms = [...html.matchAll(/<form [^>]*method="get"[^>]*>([^]*?)<\/form>/g)].flatMap(([, content = '']) =>
    [...content.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name),
  );
  return [...new Set([...links, ...forms])].filter((name) => /^\w+$/.test(name));
}

/** Fills a database and starts the server on it; `stop` ends it and throws everything away. */
export async function startHoldServer(): Promise<HoldServer> {
  const filled = await openFilledWorld({ settings: raisedLimits(), clock: clockOfToday() });
  const { world } = filled;
  const cookies = new Map<Looker, string>();
  const [gets, posts] = [addressesOf(filled, 'GET'), addressesOf(filled, 'POST')];
  for (const looker of new Set([...gets, ...posts].map(({ as }) => as)))
    cookies.set(looker, [...(await cookiesOf(world, looker))].map((pair) => pair.join('=')).join('; '));
  const withParameters: Address[] = [];
  for (const scene of gets) {
    const { text } = await openBrowser(world).get(scene.path.replace(':locale', 'en'), {
      cookie: cookies.get(scene.as) ?? '',
    });
    withParameters.push({ ...scene, parameters: parametersOf(text) });
  }
  const maker = await getAccountByEmail(world.db, CAST.maker);
  const wanted = { name: 'hold', scopes: ['submissions:write', 'submissions:read'], expiresInDays: 7 };
  const { secret } = await createToken(world.db, maker, wanted, { verificationRequired: false });
  await world.leave();

  const holdPort = await freePort();
  const settings = {
    ...raisedLimits(),
    DATABASE_URL: world.config.databaseUrl,
    DATA_DIR: world.config.dataDir,
    DEMO_CATALOG: 'off',
    HOLD_PORT: String(holdPort),
  };
  const words = ['--max-semi-space-size=4', `--import=${PROBE}`, MAIN];
  const target = await startServer('toolshelf', words, settings, '/livez');
  const sources: Sources = {
    gets: withParameters,
    posts: posts.map((scene) => ({ ...scene, parameters: [] })),
    cookies,
    token: secret,
    id: filled.submissions.changes,
    slug: filled.tools.own,
  };
  return {
    target,
    holdPort,
    sources,
    async stop() {
      await target.stop();
      await world.remove();
    },
  };
}
