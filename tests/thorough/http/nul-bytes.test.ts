/** A NUL in an address: PostgreSQL can store none, SQLite can, and neither may answer with a failure. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { machineDocuments } from '#documents/documents.ts';
import { OPERATIONS } from '#api/operations.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../../support/assert-each.ts';
import { signedIn, type Browser } from '../../web/browser.ts';
import { openWorld, type World } from '../../support/world.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** The names that pages look for in their queries, as their code says. */
const QUERIES = new Set(
  globSync('src/{web,http,documents}/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/query\.(?:get|getAll|has)\('(\w+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
);
const TEXTS = ['%00', 'a%00b', 'a-b%00'];

describe('a NUL in an address', () => {
  let w: World;
  let admin: Browser;
  let token: Record<string, string>;
  before(async () => {
    w = await openWorld();
    const person = await w.person('admin');
    token = { authorization: `Bearer ${person.token}` };
    admin = await signedIn(w, person.account.email);
  });
  after(() => w.close());

  const paths = [
    ...PAGES.filter((page) => page.method === 'GET').map((page) => page.path),
    ...machineDocuments({ publicUrl: 'http://localhost' }, PAGES).map((document) => document.path),
    ...OPERATIONS.filter((operation) => operation.method === 'GET').map(
      (operation) => `/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  ].map((path) => path.replace(':locale', 'en'));
  const distinct = [...new Set(paths)];
  const nameOf = (path: string): string => path;

  test('is no part of any path', () =>
    assertEach(
      distinct.filter((path) => path.includes(':')),
      nameOf,
      async (path) => {
        for (const text of TEXTS) {
          const { status } = await admin.get(path.replaceAll(/:\w+/g, text), token);
          assert.ok([404, 410, 422].includes(status), `${text}: ${status}`);
        }
      },
    ));

  test('is answered in the query of every path', () =>
    assertEach(distinct, nameOf, async (path) => {
      const address = path.replaceAll(/:\w+/g, 'none');
      const declared = OPERATIONS.filter((operation) => `/api/v1${operation.path}` === path).flatMap((operation) =>
        operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
      );
      for (const name of path.startsWith('/api/') ? declared : QUERIES) {
        const { status } = await admin.get(`${address}?${name}=a%00b`, token);
        // Any text is the name of a category or a task; one that names none has no tools.
        const isRefused = path.startsWith('/api/') && !['category', 'categories', 'task'].includes(name);
        // oEmbed 2.3.3: a format that is not there is answered with 501.
        const isFormat = path === '/oembed' && name === 'format' && status === 501;
        assert.ok(isFormat || (isRefused ? status === 422 : status < 500), `${name}: ${status}`);
      }
    }));
});
