/** Every answer to any method of every operation, page and document takes a limit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from '#api/operations.ts';
import { machineDocuments } from '#documents/documents.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../../support/assert-each.ts';
import { world } from '../../support/world.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const API_DOCUMENT = '/agent/openapi.json';
/** The first two read the API document without a limit. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test('an answer to any method of any operation, page or document takes a limit', async () => {
  const w = await world();
  const values: Record<string, string> = { locale: 'en', id: 'chatbots', number: '1', slug: 'none' };
  const paths = new Set([
    ...OPERATIONS.map(({ path }) => `/api/v1${path.replace(/\{\w+\}/, UNKNOWN_ID)}`),
    ...PAGES.map(({ path }) => path.replace(':locale', 'en').replace(/:\w+/, UNKNOWN_ID)),
    ...machineDocuments(w.config, PAGES).map(({ path }) =>
      path.replaceAll(/:([a-z]+)/g, (_, name: string) => values[name] ?? ''),
    ),
  ]);
  // Refused forms wait a second before they leave; here they are refused as another site's.
  await assertEach(
    [
      ...[...paths].flatMap((path) => METHODS.map((method) => ({ method, path }))),
      ...METHODS.slice(2).map((method) => ({ method, path: API_DOCUMENT })),
    ],
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path }) => {
      const { status, headers } = await w.visitor.request(method, path, undefined, { 'sec-fetch-site': 'cross-site' });
      assert.match(headers.get('ratelimit') ?? '', /^"[a-z-]+";r=\d+;t=\d+/, String(status));
      assert.match(headers.get('ratelimit-policy') ?? '', /^"[a-z-]+";q=\d+;w=\d+/);
    },
  );
});
