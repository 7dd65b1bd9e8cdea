/** What the log may say of a request: nothing that is itself a right, wherever in the address it stood. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { openLog } from '#http/transport/log.ts';
import { machineDocuments } from '#documents/documents.ts';
import { OPERATIONS } from '#api/operations.ts';
import { LOGGED_CHARACTERS } from '#http/transport/logged-path.ts';
import { createApp, type App } from '#server/app.ts';
import { readConfig } from '#server/settings/config.ts';
import { PAGES } from '#web/pages.ts';
import { migratedDatabase } from '../support/databases.ts';

const TOKEN = 'aitp_FjT90h25VEu3rRu68LBPsGCkYeKXyohx1sUx7q';
const ID = '18c74a82-cc6a-466b-b71e-b5597d2bc5be';
const SECRET = 'uq1uO3oY7i2Zk_r-8M5c1yE6c4mZrY3J0v9nXh2wQbA';

let log = '';
let app: App;
let close: () => Promise<void>;
before(async () => {
  const { db, url, folder, remove } = await migratedDatabase();
  const write = (line: string): void => void (log += line);
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, PORT: '0', READ_LIMIT_PER_MINUTE: '100000' });
  app = await createApp(config, db, openLog('trace', { write }));
  await app.context.live.loaded;
  close = async () => {
    await app.close();
    await db.close();
    await remove();
  };
});
after(() => close());

/** The paths of the log lines of these requests, in their order. */
async function pathsLogged(requests: readonly (Pick<InjectOptions, 'method'> & { url: string })[]): Promise<string[]> {
  const start = log.length;
  const answered = (): string[] =>
    log
      .slice(start)
      .split('\n')
      .filter((line) => line.includes('"path"'));
  for (const request of requests) await app.server.inject({ ...request, headers: { host: 'localhost' } });
  app.context.log.flush();
  const paths = answered().map((line) => (JSON.parse(line) as { path: string }).path);
  assert.equal(paths.length, requests.length);
  return paths;
}

test('secrets in an address, known to us or not, stay out of the log', async () => {
  const addresses = [
    `/en/${TOKEN}`,
    `/api/v1/tools/${TOKEN}`,
    `/api/v1/tools/${TOKEN.replace('_', '%5F')}`,
    `/api/v1/tools?token=${TOKEN}`,
    `/en?next=${TOKEN}`,
    `/en/tools/${TOKEN}`,
    `/en/tools/${TOKEN}/`,
    `/nothing/${SECRET}`,
  ];
  for (const path of await pathsLogged(addresses.map((url) => ({ url }))))
    for (const secret of [TOKEN, TOKEN.slice(5), SECRET]) assert.ok(!path.includes(secret), path);
});

/** Every path that holds a right, with the right in it. */
function pathsWithRights(): string[] {
  const paths = [
    ...PAGES.map(({ path }) => path),
    ...OPERATIONS.map(({ path }) => `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ...machineDocuments(app.context.config, PAGES).map(({ path }) => path),
  ];
  return [...new Set(paths)]
    .filter((path) => /:(?:secret|id)\b/.test(path))
    .map((path) => path.replace(':locale', 'en').replace(':secret', SECRET).replace(':id', ID));
}

test('a right in a path stays out of the log however the path is spelled and whatever is done with it', async () => {
  const spellings: ((path: string) => string)[] = [
    (path) => path,
    (path) => `${path}?a=b`,
    (path) => `${path}/`,
    (path) => `${path}//`,
    (path) => `/${path}`,
    (path) => path.replaceAll('/', '//'),
    (path) => path.replace('/', '/./'),
    (path) => path.toUpperCase(),
    (path) => path.replace('/en/', '/xx/'),
    (path) => path.replace('/', '/%65'),
    (path) => `${path}/nothing`,
    (path) => path.replaceAll('-', '%2D').replaceAll('_', '%5f'),
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
  const rights = pathsWithRights();
  assert.ok(rights.length > 20);
  const requests = rights.flatMap((path) =>
    spellings.flatMap((spell, at) =>
      (at === 0 ? methods : methods.slice(0, 1)).map((method) => ({ url: spell(path), method: method as 'GET' })),
    ),
  );
  const logged = await pathsLogged(requests);
  for (const [at, path] of logged.entries()) {
    const plain = decodeURIComponent(path).toLowerCase();
    for (const right of [ID, SECRET.toLowerCase()]) assert.ok(!plain.includes(right), JSON.stringify(requests[at]));
  }
});

test('the address of a tool is logged, that of nothing of ours is not', async () => {
  const slug = 'a-tool-whose-slug-is-longer-than-most-others';
  assert.deepEqual(await pathsLogged([{ url: `/api/v1/tools/${slug}?locale=de` }, { url: `/${slug}` }]), [
    `/api/v1/tools/${slug}`,
    '…',
  ]);
});

test('a probe that passed is a line of level debug', async () => {
  const start = log.length;
  assert.deepEqual(
    await pathsLogged([{ url: '/livez' }, { url: '/readyz?a=b' }, { url: '/healthz' }, { url: '/robots.txt' }]),
    ['/livez', '/readyz', '/healthz', '/robots.txt'],
  );
  const lines = log
    .slice(start)
    .split('\n')
    .filter((line) => line.includes('"msg":"answered"'));
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { level: number }).level),
    [20, 20, 20, 30],
  );
});

test('a long path is cut, and half a secret at the cut is left out', async () => {
  const long = [
    `/${'a'.repeat(15_900)}`,
    `/en/tools/${'a'.repeat(15_900)}`,
    `/en/tools/${'a-'.repeat(7_950)}`,
    `/en/${'1/'.repeat(7_950)}`,
    `/en/categories/${'a'.repeat(LOGGED_CHARACTERS - 30)}${SECRET}/feed.atom`,
    `/api/v1/tools/${'a'.repeat(LOGGED_CHARACTERS - 30)}${SECRET}`,
  ];
  for (const path of await pathsLogged(long.map((url) => ({ url })))) {
    assert.ok(path.length <= LOGGED_CHARACTERS, String(path.length));
    assert.ok(!path.includes(SECRET.slice(0, 8)), path);
  }
});
