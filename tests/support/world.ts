/** The world of a test: the app that production starts, on a fresh database of the engine under test, and people who speak HTTP to it. */
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { basePath, publicOrigin } from '#http/base-path.ts';
import { openLog } from '#http/transport/log.ts';
import { openAdmission, type ServerAdmission } from '#http/transport/overload.ts';
import type { Account, Role } from '#catalog/roles.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { createToken, type TokenScope } from '#catalog/accounts/tokens/tokens.ts';
import type { Database } from '#database/database.ts';
import { createApp, type App, type AppOptions } from '#server/app.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { frozenClock, type TestClock } from './clock.ts';
import { migratedDatabase } from './databases.ts';
import { exchange } from './exchange.ts';
import { CATEGORIES, makeAccount } from './factories.ts';

export { ENGINE } from './databases.ts';
export { PASSWORD } from './factories.ts';

/** Longer than a test on a busy machine asks nothing, and shorter than it may take: what waits for the end of a connection sees it. */
const PATIENCE_MS = 120_000;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; throws when it is not. */
  json: any;
}

export interface Person {
  account: Account | null;
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string, headers?: Record<string, string>): Promise<Reply>;
  request(method: string, path: string, body?: string | Uint8Array, headers?: Record<string, string>): Promise<Reply>;
}

export interface World {
  app: App;
  db: Database;
  config: Config;
  clock: TestClock;
  origin: string;
  port: number;
  visitor: Person;
  /** A new account with a token for everything; the e-mail is unique. */
  person(
    role?: Role,
    options?: { scopes?: readonly TokenScope[]; email?: string },
  ): Promise<Person & { account: Account; token: string }>;
  /** Ends the app and keeps its data, for a server of its own. */
  leave(): Promise<void>;
  close(): Promise<void>;
  /** Throws the data away. */
  remove(): Promise<void>;
}

export interface WorldOptions {
  /** A PostgreSQL server of one's own. */
  server?: string | undefined;
  /** The address of a replica of the world's database. */
  replica?: (databaseUrl: string) => string;
  /** One that stands at noon unless told. */
  clock?: TestClock;
  /** Unless told, neither the time that tests take on a busy machine nor its pauses are overload. */
  admission?: ServerAdmission;
  outgoing?: NonNullable<AppOptions['outgoing']>;
  /** Unless told, a connection may be still for as long as a test takes on a busy machine. */
  timeouts?: 'as a site';
}

/**
 * Starts the app for the tests of one file or one test. `settings` are environment variables.
 * It is closed after the suite that calls it.
 */
export async function world(settings: Record<string, string> = {}, options: WorldOptions = {}): Promise<World> {
  const made = await openWorld(settings, options);
  after(() => made.close());
  return made;
}

/**
 * As world(), for callers that close it themselves: in a `before` hook `after` would close it at once.
 */
export async function openWorld(
  settings: Record<string, string> = {},
  {
    server,
    replica,
    clock = frozenClock(),
    admission = openAdmission(() => 0),
    outgoing = {},
    timeouts,
  }: WorldOptions = {},
): Promise<World> {
  const { db, url, folder, remove } = await migratedDatabase(clock, server);
  await importCategories(db, CATEGORIES);
  const config = readConfig({
    DATABASE_URL: url,
    ...(replica !== undefined && { DATABASE_READ_URL: replica(url) }),
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    OUTGOING: 'off',
    RDAP_BOOTSTRAP_URL: '',
    // Tests read and sign in more in a minute than people do; those about limits set their own.
    READ_LIMIT_PER_MINUTE: '100000',
    SEARCH_LIMIT_PER_MINUTE: '100000',
    WRITE_LIMIT_PER_MINUTE: '100000',
    SIGN_INS_PER_5_MINUTES: '100000',
    ...settings,
  });
  const errors: string[] = [];
  const log = openLog('error', { write: (line: string) => void errors.push(line) });
  const app = await createApp(config, db, log, { admission, outgoing });
  await app.context.live.loaded;
  // What a test writes is handled by the rounds that it asks for, not by one that began at the start.
  await app.firstRounds;
  if (timeouts === undefined) Object.assign(app.server.server, { keepAliveTimeout: PATIENCE_MS, timeout: PATIENCE_MS });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}${basePath(config.publicUrl)}`;
  let people = 0;
  const made: World = {
    app,
    db,
    config,
    clock,
    origin,
    port,
    visitor: speaker(origin, null, null, errors),
    async person(role = 'member', options = {}) {
      people += 1;
      const email = options.email ?? `person-${people}@example.org`;
      const account = await makeAccount(made.db, email, role);
      const { secret } = await createToken(
        made.db,
        account,
        {
          name: `token ${people}`,
          scopes: options.scopes ?? ['submissions:write', 'submissions:read'],
          expiresInDays: 90,
        },
        { verificationRequired: false },
      );
      return { ...speaker(origin, account, secret, errors), account, token: secret };
    },
    leave: ending(app, db),
    async close() {
      // A half-sent request would keep the app open until its connection times out.
      app.server.server.closeAllConnections();
      await made.leave();
      await made.remove();
      // The module of a test file keeps its worlds for as long as the process runs: what they held goes.
      for (const name of Object.keys(made)) Reflect.deleteProperty(made, name);
    },
    remove,
  };
  return made;
}

/** Ends the app, then its database. */
function ending(app: App, db: Database): () => Promise<void> {
  return async () => {
    await app.close();
    await db.close();
  };
}

/**
 * Somebody who speaks HTTP to the server at `origin`; below a base path, paths may have it or not. Beside a 500, what the
 * server has logged, its `errors`, is written to standard error.
 */
export function speaker(origin: string, account: Account | null, token: string | null, errors: string[] = []): Person {
  const [base, root] = [basePath(origin), publicOrigin(origin)];
  async function request(
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const isWhole = base !== '' && path.startsWith(`${base}/`);
    const {
      status,
      headers: received,
      text,
    } = await exchange(
      method,
      (isWhole ? root : origin) + path,
      { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
      body,
    );
    if (status === 500) process.stderr.write(errors.splice(0).join(''));
    return {
      status,
      headers: received,
      text,
      get json() {
        return JSON.parse(text) as unknown;
      },
    };
  }
  const sending =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
      request(method, path, body === undefined ? undefined : JSON.stringify(body), {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
  return {
    account,
    token,
    request,
    get: (path, headers) => request('GET', path, undefined, headers),
    post: sending('POST'),
    put: sending('PUT'),
    delete: (path, headers) => request('DELETE', path, undefined, headers),
  };
}
